// What happens only in some variants, as sentences: for the log, and for those who listen instead of looking.

import type { GameView, Moved, View } from "$protocol";
import { cardName, playedName, suitName } from "../table/cards";
import { isolated } from "./isolated";
import { shortAt } from "./names";
import { optionName } from "./options";
import { isDummys } from "../table/places";
import { neighbours } from "../table/scenes";
import { say } from "./texts.svelte";

/** What somebody named or did before the tricks; nothing where a usual sentence tells it. */
export function movedSpecially(one: Moved, game: GameView, args: { who: string; me: number }): string | undefined {
  if (one.phase === "pass") return say("scene-told-passed", args);
  if (one.phase === "agree") return say("scene-told-agreed", args);
  if (one.text == null) return undefined;
  if (one.phase === "twist") return say("scene-told-twist", { ...args, text: say(`terminal-twist-${one.text}`) });
  if (one.phase === "uber-rank") return say("scene-told-uber", { ...args, text: named(one.text, game) });
  return undefined;
}

/** A dummy's card: whose it is, and who has picked it where somebody picks (alone, the top one is turned). */
export function playedByDummy(one: Moved, { game, table }: Pick<View, "game" | "table">, args: { who: string; me: number }): string | undefined {
  if (!game || one.text == null || one.phase !== "play" || game.phase !== "play" || !isDummys(game.turn, table.players)) return undefined;
  const card = playedName(one.text.split(/[=!]/)[0] ?? "");
  const isTurned = table.players === 1;
  return isTurned ? say("page-told-played", { who: shortAt(table, game.turn), me: 0, card }) : say("scene-told-dummy", { ...args, card });
}

/** A card, a rank or the Jesters. */
const named = (text: string, game: GameView): string =>
  /^.[cdhs]$/.test(text) ? cardName(text) : optionName(text, { ...game, phase: "uber-rank" });

/** What two views of a game show beside the news: opened bids, exchanged cards, a new trump, who is out. */
export function changedSpecially(before: View, after: View, names: string[], me: number | null): string[] {
  const [old, game] = [before.game, after.game];
  if (!old || !game) return [];
  return [...opened(old, game, names), ...exchanged(old, game, names, me), ...shown(old, game, names), ...changedForAll(old, game, names)];
}

/** The same, of what is open to everybody: a new trump, who is out. */
export const changedForAll = (old: GameView, game: GameView, names: string[]): string[] => [...trumped(old, game), ...out(old, game, names)];

function opened(old: GameView, game: GameView, names: string[]): string[] {
  const wereHidden = old.bids.some((bid, seat) => bid === "?" && typeof game.bids[seat] === "number");
  const bids = game.bids.flatMap((bid, seat) => (typeof bid === "number" ? [`${isolated(names[seat]!)} ${bid}`] : []));
  return wereHidden && bids.length ? [say("scene-told-bids", { bids: bids.join(", ") })] : [];
}

function exchanged(old: GameView, game: GameView, names: string[], me: number | null): string[] {
  if (me === null || old.received !== null || game.received === null) return [];
  const { left, right } = neighbours(game, me);
  const gone = game.passed ?? game.given;
  const came = say("scene-came", { who: names[right] ?? "", card: playedName(game.received) });
  return gone ? [came, say("scene-went", { who: names[left] ?? "", card: playedName(gone) })] : [came];
}

/** A Wizard has made another suit trump. */
function trumped(old: GameView, game: GameView): string[] {
  const { trump } = game;
  const isNew = old.phase === "play" && trump !== old.trump && old.round_number === game.round_number;
  return isNew && trump ? [say("scene-told-trump", { suit: suitName(trump) })] : [];
}

/** Cards of others that one sees from the deal on: on foreheads, face up, a dummy's. */
function shown(old: GameView, game: GameView, names: string[]): string[] {
  if (old.phase !== "deal" || game.phase === "deal") return [];
  return game.known.flatMap((cards, seat) =>
    seat === game.seat || !cards.length ? [] : [say("scene-told-shown", { who: names[seat] ?? say("page-dummy"), cards: cards.map((card) => playedName(card)).join(", ") })],
  );
}

function out(old: GameView, game: GameView, names: string[]): string[] {
  const gone = game.out_round.flatMap((round, seat) => (round !== old.out_round[seat] && round ? [names[seat] ?? ""] : []));
  return gone.map((who) => say("scene-told-out", { who }));
}
