"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { getBrowserStorage, openBrowser } from "@/app/ui/editor/browser-storage";
import { getDraftKey, readDraft } from "@/app/ui/editor/draft-slots";
import { getLocalDeckPath, getLocalDecks } from "@/app/ui/editor/local-decks";
import { resolveSignedIn } from "@/app/ui/editor/remembered-account";
import { syncDraft } from "@/app/ui/editor/sync-draft";
import { getAddressLang, getEditedDeckId } from "@/app/ui/offline/offline-shell";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { toDraft } from "@/lib/magmell/decks/to-draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import {
  createDeckSaver,
  createDraftStore,
  type DeckSaver,
  type DeckSaveState,
  type DraftState,
  type DraftStore,
} from "./draft-store";
import { chooseDraft, type IncomingDeck } from "./open-draft";

export type DraftSession = {
  readonly store: DraftStore;
  readonly saver: DeckSaver;
  /** Whether there is an account to save to, as far as this page knows. */
  readonly signedIn: boolean;
};

type Wishes = {
  /** The deck of the account that is edited; `null` for a local deck. */
  readonly saved: SavedDeck | null;
  readonly arrival: IncomingDeck | null;
  readonly signedIn: boolean;
  /** Whether the page comes from the offline cache, and knows the account only from browser storage. */
  readonly shell: boolean;
  readonly unnamed: string;
  readonly lang: Lang;
};

/** A page without a draft: another URL is being opened, or the deck is not in this browser. */
type NoDraft = "elsewhere" | "unknown";

/**
 * Returns the draft of this tab with its saver. Null during server rendering; `unknown` if only the account has the
 * deck and the network is down.
 */
export function useDraftSession(wishes: Wishes): DraftSession | "unknown" | null {
  const [workspace, setWorkspace] = useState<DraftSession | "unknown" | null>(null);
  const opened = useRef<DraftStore | NoDraft | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a workspace is opened once; the page of another deck is another island.
  useEffect(() => {
    // React runs effects twice in development, and an arrival is one deck.
    opened.current ??= openDraftOf(wishes);
    if (opened.current === "unknown") setWorkspace("unknown");
    if (typeof opened.current === "string") return;
    const signedIn = resolveSignedIn(wishes, opened.current.deckId());
    const opening = { store: opened.current, saver: openSaver(opened.current, { ...wishes, signedIn }), signedIn };
    setWorkspace(opening);
    return attend(opening, getAddressLang(wishes.shell, wishes.lang));
  }, []);

  return workspace;
}

export const useDraft = ({ store }: DraftSession): DraftState =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

export const useSaveState = ({ saver }: DraftSession): DeckSaveState =>
  useSyncExternalStore(saver.subscribe, saver.get, saver.get);

const openSaver = (store: DraftStore, { saved, signedIn, unnamed }: Wishes): DeckSaver =>
  createDeckSaver({ store, signedIn, savedAt: saved ? Date.parse(saved.updatedAt) : null, unnamed });

function openDraftOf({ saved, arrival, shell, lang }: Wishes): DraftStore | NoDraft {
  if (saved) return openAccountDraft(saved);
  const id = shell ? getEditedDeckId(window.location.pathname) : null;
  return id === null ? openLocalDraft(arrival, getAddressLang(shell, lang)) : openKeptDraft(id);
}

/** Creates the draft of an account deck and stores it at once, so that it can be opened offline. */
function openAccountDraft(saved: SavedDeck): DraftStore {
  const draft = toDraft(saved);
  const start = { draft, base: { version: saved.version, draft } };
  return createDraftStore({ deckId: saved.id, start, keepAtOnce: true, ...openBrowser() });
}

/** The draft that this browser has of a deck of the account. */
function openKeptDraft(deckId: string): DraftStore | "unknown" {
  if (!readDraft(getBrowserStorage(), deckId)) return "unknown";
  return createDraftStore({ deckId, start: { draft: EMPTY_DRAFT, base: null }, ...openBrowser() });
}

/** The draft of a local deck, unless its URL is opened instead. */
function openLocalDraft(arrival: IncomingDeck | null, lang: Lang): DraftStore | "elsewhere" {
  const asked = new URLSearchParams(window.location.search).get("draft");
  const chosen = chooseDraft(getLocalDecks(), asked, arrival);
  if ("go" in chosen) {
    window.location.replace(localizePath(lang, chosen.go));
    return "elsewhere";
  }
  const { id, draft, copiedFrom } = chosen;
  return createDraftStore({ deckId: id, start: { draft, base: null, copiedFrom }, ...openBrowser() });
}

/** Handles changes in other tabs, network changes and the closing of the page, and keeps the deck's URL for reloads. */
function attend({ store, saver }: DraftSession, lang: Lang): () => void {
  const showAddress = () => {
    const id = saver.deckId();
    const path = localizePath(lang, id === null ? getLocalDeckPath(store.deckId()) : `/decks/${id}/edit`);
    // The query of the card pool stays in the address.
    const query = new URLSearchParams(window.location.search).get("q");
    const address =
      query === null ? path : `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ q: query })}`;
    if (window.location.pathname + window.location.search !== address) window.history.replaceState(null, "", address);
  };
  return syncDraft({ store, saver, slot: getDraftKey, showAddress });
}
