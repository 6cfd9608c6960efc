// The player's part of fair deals: draw a seed, commit, reveal in time, keep what was seen.

import type { Commit, FairView, GameView, Reveal, TableView } from "$protocol";
import { hexadecimal, sha256 } from "./hash";

/** What a device keeps of a game, to check the published deals against. */
export interface Kept {
  game: string;
  seat: number;
  seed: string;
  /** The server's commitment; empty until the seed is revealed. */
  commit: string;
  firstDealer: number | null;
  hands: Record<number, string[]>;
  turnUps: Record<number, string | null>;
  /** The hash of all commitments of an event; nothing at a table with deals of its own. */
  pinned?: string | undefined;
}

/** Where it is kept between two loads of the page. */
export interface Shelf {
  read(game: string): Kept | null;
  write(kept: Kept): void;
}

export function commitment(game: string, seat: number, seed: string): Promise<string> {
  return sha256(`fair1|player|${game}|${seat}|${seed}`);
}

/** The game and the place that a seat's commitment names: its event's, or the table's own. */
function named({ game, event }: FairView, seat: number): [string, number] {
  return event ? [event.game, event.seats[seat] ?? -1] : [game, seat];
}

/** 32 bytes that nobody can guess, in hexadecimal digits. */
export function drawSeed(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
}

export class Keeper {
  #kept: Kept | null = null;
  #committed = "";

  constructor(
    private readonly shelf: Shelf,
    private readonly draw: () => string = drawSeed,
  ) {}

  /** What the server has not heard; null for nothing. Asked once at a time: what was said before is shown then. */
  async due(table: TableView, seat: number | null | undefined): Promise<Commit | Reveal | null> {
    if (seat == null || named(table.fair, seat)[1] < 0) return null;
    if (table.status === "open") return this.#commit(table.fair, seat);
    return table.status === "starting" ? this.#reveal(table, seat) : null;
  }

  async #commit(fair: FairView, seat: number): Promise<Commit | null> {
    const { game } = fair;
    if (this.#committed === `${game}|${seat}` && fair.commits[seat]) return null;
    const seed = this.draw();
    const commit = await commitment(...named(fair, seat), seed);
    this.#committed = `${game}|${seat}`;
    this.#keep({ game, seat, seed, commit: "", firstDealer: null, hands: {}, turnUps: {} });
    return { k: "commit", commit };
  }

  /** Reveal until it is shown, if the server has shown the own commitment; again only under the same one of the server. */
  async #reveal({ fair }: TableView, seat: number): Promise<Reveal | null> {
    // the commitment may be that of another tab, which has been closed since
    for (const kept of [this.#of(fair.game, seat), this.shelf.read(fair.game)]) {
      if (kept?.seat !== seat || fair.commits[seat] !== (await commitment(...named(fair, seat), kept.seed))) continue;
      if (fair.seeds[seat] !== null || (kept.commit && kept.commit !== fair.commit)) return null;
      this.#keep({ ...kept, commit: fair.commit, pinned: fair.event?.pinned });
      return { k: "reveal", seed: kept.seed };
    }
    return null;
  }

  /** Keep what the published deal has to agree with: the first dealer, cards, turn-ups. */
  saw(id: string, game: GameView, seat: number | null | undefined): void {
    const number = game.round_number;
    const kept = seat == null ? null : this.#of(id, seat);
    if (!kept?.commit || number in kept.turnUps || ["deal", "over"].includes(game.phase)) return;
    const isWhole = game.hand.length === game.cards_each;
    const isAsDealt = game.passed === null && game.received === null && game.given === null;
    this.#keep({
      ...kept,
      firstDealer: number === 1 ? game.dealer : kept.firstDealer,
      turnUps: { ...kept.turnUps, [number]: game.turn_up },
      hands: isWhole && isAsDealt ? { ...kept.hands, [number]: game.hand } : kept.hands,
    });
  }

  #of(game: string, seat: number): Kept | null {
    this.#kept ??= this.shelf.read(game);
    return this.#kept?.game === game && this.#kept.seat === seat ? this.#kept : null;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.shelf.write(kept);
  }
}
