// Which picture lies on the felt: of what is asked for, of what everybody waits for, of what has just happened.
// Only what the view says is looked at; what it means is the server's affair.

import type { BiddingWord, GameView, View } from "$protocol";
import { inOrder, isDummys } from "./places";

/** A picture that stays as long as its reason. */
export type SceneName =
  | "bid"
  | "mend"
  | "sealed"
  | "saboteur"
  | "trump"
  | "twist"
  | "uber"
  | "pass"
  | "pile"
  | "dummy"
  | "forms"
  | "agree"
  | "choice"
  | "round-end";

/** A picture that is gone after a moment. */
export type MomentName = "drawn" | "opened" | "exchanged" | "out";

export interface Moment {
  name: MomentName;
  /** The round in which it happened, counted from 1: by this it is told from the same of another round. */
  round: number;
  /** The view as it was then: what is shown stays, whatever happens meanwhile. */
  view: View;
  /** "fist" or "wheel" where bids are shown. */
  as?: "fist" | "wheel";
}

const NAMING = new Map<string, SceneName>([
  ["trump", "trump"],
  ["twist", "twist"],
  ["uber-rank", "uber"],
  ["uber-suit", "uber"],
]);

export interface Asked {
  view: View;
  /** The own seat; null for somebody who watches. */
  me: number | null;
  /** Whether the own seat has something to decide. */
  isDue: boolean;
  /** The ways in which a chosen card may be played. */
  forms: readonly string[];
}

/** The picture for now; nothing while cards are simply played. */
export function sceneOf({ view, me, isDue, forms }: Asked): SceneName | null {
  const game = view.game!;
  const naming = NAMING.get(game.phase);
  if (naming) return naming;
  if (game.phase === "pass") return "pass";
  if (game.phase === "agree") return "agree";
  if (game.phase === "bid" || game.phase === "mend") return isDue ? game.phase : waiting(view, me);
  if (forms.length) return "forms";
  if (isDue) return asked(game, view.table.players);
  return game.phase === "deal" && view.sheet.length ? "round-end" : null;
}

/** While others bid: the dealer who may not, fists and wheels of those who have. */
function waiting(view: View, me: number | null): SceneName | null {
  const { round_rules } = view.table;
  if (view.game!.phase === "mend") return "mend";
  if (isSealed(round_rules.bidding)) return "sealed";
  return round_rules.dealer !== "none" && me === view.game!.dealer ? "saboteur" : null;
}

function asked(game: GameView, players: number): SceneName | null {
  if (game.phase === "role") return "forms";
  if (game.phase !== "play") return "choice";
  if (game.legal[0] === "?") return "pile";
  return isDummys(game.turn, players) ? "dummy" : null;
}

const isSealed = (bidding: BiddingWord): boolean => bidding === "hidden" || bidding === "delayed";

/** What has just happened that deserves a look, between two views. */
export function momentOf(before: View, after: View): Moment | null {
  const game = after.game;
  if (!game) return null;
  const found = (name: MomentName, as?: "fist" | "wheel"): Moment => ({ name, round: game.round_number, view: after, ...(as && { as }) });
  if (isFirstLook(before, after)) return after.table.round_rules.is_drawn ? found("drawn") : null;
  const old = before.game;
  if (!old) return null;
  if (areOpened(old, after)) return found("opened", old.phase === "bid" ? "fist" : "wheel");
  if (!isExchanged(old) && isExchanged(game)) return found("exchanged");
  const isOut = game.out_round.some((round, seat) => round !== old.out_round[seat]);
  return isOut ? found("out") : null;
}

/** The first view of a round in which nobody has done anything yet. */
function isFirstLook(before: View, { game }: View): boolean {
  if (!game || game.phase === "deal" || game.phase === "over") return false;
  const isNew = before.game?.phase === "deal" || !before.game;
  return isNew && game.tricks_done === 0 && game.trick_len === 0 && game.played.length === 0;
}

/** Hidden bids lie open now: after the last of them, or after the last trick. */
function areOpened(old: GameView, { table, game }: View): boolean {
  if (!game || game.bids.includes("?") || !game.bids.some((bid) => bid !== null)) return false;
  const wereMade = old.phase === "bid" && game.phase !== "bid" && isSealed(table.round_rules.bidding);
  return wereMade || (old.phase !== "bid" && old.bids.includes("?"));
}

const isExchanged = (game: GameView): boolean => game.received !== null;

/** The seat after another one, and the one before, among those who play. */
export function neighbours(game: GameView, seat: number): { left: number; right: number } {
  const order = inOrder(game.sitting, seat);
  return { left: order[1] ?? seat, right: order.at(-1) ?? seat };
}
