declare module "virtual:languages" {
  type Catalogues = Record<string, () => Promise<{ default: string }>>;
  const languages: Catalogues;
  export const later: Record<"advice" | "level" | "viewer" | "learn" | "ending" | "builder" | "preset" | "cards" | "pad" | "scorepad" | "me" | "home" | "print" | "odds" | "history" | "cup" | "tournament" | "daily" | "rating" | "figure" | "menu" | "waiting" | "special", Catalogues>;
  export default languages;
}
declare module "virtual:texts/*" {
  const source: string;
  export default source;
}
