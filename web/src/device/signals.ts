// Short sounds and buzzes, each for those who want it. The sounds are made here: no file is loaded.

import { type Signal, settings } from "./settings.svelte";
import { isStill } from "./still";

export type Sense = "sounds" | "buzzes";

interface Tone {
  /** In Hertz; a rustle of paper without one. */
  note?: number;
  /** When it begins, in seconds. */
  at: number;
  length: number;
  loud: number;
}

const SOUNDS: Record<Signal, readonly Tone[]> = {
  turn: notes([660, 880], 0.13, 0.26, 0.08),
  late: notes([988, 988, 988], 0.16, 0.1, 0.07),
  card: [{ at: 0, length: 0.07, loud: 0.09 }],
  trick: notes([494, 392], 0.09, 0.2, 0.05),
  round: notes([523, 659, 784], 0.11, 0.3, 0.06),
  talk: notes([740], 0, 0.12, 0.05),
};

/** What is heard of things that move, each with the signal that it belongs to: still pictures are silent. */
const EFFECTS = {
  wizard: { of: "card", tones: notes([784, 1175, 1568, 2349], 0.045, 0.32, 0.05) },
  sweep: { of: "trick", tones: [{ at: 0, length: 0.16, loud: 0.05 }] },
  coin: { of: "trick", tones: notes([2093, 3136], 0.03, 0.07, 0.04) },
  crack: { of: "trick", tones: [{ at: 0, length: 0.03, loud: 0.14 }, { at: 0.05, length: 0.05, loud: 0.09 }, ...notes([139], 0, 0.16, 0.09)] },
  count: { of: "round", tones: notes([1319], 0, 0.04, 0.03) },
  fist: { of: "round", tones: notes([131, 98], 0.02, 0.1, 0.12) },
} satisfies Record<string, { of: Signal; tones: readonly Tone[] }>;
export type Effect = keyof typeof EFFECTS;

/** The same thing at several seats is heard once. */
const APART = 30;

/** How a buzz feels: milliseconds on, off, on … */
const BUZZES: Record<Signal, number[]> = {
  turn: [40],
  late: [30, 60, 30, 60, 30],
  card: [8],
  trick: [20],
  round: [25, 50, 25],
  talk: [12],
};

function notes(all: number[], step: number, length: number, loud: number): Tone[] {
  return all.map((note, number) => ({ note, at: number * step, length, loud }));
}

let audio: AudioContext | undefined;
/** How many tables call for somebody: a game that is only looked through is silent. */
let tables = 0;
const lately = new Map<Effect, number>();

/** From now on what moves may be heard, until the table is left. */
export function listen(): () => void {
  tables += 1;
  return () => void (tables -= 1);
}

/** Let something that moves be heard. */
export function hear(effect: Effect): void {
  const { of, tones } = EFFECTS[effect];
  const isAgain = performance.now() - (lately.get(effect) ?? -APART) < APART;
  if (isAgain || !tables || isStill() || !settings.sounds.includes(of) || !navigator.userActivation?.hasBeenActive) return;
  lately.set(effect, performance.now());
  setTimeout(() => ring(tones, 0));
}

/** A card is heard when it lands, not when it sets out: in seconds. */
const LANDS = 0.18;

/** Give signals, the least urgent first; browsers allow it once somebody has touched the page. */
export function give(signals: readonly Signal[], senses: readonly Sense[] = ["sounds", "buzzes"]): void {
  if (!signals.length || !navigator.userActivation?.hasBeenActive) return;
  const [sounds, buzzes] = (["sounds", "buzzes"] as const).map((sense) =>
    senses.includes(sense) ? signals.filter((signal) => settings[sense].includes(signal)) : [],
  ) as [Signal[], Signal[]];
  if (buzzes.length) navigator.vibrate?.(BUZZES[buzzes.at(-1)!]);
  setTimeout(() => sounds.forEach((signal, number) => ring(SOUNDS[signal], number * 0.12 + (signal === "card" && !isStill() ? LANDS : 0)))); // first the picture: a sound system may take long to wake
}

function ring(tones: readonly Tone[], late: number): void {
  audio ??= new AudioContext();
  for (const { note, at, length, loud } of tones) {
    const start = audio.currentTime + late + at;
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(loud, start);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    const source = note === undefined ? rustle(audio, length) : tone(audio, note);
    source.connect(loudness).connect(audio.destination);
    source.start(start);
    source.stop(start + length);
  }
}

function tone(context: AudioContext, note: number): OscillatorNode {
  const made = context.createOscillator();
  made.type = "triangle";
  made.frequency.value = note;
  return made;
}

/** A card on felt: a breath of noise. */
function rustle(context: AudioContext, length: number): AudioBufferSourceNode {
  const made = context.createBufferSource();
  const rate = context.sampleRate / 4;
  made.buffer = context.createBuffer(1, Math.ceil(rate * length), rate);
  const samples = made.buffer.getChannelData(0);
  for (let number = 0; number < samples.length; number++) samples[number] = Math.random() * 2 - 1;
  return made;
}
