// Every text of the page that is cut, covered, off the page or larger than what it stands in.
() => {
  const wrong = new Set();
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth + 1) wrong.add(`the page scrolls sideways: ${wide} of ${innerWidth}`);
  const outside = (rect, box) => rect.right > box.right + 1.5 || rect.left < box.left - 1.5;
  const below = (rect, box) => rect.bottom > box.bottom + 3 || rect.top < box.top - 3;
  // names are cut where they are long, cards lie on cards, the whole one is a tap away; marks lie on a seat's face; what is inert is leaving
  const left = ".unseen, .unseen *, [inert] *, option, .seat > .name, thead th, .mark, .seat .cards *, .chart li, .podium b, [viewBox='0 0 62 90'] text";
  const along = [0.1, 0.5, 0.9];
  const open = document.querySelector("dialog[open]");
  // most texts stand in the same elements: each is asked for its look and its place once
  const looks = new Map();
  const lookOf = (one) => {
    if (!looks.has(one)) {
      const { overflowX, overflowY } = getComputedStyle(one);
      looks.set(one, { overflowX, overflowY, box: one.getBoundingClientRect(), isHeld: one.matches("button, .btn, .seat, .me, .paper") });
    }
    return looks.get(one);
  };
  const isMet = (holder, other) => !other || other.contains(holder) || holder.contains(other);
  // what is laid over the table covers its middle, and a seat's button the whole seat
  const mayCover = (holder, other) =>
    other.closest(".more, .banners, .notice, .ending") ||
    (other.closest(".trick") && holder.closest(".trick")) ||
    (other.closest(".over > *, .rest") && holder.closest(".stock, .trick, .me"));
  const walker = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(left)) continue;
    if (!holder.checkVisibility({ visibilityProperty: true }) || getComputedStyle(holder).clipPath !== "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const say = (what) => wrong.add(`${what}: "${node.data.trim()}" in ${holder.tagName}.${holder.className}`);
    const strip = holder.closest(".bids")?.getBoundingClientRect(); // where that is one, the rest of it is scrolled to
    for (const rect of range.getClientRects()) {
      if (strip && getComputedStyle(holder.closest(".bids")).overflowX === "auto" && outside(rect, strip)) continue;
      if (outside(rect, { left: 0, right: innerWidth })) say("off the page");
      let scrolls = false;
      for (let one = holder; one; one = one.parentElement) {
        const { overflowX, overflowY, box, isHeld } = lookOf(one);
        if (overflowX !== "visible" && outside(rect, box)) say("cut at the side");
        if (overflowY === "hidden" && below(rect, box)) say("cut above or below");
        if (overflowY === "auto" || overflowY === "scroll") scrolls = true;
        if (scrolls) break;
        if (isHeld && (outside(rect, box) || below(rect, box))) say(`larger than its ${one.className || one.tagName}`);
      }
      if (scrolls) continue;
      for (const part of along) {
        const other = document.elementFromPoint(rect.x + rect.width * part, rect.y + rect.height / 2);
        if (!isMet(holder, other) && !mayCover(holder, other)) say(`covered by ${other.tagName}.${other.getAttribute("class")}`);
      }
    }
  }
  return [...wrong];
}
