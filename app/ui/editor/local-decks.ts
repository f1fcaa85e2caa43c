import { countDeckLineCards } from "@/engine/magmell";
import { type DeckDraft, type DraftEdit, EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-adapter";
import { type DraftStorage, getBrowserStorage } from "./browser-storage";
import { getDraftKey, readStorageItem, tryWithStorage, writeDraft } from "./draft-slots";
import {
  createLocalId,
  createPersistedDecks,
  isUntouchedDraft,
  type PersistedDeck,
  type PersistedDecks,
  type PersistedDecksOptions,
  subscribeToOtherTabs,
} from "./persisted-decks";

export { createLocalId } from "./persisted-decks";

/** Facts of a deck of MAGMELL in a list: numbers of copies. */
type DeckFacts = { readonly counts: { readonly grimoire: number; readonly stoneDeck: number } };

/** A MAGMELL deck in this browser, as lists show it. */
export type LocalDeck = PersistedDeck & DeckFacts;

/** The MAGMELL decks in this browser. */
export type LocalDecks = PersistedDecks<DeckDraft, DraftEdit, DeckFacts>;

/** Returns the builder's path for a local deck, without the language prefix. */
export const getLocalDeckPath = (id: string): string => `/decks/new?draft=${id}`;

/** Path of the builder for a new deck, without the language prefix. */
export const NEW_DECK_PATH = "/decks/new?draft=new";

/** The only deck that earlier releases stored in a browser. */
const ONLY_DECK = getDraftKey("new");

/** Returns the local MAGMELL decks in a storage. The builder opens one at `getLocalDeckPath`. */
export const createLocalDecks = (options: PersistedDecksOptions): LocalDecks =>
  createPersistedDecks(
    DRAFT_ADAPTER,
    {
      empty: EMPTY_DRAFT,
      factsOf: ({ deck }) => ({
        counts: { grimoire: countDeckLineCards(deck.grimoire), stoneDeck: countDeckLineCards(deck.stoneDeck) },
      }),
      takeOver: takeOnlyDeck,
    },
    options,
  );

let browsers: LocalDecks | null = null;

/** Returns the local decks of this browser. */
export function getLocalDecks(): LocalDecks {
  browsers ??= createLocalDecks({ storage: getBrowserStorage(), now: Date.now, subscribeToOtherTabs });
  return browsers;
}

/** Gives the only deck of earlier times an id like the others. */
function takeOnlyDeck(storage: DraftStorage | null): void {
  const written = readStorageItem(storage, ONLY_DECK);
  if (written === null) return;
  const kept = DRAFT_ADAPTER.parse(written);
  // One that cannot be read was written by a later version of the site, which knows what to do with it.
  if (!kept) return;
  if (isUntouchedDraft(DRAFT_ADAPTER, kept, EMPTY_DRAFT) || writeDraft(storage, createLocalId(), kept))
    tryWithStorage(storage, (there) => there.removeItem(ONLY_DECK));
}
