// Notices of the browser: asked for only when somebody switches them on, and only where there are any.

import { settings } from "./settings.svelte";

/** Whether this browser gives notices to this page: not over plain HTTP, and not everywhere. */
export const hasNotices = (): boolean => isSecureContext && "Notification" in globalThis;

export const isAllowed = (): boolean => hasNotices() && Notification.permission === "granted";

/** Ask the person; whether they agree. */
export async function ask(): Promise<boolean> {
  return isAllowed() || (hasNotices() && (await Notification.requestPermission()) === "granted");
}

/** Tell somebody whose page is out of sight; a newer notice takes the place of an older one. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notices || !isAllowed() || document.visibilityState === "visible") return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // phones have the name but allow it to service workers only: title, icon and sound are left
  }
}
