const LONGEST = 2_000;

/**
 * Extracts the deck code from a pasted text: the code itself, or the address of a shared deck or a goldfish with it,
 * percent-encoded or not.
 */
export function extractCode(pasted: string): string {
  return linkedCode(pasted) ?? readable(pasted);
}

/** The deck code in the address of a shared deck or a goldfish; `null` when the text holds no such address. */
export function linkedCode(pasted: string): string | null {
  return /\/(?:d|goldfish)\/([^/?#\s]+)/.exec(readable(pasted))?.[1] ?? null;
}

const readable = (pasted: string): string => decoded(pasted.slice(0, LONGEST)).trim();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: the code is broken, and its reader says so.
    return text;
  }
}
