import { countDeckLineCards } from "@/engine/magmell";
import { type DeckDraft, type DraftEdit, EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { DRAFT_ADAPTER } from "@/lib/magmell/decks/draft-kind";
import { browserStorage, type DraftStorage } from "./browser-storage";
import { attempt, draftSlot, readItem, writeDraft } from "./draft-slots";
import {
  isBlank,
  type KeptDeck,
  type KeptDecks,
  type KeptDecksOptions,
  newLocalId,
  openKeptDecks,
  otherTabs,
} from "./kept-decks";

export { newLocalId } from "./kept-decks";

/** Facts of a deck of MAGMELL in a list: numbers of copies. */
type DeckFacts = { readonly counts: { readonly grimoire: number; readonly stoneDeck: number } };

/** A deck of MAGMELL that this browser keeps, as a list shows it. */
export type LocalDeck = KeptDeck & DeckFacts;

/** The decks of MAGMELL in this browser. */
export type LocalDecks = KeptDecks<DeckDraft, DraftEdit, DeckFacts>;

/** Returns the address of the builder for a local deck, without the language. */
export const localDeckPath = (id: string): string => `/decks/new?draft=${id}`;

/** The address at which the builder begins a new deck, without the language. */
export const NEW_DECK_PATH = "/decks/new?draft=new";

/** The deck of a time when a browser kept only one. */
const ONLY_DECK = draftSlot("new");

/** Returns the local decks of a storage. The builder opens one at `localDeckPath`. */
export const openLocalDecks = (options: KeptDecksOptions): LocalDecks =>
  openKeptDecks(
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
export function localDecks(): LocalDecks {
  browsers ??= openLocalDecks({ storage: browserStorage(), now: Date.now, otherTabs });
  return browsers;
}

/** Gives the only deck of earlier times an id like the others. */
function takeOnlyDeck(storage: DraftStorage | null): void {
  const written = readItem(storage, ONLY_DECK);
  if (written === null) return;
  const kept = DRAFT_ADAPTER.parse(written);
  // One that cannot be read was written by a later version of the site, which knows what to do with it.
  if (!kept) return;
  if (isBlank(DRAFT_ADAPTER, kept, EMPTY_DRAFT) || writeDraft(storage, newLocalId(), kept))
    attempt(storage, (there) => there.removeItem(ONLY_DECK));
}
