// A picture of a result, drawn on this device: the places on the felt, the way there on paper, and what was played when.

import type { SheetRow } from "$protocol";
import { figure } from "../narration/told";
import { chart } from "./chart";
import type { DrawCard } from "./drawn-card";
import { figureOf } from "./figures";
import { DASHES, inkOf, INKS, WIDTHS } from "./inks";
import type { Step } from "./result";

export interface Told {
  title: string;
  margin: string;
  places: Step[];
  /** By player. */
  names: string[];
  /** By player, when somebody dropped out; else empty. */
  notes: string[];
  sheet: SheetRow[];
  hero: number | null;
  /** What stands at the foot: when, and by which rules. */
  foot: string;
}

export const SIZE = { width: 1080, height: 1350 } as const;
const MIDDLE = SIZE.width / 2;
const FLOOR = 800;
const STEPS = [
  { width: 340, least: 230, figure: 186, of: ["#ffe09a", "#f2c14e", "#c2902f"], ink: "#241700", side: 0 },
  { width: 280, least: 170, figure: 150, of: ["#e6e8f4", "#c8cce2", "#a9b0cf"], ink: "#1b1d3a", side: -1 },
  { width: 280, least: 150, figure: 150, of: ["#e7b48b", "#d39a6e", "#c07f51"], ink: "#260f02", side: 1 },
] as const;
/** How much the first step stands above the others at the least. */
const RISE = 40;
const CARD = 90 / 62;
const GAP = 6;

interface Brush {
  to: CanvasRenderingContext2D;
  serif: string;
  sans: string;
}

/** Draw it; what fails, fails with the browser's reason. */
export async function picture(told: Told, drawCard: DrawCard): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), SIZE);
  const to = canvas.getContext("2d");
  if (!to) throw new Error("no canvas");
  const style = getComputedStyle(document.documentElement);
  const [serif, sans] = ["--serif", "--sans"].map((name) => style.getPropertyValue(name)) as [string, string];
  await document.fonts.ready;
  const brush: Brush = { to, serif, sans };
  felt(brush);
  head(brush, told);
  told.places.slice(0, STEPS.length).forEach((place, at) => step(brush, told, place, at, drawCard));
  after(brush, told);
  way(brush, told);
  write(brush, told.foot, MIDDLE, 1288, 500, 27, { ink: "#d5e3e2", width: 900 });
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

function felt({ to }: Brush): void {
  const { width, height } = SIZE;
  to.fillStyle = "#7d5620";
  to.fillRect(0, 0, width, height);
  const light = to.createRadialGradient(MIDDLE, 480, 80, MIDDLE, 560, 900);
  light.addColorStop(0, "#2f6f7d");
  light.addColorStop(0.48, "#1d4f63");
  light.addColorStop(1, "#12354a");
  to.fillStyle = light;
  to.strokeStyle = "#d9a441";
  to.lineWidth = 4;
  to.beginPath();
  to.roundRect(22, 22, width - 44, height - 44, 44);
  to.fill();
  to.stroke();
  to.strokeStyle = "#ffffff24";
  to.lineWidth = 3;
  to.setLineDash([14, 12]);
  to.beginPath();
  to.roundRect(42, 42, width - 84, height - 84, 30);
  to.stroke();
  to.setLineDash([]);
}

function head(brush: Brush, { title, margin }: Told): void {
  write(brush, "✦ Foretell", MIDDLE, 104, 700, 30, { ink: "#d5e3e2" });
  write(brush, title, MIDDLE, 190, 700, 72, { ink: "#f6f1e4", face: "serif", width: 940 });
  write(brush, margin, MIDDLE, 246, 600, 38, { ink: "#f5c75a", face: "serif", width: 940 });
}

/** One step with who stands on it: the second on the left, the third on the right. */
function step(brush: Brush, told: Told, { rank, seats }: Step, at: number, drawCard: DrawCard): void {
  const { to } = brush;
  const { width, least, figure: most, of, ink, side } = STEPS[at]!;
  const isAlone = told.names.length === 1;
  const needed = ({ seats }: Step): number => (isAlone ? 20 : 78) + seats.reduce((all, seat) => all + (told.notes[seat] ? 3 : 2), 0) * 38;
  const others = at ? 0 : Math.max(0, ...told.places.slice(1, STEPS.length).map(needed)) + RISE;
  const high = Math.max(least, others, needed({ rank, seats }));
  const aside = told.places.length === 2 ? STEPS[1].width / 2 : 0;
  const left = MIDDLE + aside - width / 2 + side * (STEPS[0].width + STEPS[1].width) * 0.5;
  const wide = Math.min(most, (width - 12) / seats.length - GAP);
  seats.forEach((seat, place) => {
    const x = left + width / 2 + (place - seats.length / 2) * (wide + GAP) + GAP / 2;
    drawCard(to, figureOf(at, seat), x, FLOOR - high - wide * CARD + 18, wide);
  });
  const metal = to.createLinearGradient(0, FLOOR - high, 0, FLOOR);
  of.forEach((tone, place) => metal.addColorStop(place / 2, tone));
  to.fillStyle = metal;
  to.beginPath();
  to.roundRect(left, FLOOR - high, width, high, [16, 16, 0, 0]);
  to.fill();
  let y = FLOOR - high + (isAlone ? 16 : 66);
  if (!isAlone) write(brush, String(rank), left + width / 2, y, 700, at ? 50 : 62, { ink, face: "serif" });
  for (const seat of seats) {
    write(brush, told.names[seat]!, left + width / 2, (y += 40), 700, 32, { ink, width: width - 24 });
    write(brush, figure(told.sheet.at(-1)!.scores[seat] ?? 0), left + width / 2, (y += 37), 700, 34, { ink, face: "serif" });
    if (told.notes[seat]) write(brush, told.notes[seat], left + width / 2, (y += 30), 500, 22, { ink, width: width - 16 });
  }
}

