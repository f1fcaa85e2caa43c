import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-adapter";
import { createDraftSlots } from "./create-draft-slots";

export { isLocalId, readStorageItem, tryWithStorage } from "./create-draft-slots";

const SLOTS = createDraftSlots(DRAFT_ADAPTER);

/** Returns the storage key of a MAGMELL draft, by the id of its local deck or account deck. */
export const getDraftKey = SLOTS.slot;

/** Returns the ids of all decks with a draft in the storage. */
export const listDraftIds = SLOTS.ids;

/** Reads a draft; null if there is none or it is unreadable. */
export const readDraft = SLOTS.read;

/**
 * Stores a draft. Returns false if the browser refuses. When storage is full, drafts without unsaved changes are
 * deleted.
 */
export const writeDraft = SLOTS.write;

/** Deletes a draft. */
export const deleteDraft = SLOTS.drop;
