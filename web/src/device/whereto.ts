// Where a link leads that somebody has pasted: into this server, or away from it.

const SCHEME = /^https?:\/\//i;

export interface Place {
  /** Path and what follows it on this server; empty for another server. */
  path: string;
  /** The whole address on another server; empty for this one. */
  away: string;
}

/** How the server calls its tables. */
const TABLE = /^[\w-]{12}(~[\w-]{12})?$/;

/** Read what was pasted; null for what is no link. The id of a table alone is a table of this server. */
export function whereTo(pasted: string, here: { protocol: string; host: string }): Place | null {
  const text = pasted.trim();
  if (!text.includes("/")) return TABLE.test(text) ? { path: `/t/${text}`, away: "" } : null;
  let url: URL;
  try {
    url = new URL(whole(text, `${here.protocol}//`, here.host));
  } catch {
    return null;
  }
  if (!SCHEME.test(url.href)) return null;
  if (url.host !== here.host) return { path: "", away: url.href };
  return { path: url.pathname.replace(/(.)\/$/, "$1") + url.search + url.hash, away: "" };
}

/** With scheme and host, where they were left out. */
function whole(text: string, scheme: string, host: string): string {
  if (text.includes("://")) return text;
  const first = text.split("/")[0] ?? "";
  return /[.:]/.test(first) ? scheme + text : `${scheme}${host}/${text.replace(/^\/+/, "")}`;
}
