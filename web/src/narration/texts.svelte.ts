// Texts in the reader's language, from the catalogues that terminal and server speak with.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages, { lessons } from "virtual:languages";
import { isolated } from "./isolated";
import { settings } from "../device/settings.svelte";

export type Args = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle>();
let isLearning = false;
let known: string[] = $state.raw([]);

export const names = Object.keys(languages);

/** The language to speak: as chosen, else the first of the browser's that there is, else English. */
export function wished(chosen: string, browsers: readonly string[]): string {
  const found = [chosen, ...browsers].map((name) => name.split("-")[0] ?? "");
  return found.find((name) => names.includes(name)) ?? "en";
}

/** Load a language and speak it from now on. */
export async function speak(name: string): Promise<void> {
  const parts = isLearning ? [languages, lessons] : [languages];
  const loaded = await Promise.all(parts.map((part) => part[name]!()));
  const made = new FluentBundle(name, { useIsolating: false });
  const resources = loaded.map((one) => new FluentResource(one.default));
  for (const resource of resources) made.addResource(resource);
  known = resources.flatMap(({ body }) => body.map((message) => message.id));
  bundle = made;
}

/** Speak of the lessons too, from now on: what only they say comes with them. */
export async function speakOfLessons(): Promise<void> {
  if (isLearning) return;
  isLearning = true;
  await speak(spoken()).catch((error: unknown) => {
    isLearning = false;
    throw error;
  });
}

/** Speak what this person reads, and let the document say so. */
export async function speakAsChosen(): Promise<void> {
  const name = wished(settings.language, navigator.languages);
  await speak(name);
  document.documentElement.lang = name;
}

/** The language that is spoken now. */
export const spoken = (): string => bundle?.locales[0] ?? "en";

/** All keys that begin with something. */
export const keys = (start: string): string[] =>
  known.filter((key) => key.startsWith(start));

/** Whether there is a text for a key. */
export const has = (key: string): boolean => bundle?.hasMessage(key) ?? false;

/** A number below zero, with a minus that looks like one. */
class Below extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

function readable(value: FluentVariable): FluentVariable {
  if (typeof value === "string") return isolated(value);
  return typeof value === "number" && value < 0 ? new Below(value) : value;
}

/** The text of a key; the key itself if there is none, so that a gap shows. */
export function say(key: string, args: Args = {}): string {
  const pattern = bundle?.getMessage(key)?.value;
  const said = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, readable(value)]));
  return pattern ? bundle!.formatPattern(pattern, said) : key;
}
