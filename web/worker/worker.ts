// The service worker: the page, the tutorial and the rules work without a network; nothing about a game is kept.

declare const self: ServiceWorkerGlobalScope;

/** The files of this build, put in by the plugin. */
const PARTS: readonly string[] = JSON.parse("__PARTS__");
const VERSION = "__VERSION__";
const KEPT = `foretell-${VERSION}`;
const RULES = "foretell-rules";
/** What says something about rules: the newest there is, else what was last seen. */
const ABOUT_RULES = /^\/api\/rules(\/[^/]+)?$/;
/** A reader who waits longer than this gets what is kept. */
const PATIENCE = 3000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const answer = answered(event.request);
  if (answer) event.respondWith(answer);
});
self.addEventListener("message", (event) => {
  if (event.data?.t === "keep-rules") event.waitUntil(keepRules(String(event.data.language)));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

/** Bring a page to the front that is open already, else open it. */
async function show(path: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = open.find((one) => new URL(one.url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

async function install(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.addAll(PARTS.map((part) => new Request(part, { cache: "no-cache" })));
  await cache.put("/", await fetch("/", { headers: { Accept: "text/html" }, cache: "no-cache" }));
  await self.skipWaiting();
}

/** The build before this one stays: a page that is open may still load a part of it. */
async function activate(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith("foretell-") && name !== RULES);
  await Promise.all(builds.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

function answered(request: Request): Promise<Response> | undefined {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return undefined;
  if (request.mode === "navigate") return search.includes("plain") ? undefined : wholePage(request);
  if (pathname.startsWith("/assets/") || PARTS.includes(pathname)) return part(request);
  if (ABOUT_RULES.test(pathname)) return rules(request);
  return undefined;
}

/** The one document of the page, whatever its address; the newest, where there is a network. */
async function wholePage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await kept("/")) ?? Response.error();
  }
}

async function part(request: Request): Promise<Response> {
  return (await kept(request)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** What this build has: the older one is kept as well, and asked without a name it would answer first. */
const kept = (asked: Request | string): Promise<Response | undefined> => caches.match(asked, { ignoreVary: true, cacheName: KEPT });

async function rules(request: Request): Promise<Response> {
  const cache = await caches.open(RULES);
  const language = request.headers.get("Accept-Language") ?? "";
  const key = keyOf(request.url, language);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch {
    const usual = keyOf(request.url.replace(/\?.*/, ""), language);
    return (await cache.match(key)) ?? (await cache.match(usual)) ?? Response.error();
  }
}

/** Each language has its own. */
function keyOf(url: string, language: string): string {
  const key = new URL(url);
  key.searchParams.set("lang", language);
  return key.href;
}

/** Keep the rules of every preset in a language, as far as they are not kept yet. */
async function keepRules(language: string): Promise<void> {
  const cache = await caches.open(RULES);
  const headers = { "Accept-Language": language };
  const list = new URL("/api/rules", self.location.origin).href;
  const answer = await fetch(list, { headers });
  if (!answer.ok) return;
  await cache.put(keyOf(list, language), answer.clone());
  const { groups } = (await answer.json()) as { groups: { presets: { name: string }[] }[] };
  for (const { name } of groups.flatMap((group) => group.presets)) {
    const key = keyOf(`${list}/${name}`, language);
    if (await cache.match(key)) continue;
    const one = await fetch(`${list}/${name}`, { headers });
    if (one.ok) await cache.put(key, one);
  }
}

export {};
