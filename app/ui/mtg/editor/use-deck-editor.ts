import { useEffect, useRef, useState } from "react";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { useWords } from "@/app/i18n/use-words";
import { type DraftStorage, openBrowser } from "@/app/ui/editor/browser-storage";
import { createDraftSlots, isLocalId, readStorageItem, tryWithStorage } from "@/app/ui/editor/create-draft-slots";
import { createDraftSaver, type DraftSaver } from "@/app/ui/editor/draft-saver";
import { createPersistedDraftStore, type PersistedDraftStore } from "@/app/ui/editor/persisted-draft-store";
import { resolveSignedIn } from "@/app/ui/editor/remembered-account";
import { BROWSER_SAVING, createSaveApi } from "@/app/ui/editor/send-save";
import { syncDraft } from "@/app/ui/editor/sync-draft";
import { getMtgDeckHref, readListHash } from "@/app/ui/links/mtg-address";
import { getAddressLang, getEditedDeckId } from "@/app/ui/offline/offline-shell";
import { readDeckText } from "@/lib/mtg/decks/deck-text";
import type { MtgDraft, MtgDraftCommand, MtgDraftHistory } from "@/lib/mtg/decks/draft-history";
import { MTG_DECK_LIMITS } from "@/lib/mtg/decks/limits";
import { EMPTY_MTG_DRAFT, MTG_DRAFT_KIND } from "@/lib/mtg/decks/saved/draft-kind";
import { readDraftDeck, toMtgDraft } from "@/lib/mtg/decks/saved/saved-draft";
import { parseLegacyMtgDraft } from "@/lib/mtg/decks/saved/stored-draft";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";
import { DEFAULT_FORMAT_DATE, isFormatDate } from "@/lib/mtg/formats/format-date";

/** Storage key of the only draft in earlier releases. */
const LEGACY_DRAFT_KEY = "grimoire.mtg.desk.1";
/** Key of the draft without an account that a browser opens by default. */
const LOCAL_DRAFT = "local-desk";

const SLOTS = createDraftSlots(MTG_DRAFT_KIND);

/** Values from the URL. A value that is left out keeps its state. */
type RequestedDraft = {
  readonly text: string | null;
  readonly name: string | null;
  readonly format: string | null;
  readonly on: string | null;
};

type MtgDraftStore = PersistedDraftStore<MtgDraft, MtgDraftHistory, MtgDraftCommand>;

/** The draft of this tab with its store and saver. */
export type DeckEditorWorkspace = {
  readonly store: MtgDraftStore;
  readonly saver: DraftSaver<SavedMtgDeck>;
  readonly signedIn: boolean;
};

export type DeckEditorOptions = {
  /** The deck of the account that is edited; `null` for a list that is in no account. */
  readonly saved: SavedMtgDeck | null;
  readonly asked: RequestedDraft;
  /** The last day whose formats the site knows. */
  readonly last: string;
  readonly signedIn: boolean;
  /** Whether this is the offline copy of the page, which knows only the account that the browser remembers. */
  readonly shell: boolean;
  readonly lang: Lang;
};

/**
 * Returns the draft with its history. Each change is stored in the browser, and in the account once the deck has been
 * saved there. `null` until the page is hydrated; `unknown` if only the account has the deck and the network is down.
 */
export function useDeckEditor(wishes: DeckEditorOptions): DeckEditorWorkspace | "unknown" | null {
  const [workspace, setWorkspace] = useState<DeckEditorWorkspace | "unknown" | null>(null);
  const unnamed = useWords("mtgDesk.unnamed");
  const opened = useRef<MtgDraftStore | "unknown" | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is opened once; the page of another deck is another island.
  useEffect(() => {
    // React runs effects twice in development, and what the address asks for is one step.
    opened.current ??= openDraftStore(wishes);
    const store = opened.current;
    if (store === "unknown") return setWorkspace("unknown");
    const signedIn = resolveSignedIn(wishes, store.deckId());
    const saver = openSaver(store, { ...wishes, signedIn }, unnamed);
    setWorkspace({ store, saver, signedIn });
    const lang = getAddressLang(wishes.shell, wishes.lang);
    return syncDraft({ store, saver, slot: SLOTS.slot, showAddress: () => showAddress(store, saver, lang) });
  }, []);

  return workspace;
}

