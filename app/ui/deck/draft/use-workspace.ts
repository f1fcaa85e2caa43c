"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { EMPTY_DRAFT } from "@/lib/decks/draft";
import { draftOf } from "@/lib/decks/draft-of";
import type { SavedDeck } from "@/lib/decks/types";
import { deckApi } from "./deck-api";
import { type DeckSaver, openDeckSaver, type SaveState } from "./deck-saver";
import { type DraftState, type DraftStore, draftSlot, openDraftStore } from "./draft-store";

export type Workspace = { readonly store: DraftStore; readonly saver: DeckSaver };

/** The draft of this tab and what saves it. `null` until the page runs in a browser, where the draft is kept. */
export function useWorkspace(saved: SavedDeck | null, unnamed: string): Workspace | null {
  const [workspace, setWorkspace] = useState<Workspace | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a workspace is opened once; the page of another deck is another island.
  useEffect(() => {
    const draft = saved ? draftOf(saved) : EMPTY_DRAFT;
    const store = openDraftStore({
      slot: draftSlot(saved?.id ?? null),
      start: { draft, base: saved ? { version: saved.version, draft } : null },
      storage: browserStorage(),
      writer: crypto.randomUUID(),
      now: Date.now,
    });
    const saver = openDeckSaver({
      store,
      api: deckApi,
      deckId: saved?.id ?? null,
      savedAt: saved ? Date.parse(saved.updatedAt) : null,
      unnamed,
      now: Date.now,
      later: (run, milliseconds) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    const onStorage = ({ key, newValue }: StorageEvent) => store.onStorage(key, newValue);
    const online = () => {
      if (saver.get().at === "offline") void saver.save();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("online", online);
    setWorkspace({ store, saver });
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("online", online);
      saver.stop();
    };
  }, []);

  return workspace;
}

export const useDraft = ({ store }: Workspace): DraftState =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

export const useSaveState = ({ saver }: Workspace): SaveState =>
  useSyncExternalStore(saver.subscribe, saver.get, saver.get);

/** Reading the property itself throws where a browser forbids storage. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
