import {
  type DraftAdapter,
  type DraftHistoryBase,
  hasUnsavedChanges,
  type PersistedDraft,
} from "@/lib/decks/persisted-draft";
import type { DraftStorage } from "./browser-storage";

/** The form of a local deck's id; ids of the account's decks look otherwise. */
const LOCAL = /^local-[\w-]{1,40}$/;

/** Returns whether an id is that of a deck in no account. */
export const isLocalId = (id: string): boolean => LOCAL.test(id);

/** The places of a browser's storage in which the drafts of one game are kept, by the ids of their decks: local ones and the account's. */
type DraftSlots<Draft, History> = {
  /** The key under which the draft of a deck is kept. */
  readonly slot: (deckId: string) => string;
  /** The deck whose draft is kept under a key; `null` for keys of other things. */
  readonly deckIdOf: (key: string | null) => string | null;
  /** The ids of all decks that have a draft in the storage. */
  readonly ids: (storage: DraftStorage | null) => readonly string[];
  /** Reads a draft; `null` when there is none, or none that can be read. */
  readonly read: (storage: DraftStorage | null, id: string) => PersistedDraft<Draft, History> | null;
  /** Keeps a draft; false when the browser refuses to. A full storage gives up drafts that the account has in full. */
  readonly write: (storage: DraftStorage | null, id: string, draft: PersistedDraft<Draft, History>) => boolean;
  /** Forgets a draft. */
  readonly drop: (storage: DraftStorage | null, id: string) => boolean;
  /** Whether the browser keeps anything at all. */
  readonly canKeep: (storage: DraftStorage | null) => boolean;
};

/** Returns the slots of one game's drafts. */
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
  /** Drops the drafts that hold nothing but the way back of what an account keeps; false when there were none. */
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

/** Returns all keys of a storage; none where the browser forbids to look. */
export function listStorageKeys(storage: DraftStorage | null): readonly string[] {
  const keys: string[] = [];
  tryWithStorage(storage, (there) => {
    for (let at = 0; at < there.length; at += 1) keys.push(there.key(at) ?? "");
  });
  return keys;
}

/** Returns the text under a key; `null` when there is none or the browser forbids to look. */
export function readStorageItem(storage: DraftStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Runs something on the storage; false where there is none or it throws. */
export function tryWithStorage(storage: DraftStorage | null, act: (storage: DraftStorage) => void): boolean {
  if (!storage) return false;
  try {
    act(storage);
    return true;
  } catch {
    return false;
  }
}