/** Those who have no step. */
function after(brush: Brush, { places, names, sheet }: Told): void {
  const rest = places.slice(STEPS.length).flatMap(({ rank, seats }) => seats.map((seat) => `${rank}  ${names[seat]} ${figure(sheet.at(-1)!.scores[seat] ?? 0)}`));
  write(brush, rest.join("   ·   "), MIDDLE, 850, 600, 30, { ink: "#f6f1e4", width: 920 });
}

const PAPER = { x: 76, y: 884, width: 928, height: 340 };
const PLOT = { x: 176, y: 920, width: 590, height: 240 };

function way(brush: Brush, { sheet, names, hero }: Told): void {
  const { to } = brush;
  to.fillStyle = "#fbf8ef";
  to.beginPath();
  to.roundRect(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 28);
  to.fill();
  const { lines, scale, rounds } = chart(sheet, names.length, (100 * 34) / PLOT.height);
  const at = ([x, y]: [number, number]): [number, number] => [PLOT.x + (x * PLOT.width) / 100, PLOT.y + (y * PLOT.height) / 100];
  for (const { value, y } of scale) {
    stroke(brush, [at([0, y]), at([100, y])], value ? "#ddd5bd" : "#6b6852", 2, "");
    write(brush, figure(value), PLOT.x - 14, at([0, y])[1] + 9, 500, 24, { ink: "#6b6852", align: "right" });
  }
  for (const { number, x } of rounds) write(brush, String(number), at([x, 0])[0], PLOT.y + PLOT.height + 38, 500, 24, { ink: "#6b6852" });
  for (const line of [...lines].sort((one, other) => Number(one.seat === hero) - Number(other.seat === hero))) {
    const [ink, dash] = [INKS[inkOf(line.seat, hero)]!, DASHES[inkOf(line.seat, hero)]!];
    stroke(brush, line.points.map(at), ink, 2 * (line.seat === hero ? WIDTHS.hero : WIDTHS.others), dash);
    stroke(brush, [at(line.points.at(-1)!), at([100, line.points.at(-1)![1]]), at([105, line.label])], ink, 2, dash);
    write(brush, names[line.seat]!, at([106, 0])[0], at([0, line.label])[1] + 9, 700, 27, { ink, align: "left", width: 180 });
  }
}

function stroke({ to }: Brush, points: [number, number][], ink: string, width: number, dash: string): void {
  to.strokeStyle = ink;
  to.lineWidth = width;
  to.lineCap = to.lineJoin = "round";
  to.setLineDash(dash.split(" ").filter(Boolean).map((one) => 2 * Number(one)));
  to.beginPath();
  points.forEach(([x, y]) => to.lineTo(x, y));
  to.stroke();
  to.setLineDash([]);
}

interface How {
  ink: string;
  face?: "serif" | "sans";
  align?: CanvasTextAlign;
  /** What has no room in it is written smaller, and cut where that does not do. */
  width?: number;
}

const SMALLEST = 0.6;

function write(brush: Brush, text: string, x: number, y: number, weight: number, size: number, how: How): void {
  const { to } = brush;
  const { ink, face = "sans", align = "center", width = Infinity } = how;
  const font = (share: number): void => void (to.font = `${weight} ${size * share}px ${brush[face]}`);
  font(1);
  const share = Math.max(SMALLEST, Math.min(1, width / (to.measureText(text).width || 1)));
  font(share);
  to.fillStyle = ink;
  to.textAlign = align;
  to.fillText(cut(to, text, width), x, y);
}

/** As much of a text as there is room for. */
function cut(to: CanvasRenderingContext2D, text: string, width: number): string {
  if (to.measureText(text).width <= width + 1) return text;
  const letters = [...text];
  while (letters.length && to.measureText(`${letters.join("")}…`).width > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
