// Notices of the browser: asked for only when somebody switches them on, and only where there are any.

import { settings } from "./settings.svelte";

/** Whether this browser gives notices to this page: not over plain HTTP, and not everywhere. */
export const hasNotices = (): boolean => isSecureContext && "Notification" in globalThis;

export const isAllowed = (): boolean => hasNotices() && Notification.permission === "granted";

/** Ask the person; whether they agree. */
export async function ask(): Promise<boolean> {
  return isAllowed() || (hasNotices() && (await Notification.requestPermission()) === "granted");
}

/** Tell somebody whose page is out of sight; a newer notice of a page takes the place of an older one. */
export async function notify(title: string, body: string, page: string): Promise<void> {
  if (!settings.notices || !isAllowed() || document.visibilityState === "visible") return;
  const about = { body, tag: page, data: page };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, about); // phones allow it to nothing else
  const notice = new Notification(title, about);
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
