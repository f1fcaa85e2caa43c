import { type Cards, type Deck, type IndexedDeck, validateDecks } from "@/engine/magmell";
import { CARD_POOL } from "@/engine/magmell/testing/pool/pool";
import { createSeededGame } from "@/engine/magmell/testing/soak/seeded-game";
import { SYNTHETIC_CARDS, SYNTHETIC_SPELLS } from "@/engine/magmell/testing/soak/synthetic-cards";

/** A pair of decks, validated once because a simulation plays it many times. */
export type Pairing = {
  readonly name: string;
  readonly cards: Cards;
  readonly decks: readonly [Deck, Deck];
  readonly lists: readonly [IndexedDeck, IndexedDeck];
};

function pairing(name: string, cards: Cards, decks: readonly [Deck, Deck]): Pairing {
  const admission = validateDecks(cards, decks, false);
  if (!admission.ok) throw new Error(`The deck of the benchmark is not legal: ${JSON.stringify(admission.problems)}`);
  return { name, cards, decks, lists: admission.lists };
}

const PLAIN: Deck = {
  grimoire: SYNTHETIC_SPELLS.slice(0, 20).map((name) => ({ name, count: 2 })),
  stoneDeck: [
    { name: "青の魔石", count: 10 },
    { name: "赤の魔石", count: 10 },
  ],
};

/** Returns decks of cards without text, which use only the game rules. */
export const createPlainDecks = (): readonly Pairing[] => [pairing("plain", SYNTHETIC_CARDS, [PLAIN, PLAIN])];

/** Returns random decks of cards that together use all kinds of card texts. */
export const createPoolDecks = (count: number): readonly Pairing[] =>
  Array.from({ length: count }, (_, index) => {
    const { cards, decks } = createSeededGame(CARD_POOL, index + 1).setup;
    return pairing(`pool ${index + 1}`, cards, decks);
  });
