// The rules that have a name, as the catalogue tells of them.

import { keys, say } from "./texts.svelte";

const START = "preset-title-";

/** The names of all presets, in the order of the catalogue. */
export const presets = (): string[] => keys(START).map((key) => key.slice(START.length));

/** What people call the rules of a name. */
export const presetTitle = (name: string): string => say(`${START}${name}`);
