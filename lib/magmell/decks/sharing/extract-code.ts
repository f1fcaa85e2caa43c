import { parseSharedName } from "@/lib/decks/sharing/shared-name";

const LONGEST = 2_000;

/**
 * Extracts the deck code from a pasted text: the code itself, or a URL of a shared deck or of a goldfish with the deck,
 * percent-encoded or not.
 */
export function extractDeckCode(pasted: string): string {
  return findLinkedDeckCode(pasted) ?? readable(pasted);
}

/** Returns the deck code in the URL of a shared deck or a goldfish; null if there is none. */
export function findLinkedDeckCode(pasted: string): string | null {
  return /\/(?:d|goldfish)\/([^/?#\s]+)/.exec(readable(pasted))?.[1] ?? null;
}

/** Returns the deck name in the URL of a shared deck or a goldfish; null if there is none. */
export function findLinkedDeckName(pasted: string): string | null {
  return parseSharedName(NAMED.exec(readable(pasted))?.[1]);
}

/** The parameter `n` behind a deck code. Parameters in front of it are short. */
const NAMED = /\/(?:d|goldfish)\/[^/?#\s]+(?:\/[^?#\s]*)?\?(?:[^\s#]{0,200}&)?n=([\w-]{1,1000})/;

const readable = (pasted: string): string => decoded(pasted.slice(0, LONGEST)).trim();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: the code is broken, and its reader says so.
    return text;
  }
}
