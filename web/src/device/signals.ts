// Short sounds and buzzes, each for those who want it. The sounds are made here: no file is loaded.

import { type Signal, settings } from "./settings.svelte";

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

/** Give signals, the least urgent first; browsers allow it once somebody has touched the page. */
export function give(signals: readonly Signal[], senses: readonly Sense[] = ["sounds", "buzzes"]): void {
  if (!signals.length || !navigator.userActivation?.hasBeenActive) return;
  const [sounds, buzzes] = (["sounds", "buzzes"] as const).map((sense) =>
    senses.includes(sense) ? signals.filter((signal) => settings[sense].includes(signal)) : [],
  ) as [Signal[], Signal[]];
  if (buzzes.length) navigator.vibrate?.(BUZZES[buzzes.at(-1)!]);
  setTimeout(() => sounds.forEach((signal, number) => ring(SOUNDS[signal], number * 0.12))); // first the picture: a sound system may take long to wake
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
