import {
  type DeckOrigin,
  type DraftAdapter,
  type DraftHistoryBase,
  hasUnsavedChanges,
  type PendingSave,
} from "@/lib/decks/persisted-draft";
import { isLocalId } from "./create-draft-slots";
import type { PersistedDraftStore } from "./persisted-draft-store";

/** A saved deck, as far as every game's has these facts. */
type SavedOf = { readonly id: string; readonly version: number };

export type DraftSaveState<Saved> =
  /** Not in an account yet; only the browser stores it. */
  | { readonly at: "local" }
  /** Changed since the last save; the next save is scheduled. */
  | { readonly at: "waiting" }
  | { readonly at: "saving" }
  | { readonly at: "saved"; readonly time: number }
  | { readonly at: "offline" }
  /** Changed elsewhere meanwhile. Nothing is saved until the player has chosen a version. */
  | { readonly at: "conflict"; readonly current: Saved }
  /** Rejected with this error code of the API. */
  | { readonly at: "refused"; readonly code: string };

/** The outcome of saving a deck. `offline`: no response. */
export type DraftSaveResult<Saved> =
  | { readonly ok: true; readonly deck: Saved }
  | { readonly ok: false; readonly code: "conflict"; readonly current: Saved }
  | { readonly ok: false; readonly code: string; readonly current?: undefined };

/**
 * API for saving decks. Each save has a key: a repeated request with the same key returns the first response and saves
 * nothing again.
 */
export type SaveApi<Draft, Saved> = {
  readonly create: (draft: Draft, saveKey: string, copiedFrom: DeckOrigin | null) => Promise<DraftSaveResult<Saved>>;
  /** Refused with `conflict` unless the deck still has the version that the draft began from. */
  readonly update: (
    id: string,
    draft: Draft,
    expectedVersion: number,
    saveKey: string,
  ) => Promise<DraftSaveResult<Saved>>;
};

/** The resolution of a conflict between the draft and the saved deck. */
export type ConflictResolution = "mine" | "theirs" | "copy";

export type DraftSaver<Saved> = {
  readonly get: () => DraftSaveState<Saved>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves now: the first time as a new deck. Does nothing while a conflict is open. */
  readonly save: () => Promise<void>;
  readonly resolve: (resolution: ConflictResolution, copyName: (name: string) => string) => Promise<void>;
  /** The deck of the account that the draft is saved to. */
  readonly deckId: () => string | null;
  readonly stop: () => void;
};

/**
 * Milliseconds until a save: after the last edit; after an edit in another tab, which saves it itself unless it was
 * closed; after a failed save, doubled each time.
 */
const PAUSE = { edit: 1500, otherTab: 20_000, retry: 15_000, longest: 120_000 } as const;

/** Temporary errors, after which the save is retried automatically. */
const PASSING: ReadonlySet<string> = new Set(["offline", "unexpected", "limited", "busy", "unavailable", "diskFull"]);

export type DraftSaverOptions<Draft, History, Edit, Saved> = {
  readonly store: PersistedDraftStore<Draft, History, Edit>;
  readonly api: SaveApi<Draft, Saved>;
  /** Returns the draft of a saved deck. */
  readonly draftOf: (saved: Saved) => Draft;
  /** Whether there is an account to save to. */
  readonly signedIn: boolean;
  readonly savedAt: number | null;
  /** The name of a deck that was given none: the account wants one. */
  readonly unnamed: string;
  readonly now: () => number;
  /** Calls back after so many milliseconds; the result cancels. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  /** A new key for each save, and a new id for a deck that leaves its account. */
  readonly newKey: () => string;
  readonly createLocalId: () => string;
};

/**
 * Creates a saver that stores a draft in the account automatically, one save at a time, each carried out once even if
 * sent repeatedly.
 */
export function createDraftSaver<
  Draft extends { readonly name: string },
  History extends DraftHistoryBase<Draft>,
  Edit,
  Saved extends SavedOf,
