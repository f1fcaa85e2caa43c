import { isDraftDirty } from "@/lib/magmell/decks/stored-draft";
import { isCleanDraft } from "@/lib/mtg/decks/saved/clean-draft";
import { type DraftStorage, getBrowserStorage } from "./browser-storage";
import { listStorageKeys, readStorageItem, tryWithStorage } from "./create-draft-slots";
import { deleteDraft, isLocalId, listDraftIds, readDraft } from "./draft-slots";
import { rememberAccount } from "./remembered-account";

/** Deletes the account's decks from the browser, except drafts with unsaved changes. */
export function forgetAccount(): void {
  const storage = getBrowserStorage();
  rememberAccount(false);
  for (const id of listDraftIds(storage)) {
    const kept = isLocalId(id) ? null : readDraft(storage, id);
    if (kept && !isDraftDirty(kept)) deleteDraft(storage, id);
  }
  for (const key of listStorageKeys(storage))
    if (isCleanDraft(key, readStorageItem(storage, key))) forget(storage, key);
}

const forget = (storage: DraftStorage | null, key: string) => tryWithStorage(storage, (there) => there.removeItem(key));
