// What is out of place on a phone that lies: the hand across its width, the own seat in a corner, the rest above.
() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const box = (one) => one.getBoundingClientRect();
  const upon = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const others = all(".seat, .pile, .stock figcaption, .trick li, .hand button");
  const wrong = others.filter((one) => upon(box(all(".me")[0]), box(one)))
    .map((one) => `own seat upon ${one.ariaLabel ?? one.textContent}`);
  const hand = box(all(".hand")[0]);
  if (hand.width < innerWidth * 0.97) wrong.push(`the hand is only ${hand.width} wide`);
  for (const card of all(".trick li, .pile, .stock figcaption")) {
    const { left, right, bottom } = box(card);
    const isIn = left >= 0 && right <= innerWidth && bottom <= hand.top + 14;
    if (!isIn) wrong.push(`cut, or behind the hand: ${card.textContent}`);
  }
  return wrong;
}
