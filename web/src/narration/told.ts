// What has just happened, as sentences: for the log, and for those who listen instead of looking.

import type { ChatLine, GameView, Happened, Moved, News, SheetRow, TrickView, Trump, Update, View } from "$protocol";
import { cardName, playedName, sorted, suitName } from "../table/cards";
import { isolated } from "./isolated";
import { called, shortAt } from "./names";
import { formName } from "./options";
import { changedSpecially, movedSpecially, playedByDummy } from "./scene-told";
import type { Signal } from "../device/settings.svelte";
import { say } from "./texts.svelte";
import { howEnded } from "./wording";

export interface Line {
  text: string;
  /** "chat" for what somebody said. */
  kind: "event" | "chat";
  /** What may be heard of it. */
  signal?: Signal;
  /** Who said it, from which seat, and what: for a line of talk. */
  said?: ChatLine;
}

/** The sentences of an update, told to a seat. */
export function told(before: View, after: View, update: Update, me: number | null): Line[] {
  const names = namesIn(after);
  const news = update.news ?? [];
  const lines = news
    .filter((one) => one.k !== "scored")
    .flatMap((one) => sentence(one, before, after, names, me));
  const tricks = newTricks(before, after).map((trick) => taken(trick, names, me));
  const scores = news.flatMap((one) => (one.k === "scored" ? [scored(one.row, names, me)] : []));
  const changed = [...changedSpecially(before, after, names, me), ...requested(before, after, names, me), ...seated(before, after)].map((text) => event(text));
  const end = before.table.status === "playing" && OVER.has(after.table.status) ? [event(sentenceOf(howEnded(after, me)))] : [];
  return [...lines, ...changed, ...tricks.map((text) => event(text, "trick")), ...scores.map((text) => event(text, "round")), ...end];
}

/** What was missed while the connection was lost: the last deal, with the own cards and what is trump. */
export function missed(before: View, after: View, me: number | null): Line[] {
  const isNew = after.game && after.game.round_number !== before.game?.round_number;
  return isNew ? [event(dealt(after, namesIn(after), me))] : [];
}

/** How everybody is called, by seat. */
const namesIn = ({ game, table }: View): string[] => Array.from({ length: game?.hand_count.length ?? table.seats.length }, (_, seat) => shortAt(table, seat));

const OVER = new Set(["finished", "ended"]);

/** A line of chat. */
export function spoken(said: ChatLine): Line {
  const { name, text } = said;
  return { said, text: say("page-told-said", { who: called(name), text }), kind: "chat", signal: "talk" };
}

/** Who asks all for something, or no longer, and who will have a bot's seat. Where it has come about, that is news of its own. */
function requested(before: View, after: View, names: string[], me: number | null): string[] {
  if (after.table.status !== "playing" || after.table.is_paused) return [];
  return after.table.seats.flatMap((seat, place) => {
    const was = before.table.seats[place];
    const asked = (["pause", "end", "undo"] as const).flatMap((kind) => {
      const wants = Boolean(seat[`wants_${kind}`]);
      if (wants === Boolean(was?.[`wants_${kind}`])) return [];
      return [say(`page-told-${wants ? "asks" : "drops"}-${kind}`, who(names, place, me))];
    });
    const isLate = seat.next_name && seat.next_name !== was?.next_name;
    return isLate ? [...asked, say("page-told-late", { who: called(seat.next_name!), seat: names[place]! })] : asked;
  });
}

/** Who has come to sit at the table before the start, and who has gone. */
function seated(before: View, after: View): string[] {
  if (before.table.status !== "open") return [];
  const [old, now] = [before, after].map(({ table }) => table.seats.flatMap((seat, place) => (seat.name ? shortAt(table, place) : []))) as [string[], string[]];
  const told = (kind: string, some: string[], others: string[]): string[] =>
    some.filter((name) => !others.includes(name)).map((name) => say(`page-told-${kind}`, { who: called(name) }));
  return [...told("sat", now, old), ...told("left", old, now)];
}

/** A headline as a line among others: with its full stop. */
const sentenceOf = (headline: string): string => (headline.endsWith(".") ? headline : `${headline}.`);

const event = (text: string, signal?: Signal): Line => ({ text, kind: "event", ...(signal && { signal }) });

function sentence(one: News, before: View, after: View, names: string[], me: number | null): Line[] {
  if (one.k === "chatted") return [spoken(one.line)];
  if (one.k === "moved") {
    const args = who(names, one.seat, me);
    return [event(playedByDummy(one, before, args) ?? moved(one, after.game, args), CARDS.has(one.phase) ? "card" : undefined)];
  }
  return one.k === "happened" ? happened(one, after, names, me).map((text) => event(text)) : [];
}

