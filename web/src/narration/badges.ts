// What is special in this round, beside the stock: a drawing and a sentence each.

import type { GameView, View } from "$protocol";
import type { EmblemName } from "../scenes/emblems";
import { cardName } from "../table/cards";
import { together } from "./isolated";
import { say } from "./texts.svelte";

export interface Badge {
  emblem: EmblemName;
  text: string;
  /** A card to show with it. */
  card?: string;
}

const ROLES: Record<GameView["roles"], EmblemName | undefined> = { printed: undefined, "all-wizards": "all-wizards", "all-jesters": "all-jesters", called: "gizzard-fester" };
const BY_UBER = "uber-wizard";

export function badges({ table, game }: View): Badge[] {
  if (!game) return [];
  const found: Badge[] = [];
  const plain = (emblem: EmblemName, isOn: boolean): void => void (isOn && found.push({ emblem, text: say(`scene-badge-${emblem}`) }));
  const { twist } = game;
  if (game.uber.length) found.push(uber(game.uber));
  if (twist && twist !== BY_UBER) found.push({ emblem: twist, text: say("scene-badge-twist", { twist: say(`terminal-twist-${twist}`) }) });
  const role = ROLES[game.roles];
  if (role && role !== twist) plain(role, true);
  plain("flat-points", game.is_flat && twist !== "flat-points");
  plain("zero", table.round_rules.bidding === "zero");
  plain("saboteur", table.round_rules.dealer !== "none");
  plain("tricksy", table.round_rules.wizards_make_trump);
  plain("magic", table.round_rules.has_magic);
  const { cancels, target, to_beat } = table.round_rules;
  if (cancels.length) found.push({ emblem: "cancels", text: say("scene-badge-cancels", { count: cancels.length, cards: together(cancels.map((card) => cardName(card))) }) });
  if (target) found.push({ emblem: "target", text: say("scene-badge-target", { score: target }) });
  if (to_beat) found.push({ emblem: "target", text: say("scene-badge-beat", { score: to_beat }) });
  return found;
}

/** The cards that beat everything; of many, one is shown for all. */
function uber(cards: readonly string[]): Badge {
  const names = cards.length > 4 ? say("page-option-jesters") : cards.map((card) => cardName(card)).join(", ");
  return { emblem: "uber-wizard", text: say("scene-badge-uber", { cards: names }), card: cards[0]! };
}
