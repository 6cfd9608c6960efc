declare module "virtual:languages" {
  const languages: Record<string, () => Promise<{ default: string }>>;
  export default languages;
}
declare module "virtual:texts/*" {
  const source: string;
  export default source;
}
