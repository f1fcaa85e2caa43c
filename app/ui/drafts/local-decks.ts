import { countLines } from "@/engine/magmell";
import { type Draft, type DraftEdit, EMPTY_DRAFT, editDraft, sameDraft, startHistory } from "@/lib/decks/draft";
import { isDirty, type Lineage, NOBODY, parseStoredDraft, type StoredDraft } from "@/lib/decks/stored-draft";
import { browserStorage, type DraftStorage, randomKey } from "./browser-storage";
import {
  attempt,
  deckIdOf,
  draftSlot,
  dropDraft,
  isLocalId,
  keptIds,
  readDraft,
  readItem,
  writeDraft,
} from "./draft-slots";

/** A deck that this browser keeps, as a list shows it. */
export type LocalDeck = {
  /** `local-…`, or the id of the account's deck whose changes were not saved yet. */
  readonly id: string;
  readonly name: string;
  /** Numbers of copies. */
  readonly counts: { readonly grimoire: number; readonly stoneDeck: number };
  /** Milliseconds since 1970. */
  readonly editedAt: number;
  /** The deck of an account that this is a draft of; `null` for a deck in no account. */
  readonly account: string | null;
  /** Whether the browser holds something that no account does. */
  readonly unsaved: boolean;
  /** Whether nothing was ever put in, so that it is as good as a new one. */
  readonly blank: boolean;
  readonly copiedFrom: Lineage | null;
};

