// Ratings: one's own, and those that people show to everybody.

import { presetTitle } from "../narration/names";
import { say } from "../narration/texts.svelte";
import { ask } from "../protocol/api";

/** How well somebody plays in a pool; 95 % sure: no further away than `margin`. */
export interface Rating {
  pool: string;
  games: number;
  rating: number;
  margin: number;
}

export interface OwnRatings {
  /** Since when games count; 0: they do not. */
  since: number;
  /** Where everybody may see them; empty: nobody else does. */
  page: string;
  pools: Rating[];
}

export interface Ladder {
  pool: string;
  people: number;
  lines: { place: number; person: string; name: string; rating: number; margin: number; games: number }[];
}

export const own = (): Promise<OwnRatings> => ask("GET", "/api/me/ratings");
export const choose = (on: boolean, isShown: boolean): Promise<OwnRatings> => ask("PUT", "/api/me/ratings", { on, is_shown: isShown });
export const ladders = (): Promise<Ladder[]> => ask("GET", "/api/ratings");
export const ofPerson = (person: string): Promise<{ name: string; pools: Rating[] }> => ask("GET", `/api/ratings/${encodeURIComponent(person)}`);

/** A name on a score pad that is one's own. */
export interface ClaimedName {
  pad: string;
  page: string;
  name: string;
}

export const names = (): Promise<ClaimedName[]> => ask("GET", "/api/me/names");
export const claim = (code: string): Promise<ClaimedName[]> => ask("POST", "/api/me/names", { code });
export const disclaim = (pad: string): Promise<null> => ask("DELETE", `/api/me/names/${encodeURIComponent(pad)}`);

/** How the pools of games with real cards begin. */
const PAD = "pad.";
/** The pool of the daily deals. */
const ROBOTS = "robots";

/** What a pool is called. */
export function poolTitle(pool: string): string {
  if (pool === ROBOTS) return say("rating-pool-robots");
  return pool.startsWith(PAD) ? say("rating-pool-pad", { rules: presetTitle(pool.slice(PAD.length)) }) : presetTitle(pool);
}

/** A rating and how sure it is. */
export const told = ({ rating, margin }: { rating: number; margin: number }): string => say("rating-line", { rating, margin });
