// What the table's form changes of rules that have a name: the play-off, and the tournament's two switches.

import type { Making } from "./draft.svelte";
import type { Draft } from "./rules-link";

const TOURNAMENT = "bsw-tournament";
const SWITCHED = ["bidding", "uneven", "uneven_at"];

export const hasSwitches = (preset: string): boolean => preset === TOURNAMENT;

/** Whether a draft is rules of a name, but for what the form itself can change. */
export const isOnForm = ({ preset, changes }: Draft): boolean =>
  Object.keys(changes).every((axis) => axis === "tie" || (hasSwitches(preset) && SWITCHED.includes(axis)));

/** What an axis is by the draft itself: the server may not have answered yet. */
const value = ({ draft, base }: Making, axis: string): unknown => draft.changes[axis] ?? base[axis];

/** Whether a tie for first is played off. */
export const isPlayedOff = (making: Making): boolean => value(making, "tie") === "play-off";

/** The two switches as they stand: *notequal* is uneven bids, *hiddentip* hidden ones. */
export const switches = (making: Making): { notequal: boolean; hiddentip: boolean } => ({
  notequal: value(making, "uneven") === "always",
  hiddentip: value(making, "bidding") === "hidden",
});

/** Set both; both on, the last bidder mends an even sum once the bids are shown. */
export function setSwitches(making: Making, notequal: boolean, hiddentip: boolean): void {
  making.set("uneven", notequal ? "always" : "never");
  making.set("bidding", hiddentip ? "hidden" : "in-turn");
  making.set("uneven_at", notequal && hiddentip ? "reveal" : "bid");
}
