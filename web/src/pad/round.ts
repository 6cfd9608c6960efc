// One round of a score pad, note by note: what is due, what does not fit, and its points. The order is that of a round
// (rules 15); all that rules decide is looked up in tables that the engine made (docs/score-pad.md).

import type { Due, Fault, NoteValue, Row, Tables } from "./types";

/** What counts of the notes of a round. */
export class Notes {
  readonly values = new Map<string, NoteValue>();

  get<T extends NoteValue>(key: string, seat = -1): T | null {
    return (this.values.get(`${key} ${seat}`) as T | undefined) ?? null;
  }

  /** Whether something is noted that comes after the deal: who skips a note goes on so. */
  get hasLater(): boolean {
    return [...this.values.keys()].some((key) => LATER.has(key.split(" ")[0]!));
  }
}

const LATER = new Set(["bid", "adjust", "revoke", "grail", "won"]);
const SUITS = ["c", "d", "h", "s"];
const FLAT_TWIST = "flat-points";
const UBER_TWIST = "uber-wizard";

/** Why a round does not go on: something is due, or does not fit. */
export class Stop {
  constructor(readonly fault: Fault | null = null) {}
}

const misfit = (key: string, args: Fault["args"] = {}): Stop => new Stop({ key: `scorepad-${key}`, args });
const upTo = (last: number, first = 0): number[] => Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** What a round begins with. */
export interface Begun {
  tables: Tables;
  row: Row;
  notes: Notes;
  isPlayOff: boolean;
  size: number;
  /** Players who are in, and how many hands are dealt. */
  seats: number[];
  hands: number;
  /** Who deals; null where lots are drawn. */
  dealer: number | null;
  totals: number[];
}

export class RoundFold {
  readonly due: Due[] = [];
  dealer: number | null = null;
  trump: string | null;
  points: number[] | null = null;
  #twist = "";

  constructor(readonly begun: Begun) {
    this.trump = begun.notes.get<string>("trump");
  }

  /** Players from the dealer's left. */
  get order(): number[] {
    const { seats } = this.begun;
    const dealer = this.dealer ?? -1;
    return [...seats.filter((seat) => seat > dealer), ...seats.filter((seat) => seat <= dealer)];
  }

  get bidders(): number[] {
    if (this.dealer === null) return [];
    return this.order.filter((seat) => this.begun.row.role === "none" || seat !== this.dealer);
  }

  get last(): number | null {
    return this.bidders.at(-1) ?? null;
  }

  get bids(): (number | null)[] {
    const { notes, tables, row } = this.begun;
    const isForced = row.bidding === "zero";
    return upTo(tables.players - 1).map((seat) => (isForced ? (this.bidders.includes(seat) ? 0 : null) : notes.get<number>("bid", seat)));
  }

  /** Note everything and score the round; thrown is why it does not go on. */
  play(): void {
    this.#open();
    this.#name();
    this.#bid();
    this.#mend();
    this.points = this.#score();
  }

