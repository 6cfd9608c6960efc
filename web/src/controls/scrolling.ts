// What scrolls begins with its end in sight.

/** Show the end: with the next picture, when everything is laid out in any case. */
export function toEnd(box: HTMLElement): void {
  requestAnimationFrame(() => (box.scrollTop = box.scrollHeight));
}
