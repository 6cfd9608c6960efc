// What a step of a finished game was, in sentences.

import type { Moved, Step } from "$protocol";
import { playedName } from "../table/cards";
import type { Shot } from "../viewer/steps";
import { shortAt } from "./names";
import { changedForAll } from "./scene-told";
import { say } from "./texts.svelte";
import { dealt, moved, scored, taken } from "./told";

/** Choices of which the table tells the others less. */
const OWN = new Set(["pass", "pull", "lot"]);

/** The step, and what it changed since the one before. */
export function stepTold(shot: Shot, before: Shot | undefined): string {
  const names = shot.game.bids.map((_, seat) => shortAt(shot.view.table, seat));
  const changes = before ? changedForAll(before.game, shot.game, names) : [];
  return [happened(shot, names), ...changes].join(" ");
}

function happened({ step, view, game }: Shot, names: string[]): string {
  if (step.k === "dealt" || step.k === "begun") return dealt(view, names, null);
  const row = view.sheet.at(-1);
  if (step.k === "scored") return row ? scored(row, names, null) : "";
  const who = names[step.seat ?? -1] ?? "";
  if (step.k === "called") return say("viewer-called", { who, other: names[Number(step.text)] ?? "" });
  const said = OWN.has(step.phase ?? "") ? own(step, who) : moved(choice(step), game, { who, me: 0 });
  return step.taken ? `${said} ${taken(step.taken, names, null)}` : said;
}

const choice = ({ seat, phase = "play", text = "" }: Step): Moved => ({ k: "moved", seat: seat ?? 0, phase, text });

const own = ({ phase, text = "" }: Step, who: string): string =>
  say(`viewer-told-${phase}`, phase === "lot" ? { who } : { who, card: playedName(text) });