  #require(...due: Due[]): never {
    this.due.push(...due);
    throw new Stop();
  }

  #offer(key: string, values: string[] | null): void {
    if (!this.begun.notes.hasLater) this.due.push({ key, seat: null, values, optional: true });
  }

  #refuse(key: string, seat = -1): void {
    if (this.begun.notes.get(key, seat) !== null) throw misfit("not-asked", { what: key, seat });
  }

  #checkIn(key: string, seat: number): void {
    if (!this.begun.seats.includes(seat)) throw misfit("seat-out", { what: key, seat });
  }

  // What comes before the bids.

  #open(): void {
    const { isPlayOff, notes } = this.begun;
    if (isPlayOff) this.#draw();
    else {
      ["play_off", "dealer"].forEach((key) => this.#refuse(key));
      this.dealer = this.begun.dealer;
    }
    if (!this.#isTurned) this.#refuse("turn_up");
    else if (notes.get("turn_up") === null) this.#offer("turn_up", null);
  }

  #draw(): void {
    const { notes, seats } = this.begun;
    const tied = notes.get<number[]>("play_off");
    if (tied && tied.join() !== seats.join()) throw misfit("play-off");
    const dealer = notes.get<number>("dealer");
    if (dealer === null) this.#require({ key: "dealer", seat: null, values: seats, optional: false });
    this.#checkIn("dealer", dealer);
    this.dealer = dealer;
  }

  get #isTurned(): boolean {
    const { row, size, hands, tables } = this.begun;
    return row.turned === "turned" && size * hands < tables.deck;
  }

  /** What the round makes trump by itself: a suit, "none", "name" for the dealer to name it, null if nobody noted the card. */
  get #made(): string | null {
    const { row, notes, tables } = this.begun;
    if (row.turned !== "turned") return row.turned;
    if (!this.#isTurned) return "none";
    const card = notes.get<string>("turn_up");
    if (card !== null) return tables.turn_ups[row.turn_ups]![card] ?? null;
    const isNamed = notes.get("twist") !== null && Object.values(tables.turn_ups[row.turn_ups]!).includes("name");
    return isNamed ? "name" : null;
  }

  #name(): void {
    const { row, notes, tables } = this.begun;
    const made = this.#made;
    this.#nameTrump(made);
    if (made === "name" && row.twists.length) this.#nameTwist();
    else this.#refuse("twist");
    if (tables.uber || this.#twist === UBER_TWIST) {
      if (notes.get("uber") === null) this.#offer("uber", null);
    } else this.#refuse("uber");
  }

  #nameTrump(made: string | null): void {
    const { notes } = this.begun;
    const noted = notes.get<string>("trump");
    if (made === "name") {
      if (noted === "none") throw misfit("trump-none");
      if (noted === null && notes.get("turn_up") !== null) this.#offer("trump", SUITS);
      this.trump = noted;
      return;
    }
    if (noted !== null && made !== null && made !== noted) throw misfit("trump-other", { trump: made });
    this.trump = noted ?? made;
  }

  #nameTwist(): void {
    const { row, notes } = this.begun;
    const twist = notes.get<string>("twist");
    if (twist === null) this.#require({ key: "twist", seat: null, values: row.twists, optional: false });
    if (!row.twists.includes(twist)) throw misfit("twist", { twist });
    this.#twist = twist;
  }

  // Bids.

  #bid(): void {
    const { tables, row, notes, size } = this.begun;
    upTo(tables.players - 1).forEach((seat) => this.#checkBid(seat));
    if (row.bidding === "zero") return;
    const missing = this.bidders.filter((seat) => notes.get("bid", seat) === null);
    if (missing.length && row.bidding !== "in-turn") this.#require(...missing.map((seat) => ({ key: "bid", seat, values: upTo(size), optional: false })));
    let sum = 0;
    for (const seat of this.bidders) {
      const bid = notes.get<number>("bid", seat);
      const barred = seat === this.last && !tables.uneven_mended ? this.#barred(seat, sum) : -1;
      if (bid === null) this.#require({ key: "bid", seat, values: upTo(size).filter((one) => one !== barred), optional: false });
      if (bid === barred) throw misfit("bid-barred", { seat, bid, size });
      sum += bid;
    }
  }

  #checkBid(seat: number): void {
    const { notes, row, size } = this.begun;
    const bid = notes.get<number>("bid", seat);
    if (bid === null) return;
    this.#checkIn("bid", seat);
    if (!this.bidders.includes(seat) || row.bidding === "zero") this.#refuse("bid", seat);
    if (bid > size) throw misfit("bid-range", { seat, bid, size });
  }

  /** The bid that would make the sum even, where the uneven rule binds who bids last; -1 where nothing is barred. */
  #barred(seat: number, sum: number): number {
    const { size, tables } = this.begun;
    const even = size - sum;
    return even < 0 || (even === 0 && tables.uneven_zero) || !this.#isBound(seat) ? -1 : even;
  }

  #isBound(seat: number): boolean {
    const { row, seats, totals } = this.begun;
    if (row.uneven !== "sole-leader") return row.uneven === "anyone";
    const others = seats.filter((one) => one !== seat);
    return others.length > 0 && others.every((one) => totals[one]! < totals[seat]!);
  }

  #mend(): void {
    const { tables, notes, size, row } = this.begun;
    const seat = this.last;
    const made = this.bidders.map((one) => this.bids[one] ?? 0);
    const first = made.at(-1) ?? 0;
    const sum = made.reduce((all, one) => all + one, 0);
    const isEven = seat !== null && tables.uneven_mended && row.bidding !== "zero" && sum === size && !(first === 0 && tables.uneven_zero) && this.#isBound(seat);
    if (!isEven) return this.#refuse("adjust");
    const values = [first - 1, first + 1].filter((one) => one >= 0 && one <= size);
    const bid = notes.get<number>("adjust");
    if (bid === null) this.#require({ key: "adjust", seat, values, optional: false });
    if (!values.includes(bid)) throw misfit("adjust", { seat, bid, first });
  }

  // The score.

  #score(): number[] {
    const { notes, size, tables, seats } = this.begun;
    const revoke = notes.get<{ seat: number; trick?: number }>("revoke");
    if (revoke) {
      this.#checkIn("revoke", revoke.seat);
      if ((revoke.trick ?? 0) > size) throw misfit("revoke-trick", { trick: revoke.trick!, size });
    }
    const grail = this.#grail(revoke !== null);
    const won = revoke ? upTo(tables.players - 1).map(() => 0) : this.#won();
    const bids = this.bids.map((bid, seat) => (seat === this.last ? (notes.get<number>("adjust") ?? bid) : bid));
    const off = this.bidders.reduce((all, seat) => all + Math.abs(bids[seat]! - won[seat]!), 0);
    return upTo(tables.players - 1).map((seat) => {
      if (!seats.includes(seat)) return 0;
      if (seat === revoke?.seat) return tables.revoke;
      if (!this.bidders.includes(seat)) return this.#saboteur(revoke ? 0 : off);
      return this.#pointsOf(bids[seat]!, revoke ? bids[seat]! : won[seat]!, seat === grail);
    });
  }

  #pointsOf(bid: number, won: number, hasGrail: boolean): number {
    const { tables, row } = this.begun;
    if (row.is_flat || this.#twist === FLAT_TWIST) return tables.flat * (won + 1);
    if (bid !== won) return tables.missed[row.scoring]![Math.abs(bid - won)]!;
    return (bid === 0 ? row.zero : tables.made[row.scoring]![bid]!) + (hasGrail ? row.grail : 0);
  }

  #saboteur(off: number): number {
    const { tables, row } = this.begun;
    if (row.role === "saboteur") return tables.saboteur;
    return off ? tables.spoils * off : tables.no_spoils;
  }

  #grail(isOver: boolean): number | null {
    const { row, notes, seats } = this.begun;
    if (!row.grail) {
      this.#refuse("grail");
      return null;
    }
    const seat = notes.get<number>("grail");
    if (seat !== null) this.#checkIn("grail", seat);
    else if (!isOver) this.due.push({ key: "grail", seat: null, values: seats, optional: true });
    return seat;
  }

  #won(): number[] {
    const { tables, notes, size, row } = this.begun;
    const noted = upTo(tables.players - 1).map((seat) => notes.get<number>("won", seat));
    noted.forEach((tricks, seat) => tricks !== null && this.#checkIn("won", seat));
    const least = Math.max(0, size - row.lost);
    const sum = noted.reduce<number>((all, tricks) => all + (tricks ?? 0), 0);
    const missing = this.order.filter((seat) => noted[seat] === null);
    if (sum > size || (sum < least && !missing.length)) throw misfit("won-sum", { sum, least, size });
    const first = missing.length === 1 ? Math.max(0, least - sum) : 0;
    if (missing.length) this.#require(...missing.map((seat) => ({ key: "won", seat, values: upTo(size - sum, first), optional: false })));
    return noted.map((tricks) => tricks ?? 0);
  }
}
