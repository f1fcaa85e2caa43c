/** Beginning of the storage keys of drafts. */
export const DRAFT_KEY_PREFIX = "grimoire.draft.";
