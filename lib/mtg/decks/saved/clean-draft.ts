/** The beginning of the keys under which a browser keeps drafts of the second game. */
export const DRAFT_STORAGE_PREFIX = "grimoire.mtg.draft.";

/**
 * Returns whether a text under a key is the draft of an account's deck that holds nothing but what the account has. It is told
 * by a mark in the text, so that whoever forgets an account need not read decks.
 */
export function isCleanDraft(key: string, text: string | null): boolean {
  if (!key.startsWith(DRAFT_STORAGE_PREFIX) || text === null) return false;
  try {
    return (JSON.parse(text) as { readonly clean?: unknown } | null)?.clean === true;
  } catch {
    return false;
  }
}
