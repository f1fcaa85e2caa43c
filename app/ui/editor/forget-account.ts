import { isDraftDirty } from "@/lib/magmell/decks/stored-draft";
import { isCleanDraft } from "@/lib/mtg/decks/saved/clean-draft";
import { type DraftStorage, getBrowserStorage } from "./browser-storage";
import { deleteDraft, isLocalId, listDraftIds, readDraft, readStorageItem, tryWithStorage } from "./draft-slots";

/** The key under which a browser remembers that somebody is signed in, for pages without a network. */
const ACCOUNT = "grimoire.account";

/** Returns whether somebody was signed in when this browser last heard of the site. */
export const hasRememberedAccount = (): boolean => {
  let had = false;
  tryWithStorage(getBrowserStorage(), (there) => {
    had = there.getItem(ACCOUNT) !== null;
  });
  return had;
};

/** Remembers whether somebody is signed in. */
export const rememberAccount = (signedIn: boolean): void =>
  void tryWithStorage(getBrowserStorage(), (there) =>
    signedIn ? there.setItem(ACCOUNT, "1") : there.removeItem(ACCOUNT),
  );

/** Takes the decks of the account out of the browser, but for changes that the account does not have yet. */
export function forgetAccount(): void {
  const storage = getBrowserStorage();
  rememberAccount(false);
  for (const id of listDraftIds(storage)) {
    const kept = isLocalId(id) ? null : readDraft(storage, id);
    if (kept && !isDraftDirty(kept)) deleteDraft(storage, id);
  }
  for (const key of keysOf(storage)) if (isCleanDraft(key, readStorageItem(storage, key))) forget(storage, key);
}

const forget = (storage: DraftStorage | null, key: string) => tryWithStorage(storage, (there) => there.removeItem(key));

function keysOf(storage: DraftStorage | null): readonly string[] {
  const keys: string[] = [];
  tryWithStorage(storage, (there) => {
    for (let at = 0; at < there.length; at += 1) keys.push(there.key(at) ?? "");
  });
  return keys;
}
