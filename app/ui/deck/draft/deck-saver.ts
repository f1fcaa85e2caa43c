import type { Draft } from "@/lib/decks/draft";
import { draftOf } from "@/lib/decks/draft-of";
import type { SavedDeck } from "@/lib/decks/types";
import type { DeckApi, SaveResult } from "./deck-api";
import { type DraftStore, draftSlot, isDirty } from "./draft-store";

export type SaveState =
  /** In no account yet; the browser keeps it. */
  | { readonly at: "local" }
  /** Changed since the last save, which follows by itself. */
  | { readonly at: "waiting" }
  | { readonly at: "saving" }
  | { readonly at: "saved"; readonly time: number }
  | { readonly at: "offline" }
  /** Saved elsewhere meanwhile: nothing is written until the player chose between both. */
  | { readonly at: "conflict"; readonly current: SavedDeck }
  /** `code` as the API gives it. */
  | { readonly at: "refused"; readonly code: string };

/** The resolution of a conflict between the draft and the saved deck. */
export type Resolution = "mine" | "theirs" | "copy";

export type DeckSaver = {
  readonly get: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves now: the first time as a new deck. Does nothing while a conflict is open. */
  readonly save: () => Promise<void>;
  readonly resolve: (resolution: Resolution, copyName: (name: string) => string) => Promise<void>;
  /** The deck of the account that the draft is saved to. */
  readonly deckId: () => string | null;
  readonly stop: () => void;
};

/** Milliseconds from the last edit to the save, and from a failed save to the next try. */
const PAUSE = { edit: 1500, retry: 15_000 } as const;

type Options = {
  readonly store: DraftStore;
  readonly api: DeckApi;
  readonly deckId: string | null;
  readonly savedAt: number | null;
  /** The name of a deck that was given none: the account wants one. */
  readonly unnamed: string;
  readonly now: () => number;
  /** Calls back after so many milliseconds; the result cancels. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
};

/** Saves the draft of a store to the account: by hand the first time, by itself from then on, one save at a time. */
export function openDeckSaver({ store, api, deckId, savedAt, unnamed, now, later }: Options): DeckSaver {
  const listeners = new Set<() => void>();
  let id = deckId;
  let state: SaveState = id === null ? { at: "local" } : { at: "saved", time: savedAt ?? now() };
  let cancel: (() => void) | null = null;
  let running: Promise<void> | null = null;

  const publish = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const schedule = (milliseconds: number) => {
    cancel?.();
    cancel = later(() => void save(), milliseconds);
  };
  const followDraft = () => {
    if (id === null || state.at === "conflict" || running || !store.get().mine || !isDirty(store.get())) return;
    if (state.at !== "offline") publish({ at: "waiting" });
    schedule(PAUSE.edit);
  };
  const take = (answer: SaveResult, sent: Draft) => {
    if (answer.ok) {
      id = answer.deck.id;
      store.markSaved(draftSlot(id), { version: answer.deck.version, draft: sent });
      publish({ at: "saved", time: now() });
    } else if (answer.current) publish({ at: "conflict", current: answer.current });
    else if (answer.code === "offline") {
      publish({ at: "offline" });
      schedule(PAUSE.retry);
    } else publish({ at: "refused", code: answer.code });
  };
  const send = async () => {
    if (store.get().history.present.name.trim() === "") store.edit({ do: "rename", to: unnamed, typing: true });
    const { history, base } = store.get();
    publish({ at: "saving" });
    const sent = history.present;
    take(await (id === null || base === null ? api.create(sent) : api.update(id, sent, base.version)), sent);
  };
  const save = async (): Promise<void> => {
    cancel?.();
    if (running) {
      await running;
      return isDirty(store.get()) ? save() : undefined;
    }
    if (state.at === "conflict") return;
    if (id !== null && !isDirty(store.get())) return publish({ at: "saved", time: now() });
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
      const theirs = draftOf(current);
      publish({ at: "waiting" });
      if (resolution === "theirs") store.edit({ do: "replace", why: "account", ...theirs });
      if (resolution === "copy") {
        id = null;
        store.edit({ do: "rename", to: copyName(store.get().history.present.name), typing: false });
      } else store.markSaved(draftSlot(current.id), { version: current.version, draft: theirs });
      await save();
    },
    deckId: () => id,
    stop: () => {
      cancel?.();
      stopFollowing();
    },
  };
}
