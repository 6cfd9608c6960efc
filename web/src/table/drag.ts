// A card of the own hand can be drawn onto the table. It is a short cut only: taps and keys do all that it does.

import type { ActionReturn } from "svelte/action";

/** So many pixels on, a press is a drag and no tap. */
const BEGINS = 9;
/** So much of its height up, a card is on the table. */
const ENOUGH = 0.6;

/** Let an element be drawn about; `drop` is called when it is let go high enough. */
export function drag(node: HTMLElement, drop: () => void): ActionReturn<() => void> {
  let from: { x: number; y: number } | null = null;
  let isDrawn = false;

  function down(event: PointerEvent): void {
    if (event.isPrimary && event.button === 0) from = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!from || !event.isPrimary) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!isDrawn && Math.hypot(x, y) < BEGINS) return;
    if (!isDrawn) node.setPointerCapture(event.pointerId);
    isDrawn = true;
    node.style.translate = `${x}px ${y}px`;
    node.style.zIndex = "3";
  }

  function up(event: PointerEvent): void {
    const isHigh = from !== null && from.y - event.clientY > node.offsetHeight * ENOUGH;
    if (isDrawn) {
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true })); // where no click follows
    }
    if (isDrawn && isHigh) drop();
    settle();
  }

  /** The click that ends a drag is no tap. */
  const swallow = (event: Event): void => event.stopPropagation();

  function settle(): void {
    from = null;
    isDrawn = false;
    node.style.translate = "";
    node.style.zIndex = "";
  }

  const hears = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: settle } as const;
  for (const [name, hear] of Object.entries(hears)) node.addEventListener(name, hear as EventListener);
  return { update: (later) => (drop = later) };
}
