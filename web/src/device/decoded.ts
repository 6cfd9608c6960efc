// Text from an address, which anybody may have cut short.

/** What a part of an address says; as it stands where half a character makes nothing of it. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
