// A game to look through: its steps unfolded into views, and a name for each of them in the address.

import type { RoundRulesView, GameSteps, GameView, SeatView, Step, TableStatus, TableView, TrickView, View } from "$protocol";
import { kindOf } from "../narration/names";

/** The table after a step. */
export interface Shot {
  step: Step;
  view: View;
  game: GameView;
  /** Its name in the address: round, trick, card; "7.3" is a whole trick. */
  name: string;
  /** Which card of its trick, or which step outside of tricks, from 1; 0 for the deal. */
  card: number;
}

/** Until the first round says what it is like. */
export const PLAIN: RoundRulesView = {
  bidding: "in-turn",
  sees: "own",
  dealer: "none",
  wizards_make_trump: false,
  has_magic: false,
  has_places: false,
  is_drawn: false,
  cancels: [],
  target: 0,
  is_honour: false,
};

/** What is the same at every step. */
function tableOf(game: GameSteps): TableView {
  const seats = game.seats.slice(0, game.players).map(({ name, kind }): SeatView => ({ name, kind: kind ?? kindOf(name), is_here: true }));
  return {
    id: "",
    name: game.name,
    rules: game.rules,
    players: game.players,
    rounds: game.rounds,
    status: "playing",
    fair: { game: game.game, commit: "", commits: [], seeds: [], transcript: "" },
    round_rules: PLAIN,
    why_ended: "",
    is_paused: false,
    is_stuck: false,
    host_looks_on: false,
    is_locked: false,
    is_private: false,
    options: {},
    seats,
    tricks: [],
    dealt: [],
    next_table: "",
    may_take_back: null,
    due: [],
    deadline: null,
  } as unknown as TableView;
}

/** Every step with the whole view after it. */
export function unfold(game: GameSteps): Shot[] {
  const table = tableOf(game);
  const shots: Shot[] = [];
  let view = {} as GameView;
  let tricks: TableView["tricks"] = [];
  let round_rules = PLAIN;
  let scored = 0;
  let others = 0;
  for (const step of game.steps) {
    const isDeal = isBeginning(step);
    if (isDeal) [tricks, others] = [[], 0];
    if (step.taken) tricks = [...tricks, step.taken];
    if (step.k === "scored") scored += 1;
    round_rules = step.round_rules ?? round_rules;
    view = { ...view, ...step.game, known: handsAfter(view, step), ...cardsAfter(view, step) };
    const card = isDeal ? 0 : step.trick ? cardOf(step, shots.at(-1)) : (others += 1);
    const due = step.k === "chosen" && step.seat != null ? [step.seat] : [];
    const status = step.k === "scored" ? "between" : "playing";
    const sheet = game.sheet.slice(0, scored);
    shots.push({ step, card, name: nameOf(step, card), game: view, view: { table: { ...table, round_rules, tricks, due, status: status as TableStatus }, sheet, chat: [], game: view } });
  }
  return shots;
}

/** Which card of its trick a step played. */
const cardOf = (step: Step, last: Shot | undefined): number =>
  last && last.step.trick === step.trick && last.step.round === step.round ? last.card + 1 : 1;

function handsAfter(view: GameView, { game, hands = {} }: Step): string[][] {
  const before = view.known ?? game.known ?? [];
  return before.map((hand, seat) => hands[seat]?.split(" ").filter(Boolean) ?? hand);
}

/** Who has played what in the round, and what the cards of the trick count as. */
function cardsAfter(view: GameView, step: Step): Pick<GameView, "played_by" | "trick_as" | "last_as"> {
  const { seat, text = "", trick, taken, counts } = step;
  if (!trick || seat == null) {
    const none = (step.game.known ?? view.known ?? []).map(() => []);
    return { played_by: isBeginning(step) ? none : view.played_by, trick_as: [], last_as: view.last_as ?? [] };
  }
  const card = text.split(/[=!]/)[0]!;
  const played_by = view.played_by.map((cards, place) => (place === seat ? [...cards, card] : cards));
  const as = [...view.trick_as, counts ?? null];
  return taken ? { played_by, trick_as: [], last_as: as } : { played_by, trick_as: as, last_as: [] };
}

const isBeginning = ({ k }: Step): boolean => k === "dealt" || k === "begun";

/** "3" a deal, "3.0.2" the second bid, "3.5.1" the first card of a trick, "3.5" all of it, "3.end" the points. */
function nameOf(step: Step, card: number): string {
  if (isBeginning(step)) return String(step.round);
  if (step.k === "scored") return `${step.round}.end`;
  if (step.taken) return `${step.round}.${step.trick}`;
  return `${step.round}.${step.trick ?? 0}.${card}`;
}

/** The place of a name from an address: of a trick that nobody finished its last card, of what there is not the beginning. */
export function placeOf(shots: readonly Shot[], name: string): number {
  const found = shots.findIndex((shot) => shot.name === name);
  if (found >= 0 || !name) return Math.max(0, found);
  const [round] = name.split(".");
  const begun = name === round ? [] : shots.filter((shot) => shot.name.startsWith(`${name}.`));
  const near = begun.at(-1) ?? shots.find((shot) => shot.name === round);
  return near ? shots.indexOf(near) : 0;
}

/** Where one can go from a place: a step, a trick, a round. */
export function next(shots: readonly Shot[], at: number, by: "step" | "trick" | "round", way: 1 | -1): number {
  const end = shots.length - 1;
  if (by === "step") return Math.min(end, Math.max(0, at + way));
  const isStop = (shot: Shot): boolean =>
    by === "round" ? shot.card === 0 : shot.card === 0 || shot.step.k === "scored" || Boolean(shot.step.taken);
  for (let place = at + way; place >= 0 && place <= end; place += way) if (isStop(shots[place]!)) return place;
  return way > 0 ? end : 0;
}

/** The places where rounds begin. */
export const deals = (shots: readonly Shot[]): number[] => shots.flatMap((shot, at) => (shot.card === 0 ? [at] : []));

/** The finished tricks of a place's whole round, with the places where they lie. */
export function tricksOf(shots: readonly Shot[], at: number): { trick: TrickView; at: number }[] {
  const round = shots[at]?.step.round;
  return shots.flatMap(({ step }, place) => (step.round === round && step.taken ? [{ trick: step.taken, at: place }] : []));
}
