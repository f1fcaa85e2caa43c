import { describe, expect, test } from "vitest";
import {
  type CardDefinition,
  type CardIndex,
  COLORS,
  type Color,
  createCards,
  type Deck,
  NO_SYMBOLS,
  type SymbolCounts,
} from "@/engine/magmell";
import { createHandEvaluator } from "./hand-evaluator";

const costs = (part: Partial<SymbolCounts>): SymbolCounts => ({ ...NO_SYMBOLS, ...part });
const card = (name: string, change: Partial<CardDefinition> = {}): CardDefinition => ({
  name,
  kind: "unit",
  timing: "normal",
  useCost: NO_SYMBOLS,
  catalyst: NO_SYMBOLS,
  ap: 1,
  hp: 1,
  text: "",
  abilities: [],
  token: false,
  ...change,
});
const stone = (name: string, colors: readonly Color[], rested = false): CardDefinition =>
  card(name, {
    kind: "stone",
    timing: null,
    ap: null,
    hp: null,
    abilities: [
      { type: "static", affects: "self", changes: [{ colors, keep: true }] },
      ...(rested
        ? ([
            { type: "replacement", on: { on: "move", what: "self", to: "stoneArea" }, instead: { rested: true } },
          ] as const)
        : []),
    ],
  });

const STONES = {
  blue: stone("azure", ["blue"]),
  red: stone("ember", ["red"], true),
  both: stone("steam", ["blue", "red"]),
};
const CARDS = createCards([
  card("page", { useCost: costs({ blue: 1 }) }),
  card("spark", { useCost: costs({ red: 1 }), catalyst: costs({ blue: 1 }) }),
  card("pair", { useCost: costs({ blue: 1, red: 1 }) }),
  card("tower", { useCost: costs({ any: 2, red: 1 }), catalyst: costs({ any: 3 }) }),
  ...Object.values(STONES),
]);
const DECK: Deck = {
  grimoire: [
    { name: "page", count: 1 },
    { name: "spark", count: 2 },
    { name: "pair", count: 2 },
    { name: "tower", count: 4 },
  ],
  stoneDeck: [
    { name: "azure", count: 2 },
    { name: "ember", count: 2 },
    { name: "steam", count: 1 },
  ],
};

const pile = (lines: Deck["grimoire"]): readonly string[] =>
  lines.flatMap(({ name, count }) => Array.from({ length: count }, () => name));

/** Every way to take so many places of a list in order. */
function orders<T>(of: readonly T[], taken: number): readonly (readonly T[])[] {
  if (taken === 0) return [[]];
  return of.flatMap((one, at) => orders(of.toSpliced(at, 1), taken - 1).map((rest) => [one, ...rest]));
}

/** Every way to take so many places of a list. */
function subsets<T>(of: readonly T[], taken: number): readonly (readonly T[])[] {
  if (taken === 0) return [[]];
  return of.flatMap((one, at) => subsets(of.slice(at + 1), taken - 1).map((rest) => [one, ...rest]));
}

const colorsOf = (name: string): readonly Color[] =>
  name === "steam" ? ["blue", "red"] : name === "azure" ? ["blue"] : ["red"];

/** Payment by trying every order of stones for the symbols. */
function paysByTrying(stones: readonly string[], symbols: SymbolCounts): boolean {
  const needed: readonly (Color | "any")[] = [...COLORS, "any" as const].flatMap((color) =>
    Array.from({ length: symbols[color] }, () => color),
  );
  return orders(stones, needed.length).some((order) =>
    needed.every((color, at) => color === "any" || colorsOf(order[at] ?? "").includes(color)),
  );
}

function paid(name: string, stones: readonly string[]): boolean {
  const wanted = CARDS.list.find((known) => known.name === name);
  const awake = stones.at(-1) === "ember" ? stones.slice(0, -1) : stones;
  return wanted !== undefined && paysByTrying(awake, wanted.useCost) && paysByTrying(stones, wanted.catalyst);
}

const mean = (of: readonly boolean[]): number => of.filter(Boolean).length / of.length;

/** The value by going through every order of stones and every set of cards. */
function byBruteForce(
  known: readonly string[],
  hidden: readonly string[],
  unknown: number,
  goesFirst: boolean,
): number {
  let value = 0;
  for (let turn = 1; turn <= 4; turn += 1) {
    const drawn = unknown + (goesFirst ? turn - 1 : turn);
    const hands = subsets(hidden, drawn).map((some) => [...new Set([...known, ...some])]);
    const chances = orders(pile(DECK.stoneDeck), turn).map((stones) => {
      const payable = new Set(["page", "spark", "pair", "tower"].filter((name) => paid(name, stones)));
      return mean(hands.map((hand) => hand.some((name) => payable.has(name))));
    });
    value += chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  }
  return value;
}

const indexOf = (name: string): CardIndex => CARDS.list.findIndex((known) => known.name === name);

describe.each([true, false])("going first: %s", (goesFirst) => {
  const judge = createHandEvaluator(CARDS, DECK);

  test.each([
    [["page", "spark", "spark", "pair", "tower"]],
    [["tower", "tower", "tower", "tower", "pair"]],
    [["spark", "tower", "tower", "pair", "pair"]],
  ])("the value of %j is that of every order of the cards", (hand) => {
    const hidden = [...pile(DECK.grimoire)];
    for (const name of hand) hidden.splice(hidden.indexOf(name), 1);
    const value = judge(hand.map(indexOf), goesFirst);
    expect(value?.hand).toBeCloseTo(byBruteForce(hand, hidden, 0, goesFirst), 12);
  });

  test("the value of a fresh hand is that of every hand", () => {
    const value = judge([], goesFirst);
    // Brute force draws from nine cards, of which a late turn of whoever goes second sees all.
    expect(value?.fresh).toBeCloseTo(byBruteForce([], pile(DECK.grimoire), 5, goesFirst), 12);
  });
});

test("a magic that needs a unit to aim at counts for nothing, however cheap it is", () => {
  const burn = card("burn", {
    kind: "magic",
    ap: null,
    hp: null,
    abilities: [
      {
        type: "magic",
        targets: [{ zones: ["battleArea"], count: 1 }],
        effects: [{ do: "damage", to: { target: 0 }, amount: 2 }],
      },
    ],
  });
  const judge = createHandEvaluator(createCards([...CARDS.list, burn]), {
    ...DECK,
    grimoire: [{ name: "burn", count: 9 }],
  });
  expect(judge([CARDS.list.length], true)).toEqual({ hand: 0, fresh: 0, turns: 4 });
});

test("a deck of more cards than odds are worked out for has no value", () => {
  expect(createHandEvaluator(CARDS, { ...DECK, grimoire: [{ name: "page", count: 61 }] })([0], true)).toBeNull();
});
