// Every target that is smaller than 24 pixels, or 44 where it leads on; cards less than 24 apart.
() => {
  const main = ".btn.go, .bids button, .pad .btn:not(.small), .ways .btn, .scene .choice";
  const found = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, summary")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".unseen")) continue;
    const held = one.closest("label") ?? one;
    const { width, height } = held.getBoundingClientRect();
    const least = one.matches(main) ? 43.5 : 23.5;
    const isInText = one.matches("a") && getComputedStyle(one).display === "inline";
    if (!isInText && (width < least || height < least)) found.push(`${one.outerHTML.slice(0, 90)}: ${width} x ${height}`);
  }
  const cards = [...document.querySelectorAll(".hand .row")].flatMap((row) => {
    const lefts = [...row.querySelectorAll("button")].map((card) => card.getBoundingClientRect().left);
    return lefts.slice(1).map((left, place) => left - lefts[place]);
  });
  if (Math.min(99, ...cards) < 24) found.push(`cards only ${Math.min(...cards)} wide`);
  return found;
}
