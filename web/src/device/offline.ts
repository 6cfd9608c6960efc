// The service worker, where the browser allows one: over HTTPS, and on the own machine.

import { spoken } from "../narration/texts.svelte";

/** Let the page, the tutorial and the rules work without a network. */
export async function beOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ t: "keep-rules", language: spoken() });
  } catch {
    // private windows and strict settings refuse it: everything but this works
  }
}
