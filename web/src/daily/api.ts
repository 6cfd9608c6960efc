// The day's events on the server.

import { GUEST } from "../narration/names";
import { asGuest, ask } from "../protocol/api";
import type { Daily } from "./types";

export const lookAt = (day: string): Promise<Daily> => ask("GET", day ? `/api/daily?day=${encodeURIComponent(day)}` : "/api/daily");

/** The link of one's own table; who is nobody yet becomes a guest. */
export const play = async (id: string): Promise<string> => (await asGuest(GUEST, () => ask<{ page: string }>("POST", `/api/daily/${id}/play`))).page;
