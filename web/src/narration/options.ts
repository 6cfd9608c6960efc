// What may be chosen, in words: actions in the notation of the record, by the phase they belong to.

import type { GameView } from "$protocol";
import { cardName, face, rankName, SUITS, type Suit, suitName } from "../table/cards";
import { has, say } from "./texts.svelte";

/** `roles` of a round in which calls say what Wizards and Jesters are. */
export const BY_CALL = "called";
const OTHER: Record<string, "Z" | "N"> = { Z: "N", N: "Z" };

export interface Form {
  /** What the card counts as; empty where that is not said. */
  kind: "Z" | "N" | "";
  isCalled: boolean;
  suit: Suit | "";
}

const split = (option: string): [card: string, form: string] => {
  const at = option.search(/[=!]/);
  return at < 0 ? [option, ""] : [option.slice(0, at), option.slice(at)];
};

/** What is said with a card: of the option itself, or of the card that has just been played. */
export function formOf(option: string, game: GameView): Form {
  const [chosen, said] = split(option);
  const card = chosen || (game.trick.at(-1) ?? "");
  const { special } = face(card);
  const isCalled = said.startsWith("!");
  const suit = SUITS.find((one) => said.endsWith(`=${one}`)) ?? "";
  if (said === "=Z" || said === "=N") return { kind: said === "=Z" ? "Z" : "N", isCalled, suit };
  if (game.roles !== BY_CALL || !(special in OTHER)) return { kind: "", isCalled, suit };
  return { kind: isCalled ? (special as "Z" | "N") : OTHER[special]!, isCalled, suit };
}

/** A form in words: "as a Wizard", "“Gizzard!” (a Wizard)". */
export function formName(option: string, game: GameView): string {
  const { kind, isCalled, suit } = formOf(option, game);
  const [, said] = split(option);
  const names = suit ? ` ${say("terminal-names-suit", { suit: suitName(suit) })}` : "";
  if (said === "=Z" || said === "=N") return say(`page-form-${said.slice(1)}`);
  if (kind && isCalled) return say(`terminal-call-${kind}`) + names;
  if (kind) return say(`terminal-quiet-${OTHER[kind]}`) + names;
  return names.trim() || say("page-form-plain");
}

/** Something that may be chosen, in words. */
export function optionName(option: string, game: GameView): string {
  if (option === "?") return say("terminal-unseen-card");
  if (/^\d+$/.test(option) && game.phase !== "uber-rank") return option;
  if (game.phase === "trump") return suitName(option);
  if (game.phase === "twist") return say(`terminal-twist-${option}`);
  if (has(`page-option-${option}`)) return say(`page-option-${option}`);
  if (game.phase === "uber-rank") return rankName(option);
  if (game.phase === "role") return formName(option, game);
  const [card, form] = split(option);
  return form ? `${cardName(card)} (${formName(option, game)})` : cardName(card);
}
