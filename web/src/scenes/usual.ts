// The pictures of the base game under their names: one file of the page, loaded when a game begins.

import Drawn from "./Drawn.svelte";
import type { Pictures } from "./props";
import TrumpRing from "./TrumpRing.svelte";

export const SCENES: Pictures["SCENES"] = { trump: TrumpRing };
export const MOMENTS: Pictures["MOMENTS"] = { drawn: Drawn };
