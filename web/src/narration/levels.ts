// The bots by level: who they are at a table, and how strong they are.

import all from "./levels.json";
import { speakOf } from "./texts.svelte";

export interface Level {
  name: string;
  who: string;
  /** Points a game more than the others have, at a table of three of the usual ones. */
  lead: number;
  offered: boolean;
}
export const LEVELS: readonly Level[] = all;
/** Those that somebody who looks for an opponent is shown, the weakest first. */
export const OFFERED = LEVELS.filter((level) => level.offered);
/** Who sits down where nobody is named. */
export const USUAL = "rule";
/** Their texts come with what says them. */
export const speakOfLevels = (): Promise<void> => speakOf("level");
