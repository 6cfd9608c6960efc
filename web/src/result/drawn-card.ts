// Cards on a canvas, from the drawings that the page shows. Its policy lets no picture be loaded from them, so each shape
// is drawn by itself.

import { CARD_BOX, type CardSuit, faceAddress, indexAddress, letterAddress, type SetName, SETS, TWO_COLOURS } from "../cards/sets";
import { face, indexLetter } from "../table/cards";

/** What a shape has from those around it. */
type Pen = Readonly<Record<string, string>>;

const INHERITED = ["color", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "fill-opacity", "stroke-opacity"];
const PLAIN: Pen = { color: "#000", fill: "#000", stroke: "none", "stroke-width": "1", "stroke-linecap": "butt", "stroke-linejoin": "miter" };
const VARIABLE = /^var\((--[\w-]+)\s*,\s*(.+)\)$/;
const STEP = /(\w+)\(([^)]*)\)/g;
const [, , WIDE, HIGH] = CARD_BOX.split(" ").map(Number) as [number, number, number, number];
/** How round a card's corners are, in its own measure. */
const CORNER = 6.5;

export type DrawCard = (to: CanvasRenderingContext2D, card: string, x: number, y: number, width: number) => void;

/** What draws cards of a set, once its drawings are there: they are the page's own, and kept by the browser. */
export async function cardsOf(set: SetName, deck: 60 | 36, isTwoColoured: boolean): Promise<DrawCard> {
  const drawings = await drawingsOf(faceAddress(set, "Zc", deck));
  const letters = await drawingsOf(letterAddress("A")!);
  const colours: Pen = isTwoColoured ? TWO_COLOURS : {};
  return (to, card, x, y, width) => {
    to.save();
    to.translate(x, y);
    to.scale(width / WIDE, width / WIDE);
    to.beginPath();
    to.roundRect(0, 0, WIDE, HIGH, CORNER);
    to.clip();
    const symbol = drawings.getElementById(faceAddress(set, card, deck).split("#")[1]!);
    if (symbol) draw(to, symbol, PLAIN, colours);
    index(to, card, set, letters, colours);
    to.restore();
  };
}

async function drawingsOf(address: string): Promise<Document> {
  const answer = await fetch(address.split("#")[0]!);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
}

/** Over the printed index the reader's: a German king has a K, a Wizard a Z. */
function index(to: CanvasRenderingContext2D, card: string, set: SetName, letters: Document, colours: Pen): void {
  const { rank, suit, special } = face(card);
  const of = rank || special;
  const address = indexAddress(set, of, indexLetter(of, set));
  const symbol = address && letters.getElementById(address.split("#")[1]!);
  if (!symbol) return;
  const { corners, ground, inks, index: place } = SETS[set];
  const corner = corners[special];
  const ink = corner?.ink ?? colours[`--suit-${suit}`] ?? inks[suit as CardSuit];
  turn(to, place);
  draw(to, symbol, { ...PLAIN, color: ink }, { ...colours, "--card": corner?.ground ?? ground });
}

function draw(to: CanvasRenderingContext2D, shape: Element, around: Pen, colours: Pen): void {
  const own = INHERITED.flatMap((name) => (shape.hasAttribute(name) ? [[name, shape.getAttribute(name)!]] : []));
  const pen: Pen = { ...around, ...Object.fromEntries(own) };
  const found = { ...pen, color: colour(pen["color"]!, around["color"]!, colours) };
  to.save();
  turn(to, shape.getAttribute("transform") ?? "");
  if (shape.tagName === "use") {
    to.translate(number(shape, "x"), number(shape, "y"));
    const target = shape.ownerDocument.getElementById(shape.getAttribute("href")!.slice(1));
    if (target) draw(to, target, found, colours);
  } else if (shape.tagName === "g" || shape.tagName === "symbol") {
    for (const one of shape.children) draw(to, one, found, colours);
  } else {
    paint(to, outline(shape), found, colours);
  }
  to.restore();
}

const number = (shape: Element, name: string): number => Number(shape.getAttribute(name) ?? 0);

/** A colour as a canvas takes it: one by name is looked up, the current one is that of the pen. */
function colour(value: string, current: string, colours: Pen): string {
  const [, name, otherwise] = VARIABLE.exec(value) ?? [];
  if (name) return colours[name] ?? otherwise!;
  return value === "currentColor" ? current : value;
}

function turn(to: CanvasRenderingContext2D, said: string): void {
  for (const [, kind, given] of said.matchAll(STEP)) {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = (given!.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    if (kind === "matrix") to.transform(a, b!, c, d, e, f);
    else if (kind === "scale") to.scale(a, b ?? a);
    else if (kind === "translate") to.translate(a, b ?? 0);
    else if (kind === "rotate") {
      to.translate(b ?? 0, c);
      to.rotate((a * Math.PI) / 180);
      to.translate(-(b ?? 0), -c);
    }
  }
}

function outline(shape: Element): Path2D {
  const of = (name: string): number => number(shape, name);
  if (shape.tagName === "path") return new Path2D(shape.getAttribute("d")!);
  const path = new Path2D();
  if (shape.tagName === "rect") path.roundRect(of("x"), of("y"), of("width"), of("height"), of("rx"));
  else path.ellipse(of("cx"), of("cy"), of("r") || of("rx"), of("r") || of("ry"), 0, 0, 2 * Math.PI);
  return path;
}

function paint(to: CanvasRenderingContext2D, path: Path2D, pen: Pen, colours: Pen): void {
  const of = (name: string): string => colour(pen[name]!, pen["color"]!, colours);
  if (of("fill") !== "none") {
    to.globalAlpha = Number(pen["fill-opacity"] ?? 1);
    to.fillStyle = of("fill");
    to.fill(path);
  }
  if (of("stroke") === "none") return;
  to.globalAlpha = Number(pen["stroke-opacity"] ?? 1);
  to.strokeStyle = of("stroke");
  to.lineWidth = Number(pen["stroke-width"]);
  to.lineCap = pen["stroke-linecap"] as CanvasLineCap;
  to.lineJoin = pen["stroke-linejoin"] as CanvasLineJoin;
  to.setLineDash((pen["stroke-dasharray"] ?? "").split(/[ ,]+/).filter(Boolean).map(Number));
  to.stroke(path);
}
