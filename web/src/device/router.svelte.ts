// Where we are: the path of the address, and how to go elsewhere without loading the page anew.
// Dialogs have one entry of the history between them: "Back" closes them and leaves the page where it is.

import { isInside } from "./routes";

/** The state of that entry. */
const OVER = "over";
let path = $state(location.pathname);
let closers: (() => void)[] = [];
/** Whether we ourselves go back from that entry: the browser takes a moment for it. */
let isLeaving = false;

addEventListener("popstate", () => {
  path = location.pathname;
  if (!isLeaving && history.state !== OVER) closers.at(-1)?.();
  isLeaving = false;
  settle();
});
settle(); // after a reload no dialog is open any more

/** Let "Back" close what lies over the page, until the function that is returned is called. */
export function lay(close: () => void): () => void {
  closers.push(close);
  settle();
  return () => {
    closers = closers.filter((one) => one !== close);
    settle();
  };
}

/** Have that entry if anything is open and only then: a step later, since one dialog may follow another. */
function settle(): void {
  setTimeout(() => {
    const isOver = history.state === OVER;
    if (isLeaving || isOver === closers.length > 0) return;
    if (isOver) history.back();
    else history.pushState(OVER, "");
    isLeaving = isOver;
  });
}

export const where = (): string => path;

export function go(to: string): void {
  if (isLeaving) return addEventListener("popstate", () => go(to), { once: true });
  if (history.state === OVER) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Follow links inside the page by ourselves. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
  if (!isInside(link.pathname) || link.search) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
