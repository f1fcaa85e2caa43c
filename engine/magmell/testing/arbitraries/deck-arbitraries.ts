import fc from "fast-check";
import { DECK_LIMITS, type Deck, type DeckLine, type GameOptions } from "../..";
import { POOL_SPELLS, POOL_STONES } from "../pool/pool";
import { SYNTHETIC_SPELLS, SYNTHETIC_STONES } from "../soak/synthetic-cards";

/** Turns a list of names into lines with counts. */
const lines = (names: readonly string[]): readonly DeckLine[] =>
  [...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length }));

/** Any legal deck of some spells and stones. */
const deckOf = (spells: readonly string[], stones: readonly string[]): fc.Arbitrary<Deck> => {
  const { grimoire, stoneDeck } = DECK_LIMITS;
  return fc.record({
    grimoire: fc
      .shuffledSubarray(
        spells.flatMap((name) => [name, name, name]),
        { minLength: grimoire.size, maxLength: grimoire.size },
      )
      .map(lines),
    stoneDeck: fc
      .array(fc.constantFrom(...stones), { minLength: stoneDeck.size, maxLength: stoneDeck.size })
      .map(lines),
  });
};

/** An arbitrary of legal decks of synthetic cards without text. */
export const legalDeckArbitrary: fc.Arbitrary<Deck> = deckOf(SYNTHETIC_SPELLS, SYNTHETIC_STONES);

/** An arbitrary of legal decks of the pool, whose cards use the whole vocabulary. */
export const poolDeckArbitrary: fc.Arbitrary<Deck> = deckOf(POOL_SPELLS, POOL_STONES);

export const seedArbitrary: fc.Arbitrary<number> = fc.integer({ min: 0, max: 0xffff_ffff });

export const gameOptionsArbitrary: fc.Arbitrary<GameOptions> = fc.record({
  first: fc.constantFrom<GameOptions["first"]>(0, 1, "random"),
  practice: fc.boolean(),
});

/** Any lines at all: known and unknown names, tokens, wrong zones, spellings of one name, counts that are no counts. */
const anyLine: fc.Arbitrary<DeckLine> = fc.record({
  name: fc.oneof(
    fc.constantFrom(
      ...SYNTHETIC_SPELLS,
      ...SYNTHETIC_STONES,
      "test token",
      "ｂｌｕｅ unit 1",
      "blue  unit 1",
      "blue unit 11",
      "",
    ),
    fc.string({ maxLength: 12 }),
  ),
  count: fc.oneof(
    fc.integer({ min: 1, max: 45 }),
    fc.constantFrom(0, -1, 0.5, 1e9, Number.NaN, Number.POSITIVE_INFINITY),
  ),
});

/** An arbitrary of decks as users may enter them, legal or not. */
export const deckArbitrary: fc.Arbitrary<Deck> = fc.record({
  grimoire: fc.array(anyLine, { maxLength: 20 }),
  stoneDeck: fc.array(anyLine, { maxLength: 8 }),
});
