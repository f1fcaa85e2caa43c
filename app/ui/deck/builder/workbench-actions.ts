import { href, type Lang } from "@/app/ui/i18n/lang";
import type { Deck } from "@/engine/magmell";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { sampleDeck } from "@/lib/decks/sample-deck";
import { encodeDeck, numberTable } from "@/lib/sharing/deck-code";
import type { DraftStore } from "../draft/draft-store";

/** Puts a sample deck in the place of the draft; false when the catalogue gives none. */
export function startFromSample(store: DraftStore, { definitions }: Catalogue): boolean {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const deck = sampleDeck(definitions, seed);
  if (deck) store.edit({ do: "replace", why: "sample", deck });
  return deck !== null;
}

/** The address where the deck is played alone; `null` when it cannot be written as a code. */
export function goldfishAddress(deck: Deck, { cards }: Catalogue, lang: Lang): string | null {
  const encoded = encodeDeck(deck, numberTable(cards));
  return encoded.ok ? href(lang, `/goldfish/${encoded.code}`) : null;
}
