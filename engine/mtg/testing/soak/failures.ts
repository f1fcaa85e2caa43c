import { createFailureStore } from "../../../kernel/testing/failure-store";
import { removeItems, shrinkEither } from "../../../kernel/testing/shrink";
import type { CardDefinition } from "../../model/card";
import { createCards } from "../../model/cards";
import type { LibraryList } from "../../model/record";
import { type GameSetup, MTG_TEST_KIT, type MtgKitTypes } from "../kit";

/** The store of failed games. Shrinking removes all copies of a name at once. */
export const FAILURES = createFailureStore<MtgKitTypes, CardDefinition>(MTG_TEST_KIT, {
  folder: new URL("../fixtures/", import.meta.url),
  *smallerSetups(setup: GameSetup) {
    for (const decks of shrinkEither(setup.decks, fewerNames)) yield { ...setup, decks };
  },
  usedCards: ({ cards, decks }) =>
    cards.list.slice(0, cards.indexOf.size).filter(({ name }) => decks.flat().includes(name)),
  createCards,
  toSetup: (cards, record) => ({ ...record, cards }),
});

function* fewerNames(library: LibraryList): Generator<LibraryList> {
  for (const names of removeItems([...new Set(library)])) yield library.filter((name) => names.includes(name));
}
