// Sentences about a view: what is asked, how the bids stand, why something was refused.

import type { GameView, SheetRow, TableView, View } from "$protocol";
import { Refusal } from "../protocol/api";
import type { SetName } from "../cards/sets";
import { cardName, cardTitle, face, figure, SUITS, type Suit, suitName } from "../table/cards";
import { listed, together } from "./isolated";
import { byCard } from "../table/laying";
import { cardSet } from "../device/settings.svelte";
import { winners } from "../result/ranks";
import { isDummys } from "../table/places";
import { nameAt, shortAt } from "./names";
import { formName, optionName } from "./options";
import { has, say } from "./texts.svelte";

const SYMBOLS: Record<Suit, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card in a line of text: "♥9"; a Wizard by its name. */
export function shortName(card: string, set?: SetName): string {
  const { suit } = face(card);
  return suit ? `${SYMBOLS[suit]}${figure(card[0] ?? "", set)}` : cardTitle(card, set);
}

/** How the bids stand against the tricks. */
export function sumOfBids(game: GameView): string {
  const bids = game.bids.filter((bid) => typeof bid === "number");
  const sum = bids.reduce((all, bid) => all + bid, 0);
  const args = { bids: sum, tricks: game.cards_each };
  if (game.bids.includes("?")) return say("terminal-bids-hidden", args);
  if (game.to_bid.length) return say("terminal-bids-so-far", args);
  const spare = game.cards_each - sum;
  if (spare === 0) return say("terminal-bids-even", args);
  const key = spare > 0 ? "terminal-bids-spare" : "terminal-bids-over";
  return say(key, { ...args, number: Math.abs(spare) });
}

/** What the own seat has to do, or for whom all wait; in short, of a dummy its name alone. */
export function hint(view: View, seat: number | null, isShort = false): string {
  const { table, game } = view;
  if (!game) return "";
  if (seat !== null && table.due.includes(seat)) return asks(view, game, isShort);
  const names = table.due.map((one) => shortAt(table, one));
  if (names.length) return say("page-waiting-for", { who: listed(names) });
  return "";
}

function asks(view: View, game: GameView, isShort: boolean): string {
  const isDummy = isDummys(game.turn, view.table.players) && game.phase === "play";
  if (!isDummy) return question(game, view.table.round_rules.is_honour);
  const who = shortAt(view.table, game.turn);
  return isShort ? who : say(game.legal[0] === "?" ? "scene-turn" : "scene-dummy", { who });
}

function question(game: GameView, isHonour: boolean): string {
  if (game.phase !== "play") return say(has(`page-ask-${game.phase}`) ? `page-ask-${game.phase}` : "page-ask");
  const led = SUITS.find((suit) => suit === game.led);
  if (led && mustFollow(game, led, isHonour)) return say("page-ask-follow", { suit: suitName(led) });
  return say(game.trick_len ? "page-ask-play" : "page-ask-lead");
}

/** Whether a suit binds: a card of it may be played, another may not. In honour play nothing is forbidden, and the hand tells. */
function mustFollow({ hand, legal }: GameView, led: Suit, isHonour: boolean): boolean {
  const may = byCard(legal);
  return hand.some((card) => face(card).suit === led && may.has(card)) && (isHonour || hand.some((card) => !may.has(card)));
}

/** How a game ended: who has won, or why it broke off. */
export function howEnded({ table, sheet }: View, me: number | null): string {
  if (table.status !== "finished" || !sheet.length) return say(table.why_ended ? `online-ended-${table.why_ended}` : "online-ended");
  return whoWins(sheet, table, me);
}

/** Who has won by the score sheet; one alone wins over nobody. */
export function whoWins(sheet: SheetRow[], table: TableView, me: number | null = null): string {
  const scores = sheet.at(-1)?.scores ?? [];
  if (scores.length === 1) return say("page-alone", { me: me === 0 ? 1 : 0, who: nameAt(table, 0), score: scores[0]!, beat: table.round_rules.to_beat ?? 0 });
  const first = winners(sheet);
  const score = scores[first[0]!] ?? 0;
  if (first.length === 1 && first[0] === me) return say("page-you-win", { score });
  return say("page-wins", { who: together(first.map((seat) => shortAt(table, seat))), count: first.length, score });
}

/** All that may be chosen now, in words. */
export function choices(game: GameView, table: TableView): string {
  if (game.legal[0] === "?" && isDummys(game.turn, table.players)) return say("scene-top-card", { who: nameAt(table, game.turn) });
  const isCard = game.phase === "play";
  const name = (text: string): string => optionName(isCard ? (text.split(/[=!]/)[0] ?? text) : text, game);
  const texts = game.phase === "uber-rank" ? game.legal.filter((text) => text.length !== 2) : game.legal; // of sixty, the kinds
  return [...new Set(texts.map(name))].join(", ");
}

const OF_CARDS = new Set(["play", "pass"]);

/** A choice in a narrow column: a card in short and what it is played as, anything else as who decides reads it. */
export function shortOption(option: string, game: GameView): string {
  if (game.phase === "uber-rank" && /^.[cdhs]$/.test(option)) return cardName(option);
  if (!OF_CARDS.has(game.phase) || option === "?") return optionName(option, game);
  const [card] = option.split(/[=!]/, 1);
  return card === option ? shortName(option) : `${shortName(card!)} (${formName(option, game)})`;
}

/** Why something was not done, in the reader's language as far as there is a text for it. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === "bad-rules" && has("builder-clash-of")) return clash(error.details);
  return why(error.code, details(error.details)) ?? error.message;
}

/** What an axis is called; one that there is not, as it was written. */
export const axisName = (axis: string): string => (has(`builder-axis-${axis}`) ? say(`builder-axis-${axis}`) : `“${axis}”`);

/** Rules that do not go together: which of them, by the names that the reader knows, and why. */
function clash({ axes, reason }: Record<string, unknown>): string {
  const names = (axes as string[]).map((axis) => axisName(axis.split(/[ .]/)[0] ?? axis));
  return say("builder-clash-of", { axes: [...new Set(names)].join(" + "), reason: String(reason) });
}

/** What a sentence is told with where that was left unsaid. */
const UNSAID = { until: "none", reason: "none" };

/** The sentence of a reason, if there is one, and all that it speaks of is told. */
export function why(code: string, args: Record<string, string | number> = {}): string | undefined {
  const key = [`page-why-${code}`, `rejected-${code}`].find(has);
  try {
    return key ? say(key, { ...UNSAID, ...args }) : undefined;
  } catch (error) {
    if (error instanceof ReferenceError) return undefined; // another server may say less
    throw error;
  }
}

/** A card beside the name of a suit: "♥9", or "red 9" in a set whose suits are told by their colours. */
const inReason = (card: string): string => (has(`page-card-${cardSet()}`) ? cardName(card) : shortName(card));

function details(told: Record<string, unknown>): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(told)) {
    if (name === "held" || (name === "tried" && "held" in told)) found[name] = String(value).split(" ").map(inReason).join(", ");
    else if (name === "suit" && SUITS[Number(value)]) found[name] = suitName(SUITS[Number(value)]!);
    else found[name] = typeof value === "number" ? value : String(value);
  }
  return found;
}
