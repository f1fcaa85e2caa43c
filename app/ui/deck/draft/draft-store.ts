import {
  type Draft,
  type DraftEdit,
  type DraftHistory,
  editDraft,
  redo,
  sameDraft,
  startHistory,
  travel,
  undo,
} from "@/lib/decks/draft";
import { parseStoredDraft, type StoredDraft, serializeDraft } from "@/lib/decks/stored-draft";

/** The part of the browser's storage that the store needs. */
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type DraftState = {
  readonly history: DraftHistory;
  readonly base: StoredDraft["base"];
  /** False when the browser refuses to keep the draft: then it lives only as long as the page. */
  readonly kept: boolean;
  /** Whether the last edit was made in this tab, which then is the one to save it. */
  readonly mine: boolean;
  /** How often another tab's draft took the place of this one's. */
  readonly replacedCount: number;
};

export type DraftStore = {
  readonly get: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (edit: DraftEdit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly travel: (steps: number) => void;
  /** Takes note of what the account holds, and under which key the draft is kept from now on. */
  readonly markSaved: (slot: string, base: NonNullable<StoredDraft["base"]>) => void;
  /** Reads what another tab wrote under the same key: the later edit counts, and the other is one undo away. */
  readonly onStorage: (slot: string | null, written: string | null) => void;
};

/** The key of a draft: one for decks not yet in an account, one per saved deck. */
export const draftSlot = (deckId: string | null): string => `grimoire.draft.${deckId ?? "new"}`;

/** Whether the draft says something else than the account does. */
export const isDirty = ({ history: { present }, base }: Pick<DraftState, "history" | "base">): boolean =>
  base === null || !sameDraft(present, base.draft);

type Options = {
  readonly slot: string;
  /** The initial draft when nothing is stored under the slot. */
  readonly start: { readonly draft: Draft; readonly base: StoredDraft["base"] };
  /** `null` where the browser has no storage. */
  readonly storage: DraftStorage | null;
  readonly writer: string;
  readonly now: () => number;
};

/** A draft outside React: edited, undone, and written to the browser's storage in the same moment. */
export function openDraftStore({ slot: firstSlot, start, storage, writer, now }: Options): DraftStore {
  const listeners = new Set<() => void>();
  const found = readSlot(storage, firstSlot);
  const opened = found && !isStale(found, start.base) ? found : null;
  let slot = firstSlot;
  let at = opened?.at ?? 0;
  let author = opened?.writer ?? writer;
  let state: DraftState = {
    history: opened?.history ?? startHistory(start.draft),
    base: opened ? opened.base : start.base,
    kept: true,
    mine: true,
    replacedCount: 0,
  };

  const publish = (next: DraftState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const write = (next: DraftState): boolean => {
    const { history, base } = next;
    return tryStorage(() => storage?.setItem(slot, serializeDraft({ history, base, at, writer: author })), storage);
  };
  const change = (history: DraftHistory) => {
    if (history.present === state.history.present && history.past.length === state.history.past.length) return;
    at = Math.max(now(), at + 1);
    author = writer;
    const next = { ...state, history, mine: true };
    publish({ ...next, kept: write(next) });
  };
  const updateBase = (base: StoredDraft["base"]) => {
    if (base && base.version > (state.base?.version ?? 0)) publish({ ...state, base });
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (edit) => change(editDraft(state.history, edit)),
    undo: () => change(undo(state.history)),
    redo: () => change(redo(state.history)),
    travel: (steps) => change(travel(state.history, steps)),
    markSaved: (nextSlot, base) => {
      const left = slot;
      slot = nextSlot;
      const next = { ...state, base };
      const kept = write(next);
      if (left !== nextSlot && kept) tryStorage(() => storage?.removeItem(left), storage);
      publish({ ...next, kept });
    },
    onStorage: (key, written) => {
      const other = key === slot && written !== null ? parseStoredDraft(written) : null;
      if (!other) return;
      if (other.at === at && other.writer === author) return updateBase(other.base);
      if (!isLater(other, { at, writer: author })) return;
      at = other.at;
      author = other.writer;
      const history = editDraft(state.history, { do: "replace", why: "otherTab", ...other.history.present });
      const replacedCount = history === state.history ? state.replacedCount : state.replacedCount + 1;
      publish({ ...state, history, base: other.base, mine: false, replacedCount });
    },
  };
}

/** Nothing was changed here since an older version of the deck, so the newer one of the account takes its place. */
const isStale = (kept: StoredDraft, base: StoredDraft["base"]): boolean =>
  base !== null && (kept.base === null || (kept.base.version !== base.version && !isDirty(kept)));

/** Orders drafts alike in every tab, also for edits in one millisecond. */
const isLater = (a: { at: number; writer: string }, b: { at: number; writer: string }): boolean =>
  a.at > b.at || (a.at === b.at && a.writer > b.writer);

function readSlot(storage: DraftStorage | null, slot: string): StoredDraft | null {
  try {
    const written = storage?.getItem(slot) ?? null;
    return written === null ? null : parseStoredDraft(written);
  } catch {
    return null;
  }
}

function tryStorage(act: () => void, storage: DraftStorage | null): boolean {
  try {
    act();
    return storage !== null;
  } catch {
    return false;
  }
}