>(
  kind: DraftAdapter<Draft, History, Edit>,
  options: DraftSaverOptions<Draft, History, Edit, Saved>,
): DraftSaver<Saved> {
  const { store, api, signedIn, savedAt, now, later } = options;
  const isDirty = () => hasUnsavedChanges(kind.same, store.get());
  const listeners = new Set<() => void>();
  const deckId = () => (isLocalId(store.deckId()) ? null : store.deckId());
  let state: DraftSaveState<Saved> = deckId() === null ? { at: "local" } : { at: "saved", time: savedAt ?? now() };
  let cancel: (() => void) | null = null;
  let running: Promise<void> | null = null;
  let failures = 0;

  const publish = (next: DraftSaveState<Saved>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const schedule = (milliseconds: number) => {
    cancel?.();
    cancel = later(() => void save(), milliseconds);
  };
  /** Whether there is something to save; a deck without an account counts from its first edit. */
  const wantsSaving = () => {
    const { base, touched, history, pending } = store.get();
    return base === null ? touched && kind.savesItself(history.present, pending !== null) : isDirty();
  };
  const followDraft = () => {
    const busy = running !== null || state.at === "saving" || state.at === "conflict";
    if (!signedIn || busy || !wantsSaving()) return;
    if (state.at !== "offline") publish({ at: "waiting" });
    schedule(store.get().mine ? PAUSE.edit : PAUSE.otherTab);
  };
  const take = (answer: DraftSaveResult<Saved>, { draft }: PendingSave<Draft>, version: number) => {
    if (answer.ok) {
      failures = 0;
      // An answer that was given again may tell of a later version, which this draft does not know.
      store.markSaved(answer.deck.id, { version, draft });
      return publish({ at: "saved", time: now() });
    }
    const passing = PASSING.has(answer.code);
    if (!passing && answer.code !== "signedOut") store.markPending(null);
    if (answer.current) return publish({ at: "conflict", current: answer.current });
    publish(answer.code === "offline" ? { at: "offline" } : { at: "refused", code: answer.code });
    if (!passing) return;
    schedule(Math.min(PAUSE.retry * 2 ** failures, PAUSE.longest));
    failures += 1;
  };
  const send = async () => {
    const homeless = state.at === "refused" && state.code === "notFound";
    publish({ at: "saving" });
    if (homeless) store.leaveAccount(options.createLocalId());
    const { history, base, copiedFrom } = store.get();
    const pending = store.get().pending ?? { key: options.newKey(), draft: history.present };
    if (!store.get().pending) store.markPending(pending);
    const draft = withName(pending.draft, options.unnamed);
    const id = deckId();
    const answer =
      id === null || base === null
        ? await api.create(draft, pending.key, copiedFrom)
        : await api.update(id, draft, base.version, pending.key);
    take(answer, pending, id === null || base === null ? 1 : base.version + 1);
  };
  const save = async (): Promise<void> => {
    cancel?.();
    if (running) {
      await running;
      return isDirty() ? save() : undefined;
    }
    if (state.at === "conflict") return;
    if (deckId() !== null && !isDirty()) return publish({ at: "saved", time: now() });
    running = send().finally(() => {
      running = null;
    });
    await running;
    if (state.at === "saved") followDraft();
  };

  const stopFollowing = store.subscribe(followDraft);
  followDraft();
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save,
    resolve: async (resolution, copyName) => {
      if (state.at !== "conflict") return;
      const { current } = state;
      const theirs = options.draftOf(current);
      publish({ at: "waiting" });
      if (resolution === "theirs") store.edit(kind.replace(theirs, "account"));
      if (resolution === "copy") {
        store.leaveAccount(options.createLocalId());
        store.edit(kind.rename(copyName(store.get().history.present.name || options.unnamed)));
      } else store.markSaved(current.id, { version: current.version, draft: theirs });
      await save();
    },
    deckId,
    stop: () => {
      cancel?.();
      stopFollowing();
    },
  };
}

const withName = <Draft extends { readonly name: string }>(draft: Draft, unnamed: string): Draft =>
  draft.name.trim() === "" ? { ...draft, name: unnamed } : draft;
