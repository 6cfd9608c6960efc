// How soon bots and forced cards act, in milliseconds; the usual one is the server's own.

import type { Settings } from "./settings.svelte";

export const PACES: Record<Settings["pace"], number> = { slow: 1500, normal: 700, instant: 0 };
