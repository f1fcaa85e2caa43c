import fc from "fast-check";
import type { BoardCard, BoardEffectChange, BoardFilter, BoardKeyword, BoardObject, MtgBoard } from "../boards/board";
import { CARD_TYPES, SUPERTYPES } from "../model/card";
import { ERAS } from "../model/era";
import { SIMPLE_KEYWORDS } from "../model/keyword";
import { COLORS } from "../model/mana";
import { SECTORS } from "../model/object";
import { STEPS } from "../model/turn";

const some = <Word>(words: readonly Word[], maxLength = 2) => fc.uniqueArray(fc.constantFrom(...words), { maxLength });
const player = fc.constantFrom(0, 1);
const small = fc.nat(12);
const few = fc.nat(4);
const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const SUBTYPES = ["Aura", "Equipment", "Fortification", "Role", "Saga", "Siege", "Legend", "Wall", "Swamp", "Bear"];

const filter: fc.Arbitrary<BoardFilter> = fc.record(
  {
    type: fc.constantFrom(...CARD_TYPES),
    supertype: fc.constantFrom(...SUPERTYPES),
    subtype: fc.constantFrom(...SUBTYPES),
    color: fc.constantFrom(...COLORS),
    not: fc.record({ type: fc.constantFrom(...CARD_TYPES) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const keyword: fc.Arbitrary<BoardKeyword> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SIMPLE_KEYWORDS) },
  fc.record({ protectionFrom: filter }),
  fc.record({ rampage: few }),
);

/** A definition of any sort. Its name is set by its place. */
const card: fc.Arbitrary<Omit<BoardCard, "name">> = fc.record(
  {
    types: some(CARD_TYPES),
    supertypes: some(SUPERTYPES),
    subtypes: some(SUBTYPES),
    cost: fc.constantFrom("{0}", "{1}{R}", "{X}{G}{G}"),
    colors: some(COLORS),
    power: fc.integer({ min: -2, max: 5 }),
    toughness: fc.integer({ min: -2, max: 5 }),
    keywords: fc.array(keyword, { maxLength: 2 }),
    enchants: fc.record({ objects: filter, players: fc.boolean() }, { requiredKeys: [] }),
    counterCap: fc.record({ counter: fc.constantFrom("+1/+1", "lore"), most: few }),
    lastChapter: few,
    rooms: few,
  },
  { requiredKeys: ["types"] },
);

const change: fc.Arbitrary<BoardEffectChange> = fc.oneof(
  fc.record({ add: fc.constantFrom("power" as const, "toughness" as const), amount: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ set: fc.constantFrom("power" as const, "toughness" as const), amount: few }),
  fc.record({ gain: keyword }),
  fc.record({ lose: fc.constantFrom("abilities" as const, "flying" as const) }),
  fc.record({ become: fc.record({ types: some(CARD_TYPES) }), keep: fc.boolean() }),
  fc.record({ becomeLand: fc.constantFrom("Swamp" as const, "Forest" as const) }),
);

const ZONES = [
  "battlefield",
  "battlefield",
  "battlefield",
  "graveyard",
  "hand",
  "library",
  "exile",
  "command",
] as const;

/** An object whose references lead to some of `count` objects. */
function object(id: number, cards: number, count: number): fc.Arbitrary<BoardObject> {
  const other = fc.integer({ min: 1, max: count });
  return fc
    .record({
      card: fc.nat(cards - 1),
      zone: fc.constantFrom(...ZONES),
      owner: player,
      controller: option(player),
      tapped: option(fc.boolean()),
      damage: option(small),
      deathtouched: option(fc.boolean()),
      counters: option(fc.dictionary(fc.constantFrom("+1/+1", "-1/-1", "loyalty", "lore", "defense"), small)),
      token: option(fc.boolean()),
      copy: option(fc.constantFrom("spell" as const, "card" as const)),
      attachedTo: option(fc.oneof(fc.record({ player }), fc.record({ instance: other }))),
      protector: option(player),
      sector: option(fc.constantFrom(...SECTORS)),
      arrived: option(few),
      sick: option(fc.boolean()),
      shields: option(fc.array(fc.constant({ kind: "regenerate" as const }), { maxLength: 2 })),
      source: fc.option(other, { nil: undefined, freq: 6 }),
    })
    .map(({ source, attachedTo, ...rest }): BoardObject => {
      const onStack = source !== undefined && { zone: "stack", thing: { sort: "chapter", source, number: 1 } };
      const host = rest.zone === "battlefield" && !onStack && { attachedTo };
      // What is written as JSON has no parts that are undefined.
      return JSON.parse(JSON.stringify({ id, ...rest, ...host, ...onStack }));
    });
}

const onePlayer = fc.record(
  {
    life: fc.integer({ min: -1, max: 20 }),
    poison: small,
    drewFromEmpty: fc.boolean(),
    library: few,
    hand: few,
  },
  { requiredKeys: [] },
);

/** An arbitrary of valid boards, including boards on which several state-based effects apply together. */
export const boardArbitrary: fc.Arbitrary<MtgBoard> = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 14 }))
  .chain(([cards, pieces]) =>
    fc.record({
      version: fc.constant(1 as const),
      era: fc.constantFrom(...ERAS),
      turn: fc.integer({ min: 1, max: 20 }),
      active: player,
      step: fc.constantFrom(...STEPS.map(({ step }) => step)),
      cards: fc
        .array(card, { minLength: cards, maxLength: cards })
        .map((list) => list.map((each, index) => ({ name: `card ${index}`, ...each }))),
      players: fc.tuple(onePlayer, onePlayer),
      pieces: fc.tuple(...Array.from({ length: pieces }, (_, at) => object(at + 1, cards, pieces))),
      changes: fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
    }),
  )
  .map(({ changes, ...board }) => {
    const there = board.pieces.filter(({ zone }) => zone === "battlefield").map(({ id }) => id);
    const effects =
      there.length === 0 ? [] : changes.map((each, at) => ({ on: [there[at % there.length] ?? 1], changes: each }));
    return { ...board, effects } as MtgBoard;
  });
