import { createFailureStore } from "../../../kernel/testing/failure-store";
import { removeItems, shrinkEither } from "../../../kernel/testing/shrink";
import { type CardDefinition, createCards, type Deck } from "../..";
import { type GameSetup, MAGMELL_TEST_KIT, type MagmellKitTypes } from "../kit";

/** The store of failed games. Shrunk decks may be smaller than the rules allow, as in practice games. */
export const FAILURES = createFailureStore<MagmellKitTypes, CardDefinition>(MAGMELL_TEST_KIT, {
  folder: new URL("../fixtures/", import.meta.url),
  *smallerSetups(setup: GameSetup) {
    for (const decks of shrinkEither(setup.decks, fewerLines)) {
      yield { ...setup, decks, options: { first: 0, practice: true } };
    }
  },
  usedCards: ({ cards, decks }) => {
    const names = new Set(decks.flatMap((deck) => [...deck.grimoire, ...deck.stoneDeck].map(({ name }) => name)));
    return cards.list.filter(({ name, token }) => !token && names.has(name));
  },
  createCards,
  toSetup: (cards, record) => ({ ...record, cards }),
});

function* fewerLines(deck: Deck): Generator<Deck> {
  for (const grimoire of removeItems(deck.grimoire)) yield { ...deck, grimoire };
  for (const stoneDeck of removeItems(deck.stoneDeck)) yield { ...deck, stoneDeck };
}
