// Texts in the reader's language, from the catalogues that terminal and server speak with.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages, { later } from "virtual:languages";
import { isolated } from "./isolated";
import { settings } from "../device/settings.svelte";

export type Args = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle>();
export type Topic = keyof typeof later;
/** What is spoken of beside the page itself, and whether its texts are there yet. */
const topics = new Map<Topic, Promise<void>>();
let known: string[] = $state.raw([]);

export const names = Object.keys(languages);

/** The language to speak: as chosen, else the first of the browser's that there is, else English. */
export function languageOf(chosen: string, browsers: readonly string[]): string {
  const found = [chosen, ...browsers].map((name) => name.split("-")[0] ?? "");
  return found.find((name) => names.includes(name)) ?? "en";
}

/** The language that was asked for last, and its texts on their way. */
let asked = "en";
let coming: Promise<void> | undefined;

/** Load a language and speak it from now on; what was asked for last counts, whatever comes first. */
export function speak(name: string): Promise<void> {
  const loaded: Promise<void> = load(name).then((texts) => (coming === loaded ? wear(name, texts) : coming));
  asked = name;
  coming = loaded;
  return loaded;
}

const load = (name: string): Promise<FluentResource[]> => Promise.all([languages, ...[...topics.keys()].map((topic) => later[topic])].map((part) => read(part[name]!)));

/** What has been read, by its text: a topic that is added takes the others as they are. */
const resources = new Map<string, FluentResource>();

async function read(fetched: () => Promise<{ default: string }>): Promise<FluentResource> {
  const { default: text } = await fetched();
  const found = resources.get(text) ?? new FluentResource(text);
  resources.set(text, found);
  return found;
}

function wear(name: string, resources: FluentResource[]): void {
  const made = new FluentBundle(name, { useIsolating: false });
  for (const resource of resources) made.addResource(resource);
  known = resources.flatMap(({ body }) => body.map((message) => message.id));
  bundle = made;
}

/** Speak of a topic too, from now on: its texts come with what says them. */
export function speakOf(topic: Topic): Promise<void> {
  const known = topics.get(topic);
  if (known) return known;
  topics.set(topic, Promise.resolve()); // a language that is loaded from now on brings it along
  const told = speak(asked).catch((error: unknown) => {
    topics.delete(topic);
    throw error;
  });
  topics.set(topic, told);
  return told;
}

/** Speak what this person reads, and let the document say so. */
export async function speakAsChosen(): Promise<void> {
  const name = languageOf(settings.language, navigator.languages);
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
