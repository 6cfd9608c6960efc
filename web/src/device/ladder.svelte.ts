// Against whom "play now" plays, kept on this device: the first level at the beginning, and after two wins the next one is offered.

import { type Level, OFFERED } from "../narration/levels";
import { recall, remember } from "./memory";

const NAME = "foretell.ladder";
/** So many wins at a level offer the next one. */
const ENOUGH = 2;

interface Ladder {
  level: string;
  /** The games won at this level, each once however often its end is looked at. */
  wins: string[];
}

const place = (name: unknown): number => OFFERED.findIndex((level) => level.name === name);
const first = (): Ladder => ({ level: OFFERED[0]!.name, wins: [] });

/** Of what was kept, what is a level today. */
function kept(): Ladder {
  try {
    const { level, wins } = JSON.parse(recall(NAME) ?? "{}") as Partial<Ladder>;
    return place(level) < 0 || !Array.isArray(wins) ? first() : { level: level!, wins: wins.filter((one) => typeof one === "string") };
  } catch {
    return first(); // cut short
  }
}

export const ladder: Ladder = $state(kept());

function keep(change: Partial<Ladder>): void {
  Object.assign(ladder, change);
  remember(NAME, JSON.stringify(ladder));
}

/** Play against bots of a level from now on. */
export const climb = (level: string): void => keep({ level, wins: [] });

/** Take in that a game has been won against some bots: it counts if all of them are of the level. */
export function won(game: string, bots: readonly string[]): void {
  const isOurs = bots.length > 0 && bots.every((bot) => bot === ladder.level);
  if (isOurs && !ladder.wins.includes(game)) keep({ wins: [...ladder.wins, game].slice(-ENOUGH) });
}

/** The level to offer: the next one after enough wins, if there is one. */
export const offered = (): Level | null => (ladder.wins.length < ENOUGH ? null : (OFFERED[place(ladder.level) + 1] ?? null));
