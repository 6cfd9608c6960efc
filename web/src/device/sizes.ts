// The shapes of a screen that the table has a layout of its own for.

import { MediaQuery } from "svelte/reactivity";

/** Held upright: a phone, or a tablet. */
export const tall = new MediaQuery("(max-width: 64.99em) and (orientation: portrait)");
export const narrow = new MediaQuery("(max-width: 47.5em)");
export const low = new MediaQuery("(max-height: 30em) and (orientation: landscape)");
export const wide = new MediaQuery("(min-width: 65em) and (min-height: 32.5em)");
/** A small screen that fingers point at. */
export const inHand = new MediaQuery("(pointer: coarse) and ((max-width: 47.5em) or (max-height: 30em))");
/** Too narrow for six large cards side by side, and higher than wide: a hand needs two rows sooner. */
export const slim = new MediaQuery("(max-width: 340px)");
/** A phone so small that the link to a table comes before its seats. */
export const short = new MediaQuery("(max-width: 43.75em) and (max-height: 43.75em)");
export const upright = new MediaQuery("(orientation: portrait)");
