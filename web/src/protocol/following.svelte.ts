// What a person has chosen acts at the table where they sit, at once.

import { untrack } from "svelte";
import { PACES } from "../device/pace";
import { settings } from "../device/settings.svelte";
import type { Table } from "./table.svelte";

/** Let a table follow the settings, as long as the component lives that asks for it. */
export function followSettings(table: () => Table): void {
  // once for each seat and choice: another device of the same person may have chosen otherwise
  const isPlaying = $derived(table().view?.table.status === "playing");
  const seat = $derived(isPlaying ? table().seat : null);
  $effect(() => {
    const { forced } = settings;
    if (seat === null) return;
    untrack(() => {
      if ((table().stream.you.plays_forced ?? false) !== forced) command(table(), { k: "play-forced", on: forced });
    });
  });

  let last = settings.pace;
  $effect(() => {
    const { pace } = settings;
    if (pace === last) return;
    last = pace;
    const now = untrack(table);
    const options = now.view?.table.options;
    if (now.isHost && options) command(now, { k: "set-options", options: { ...options, pace: PACES[pace] } });
  });
}

/** What is rejected now is sent again when it is chosen again. */
function command(table: Table, what: Parameters<Table["do"]>[0]): void {
  untrack(() => void table.do(what).catch(() => {}));
}
