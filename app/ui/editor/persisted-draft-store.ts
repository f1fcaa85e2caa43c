import {
  type DeckOrigin,
  type DraftAdapter,
  type DraftHistoryBase,
  hasUnsavedChanges,
  NO_DRAFT_AUTHOR,
  type PersistedDraft,
} from "@/lib/decks/persisted-draft";
import type { DraftStorage } from "./browser-storage";
import { createDraftSlots, isLocalId } from "./create-draft-slots";

export type PersistedDraftState<Draft, History> = Pick<
  PersistedDraft<Draft, History>,
  "history" | "base" | "copiedFrom" | "pending"
> & {
  /** False when the browser refuses to keep the draft: then it lives only as long as the page. */
  readonly kept: boolean;
  /** Whether the player has edited the draft, unlike a fresh copy. */
  readonly touched: boolean;
  /** Whether the last edit was made in this tab, which then saves it. */
  readonly mine: boolean;
  /** Number of times that another tab's draft has replaced this one. */
  readonly replacedCount: number;
};

type Base<Draft> = { readonly version: number; readonly draft: Draft };

/** Store for one game's draft, outside React. */
export type PersistedDraftStore<Draft, History, Edit> = {
  readonly get: () => PersistedDraftState<Draft, History>;
  /** Returns the id of the draft's deck: a local one, or the account's. */
  readonly deckId: () => string;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly travel: (steps: number) => void;
  /** Takes note of a save that is on its way, or (`null`) that none is any more. */
  readonly markPending: (pending: PersistedDraft<Draft, History>["pending"]) => void;
  /** Records the account's version, and the id under which the draft is stored from now on. */
  readonly markSaved: (deckId: string, base: Base<Draft>) => void;
  /** Goes on as a new local deck; the deck of the account stays as the account has it. */
  readonly leaveAccount: (localId: string) => void;
  /** Reads what another tab wrote under the same key: the later edit counts, and the other is one undo away. */
  readonly onStorage: (key: string | null, written: string | null) => void;
};

export type PersistedDraftStoreOptions<Draft> = {
  /** The deck whose draft is opened. */
  readonly deckId: string;
  /** The initial draft if the browser has none of the deck. */
  readonly start: { readonly draft: Draft; readonly base: Base<Draft> | null; readonly copiedFrom?: DeckOrigin | null };
  /** Whether to store the draft before the first edit. */
  readonly keepAtOnce?: boolean;
  /** `null` where the browser has no storage. */
  readonly storage: DraftStorage | null;
  readonly writer: string;
  readonly now: () => number;
};

/** Creates a store for a draft with undo history. Each change is written to the browser's storage at once. */
export function createPersistedDraftStore<
  Draft extends { readonly name: string },
  History extends DraftHistoryBase<Draft>,
  Edit,
>(
  kind: DraftAdapter<Draft, History, Edit>,
  options: PersistedDraftStoreOptions<Draft>,
): PersistedDraftStore<Draft, History, Edit> {
  type Kept = PersistedDraft<Draft, History>;
  type State = PersistedDraftState<Draft, History>;
  const slots = createDraftSlots(kind);
  const { deckId: firstId, start, storage, writer, now } = options;
  const listeners = new Set<() => void>();
  const found = slots.read(storage, firstId);
  const opened = found && !isStale(kind, found, start.base) ? found : null;
  let deckId = firstId;
  let at = opened?.at ?? 0;
  let author = opened?.writer ?? NO_DRAFT_AUTHOR;
  let began = opened?.began ?? null;
  let state: State = {
    history: opened?.history ?? kind.start(start.draft),
    base: opened ? opened.base : start.base,
    copiedFrom: opened ? opened.copiedFrom : (start.copiedFrom ?? null),
    pending: opened?.pending ?? null,
    kept: opened !== null || slots.canKeep(storage),
    touched: author !== NO_DRAFT_AUTHOR,
    mine: true,
    replacedCount: 0,
  };

  const publish = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const keep = ({ history, base, copiedFrom, pending }: State): boolean =>
    slots.write(storage, deckId, { history, base, copiedFrom, pending, at, writer: author, began });
  if (options.keepAtOnce && !opened) state = { ...state, kept: keep(state) };
  const change = (history: History) => {
    if (kind.unchanged(state.history, history)) return;
    at = Math.max(now(), at + 1);
    author = writer;
    const next = { ...state, history, touched: true, mine: true };
    publish({ ...next, kept: keep(next) });
  };
  const note = (next: State) => publish({ ...next, kept: keep(next) });
  const moveTo = (nextId: string, next: State) => {
    const left = deckId;
    deckId = nextId;
    if (left !== nextId) began = isLocalId(left) ? left : null;
    const kept = keep(next);
    if (left !== nextId && kept) slots.drop(storage, left);
    publish({ ...next, kept });
  };
  const newerBase = ({ base }: Kept) => (base !== null && base.version > (state.base?.version ?? 0) ? { base } : {});
  const takeOver = (other: Kept) => {
    at = other.at;
    author = other.writer;
    const history = kind.edit(state.history, kind.replace(other.history.present, "otherTab"));
    const replacedCount = history === state.history ? state.replacedCount : state.replacedCount + 1;
    const { base, pending, copiedFrom } = other;
    publish({ ...state, history, base, pending, copiedFrom, touched: true, mine: false, replacedCount });
  };

  return {
    get: () => state,
    deckId: () => deckId,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (edit) => change(kind.edit(state.history, edit)),
    undo: () => change(kind.undo(state.history)),
    redo: () => change(kind.redo(state.history)),
    travel: (steps) => change(kind.travel(state.history, steps)),
    markPending: (pending) => note({ ...state, pending }),
    markSaved: (nextId, base) => moveTo(nextId, { ...state, base, pending: null }),
    leaveAccount: (localId) => moveTo(localId, { ...state, base: null, pending: null }),
    onStorage: (key, written) => {
      const other = written === null ? null : kind.parse(written);
      const id = slots.deckIdOf(key);
      if (!other || id === null) return;
      if (isLocalId(deckId) && other.began === deckId) {
        began = deckId;
        deckId = id;
      }
      if (id !== deckId) return;
      if (other.at === at && other.writer === author)
        publish({ ...state, pending: other.pending, ...newerBase(other) });
      else if (isLater(other, { at, writer: author })) takeOver(other);
      // The later draft is the one that has to be there after a reload.
      else if (author === writer) note({ ...state, ...newerBase(other) });
    },
  };
}

/** Nothing was changed here since an older version of the deck, so the newer one of the account takes its place. */
const isStale = <Draft, History extends DraftHistoryBase<Draft>>(
  { same }: { readonly same: (one: Draft, other: Draft) => boolean },
  kept: PersistedDraft<Draft, History>,
  base: Base<Draft> | null,
): boolean =>
  base !== null && (kept.base === null || (kept.base.version !== base.version && !hasUnsavedChanges(same, kept)));

/** Orders drafts alike in every tab, also for edits in one millisecond. */
const isLater = (a: { at: number; writer: string }, b: { at: number; writer: string }): boolean =>
  a.at > b.at || (a.at === b.at && a.writer > b.writer);
