import {
  type DeckOrigin,
  type DraftAdapter,
  type DraftHistoryBase,
  hasUnsavedChanges,
  NO_DRAFT_AUTHOR,
  type PersistedDraft,
} from "@/lib/decks/persisted-draft";
import { createRandomKey, type DraftStorage } from "./browser-storage";
import { createDraftSlots, isLocalId, readStorageItem, tryWithStorage } from "./create-draft-slots";

/** A deck in this browser, as lists show it. */
export type PersistedDeck = {
  /** `local-…`, or the id of the account's deck whose changes were not saved yet. */
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly editedAt: number;
  /** The deck of an account that this is a draft of; `null` for a deck in no account. */
  readonly account: string | null;
  /** Whether the browser has changes that no account has. */
  readonly unsaved: boolean;
  /** Whether the deck was never filled, so that it is as good as new. */
  readonly blank: boolean;
  readonly copiedFrom: DeckOrigin | null;
};

/** One game's decks in this browser. Each has its own storage key, so that tabs do not overwrite each other's decks. */
export type PersistedDecks<Draft, Edit, Facts> = {
  /** Returns all drafts, last edited first. The array is the same object until something changes. */
  readonly list: () => readonly (PersistedDeck & Facts)[];
  /** The deck in no account that was edited last. */
  readonly latest: () => (PersistedDeck & Facts) | null;
  /** The id of the account's deck that a local deck was saved as; `null` for one that was not. */
  readonly savedAs: (id: string) => string | null;
  /** Stores a new deck and returns its id; null if the browser refuses. */
  readonly create: (draft: Draft, copiedFrom?: DeckOrigin | null) => string | null;
  /** Stores a copy of a draft and returns its id; null if there is no such deck or no space. */
  readonly duplicate: (id: string, nameOfCopy: (name: string) => string) => string | null;
  /**
   * Edits a deck that is not open in this tab; an editor in another tab adopts the change. Returns false if storing
   * fails.
   */
  readonly edit: (id: string, edit: Edit) => boolean;
  readonly rename: (id: string, name: string) => boolean;
  /** Removes a deck. Returns a function that restores it with its history. */
  readonly remove: (id: string) => () => void;
  /** Calls back after each change, of this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type PersistedDecksOptions = {
  readonly storage: DraftStorage | null;
  readonly now: () => number;
  /** Subscribes to storage changes made by other tabs. Returns an unsubscribe function. */
  readonly subscribeToOtherTabs: (changed: (key: string | null) => void) => () => void;
};

type Shown<Draft, Facts> = {
  readonly empty: Draft;
  /** Facts of a draft that lists of the game show. */
  readonly factsOf: (draft: Draft) => Facts;
  /** Migrates decks that earlier releases stored in another form. */
  readonly takeOver: (storage: DraftStorage | null) => void;
};

/** Writer id of edits made outside the editor. */
const ANOTHER_PAGE = "page";

/** Returns the decks of one game in a storage. */
export function createPersistedDecks<
  Draft extends { readonly name: string },
  History extends DraftHistoryBase<Draft>,
  Edit,
  Facts,
>(
  kind: DraftAdapter<Draft, History, Edit>,
  { empty, factsOf, takeOver }: Shown<Draft, Facts>,
  { storage, now, subscribeToOtherTabs: otherTabs }: PersistedDecksOptions,
): PersistedDecks<Draft, Edit, Facts> {
  type Listed = PersistedDeck & Facts;
  const slots = createDraftSlots(kind);
  const listeners = new Set<() => void>();
  let known: readonly Listed[] | null = null;
  const changed = () => {
    known = null;
    for (const listener of listeners) listener();
  };
  const summary = (id: string, kept: PersistedDraft<Draft, History>): Listed => {
    const { present } = kept.history;
    return {
      id,
      name: present.name,
      ...factsOf(present),
      editedAt: kept.at,
      account: isLocalId(id) ? null : id,
      unsaved: hasUnsavedChanges(kind.same, kept),
      blank: isUntouchedDraft(kind, kept, empty),
      copiedFrom: kept.copiedFrom,
    };
  };
  const add = (draft: Draft, copiedFrom: DeckOrigin | null): string | null => {
    const id = createLocalId();
    const fresh = {
      history: kind.start(draft),
      base: null,
      at: now(),
      writer: NO_DRAFT_AUTHOR,
      pending: null,
      began: null,
    };
    const kept = slots.write(storage, id, { ...fresh, copiedFrom });
    changed();
    return kept ? id : null;
  };
  const edit = (id: string, change: Edit): boolean => {
    const kept = slots.read(storage, id);
    if (!kept) return false;
    const history = kind.edit(kept.history, change);
    const at = Math.max(now(), kept.at + 1);
    const written = slots.write(storage, id, { ...kept, history, at, writer: ANOTHER_PAGE });
    changed();
    return written;
  };
  const list = () => {
    if (known && listeners.size > 0) return known;
    takeOver(storage);
    const found = slots
      .ids(storage)
      .flatMap((id) => {
        const kept = slots.read(storage, id);
        return kept ? [summary(id, kept)] : [];
      })
      .sort((a, b) => b.editedAt - a.editedAt || (a.id < b.id ? -1 : 1));
    // What nobody listens to may change unheard, and a list that is asked for twice is still one object.
    known = JSON.stringify(found) === JSON.stringify(known) ? known : found;
    return known ?? found;
  };
  return {
    list,
    latest: () => list().find(({ account }) => account === null) ?? null,
    savedAs: (id) =>
      slots.ids(storage).find((other) => !isLocalId(other) && slots.read(storage, other)?.began === id) ?? null,
    create: (draft, copiedFrom = null) => add(draft, copiedFrom),
    duplicate: (id, nameOfCopy) => {
      const kept = slots.read(storage, id);
      if (!kept) return null;
      const { present } = kept.history;
      const copiedFrom = isLocalId(id) ? kept.copiedFrom : { id, name: present.name };
      return add({ ...present, name: nameOfCopy(present.name) }, copiedFrom);
    },
    edit,
    rename: (id, name) => edit(id, kind.rename(name)),
    remove: (id) => {
      const written = readStorageItem(storage, slots.slot(id));
      slots.drop(storage, id);
      changed();
      return () => {
        if (written !== null) tryWithStorage(storage, (there) => there.setItem(slots.slot(id), written));
        changed();
      };
    },
    subscribe: (listener) => {
      list();
      listeners.add(listener);
      const stop = otherTabs((key) => (key === null || slots.deckIdOf(key) !== null ? changed() : undefined));
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

/** Subscribes to storage changes by other tabs, for `PersistedDecksOptions`. Returns an unsubscribe function. */
export function subscribeToOtherTabs(changed: (key: string | null) => void): () => void {
  const hear = ({ key }: StorageEvent) => changed(key);
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

/** Returns a new id for a local deck. */
export const createLocalId = (): string => `local-${createRandomKey()}`;

/** Returns whether a draft was created empty and never edited. */
export const isUntouchedDraft = <Draft, History extends DraftHistoryBase<Draft>>(
  { same }: { readonly same: (one: Draft, other: Draft) => boolean },
  { writer, history: { present } }: PersistedDraft<Draft, History>,
  empty: Draft,
): boolean => writer === NO_DRAFT_AUTHOR && same(present, empty);
