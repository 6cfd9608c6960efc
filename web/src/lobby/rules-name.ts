// What the rules of a listed table are called.
import { presetTitle } from "../narration/names";
import { has } from "../narration/texts.svelte";
import type { LobbyTable } from "../protocol/api";

/** By somebody, or where they are not the usual ones. */
export function rulesName({ rules }: LobbyTable): string {
  const [preset = "", ...own] = rules.split(" + ");
  return own.join(" + ") || (preset !== "standard" && has(`preset-title-${preset}`) ? presetTitle(preset) : "");
}
