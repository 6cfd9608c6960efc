// A phone in the middle of the table stays bright, where the browser allows that.

/** Keep the screen awake until the function that is returned is called. */
export function awake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined); // low battery
    if (isOver) void lock?.release();
  };
  const again = (): void => void ask();
  document.addEventListener("visibilitychange", again); // a lock is gone when the page was hidden
  again();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
