// Whether pictures stand still: because the whole device is set so, or because somebody switched motion off here.

import { settings } from "./settings.svelte";

const STILL = matchMedia("(prefers-reduced-motion: reduce)");
let wantsStill = STILL.matches;
STILL.addEventListener("change", () => (wantsStill = STILL.matches));

export const isStill = (): boolean => wantsStill || !settings.motion;
