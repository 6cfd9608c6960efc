// What a step of a finished game was, in a sentence.

import type { Moved, Step } from "$protocol";
import { cardName } from "./cards";
import type { Shot } from "./looking";
import { seatName } from "./names";
import { presetTitle } from "./presets";
import { say } from "./texts.svelte";
import { dealt, moved, scored, taken } from "./told";

/** Choices that the table tells nobody else, or tells without saying what. */
const OWN = new Set(["pass", "pull", "lot", "agree", "twist", "uber-rank"]);

export function stepTold({ step, view }: Shot): string {
  const names = view.table.seats.map(seatName);
  if (step.k === "dealt" || step.k === "begun") return dealt(view, names, null);
  const row = view.sheet.at(-1);
  if (step.k === "scored") return row ? scored(row, names) : "";
  const who = names[step.seat ?? -1] ?? say("page-dummy");
  if (step.k === "called") return say("viewer-called", { who, other: names[Number(step.text)] ?? "" });
  const said = OWN.has(step.phase ?? "") ? own(step, who) : moved(choice(step), { who, me: 0 });
  return step.taken ? `${said} ${taken(step.taken, names, null)}` : said;
}

const choice = ({ seat, phase = "", text = "" }: Step): Moved => ({ k: "moved", seat: seat ?? 0, phase, text });

function own({ phase, text = "" }: Step, who: string): string {
  if (phase === "pass" || phase === "pull") return say(`viewer-told-${phase}`, { who, card: cardName(text) });
  if (phase === "twist") return say("viewer-told-names", { who, what: presetTitle(text) });
  if (phase === "uber-rank") return say("viewer-told-names", { who, what: uber(text) });
  return say(`viewer-told-${phase}`, { who });
}

/** A card, a rank, or the Jesters. */
function uber(text: string): string {
  if (text === "jesters") return say("page-option-jesters");
  return text.length > 1 ? cardName(text) : text.replace("T", "10");
}
