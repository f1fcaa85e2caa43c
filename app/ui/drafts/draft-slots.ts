import { isDirty, parseStoredDraft, type StoredDraft, serializeDraft } from "@/lib/decks/stored-draft";
import type { DraftStorage } from "./browser-storage";

const PREFIX = "grimoire.draft.";

/** The form of a local deck's id; ids of the account's decks look otherwise. */
const LOCAL = /^local-[\w-]{1,40}$/;

/** The key of the storage under which a draft is kept, by the id of its deck: a local one or one of the account. */
export const draftSlot = (deckId: string): string => `${PREFIX}${deckId}`;

/** Whether an id is that of a deck in no account. */
export const isLocalId = (id: string): boolean => LOCAL.test(id);

/** The deck whose draft is kept under a key; `null` for keys of other things. */
export const deckIdOf = (key: string | null): string | null =>
  key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;

/** The ids of all decks that have a draft in the storage. */
export function keptIds(storage: DraftStorage | null): readonly string[] {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? null);
    return keys.flatMap((key) => deckIdOf(key) ?? []);
  } catch {
    return [];
  }
}

/** Reads a draft; `null` when there is none, or none that can be read. */
export function readDraft(storage: DraftStorage | null, id: string): StoredDraft | null {
  const written = readItem(storage, draftSlot(id));
  return written === null ? null : parseStoredDraft(written);
}

/** The text under a key; `null` when there is none or the browser forbids to look. */
export function readItem(storage: DraftStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a draft; false when the browser refuses to. A full storage gives up drafts that the account has in full. */
export function writeDraft(storage: DraftStorage | null, id: string, draft: StoredDraft): boolean {
  const written = serializeDraft(draft);
  const write = () => attempt(storage, (there) => there.setItem(draftSlot(id), written));
  return write() || (makeRoom(storage, id) && write());
}

/** Forgets a draft. */
export const dropDraft = (storage: DraftStorage | null, id: string): boolean =>
  attempt(storage, (there) => there.removeItem(draftSlot(id)));

/** Whether the browser keeps anything at all. */
export const canKeep = (storage: DraftStorage | null): boolean =>
  attempt(storage, (there) => {
    there.setItem(`${PREFIX}probe`, "");
    there.removeItem(`${PREFIX}probe`);
  });

/** Runs something on the storage; false where there is none or it throws. */
export function attempt(storage: DraftStorage | null, act: (storage: DraftStorage) => void): boolean {
  if (!storage) return false;
  try {
    act(storage);
    return true;
  } catch {
    return false;
  }
}

/** Drops the drafts that hold nothing but the way back of what an account keeps; false when there were none. */
function makeRoom(storage: DraftStorage | null, but: string): boolean {
  const spare = keptIds(storage).filter((id) => {
    if (id === but || isLocalId(id)) return false;
    const kept = readDraft(storage, id);
    return kept !== null && !isDirty(kept);
  });
  for (const id of spare) dropDraft(storage, id);
  return spare.length > 0;
}
