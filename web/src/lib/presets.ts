// The rules that have a name, as the catalogue tells of them.

import { keys } from "./texts.svelte";

const START = "preset-";

/** The names of all presets, in the order of the catalogue. */
export const presets = (): string[] => keys(START).map((key) => key.slice(START.length));

/** A name as a heading: "screw-the-dealer" is "Screw the dealer". */
export function presetTitle(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
