import fc from "fast-check";
import type { Ability } from "../../model/ability";
import { type CardDefinition, COLORS, type Color, NO_SYMBOLS, type SymbolCounts } from "../../model/card";
import { type Cards, createCards } from "../../model/cards";
import type { Deck } from "../../model/deck";
import type { KeepRule } from "../../odds/keep-rule";

/** A deck that is small enough to deal in every way, with a question about it. */
export type SmallDeck = {
  readonly cards: Cards;
  readonly deck: Deck;
  readonly stones: readonly SmallStone[];
  readonly spells: readonly SmallCard[];
  readonly goesFirst: boolean;
  readonly keep: KeepRule;
};

export type SmallStone = { readonly colors: readonly Color[]; readonly arrivesRested: boolean };
export type SmallCard = {
  readonly name: string;
  readonly kind: "unit" | "magic";
  readonly useCost: SymbolCounts;
  readonly catalyst: SymbolCounts;
};

const symbols = (most: number): fc.Arbitrary<SymbolCounts> =>
  fc.array(fc.constantFrom(...COLORS, "any" as const), { maxLength: most }).map((asked) => {
    const counts = { ...NO_SYMBOLS };
    for (const symbol of asked) counts[symbol] += 1;
    return counts;
  });

const KEEP: fc.Arbitrary<KeepRule> = fc.oneof(
  fc.constant<KeepRule>({ keep: "always" }),
  fc.constant<KeepRule>({ keep: "autopilot" }),
  fc.record({
    keep: fc.constant("units" as const),
    from: fc.nat(1),
    to: fc.integer({ min: 1, max: 3 }),
    least: fc.nat(2),
  }),
  fc.record({
    keep: fc.constant("cards" as const),
    names: fc.subarray(["card 0", "card 1"], { minLength: 1 }),
    least: fc.nat(2),
  }),
);

const SPELLS = fc.array(
  fc.record({
    kind: fc.constantFrom("unit" as const, "magic" as const),
    useCost: symbols(4),
    catalyst: symbols(2),
    copies: fc.integer({ min: 1, max: 2 }),
  }),
  { minLength: 3, maxLength: 5 },
);

const STONES = fc.array(
  fc.record({ colors: fc.subarray([...COLORS]), arrivesRested: fc.boolean(), copies: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 3 },
);

export const smallDeckArbitrary: fc.Arbitrary<SmallDeck> = fc
  .record({ spells: SPELLS, stones: STONES, goesFirst: fc.boolean(), keep: KEEP })
  .map(({ spells, stones, goesFirst, keep }) => {
    const named = spells.map((spell, index) => ({ ...spell, name: `card ${index}` }));
    const pebbles = stones.map((stone, index) => ({ ...stone, name: `stone ${index}` }));
    const cards = createCards([
      ...named.map(({ name, kind, useCost, catalyst }) => definition({ name, kind, useCost, catalyst })),
      ...pebbles.map((stone) => definition({ name: stone.name, kind: "stone", abilities: abilitiesOf(stone) })),
    ]);
    const lines = (all: readonly { name: string; copies: number }[]) =>
      all.map(({ name, copies }) => ({ name, count: copies }));
    const each = <One extends { copies: number }>(all: readonly One[]): readonly One[] =>
      all.flatMap((one) => Array.from({ length: one.copies }, () => one));
    return {
      cards,
      deck: { grimoire: lines(named), stoneDeck: lines(pebbles) },
      stones: each(pebbles),
      spells: each(named),
      goesFirst,
      keep,
    };
  });

function definition(change: Partial<CardDefinition> & Pick<CardDefinition, "name" | "kind">): CardDefinition {
  const stone = change.kind === "stone";
  return {
    timing: stone ? null : "normal",
    useCost: NO_SYMBOLS,
    catalyst: NO_SYMBOLS,
    ap: change.kind === "unit" ? 1 : null,
    hp: change.kind === "unit" ? 1 : null,
    text: "",
    abilities: [],
    token: false,
    ...change,
  };
}

function abilitiesOf({ colors, arrivesRested }: SmallStone): readonly Ability[] {
  const colored: Ability = { type: "static", affects: "self", changes: [{ colors, keep: true }] };
  const rested: Ability = {
    type: "replacement",
    on: { on: "move", what: "self", to: "stoneArea" },
    instead: { rested: true },
  };
  return [colored, ...(arrivesRested ? [rested] : [])];
}