/** The decks of this browser. Each is one key of its storage, so that tabs never write over each other's decks. */
export type LocalDecks = {
  /** All drafts that are kept, the one edited last first. The list is the same object until something changes. */
  readonly list: () => readonly LocalDeck[];
  /** The deck in no account that was edited last. */
  readonly latest: () => LocalDeck | null;
  /** The id of the account's deck that a local deck was saved as; `null` for one that was not. */
  readonly savedAs: (id: string) => string | null;
  /** Keeps a new deck and gives its id: `null` when the browser refuses. The builder opens it at `localDeckPath`. */
  readonly create: (draft: Draft, copiedFrom?: Lineage | null) => string | null;
  /** Keeps a copy, also of an account's draft, and gives its id: `null` when there is no such deck, or no room. */
  readonly duplicate: (id: string, nameOfCopy: (name: string) => string) => string | null;
  /** Edits a deck that no builder has open here; a builder in another tab takes it over. False when it cannot be kept. */
  readonly edit: (id: string, edit: DraftEdit) => boolean;
  readonly rename: (id: string, name: string) => boolean;
  /** Removes a deck and gives the way back, which restores it with its history. */
  readonly remove: (id: string) => () => void;
  /** Calls back after each change, of this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** The address of the builder for a local deck, without the language. */
export const localDeckPath = (id: string): string => `/decks/new?draft=${id}`;

/** The address at which the builder begins a new deck, without the language. */
export const NEW_DECK_PATH = "/decks/new?draft=new";

/** The deck of a time when a browser kept only one. */
const ONLY_DECK = draftSlot("new");

type Options = {
  readonly storage: DraftStorage | null;
  readonly now: () => number;
  /** Hears of keys that other tabs change; gives what ends it. */
  readonly otherTabs: (changed: (key: string | null) => void) => () => void;
};

/** The local decks of a storage. */
export function openLocalDecks({ storage, now, otherTabs }: Options): LocalDecks {
  const listeners = new Set<() => void>();
  let known: readonly LocalDeck[] | null = null;
  const changed = () => {
    known = null;
    for (const listener of listeners) listener();
  };
  const add = (draft: Draft, copiedFrom: Lineage | null): string | null => {
    const id = newLocalId();
    const fresh = { history: startHistory(draft), base: null, at: now(), writer: NOBODY, pending: null, began: null };
    const kept = writeDraft(storage, id, { ...fresh, copiedFrom });
    changed();
    return kept ? id : null;
  };
  const edit = (id: string, change: DraftEdit): boolean => {
    const kept = readDraft(storage, id);
    if (!kept) return false;
    const history = editDraft(kept.history, change);
    const at = Math.max(now(), kept.at + 1);
    const written = writeDraft(storage, id, { ...kept, history, at, writer: ANOTHER_PAGE });
    changed();
    return written;
  };
  const list = () => {
    if (known && listeners.size > 0) return known;
    takeOnlyDeck(storage);
    const found = keptIds(storage)
      .flatMap((id) => summary(id, readDraft(storage, id)) ?? [])
      .sort((a, b) => b.editedAt - a.editedAt || (a.id < b.id ? -1 : 1));
    // What nobody listens to may change unheard, and a list that is asked for twice is still one object.
    known = JSON.stringify(found) === JSON.stringify(known) ? known : found;
    return known ?? found;
  };
  return {
    list,
    latest: () => list().find(({ account }) => account === null) ?? null,
    savedAs: (id) =>
      keptIds(storage).find((other) => !isLocalId(other) && readDraft(storage, other)?.began === id) ?? null,
    create: (draft, copiedFrom = null) => add(draft, copiedFrom),
    duplicate: (id, nameOfCopy) => {
      const kept = readDraft(storage, id);
      if (!kept) return null;
      const { present } = kept.history;
      const copiedFrom = isLocalId(id) ? kept.copiedFrom : { id, name: present.name };
      return add({ ...present, name: nameOfCopy(present.name) }, copiedFrom);
    },
    edit,
    rename: (id, name) => edit(id, { do: "rename", to: name, typing: false }),
    remove: (id) => {
      const written = readItem(storage, draftSlot(id));
      dropDraft(storage, id);
      changed();
      return () => {
        if (written !== null) attempt(storage, (there) => there.setItem(draftSlot(id), written));
        changed();
      };
    },
    subscribe: (listener) => {
      list();
      listeners.add(listener);
      const stop = otherTabs((key) => (key === null || deckIdOf(key) !== null ? changed() : undefined));
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

let browsers: LocalDecks | null = null;

/** The local decks of this browser. */
export function localDecks(): LocalDecks {
  browsers ??= openLocalDecks({
    storage: browserStorage(),
    now: Date.now,
    otherTabs: (changed) => {
      const hear = ({ key }: StorageEvent) => changed(key);
      window.addEventListener("storage", hear);
      return () => window.removeEventListener("storage", hear);
    },
  });
  return browsers;
}

/** An id for a deck in no account. */
export const newLocalId = (): string => `local-${randomKey()}`;

/** The writer of edits that are made outside the builder. */
const ANOTHER_PAGE = "page";

/** Whether a draft was made empty and never edited. */
const isBlank = ({ writer, history: { present } }: StoredDraft): boolean =>
  writer === NOBODY && sameDraft(present, EMPTY_DRAFT);

function summary(id: string, kept: StoredDraft | null): LocalDeck | null {
  if (!kept) return null;
  const { history, at, copiedFrom } = kept;
  const { name, deck } = history.present;
  return {
    id,
    name,
    counts: { grimoire: countLines(deck.grimoire), stoneDeck: countLines(deck.stoneDeck) },
    editedAt: at,
    account: isLocalId(id) ? null : id,
    unsaved: isDirty(kept),
    blank: isBlank(kept),
    copiedFrom,
  };
}

/** Gives the only deck of earlier times an id like the others. */
function takeOnlyDeck(storage: DraftStorage | null): void {
  const written = readItem(storage, ONLY_DECK);
  if (written === null) return;
  const kept = parseStoredDraft(written);
  // One that cannot be read was written by a later version of the site, which knows what to do with it.
  if (!kept) return;
  if (isBlank(kept) || writeDraft(storage, newLocalId(), kept))
    attempt(storage, (there) => there.removeItem(ONLY_DECK));
}
