// What is said in the same words on the podium and on the picture.

import type { SheetRow, TableView } from "$protocol";
import { presetTitle } from "../narration/names";
import { say } from "../narration/texts.svelte";
import { outAfter } from "./result";

/** Whether somebody dropped out, and when. */
export function outNote(sheet: SheetRow[], seat: number): string {
  const number = outAfter(sheet, seat);
  return number === null ? "" : say("ending-out", { number });
}

/** By which rules was played: what somebody calls them, else the rules of a name, as they are or with changes. */
export function rulesTold({ rules, rules_name }: TableView): string {
  if (rules_name) return rules_name;
  const preset = typeof rules === "string" ? rules : String(rules["preset"] ?? "standard");
  return say("ending-rules", { rules: presetTitle(preset), own: typeof rules === "string" ? 0 : 1 });
}
