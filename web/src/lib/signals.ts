// A short sound and a short buzz, for those who want them: it is your turn.

import { settings } from "./settings.svelte";

const NOTES = [660, 880];
const LENGTH = 0.13;
const LOUDNESS = 0.08;

let audio: AudioContext | undefined;

/** Call the person at the device, once. */
export function call(): void {
  if (settings.vibrates) navigator.vibrate?.(40);
  if (settings.sounds && navigator.userActivation?.hasBeenActive) ring();
}

/** Two soft notes, made here: no file is loaded. */
function ring(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [number, note] of NOTES.entries()) {
    const at = start + number * LENGTH;
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(LOUDNESS, at);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH * 2);
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = note;
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + LENGTH * 2);
  }
}
