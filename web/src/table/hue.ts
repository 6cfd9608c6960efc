/** A colour of one's own: the same name has the same hue everywhere. */
export function hue(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return (sum * 137) % 360;
}