/** The arguments that name a seat: `me` is 1 for the one that is told. */
function who(names: string[], seat: number, me: number | null): { who: string; me: number } {
  return { who: names[seat] ?? say("page-dummy"), me: seat === me ? 1 : 0 };
}

const CARDS = new Set(["play", "pass", "pull"]);

export function moved(one: Moved, game: GameView | null, args: { who: string; me: number }): string {
  const special = game && movedSpecially(one, game, args);
  if (special) return special;
  if (one.text == null) return say(`page-told-${one.phase === "bid" ? "bid-hidden" : "chose"}`, args);
  if (one.phase === "bid" || one.phase === "mend") {
    return say("page-told-bid", { ...args, bid: Number(one.text) });
  }
  if (one.phase === "trump") {
    return say("page-told-trump", { ...args, suit: suitName(one.text) });
  }
  if (!CARDS.has(one.phase)) return say("page-told-chose", args);
  const card = playedName(one.text.split(/[=!]/)[0] ?? "");
  const isSaid = game !== null && /[=!]/.test(one.text);
  return say("page-told-played", { ...args, card: isSaid ? `${card}, ${formName(one.text, game)}` : card });
}

function happened(one: Happened, after: View, names: string[], me: number | null): string[] {
  const args = { ...who(names, one.seat ?? -1, me), other: names[one.other ?? -1] ?? "" };
  if (one.what === "dealt") return [dealt(after, names, me)];
  if (one.what === "took-back") return [say("page-told-took-back", args)];
  if (one.what === "undone") return [say("page-told-undone", args)];
  if (one.what === "revoke-corrected") return [corrected(one, names, me)];
  if (one.what === "revoke-called") return [calledRevoke(one, names, me)];
  const key = `online-told-${one.what}`;
  const said = say(key, args);
  return said === key ? [] : [said];
}

/** Who noticed within the trick that somebody should have followed. */
function corrected(one: Happened, names: string[], me: number | null): string {
  const other = names[one.other ?? -1] ?? "";
  return say("page-told-corrected", { ...who(names, one.seat ?? -1, me), other, own: one.other === me ? 1 : 0 });
}

/** Who called whose revoke, and whether it was one. */
export function calledRevoke(one: Happened, names: string[], me: number | null): string {
  const other = one.other === me ? say("page-you") : (names[one.other ?? -1] ?? "");
  return say("page-told-revoke", {
    ...who(names, one.seat ?? -1, me),
    other,
    own: one.other === me ? 1 : 0,
    trick: one.trick ?? 0,
    right: one.is_right ? 1 : 0,
  });
}

export function dealt(after: View, names: string[], me: number | null): string {
  const game = after.game;
  if (!game) return "";
  const number = game.round_number;
  const start = say("page-told-dealt", {
    ...who(names, game.dealer, me),
    number,
    cards: game.cards_each,
  });
  return [start, trumpText(game.trump, game.turn_up), hand(game)].filter(Boolean).join(" ");
}

/** The own cards, for those who listen. */
function hand(game: GameView): string {
  const cards = sorted(game.hand, game.trump).map((card) => cardName(card)).join(", ");
  return cards && say("page-told-hand", { cards });
}

/** What trump is, in a sentence. */
export function trumpText(trump: Trump | null, turnUp: string | null): string {
  if (trump === null) return say("page-trump-unnamed");
  if (trump === "none") return say("page-trump-none");
  const suit = suitName(trump);
  return turnUp
    ? say("page-trump-turned", { suit, card: cardName(turnUp) })
    : say("page-trump-is", { suit });
}

/** The tricks that were finished between two views of a round. */
export function newTricks(before: View, after: View): TrickView[] {
  const isSameRound = (after.table.tricks.length || 1) >= before.table.tricks.length;
  return isSameRound ? after.table.tricks.slice(before.table.tricks.length) : [];
}

export function taken(trick: TrickView, names: string[], me: number | null): string {
  if (trick.winner === null) return say("page-told-nobody");
  return say("page-told-taken", who(names, trick.winner, me));
}

export function scored(row: SheetRow, names: string[], me: number | null): string {
  const points = row.points.map((one, seat) => `${seat === me ? say("page-you") : isolated(names[seat]!)} ${signed(one)}`).join(", ");
  return say("page-told-scored", { number: row.number, points });
}

/** A number with a real minus. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** Points with their sign. */
export const signed = (points: number): string => (points < 0 ? figure(points) : `+${points}`);