const API = createSaveApi<MtgDraft, SavedMtgDeck>("/api/mtg/decks", ({ name, text, format, on }) => ({
  name,
  deck: readDraftDeck(text),
  format,
  on,
}));

const openSaver = (
  store: MtgDraftStore,
  { saved, signedIn }: DeckEditorOptions,
  unnamed: string,
): DraftSaver<SavedMtgDeck> =>
  createDraftSaver(MTG_DRAFT_KIND, {
    ...BROWSER_SAVING,
    store,
    api: API,
    draftOf: toMtgDraft,
    signedIn,
    savedAt: saved ? Date.parse(saved.updatedAt) : null,
    unnamed,
  });

/** Opens the stored draft and applies the values of the URL as one more undo step, so that no change is lost. */
function openDraftStore({
  saved,
  asked: { name, format, on, ...asked },
  last,
  shell,
}: DeckEditorOptions): MtgDraftStore | "unknown" {
  const browser = openBrowser();
  const start = { draft: EMPTY_MTG_DRAFT, base: null };
  const editedId = shell ? getEditedDeckId(window.location.pathname, "mtg") : null;
  if (editedId !== null)
    return SLOTS.read(browser.storage, editedId) === null
      ? "unknown"
      : createPersistedDraftStore(MTG_DRAFT_KIND, { deckId: editedId, start, ...browser });
  if (saved) {
    const draft = toMtgDraft(saved);
    const base = { version: saved.version, draft };
    return createPersistedDraftStore(MTG_DRAFT_KIND, {
      ...{ deckId: saved.id, start: { draft, base }, keepAtOnce: true },
      ...browser,
    });
  }
  migrateLegacyDraft(browser.storage);
  const wanted = new URLSearchParams(window.location.search).get("draft");
  const deckId = wanted !== null && isLocalId(wanted) ? wanted : LOCAL_DRAFT;
  const store = createPersistedDraftStore(MTG_DRAFT_KIND, { deckId, start, ...browser });
  const kept = store.get().history.present;
  const text = readListHash(window.location.hash) ?? asked.text;
  const to = {
    ...(text !== null && { text, name: name ?? readDeckText(text).name.slice(0, MTG_DECK_LIMITS.title) }),
    ...(format !== null && { format }),
    ...(on !== null && { on }),
    // A day that the site does not know any more.
    ...(on === null && !isFormatDate(kept.on, last) && { on: DEFAULT_FORMAT_DATE }),
  };
  store.edit({ do: "set", to });
  return store;
}

/** Moves the only draft of earlier releases to the current storage key. */
function migrateLegacyDraft(storage: DraftStorage | null): void {
  const written = readStorageItem(storage, LEGACY_DRAFT_KEY);
  const kept = written === null ? null : parseLegacyMtgDraft(written);
  if (kept === null || SLOTS.read(storage, LOCAL_DRAFT) !== null) return;
  if (SLOTS.write(storage, LOCAL_DRAFT, kept)) tryWithStorage(storage, (there) => there.removeItem(LEGACY_DRAFT_KEY));
}

/** Puts the deck's URL into the address bar for reloads; for a local deck, with format and date. */
function showAddress(store: MtgDraftStore, saver: DraftSaver<SavedMtgDeck>, lang: Lang): void {
  const account = saver.deckId();
  const { format, on } = store.get().history.present;
  const draft = store.deckId();
  const query = new URLSearchParams({
    ...(draft !== LOCAL_DRAFT && { draft }),
    format,
    ...(on !== DEFAULT_FORMAT_DATE && { on }),
  });
  const address =
    account === null ? `${localizePath(lang, "/mtg/decks/new")}?${query}` : getMtgDeckHref(lang, account, true);
  if (window.location.pathname + window.location.search + window.location.hash !== address)
    window.history.replaceState(window.history.state, "", address);
}
