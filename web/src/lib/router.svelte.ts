// Where we are: the path of the address, and how to go elsewhere without loading the page anew.

import { isInside } from "./routes";

let path = $state(location.pathname);

addEventListener("popstate", () => (path = location.pathname));

export const where = (): string => path;

export function go(to: string): void {
  history.pushState(null, "", to);
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
