// What is wrong with the end of a game: it opens at its beginning, what comes next is in sight, the first stands highest.
() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const box = (one) => one.getBoundingClientRect();
  const wrong = [];
  for (const one of all(".ending, .ending *")) if (one.scrollTop) wrong.push(`scrolled: ${one.className}`);

  const go = document.querySelector(".ending .go");
  const isHit = ({ x, y, width, height }) => go.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  if (go && (box(go).bottom > innerHeight || !isHit(box(go)))) wrong.push("what comes next is not in sight");

  const parts = all(".ending > *").map((one) => [one.className, box(one)]);
  parts.forEach(([name, a], place) => parts.slice(place + 1).forEach(([other, b]) => {
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (high > 1 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1) wrong.push(`${name} upon ${other}`);
  }));

  const highest = document.querySelector(".podium .place-1 .step");
  if (all(".podium .step").some((one) => one !== highest && box(one).top <= box(highest).top)) wrong.push("a step as high as the first");
  const title = box(document.querySelector(".ending h2")).bottom;
  for (const figure of all(".podium .figure").map(box)) {
    if (figure.top < title - 1) wrong.push("a figure lies on the title");
    if (figure.left < 0 || figure.right > innerWidth || figure.width < 28) wrong.push("a figure is cut or tiny");
  }

  const names = all(".chart li").map(box).sort((one, other) => one.top - other.top);
  if (names.slice(1).some((one, place) => one.top < names[place].bottom - 1.5)) wrong.push("names of lines overlap");
  const { width } = box(document.querySelector(".chart svg"));
  if (width < 90) wrong.push(`lines only ${width} wide`);
  return wrong;
}
