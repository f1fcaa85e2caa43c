import {
  type DraftAdapter,
  type DraftHistoryBase,
  hasUnsavedChanges,
  type PersistedDraft,
} from "@/lib/decks/persisted-draft";
import type { DraftStorage } from "./browser-storage";

/** The form of a local deck's id; ids of the account's decks look otherwise. */
const LOCAL = /^local-[\w-]{1,40}$/;

/** Returns whether an id is that of a local deck, which is in no account. */
export const isLocalId = (id: string): boolean => LOCAL.test(id);

/** Functions that read and write the drafts of one game, by the id of a local deck or account deck. */
type DraftSlots<Draft, History> = {
  /** Returns the storage key of a deck's draft. */
  readonly slot: (deckId: string) => string;
  /** Returns the deck id in a draft's storage key; null for other keys. */
  readonly deckIdOf: (key: string | null) => string | null;
  /** The ids of all decks that have a draft in the storage. */
  readonly ids: (storage: DraftStorage | null) => readonly string[];
  /** Reads a draft; null if there is none or it is unreadable. */
  readonly read: (storage: DraftStorage | null, id: string) => PersistedDraft<Draft, History> | null;
  /**
   * Stores a draft. Returns false if the browser refuses. When storage is full, drafts without unsaved changes are
   * deleted.
   */
  readonly write: (storage: DraftStorage | null, id: string, draft: PersistedDraft<Draft, History>) => boolean;
  /** Deletes a draft. */
  readonly drop: (storage: DraftStorage | null, id: string) => boolean;
  /** Whether the browser allows storage at all. */
  readonly canKeep: (storage: DraftStorage | null) => boolean;
};

/** Returns functions that read and write one game's drafts in a storage. */
export function createDraftSlots<
  Draft extends { readonly name: string },
  History extends DraftHistoryBase<Draft>,
  Edit,
>({ prefix, same, serialize, parse }: DraftAdapter<Draft, History, Edit>): DraftSlots<Draft, History> {
  const slot = (deckId: string) => `${prefix}${deckId}`;
  const deckIdOf = (key: string | null) => (key?.startsWith(prefix) ? key.slice(prefix.length) : null);
  const ids = (storage: DraftStorage | null) => listStorageKeys(storage).flatMap((key) => deckIdOf(key) ?? []);
  const read = (storage: DraftStorage | null, id: string) => {
    const written = readStorageItem(storage, slot(id));
    return written === null ? null : parse(written);
  };
  const drop = (storage: DraftStorage | null, id: string) =>
    tryWithStorage(storage, (there) => there.removeItem(slot(id)));
  /** Deletes drafts that have only undo history beyond the account's version. Returns false if there were none. */
  const makeRoom = (storage: DraftStorage | null, but: string): boolean => {
    const spare = ids(storage).filter((id) => {
      if (id === but || isLocalId(id)) return false;
      const kept = read(storage, id);
      return kept !== null && !hasUnsavedChanges(same, kept);
    });
    for (const id of spare) drop(storage, id);
    return spare.length > 0;
  };
  return {
    slot,
    deckIdOf,
    ids,
    read,
    drop,
    write: (storage, id, draft) => {
      const written = serialize(draft);
      const write = () => tryWithStorage(storage, (there) => there.setItem(slot(id), written));
      return write() || (makeRoom(storage, id) && write());
    },
    canKeep: (storage) =>
      tryWithStorage(storage, (there) => {
        there.setItem(`${prefix}probe`, "");
        there.removeItem(`${prefix}probe`);
      }),
  };
}

/** Returns all keys of a storage; empty if access is forbidden. */
export function listStorageKeys(storage: DraftStorage | null): readonly string[] {
  const keys: string[] = [];
  tryWithStorage(storage, (there) => {
    for (let at = 0; at < there.length; at += 1) keys.push(there.key(at) ?? "");
  });
  return keys;
}

/** Returns the text under a key; null if there is none or storage is forbidden. */
export function readStorageItem(storage: DraftStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Runs an operation on storage. Returns false without storage or if it throws. */
export function tryWithStorage(storage: DraftStorage | null, act: (storage: DraftStorage) => void): boolean {
  if (!storage) return false;
  try {
    act(storage);
    return true;
  } catch {
    return false;
  }
}
