// A part of the page that could not be fetched: browsers may keep that it failed for as long as the page is open (Chromium 150 does),
// and after an upgrade the server has other parts. Who tries again gets a new page, if the server is there.
const REST = 60_000;

/** Whether this page is itself such a new one, and young: then another would be no better. */
const isNew = (): boolean =>
  performance.now() < REST && performance.getEntriesByType("navigation").some((one) => (one as PerformanceNavigationTiming).type === "reload");

/** Hear which parts fail; the first time whoever wanted one says so. */
export function renewWhereBroken(reload = (): void => location.reload()): void {
  const failed = new Set<string>();
  addEventListener("vite:preloadError", ({ payload }) => {
    const again = failed.has(payload.message);
    failed.add(payload.message);
    if (again && !isNew()) void fetch("/health/live", { cache: "no-store" }).then((told) => told.ok && reload(), () => {});
  });
}
