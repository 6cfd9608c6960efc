// Copying a text to where others are pasted from.

/**
 * Copy a text that stands in a field; whether that worked. Plain HTTP has no clipboard: then the field is marked and
 * copied in the way of old, and stays marked, to be copied by hand.
 */
export async function copied(text: string, field: HTMLInputElement | HTMLTextAreaElement | undefined | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand("copy");
  }
}
