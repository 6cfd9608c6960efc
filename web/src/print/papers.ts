// What there is to print, where it is, and on which paper: as chosen, else as the reader's country has it.

import { recall, remember } from "../device/memory";
import { spoken } from "../narration/texts.svelte";

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];
const KEPT = "foretell.paper";
/** Countries with paper in inches. */
const INCHES = /-(US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|PR)$/i;

export function paper(): Paper {
  const kept = PAPERS.find((one) => one === recall(KEPT));
  return kept ?? (INCHES.test(navigator.language) ? "letter" : "a4");
}

export const keepPaper = (chosen: Paper): void => void remember(KEPT, chosen);

/** The address of something to print, in the language of the page. */
export function printed(path: string, choices: Record<string, string | number | boolean> = {}): string {
  const all = { ...choices, lang: spoken(), paper: choices.paper ?? paper() };
  return `${path}?${new URLSearchParams(Object.entries(all).map(([name, value]) => [name, String(value)]))}`;
}
