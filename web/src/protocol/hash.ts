// SHA-256, from the browser itself where it gives it: plain HTTP has no crypto.subtle, there a small library hashes.

export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // this page may be without it, whatever its types say
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : (await import("@noble/hashes/sha2.js")).sha256(bytes);
  return hexadecimal(digest);
}

export const hexadecimal = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
