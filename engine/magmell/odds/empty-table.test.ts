import { describe, expect, it } from "vitest";
import type { BodyOrModes } from "../model/ability";
import type { CardDefinition } from "../model/card";
import { createCards } from "../model/cards";
import {
  ANY_CHANT_CARD,
  ANY_PLAYER,
  ANY_UNIT,
  ANY_UNIT_OR_PLAYER,
  createBody,
  createMagic,
  createQuickMagic,
  createStone,
  createTargetedBody,
  createUnit,
  MY_UNIT,
  THEIR_UNIT,
} from "../testing/pool/builders";
import { STARTER_CARDS } from "../testing/starter/starter-definitions";
import { computeHandValues, createOddsDeck, type OddsDeck } from ".";

const BURNS = { do: "damage", to: { target: 0 }, amount: 2 } as const;
const DRAWS = { do: "draw", who: "you", count: 1 } as const;
const free = (name: string, does: BodyOrModes, ...more: CardDefinition["abilities"]) =>
  createMagic(name, "", does, ...more);
const price = (...pay: readonly object[]) => ({ type: "price", pay }) as unknown as CardDefinition["abilities"][number];

/** Cards that cost nothing, and whether they can be used before anything else has been. */
const EXAMPLES: readonly (readonly [boolean, CardDefinition])[] = [
  [true, createUnit("a unit", "", "1/1")],
  [true, free("draws", createBody(DRAWS))],
  [true, free("destroys all", createBody({ do: "destroy", what: { all: "battleArea" } }))],
  [false, free("burns a unit", createTargetedBody(ANY_UNIT, BURNS))],
  [false, free("grows mine", createTargetedBody(MY_UNIT, BURNS))],
  [false, createQuickMagic("burns theirs, quick", "", createTargetedBody(THEIR_UNIT, BURNS))],
  [true, free("burns anything", createTargetedBody(ANY_UNIT_OR_PLAYER, BURNS))],
  [true, free("burns a player", createTargetedBody(ANY_PLAYER, BURNS))],
  [true, free("up to two", createTargetedBody({ ...ANY_UNIT, count: { min: 0, max: 2 } }, BURNS))],
  [false, free("a unit and a player", createTargetedBody([ANY_PLAYER, ANY_UNIT], BURNS))],
  [false, createQuickMagic("negates", "", createTargetedBody(ANY_CHANT_CARD, { do: "negate", what: { target: 0 } }))],
  [
    false,
    free("from the dust", createTargetedBody({ zones: ["dust"], count: 1 }, { do: "return", what: { target: 0 } })),
  ],
  [
    true,
    free("turns a stone", createTargetedBody({ zones: ["stoneArea"], count: 1 }, { do: "rest", what: { target: 0 } })),
  ],
  [true, free("or draws", { modes: [createTargetedBody(ANY_UNIT, BURNS), createBody(DRAWS)] })],
  [false, free("only aims", { modes: [createTargetedBody(ANY_UNIT, BURNS), createTargetedBody(MY_UNIT, BURNS)] })],
  [false, free("sacrifices", createBody(DRAWS), price({ do: "destroy", what: { all: "battleArea", whose: "you" } }))],
  [true, free("discards", createBody(DRAWS), price({ do: "discard", who: "you", count: 1, how: "choose" }))],
];
const CARDS = createCards([...EXAMPLES.map(([, card]) => card), createStone("stone")]);
function deckOf(names: readonly string[]): OddsDeck {
  const grimoire = names.map((name) => ({ name, count: 4 }));
  const deck = createOddsDeck(CARDS, { grimoire, stoneDeck: [{ name: "stone", count: 10 }] });
  if (deck === null) throw new Error("The deck is too large");
  return deck;
}

describe("what can be used on an empty table", () => {
  const deck = deckOf(EXAMPLES.map(([, { name }]) => name).slice(0, 15));
  const more = deckOf(EXAMPLES.map(([, { name }]) => name).slice(15));
  const alone = new Map([...deck.cards, ...more.cards].map((card) => [card.name, card.alone]));

  it.each(EXAMPLES.map(([expected, { name }]) => [name, expected] as const))("%s: %s", (name, expected) => {
    expect(alone.get(name)).toBe(expected);
  });

  it("is all that the value of a hand counts, though the rest can be paid for", () => {
    const mixed = deckOf(["burns a unit", "negates", "draws"]);
    const hand = ["burns a unit", "burns a unit", "burns a unit", "burns a unit", "negates"];
    const { of } = computeHandValues(mixed, 4, { goesFirst: true });
    // No card on the first turn; then one, two and three draws of 7 cards, of which 4 count.
    expect(of(hand)).toBeCloseTo(4 / 7 + (1 - 3 / 21) + (1 - 1 / 35), 12);
    expect(of(["draws"])).toBe(4);
    const none = deckOf(["burns a unit"]);
    expect(computeHandValues(none, 4, { goesFirst: true }).fresh).toBe(0);
  });

  it("is told of every starter card; magics that need a unit or a card on the chant are not among it", () => {
    const cards = createCards(STARTER_CARDS);
    const told = STARTER_CARDS.filter(({ kind, token }) => kind !== "stone" && !token).map((card) => {
      const known = createOddsDeck(cards, { grimoire: [{ name: card.name, count: 1 }], stoneDeck: [] });
      return { card, alone: known?.cards[0]?.alone };
    });
    expect(told.filter(({ card, alone: usable }) => card.kind === "unit" && usable !== true)).toEqual([]);
    const magics = told.filter(({ card }) => card.kind === "magic");
    expect(magics.filter(({ alone: usable }) => usable).length).toBeGreaterThan(10);
    const needing = magics.filter(({ card }) => /^■(?:相手の)?ユニット1体を対象とする/.test(card.text));
    expect(needing.length).toBeGreaterThan(10);
    expect(needing.filter(({ alone: usable }) => usable).map(({ card }) => card.name)).toEqual([]);
  });
});
