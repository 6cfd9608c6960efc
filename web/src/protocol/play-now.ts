// "Play now": a table of one's own, with bots of one's level in the other seats, which begins by itself.

import { PACES } from "../device/pace";
import { go } from "../device/router.svelte";
import { settings } from "../device/settings.svelte";
import { GUEST } from "../narration/names";
import { asGuest, openTable } from "./api";
import { toStart } from "./intent";

const NO_CLOCK = 0;

export async function playNow(): Promise<void> {
  const game = { rules: "standard", players: 4, private: true, options: { clock: NO_CLOCK, pace: PACES[settings.pace] } };
  const id = await asGuest(GUEST, () => openTable(game));
  toStart(id);
  go(`/t/${id}`);
}
