// Whoever plays by keys keeps a place: when what had the focus is gone, the hand has it.

/** Watch a board: not for a finger or mouse, whose taps leave no ring anywhere. */
export function refocus(board: HTMLElement): { destroy: () => void } {
  let last: Element | null = null;
  const keep = ({ target }: FocusEvent): void => void (last = target instanceof Element && target.matches(":focus-visible") ? target : null);
  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(".hand [tabindex='0']")?.focus();
  });
  board.addEventListener("focusin", keep);
  watch.observe(board, { childList: true, subtree: true });
  return { destroy: () => watch.disconnect() };
}
