import { inject } from "vitest";
import { createFixtureCatalogue } from "@/app/ui/testing/fixture-cards";
import { checkDeck, type Deck, type DeckProblem, validateDecks } from "@/engine/magmell";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { selectGameCards } from "@/lib/magmell/play/game-cards";
import { type GoldfishCard, toGoldfishCard } from "../goldfish-card";
import { addWording } from "../with-wording";

let bundled: Catalogue | null = null;

/** Returns the catalogue of all bundled cards, on whose order a seed's deals depend. */
export function loadBundledCards(): Catalogue {
  bundled ??= createFixtureCatalogue(inject("snapshot").cards.map(({ name }) => name));
  return bundled;
}

/** A deck as the pages of the goldfish hand it to their islands. */
type DeckOfPage = {
  readonly deck: Deck;
  readonly cards: readonly GoldfishCard[];
  readonly playable: boolean;
  readonly problems: readonly DeckProblem[];
};

/** Returns the deck of a code with its cards, as the pages of the goldfish do. Throws for a code that cannot be read. */
export function readPageDeck(code: string): DeckOfPage {
  const { cards, definitions } = loadBundledCards();
  const decoded = decodeDeck(code, createNumberTable(cards));
  if (!decoded.ok) throw new Error(`The deck code ${code} cannot be read: ${decoded.problem.code}`);
  const { deck } = decoded;
  const admission = validateDecks(definitions, [deck, deck], true);
  return {
    deck,
    cards: selectGameCards(cards, deck).map(toGoldfishCard).map(addWording),
    playable: admission.ok,
    problems: admission.ok ? checkDeck(deck, definitions) : admission.problems[0],
  };
}
