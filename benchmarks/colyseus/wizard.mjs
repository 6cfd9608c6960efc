// The standard game of Wizard for four, as plainly as JavaScript says it: the work of the peer.
// A card is 15 * suit + rank; rank 0 is a jester, 14 a wizard. Names as in Foretell: 7h, Zc, Nd.
import { randomInt } from "node:crypto";

const SUITS = "cdhs", RANKS = "N23456789TJQKAZ";
export const PLAYERS = 4, ROUNDS = 15;
const DECK = Array.from({ length: 60 }, (_, card) => card);
const rank = (card) => card % 15, suit = (card) => (card / 15) | 0;
export const nameOf = (card) => RANKS[rank(card)] + SUITS[suit(card)];
export const cardOf = (name) => 15 * SUITS.indexOf(name[1]) + RANKS.indexOf(name[0]);
const isPlain = (card) => rank(card) > 0 && rank(card) < 14;

function shuffled() {
  const deck = DECK.slice();
  for (let i = 59; i > 0; i--) {
    const k = randomInt(i + 1);
    [deck[i], deck[k]] = [deck[k], deck[i]];
  }
  return deck;
}

export class Game {
  constructor() {
    this.round = 0;
    this.dealer = randomInt(PLAYERS);
    this.scores = [0, 0, 0, 0];
    this.deal();
  }

  deal() {
    this.round++;
    const deck = shuffled(), size = this.round;
    this.hands = [0, 1, 2, 3].map((seat) => deck.slice(seat * size, (seat + 1) * size).sort((a, b) => a - b));
    this.turnUp = 4 * size < 60 ? deck[4 * size] : null;
    this.bids = [null, null, null, null];
    this.won = [0, 0, 0, 0];
    this.played = [];
    this.trick = [];
    this.turn = (this.dealer + 1) % PLAYERS;
    const isWizard = this.turnUp !== null && rank(this.turnUp) === 14;
    this.trump = this.turnUp !== null && isPlain(this.turnUp) ? suit(this.turnUp) : null;
    this.phase = isWizard ? "trump" : "bid";
    if (isWizard) this.turn = this.dealer;
  }

  led() {
    for (const { card } of this.trick) {
      if (rank(card) === 14) return null;
      if (rank(card) > 0) return suit(card);
    }
    return null;
  }

  legal(seat) {
    if (this.phase === "over" || seat !== this.turn) return [];
    if (this.phase === "trump") return [...SUITS];
    if (this.phase === "bid") return Array.from({ length: this.round + 1 }, (_, bid) => String(bid));
    const hand = this.hands[seat], led = this.led();
    const must = led !== null && hand.some((card) => isPlain(card) && suit(card) === led);
    return hand.filter((card) => !must || !isPlain(card) || suit(card) === led).map(nameOf);
  }

  winner() {
    let best = null;
    for (const entry of this.trick) if (best === null || this.beats(entry.card, best.card)) best = entry;
    return best.seat;
  }

  beats(card, best) {
    if (rank(best) === 14) return false;
    if (rank(card) === 14) return true;
    if (rank(card) === 0) return false;
    if (rank(best) === 0) return true;
    if (suit(card) === suit(best)) return rank(card) > rank(best);
    return suit(card) === this.trump;
  }

  act(seat, text) {
    if (!this.legal(seat).includes(text)) return false;
    if (this.phase === "trump") this.nameTrump(text);
    else if (this.phase === "bid") this.bid(seat, text);
    else this.play(seat, cardOf(text));
    return true;
  }

  nameTrump(text) {
    this.trump = SUITS.indexOf(text);
    this.phase = "bid";
    this.turn = (this.dealer + 1) % PLAYERS;
  }

  bid(seat, text) {
    this.bids[seat] = Number(text);
    this.turn = (seat + 1) % PLAYERS;
    if (this.bids.every((bid) => bid !== null)) this.phase = "play";
  }

  play(seat, card) {
    this.hands[seat].splice(this.hands[seat].indexOf(card), 1);
    this.trick.push({ seat, card });
    this.played.push(card);
    this.turn = (seat + 1) % PLAYERS;
    if (this.trick.length < PLAYERS) return;
    this.turn = this.winner();
    this.won[this.turn]++;
    this.lastTrick = this.trick;
    this.trick = [];
    if (this.played.length === PLAYERS * this.round) this.score();
  }

  score() {
    this.scores = this.scores.map((score, seat) => score + this.points(seat));
    this.dealer = (this.dealer + 1) % PLAYERS;
    if (this.round === ROUNDS) this.phase = "over";
    else this.deal();
  }

  points(seat) {
    const off = Math.abs(this.bids[seat] - this.won[seat]);
    return off ? -10 * off : 20 + 10 * this.won[seat];
  }

  // What a seat may know, and no more.
  view(seat) {
    const known = new Set([...this.played, ...this.hands[seat]]);
    if (this.turnUp !== null) known.add(this.turnUp);
    return {
      phase: this.phase, turn: this.turn, round_no: this.round, dealer: this.dealer,
      trump: this.trump === null ? "none" : SUITS[this.trump],
      turn_up: this.turnUp === null ? null : nameOf(this.turnUp),
      hand: this.hands[seat].map(nameOf), legal: this.legal(seat),
      unseen: DECK.filter((card) => !known.has(card)).map(nameOf),
      hand_count: this.hands.map((hand) => hand.length),
      trick: this.trick.map(({ card }) => nameOf(card)), played: this.played.map(nameOf),
      bids: this.bids, won: this.won, scores: this.scores,
    };
  }
}

// The fields that differ from what was shown before: small messages, as the other side sends.
export function patch(before, after) {
  const found = {};
  for (const name in after) {
    const [old, now] = [before[name], after[name]];
    const same = Array.isArray(now)
      ? Array.isArray(old) && old.length === now.length && now.every((value, i) => value === old[i])
      : old === now;
    if (!same) found[name] = Array.isArray(now) ? now.slice() : now;
  }
  return found;
}
