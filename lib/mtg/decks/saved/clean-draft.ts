/** Prefix of the storage keys for Magic drafts in a browser. */
export const DRAFT_STORAGE_PREFIX = "grimoire.mtg.draft.";

/** A draft as a list shows it. `at` is in milliseconds since 1970. */
type DraftHead = { readonly id: string; readonly name: string; readonly at: number };

/**
 * Returns the data of a draft for a list of decks; null for other texts and for empty drafts. It does not parse the
 * deck, so that a page can list drafts without loading the Magic rules.
 */
export function readDraftHead(key: string, text: string | null): DraftHead | null {
  if (!key.startsWith(DRAFT_STORAGE_PREFIX) || text === null) return null;
  try {
    const { present, at } = JSON.parse(text);
    if (typeof present.name !== "string" || typeof at !== "number" || present.text === "") return null;
    return { id: key.slice(DRAFT_STORAGE_PREFIX.length), name: present.name, at };
  } catch {
    return null;
  }
}

/**
 * Returns whether a stored text is the draft of an account's deck without unsaved changes. A mark in the text tells
 * this, so that removing an account's drafts needs no parsing.
 */
export function isCleanDraft(key: string, text: string | null): boolean {
  if (!key.startsWith(DRAFT_STORAGE_PREFIX) || text === null) return false;
  try {
    return (JSON.parse(text) as { readonly clean?: unknown } | null)?.clean === true;
  } catch {
    return false;
  }
}
