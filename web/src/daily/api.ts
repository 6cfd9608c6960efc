// The day's events on the server.

import { GUEST } from "../narration/names";
import { ask, become, isKnown, Refusal } from "../protocol/api";
import type { Daily } from "./types";

export const lookAt = (day: string): Promise<Daily> => ask("GET", day ? `/api/daily?day=${encodeURIComponent(day)}` : "/api/daily");

const begin = (id: string): Promise<{ page: string }> => ask("POST", `/api/daily/${id}/play`);

/** The link of one's own table; who is nobody yet becomes a guest. */
export async function play(id: string): Promise<string> {
  if (!isKnown()) await become(GUEST).catch(() => {});
  try {
    return (await begin(id)).page;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "no-guest") throw error;
    await become(GUEST);
    return (await begin(id)).page;
  }
}
