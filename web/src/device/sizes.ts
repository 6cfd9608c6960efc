// The shapes of a screen that the table has a layout of its own for.

import { MediaQuery } from "svelte/reactivity";

export const tall = new MediaQuery("(max-width: 47.5em) and (orientation: portrait)");
export const low = new MediaQuery("(max-height: 30em) and (orientation: landscape)");
export const wide = new MediaQuery("(min-width: 65em) and (min-height: 32.5em)");
