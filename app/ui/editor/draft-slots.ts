import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-adapter";
import { createDraftSlots } from "./create-draft-slots";

export { isLocalId, readStorageItem, tryWithStorage } from "./create-draft-slots";

const SLOTS = createDraftSlots(DRAFT_ADAPTER);

/** The key of the storage under which a draft of MAGMELL is kept, by the id of its deck: a local one or one of the account. */
export const getDraftKey = SLOTS.slot;

/** The deck whose draft is kept under a key; `null` for keys of other things. */
export const parseDraftKey = SLOTS.deckIdOf;

/** The ids of all decks that have a draft in the storage. */
export const listDraftIds = SLOTS.ids;

/** Reads a draft; null if there is none or it is unreadable. */
export const readDraft = SLOTS.read;

/**
 * Stores a draft. Returns false if the browser refuses. When storage is full, drafts without unsaved changes are
 * deleted.
 */
export const writeDraft = SLOTS.write;

/** Forgets a draft. */
export const deleteDraft = SLOTS.drop;
