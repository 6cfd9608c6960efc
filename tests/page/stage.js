// What is measured on a table: sizes, what covers an index, a figure or a seat, and how much of the felt is covered.
(sight) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const name = (one) => one.className.split?.(" ")[0] || one.tagName;
  const wrong = [];
  for (const tag of all(".trick .tag")) {
    const { x, y, width, height } = tag.getBoundingClientRect();
    for (const right of [0.15, 0.5, 0.85]) {
      const hit = document.elementFromPoint(x + width * right, y + height / 2);
      if (!tag.contains(hit)) wrong.push(`${name(hit)} is upon the sign of who wins`);
    }
  }
  for (const card of all(".trick li, .pile .up")) {
    const { x, y, width, height } = card.getBoundingClientRect();
    for (const [right, down] of [[0.1, 0.08], [sight / 2, sight / 2], [0.12, sight]]) {
      const hit = document.elementFromPoint(x + width * right, y + height * down);
      if (!card.contains(hit)) wrong.push(`${name(hit)} is upon an index: ${card.textContent}`);
    }
  }
  const parts = ".avatar, .name, .marks .mark, .score, .coins .all, .coins .text, .back-in";
  for (const seat of all(".seat, .me")) {
    const own = [...seat.querySelectorAll(`${parts}, .clock, .hint`)].filter((one) =>
      one.checkVisibility() && getComputedStyle(one).clipPath === "none" && one.offsetWidth);
    own.forEach((one, number) => own.slice(number + 1).forEach((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const slot = one.matches(".avatar") && other.matches(".mark") && wide < a.width;
      const overlaps = wide > 1.5 && high > 1.5 && !one.contains(other) && !slot;
      const twins = one.matches(".mark") && other.matches(".mark");
      if (overlaps && !twins) wrong.push(`${seat.ariaLabel}: ${name(one)} upon ${name(other)}`);
    }));
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const one of all(".seat .name")) {
    pen.font = getComputedStyle(one).font;
    const least = pen.measureText(`${one.textContent.slice(0, 6)}…`).width;
    if (one.clientWidth + 1 < least) wrong.push(`${one.clientWidth} wide: ${one.textContent}`);
  }
  const hand = all(".hand button");
  const left = (one) => one.getBoundingClientRect().left;
  const rows = all(".hand .row").map((row) => [...row.children].map(left));
  const strips = rows.flatMap((lefts) => lefts.slice(1).map((left, place) => left - lefts[place]));
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const box = (one) => one.getBoundingClientRect();
  // the dealer's circle of a sheet with narrow columns is 6 wide, and stands left of the box
  for (const one of all("aside .many .dealt:has(.box)")) {
    const free = box(one.querySelector(".box")).left - box(one).left;
    if (free < 6 || getComputedStyle(one, "::before").width !== "6px") wrong.push(`the dealer's circle has ${free} before ${one.textContent}`);
  }
  for (const one of all(".trick li, .trick .tag")) for (const seat of all(".seat")) {
    const [a, b] = [box(one), box(seat)];
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (high > 4 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4) wrong.push(`${name(one)} upon a seat: ${one.textContent}`);
  }
  // the own seat may stand on the foot of the trick, and a lifted card rises behind it
  const asked = ".trick li, .trick .tag, .pile, .stock figcaption, .stock li, .seat, .hand button, .me > :not(.rest)";
  for (const deed of all(".rest").map(box)) {
    if (deed.height < 39.5) wrong.push(`what can be done is ${deed.height} high`);
    for (const one of all(asked)) {
      const { left, right, top, bottom } = box(one);
      const high = Math.min(deed.bottom, bottom - (one.matches(".trick li") ? 16 : 0)) - Math.max(deed.top, top + (one.closest(".hand") ? 14 : 0));
      if (high > 1 && Math.min(deed.right, right) - Math.max(deed.left, left) > 1) wrong.push(`what can be done hides ${name(one)}: ${one.textContent}`);
    }
  }
  const nothing = new DOMRect();
  const [up, ribbon] = [".stock .up", ".stock figcaption"].map((selector) => (all(selector)[0] ? box(all(selector)[0]) : nothing));
  const hidden = Math.min(up.right, ribbon.right) > Math.max(up.left, ribbon.left) ? Math.max(0, up.bottom - Math.max(up.top, ribbon.top)) : 0;
  if (hidden > up.height * 0.36) wrong.push(`the ribbon hides ${hidden} of ${up.height} of the turned card`);
  if (document.querySelector(".screen.tall")) for (const card of all(".trick li").map(box)) {
    if (card.left < felt.left || card.right > felt.right) wrong.push("a card lies over the rim");
  }
  // points of the felt, of which each is covered or not; that of a desk is an ellipse
  const isRound = document.querySelector(".felt.wide") !== null;
  const things = all(".trick li, .pile, .stock figcaption, .seat, .me, .rest").map(box);
  const POINTS = 60;
  let [whole, covered] = [0, 0];
  for (let across = 0.5; across < POINTS; across++) for (let down = 0.5; down < POINTS; down++) {
    const [x, y] = [across / POINTS, down / POINTS];
    if (isRound && Math.hypot(x - 0.5, y - 0.5) > 0.5) continue;
    const [left, top] = [felt.left + x * felt.width, felt.top + y * felt.height];
    whole++;
    if (things.some((one) => one.left <= left && left <= one.right && one.top <= top && top <= one.bottom)) covered++;
  }
  return {
    wrong,
    hand: hand[0].offsetWidth,
    strip: Math.min(999, ...strips),
    trick: Math.min(...all(".trick li").map((one) => one.offsetWidth)),
    filled: covered / whole,
  };
}
