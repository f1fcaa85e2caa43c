import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Dictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { useWords } from "@/app/i18n/use-words";
import { getBrowserStorage, openBrowser } from "@/app/ui/editor/browser-storage";
import { getDraftKey, isLocalId } from "@/app/ui/editor/draft-slots";
import { getLocalDecks } from "@/app/ui/editor/local-decks";
import { followTabs } from "@/app/ui/editor/sync-draft";
import { countCopies, type DeckDraft, EMPTY_DRAFT, getDraftLines } from "@/lib/magmell/decks/draft";
import { toDraft } from "@/lib/magmell/decks/to-draft";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { createDeckSaver, createDraftStore, type DeckSaver, type DraftStore } from "../draft/draft-store";
import { findCurrentDeck, storeChosenDeck } from "./current-deck";
import type { AddButtonPress } from "./press";

type UseAddingOptions = { readonly signedIn: boolean; readonly words: Dictionary["adding"] };

/** A message about an action. Each is a new object, so that the same text twice is announced twice. */
export type Announcement = { readonly text: string };

/** The state of adding: the deck, its draft, and what was done last. */
type Adding = {
  readonly deckId: string | null;
  readonly draft: DeckDraft;
  /** The last thing that was done, in words; `null` before the first. */
  readonly said: Announcement | null;
  readonly canUndo: boolean;
  readonly press: (press: AddButtonPress) => void;
  readonly undo: () => void;
  /** Switches to another deck by its id, or to a new one if `id` is null. */
  readonly choose: (id: string | null) => void;
};

const NEVER = () => () => {};
const copiesIn = (target: AddingTarget, { zone, card }: AddButtonPress): number =>
  countCopies(getDraftLines(target.store.get().history.present, zone), card);

/** Adds cards to the current deck of this browser, one action after another. Creates a deck if there is none. */
export function useDeckAdding(signedIn: boolean): Adding {
  const words = useWords("adding");
  const [target, setTarget] = useState<AddingTarget | null>(null);
  const [said, setSaid] = useState<Announcement | null>(null);
  const [done, setDone] = useState<readonly AddButtonPress[]>([]);
  const queue = useRef<Promise<AddingTarget | null>>(Promise.resolve(null));
  const state = useSyncExternalStore(
    target?.store.subscribe ?? NEVER,
    () => target?.store.get() ?? null,
    () => null,
  );

  /** Runs steps one after another. Each gets the open deck and returns the one for the next step. */
  const enqueue = useCallback((step: (open: AddingTarget | null) => Promise<AddingTarget | null>) => {
    queue.current = queue.current.then(step);
    void queue.current.then(setTarget);
  }, []);

  useEffect(() => {
    enqueue(async (open) => open ?? openCurrent({ signedIn, words }));
    return () =>
      enqueue(async (open) => {
        open?.close();
        return null;
      });
  }, [enqueue, signedIn, words]);

  const press = useCallback(
    (pressed: AddButtonPress) =>
      enqueue(async (before) => {
        const open = before ?? (await openNew({ signedIn, words }));
        if (!open) {
          setSaid({ text: words.failed });
          return null;
        }
        const { by, zone, card } = pressed;
        open.store.edit({ do: by > 0 ? "add" : "remove", zone, card, count: 1 });
        const n = copiesIn(open, pressed);
        const text = by > 0 ? words.added : words.removed;
        setSaid({ text: open.store.get().kept ? format(text, { name: pressed.said, n }) : words.failed });
        setDone((all) => [...all, pressed]);
        return open;
      }),
    [enqueue, signedIn, words],
  );
  const undo = () => {
    const last = done.at(-1);
    if (!target || !last) return;
    target.store.undo();
    setDone(done.slice(0, -1));
    setSaid({ text: format(words.undone, { name: last.said, n: copiesIn(target, last) }) });
  };
  const choose = (id: string | null) => {
    setDone([]);
    enqueue(async (open) => {
      open?.close();
      const next = id === null ? await openNew({ signedIn, words }) : await openChosen(id, { signedIn, words });
      return next ?? openCurrent({ signedIn, words });
    });
  };
  return {
    deckId: target?.store.deckId() ?? null,
    draft: state?.history.present ?? EMPTY_DRAFT,
    said,
    canUndo: done.length > 0,
    press,
    undo,
    choose,
  };
}

/** Opens the current deck; one that is gone from the account makes room for the next. */
async function openCurrent({ signedIn, words }: UseAddingOptions): Promise<AddingTarget | null> {
  const gone = new Set<string>();
  for (let tries = 0; tries < 5; tries++) {
    const left = getLocalDecks()
      .list()
      .filter(({ id }) => !gone.has(id));
    const current = findCurrentDeck(left, getBrowserStorage(), signedIn);
    if (!current) return null;
    const open = await openAddingTarget(current.id, { signedIn, unnamed: words.unnamed });
    if (open) return open;
    gone.add(current.id);
  }
  return null;
}

/** Opens a deck that was chosen, which stays the current one until another is edited. */
async function openChosen(id: string, { signedIn, words }: UseAddingOptions): Promise<AddingTarget | null> {
  const open = await openAddingTarget(id, { signedIn, unnamed: words.unnamed });
  if (open) storeChosenDeck(getBrowserStorage(), id, Date.now());
  return open;
}

/** Opens an empty deck: an untouched one or a new one. Null if the browser blocks storage. */
async function openNew(options: UseAddingOptions): Promise<AddingTarget | null> {
  const decks = getLocalDecks();
  const id = decks.list().find(({ blank }) => blank)?.id ?? decks.create(EMPTY_DRAFT);
  return id === null ? null : openChosen(id, options);
}

/** A deck that cards are added to outside the builder: its draft in this browser, and what saves it to the account. */
type AddingTarget = { readonly store: DraftStore; readonly saver: DeckSaver; readonly close: () => void };

type AddingTargetOptions = { readonly signedIn: boolean; readonly unnamed: string };

/**
 * Opens a deck to add to. For a deck of an account, fetches it first, so that changes from another device are not
 * overwritten; without a response, uses the local draft. Null if the deck no longer exists.
 */
async function openAddingTarget(id: string, { signedIn, unnamed }: AddingTargetOptions): Promise<AddingTarget | null> {
  const saved = isLocalId(id) ? null : await fetchDeck(id);
  if (saved === "gone") return null;
  const draft = saved ? toDraft(saved) : EMPTY_DRAFT;
  const store = createDraftStore({
    deckId: id,
    start: { draft, base: saved && { version: saved.version, draft } },
    ...openBrowser(),
  });
  const savedAt = saved ? Date.parse(saved.updatedAt) : null;
  const saver = createDeckSaver({ store, signedIn, savedAt, unnamed });
  const ends = followTabs({ store, saver, slot: getDraftKey });
  const close = () => {
    for (const end of ends) end();
    if (saver.get().at === "waiting") void saver.save();
    saver.stop();
  };
  return { store, saver, close };
}

async function fetchDeck(id: string): Promise<SavedDeck | "gone" | null> {
  const response = await fetch(`/api/decks/${encodeURIComponent(id)}`).catch(() => null);
  if (response?.status === 404) return "gone";
  if (!response?.ok) return null;
  const { deck } = (await response.json().catch(() => ({}))) as { deck?: SavedDeck };
  // The draft may be of another account that was signed in here.
  return deck && !deck.mine ? "gone" : (deck ?? null);
}
