import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import { COLORS } from "../model/card";
import { createCards } from "../model/cards";
import { canPayByBruteForce, listDeals, listOrders, listSubsets } from "../testing/odds/brute-force";
import { type SmallCard, type SmallDeck, smallDeckArbitrary } from "../testing/odds/small-deck";
import {
  computeAllColorsChance,
  computeColorChance,
  computeDeckOdds,
  computeDrawChance,
  computeHandCells,
  computeHandValues,
  createOddsDeck,
  rankStoneSplits,
} from ".";
import { computeChanceOfAtLeast } from "./binomials";

const TURNS = 3;
/** Error that adding up a hundred thousand deals may have. */
const ROUNDING = 1e-11;
const within = (chance: number, counted: number): void => expect(Math.abs(chance - counted)).toBeLessThan(ROUNDING);

const prepared = (small: SmallDeck) => {
  const deck = createOddsDeck(small.cards, small.deck);
  if (deck === null) throw new Error("A small deck is too large");
  return deck;
};

const drawsBy = (turn: number, { goesFirst }: SmallDeck) => (goesFirst ? turn - 1 : turn);

/** The share of all orders of the stones for which something holds of the first of them. */
function shareOfOrders({ stones }: SmallDeck, turn: number, holds: (placed: SmallDeck["stones"]) => boolean): number {
  const all = listOrders(stones, Math.min(turn, stones.length));
  return all.filter(holds).length / all.length;
}

/** The chance that something can be used on a turn, for the cards seen by then in all ways. */
function shareUsable(small: SmallDeck, turn: number, seen: readonly { cards: readonly SmallCard[]; chance: number }[]) {
  const all = listOrders(small.stones, Math.min(turn, small.stones.length));
  const sets = new Map<string, { usable: ReadonlySet<string>; count: number }>();
  for (const placed of all) {
    const usable = small.spells.filter((card) => canPayByBruteForce(placed, card)).map(({ name }) => name);
    const key = [...new Set(usable)].join();
    sets.set(key, { usable: new Set(usable), count: (sets.get(key)?.count ?? 0) + 1 });
  }
  return [...sets.values()].reduce(
    (sum, { usable, count }) =>
      sum +
      (count / all.length) *
        seen.reduce(
          (some, { cards, chance }) => (cards.some(({ name }) => usable.has(name)) ? some + chance : some),
          0,
        ),
    0,
  );
}

describe("published values", () => {
  const cards = (lines: readonly { name: string; count: number }[]) => ({ grimoire: lines, stoneDeck: [] });
  const table = createCards(
    ["hit", "miss"].map((name) => ({
      name,
      kind: "unit" as const,
      timing: "normal" as const,
      useCost: { blue: 0, green: 0, red: 0, any: 1 },
      catalyst: { blue: 0, green: 0, red: 0, any: 0 },
      ap: 1,
      hp: 1,
      text: "",
      abilities: [],
      token: false,
    })),
  );
  it.each([
    [3, 0.337551, 0.561161],
    [6, 0.577124, 0.821176],
    [9, 0.74178, null],
  ])("at least one of %i in five of forty, and with one redraw when there is none", (hits, once, twice) => {
    const deck = createOddsDeck(
      table,
      cards([
        { name: "hit", count: hits },
        { name: "miss", count: 40 - hits },
      ]),
    );
    if (deck === null) throw new Error("too large");
    const chance = (keep: Parameters<typeof computeDrawChance>[4]["keep"]) =>
      computeDrawChance(deck, ["hit"], 1, 1, { goesFirst: true, keep });
    expect(chance({ keep: "always" })).toBeCloseTo(once, 6);
    if (twice !== null) expect(chance({ keep: "cards", names: ["hit"], least: 1 })).toBeCloseTo(twice, 6);
  });

  it("stones of both colours, and two of five", () => {
    const stones = (blue: number, red: number) => ({
      cards: [],
      size: 0,
      payments: [],
      stoneCount: blue + red,
      stones: [
        { colors: 1, arriveRested: 0, copies: blue },
        { colors: 4, arriveRested: 0, copies: red },
      ],
    });
    const both = [2, 3, 4, 5].map((turn) => computeAllColorsChance(stones(10, 10), ["blue", "red"], turn));
    for (const [index, chance] of [0.526316, 0.789474, 0.913313, 0.967492].entries())
      expect(both[index]).toBeCloseTo(chance, 6);
    expect(computeColorChance(stones(15, 5), "red", 2, 4)).toBeCloseTo(0.24871, 6);
    expect(computeChanceOfAtLeast(2, 4, 5, 20)).toBeCloseTo(0.24871, 6);
  });
});

describe("odds equal the count of all deals of small decks", () => {
  it("by turn, for cards, groups, colours, and for something that can be used", () => {
    let compared = 0;
    fc.assert(
      fc.property(smallDeckArbitrary, (small) => {
        const deck = prepared(small);
        const odds = computeDeckOdds(deck, { goesFirst: small.goesFirst, keep: small.keep, turns: TURNS });
        for (let turn = 1; turn <= TURNS; turn += 1) {
          const at = turn - 1;
          const seen = listDeals(small, drawsBy(turn, small));
          const counted = (holds: (cards: readonly SmallCard[]) => boolean) =>
            seen.reduce((sum, { cards, chance }) => (holds(cards) ? sum + chance : sum), 0);
          within(odds.something[at] ?? -1, shareUsable(small, turn, seen));
          for (const { name, payable, drawn, held } of odds.cards) {
            const card = small.spells.find((one) => one.name === name) as SmallCard;
            const paid = shareOfOrders(small, turn, (placed) => canPayByBruteForce(placed, card));
            const there = counted((cards) => cards.some((one) => one.name === name));
            within(payable[at] ?? -1, paid);
            within(drawn[at] ?? -1, there);
            within(held[at] ?? -1, paid * there);
            compared += 3;
          }
          const group = ["card 0", "card 2"];
          for (const wanted of [1, 2]) {
            const found = counted((cards) => cards.filter(({ name }) => group.includes(name)).length >= wanted);
            within(computeDrawChance(deck, group, wanted, turn, small), found);
          }
          const needed = odds.colors.map(({ color }) => color);
          for (const { color, atLeast } of odds.colors) {
            for (const [index, byTurn] of atLeast.entries()) {
              const of = (placed: SmallDeck["stones"]) => placed.filter(({ colors }) => colors.includes(color)).length;
              within(
                byTurn[at] ?? -1,
                shareOfOrders(small, turn, (placed) => of(placed) > index),
              );
              compared += 1;
            }
          }
          const all = (placed: SmallDeck["stones"]) =>
            needed.every((color) => placed.some(({ colors }) => colors.includes(color)));
          within(odds.allColors[at] ?? -1, shareOfOrders(small, turn, all));
          compared += 4;
        }
      }),
      { numRuns: scaleRuns(160) },
    );
    expect(compared).toBeGreaterThan(scaleRuns(6000));
  });

  it("for the value of hands, and the best rule to redraw by", () => {
    let compared = 0;
    fc.assert(
      fc.property(smallDeckArbitrary, (small) => {
        const values = computeHandValues(prepared(small), TURNS, small);
        const hands = listSubsets([...small.spells.keys()], Math.min(5, small.spells.length));
        const worth = (hand: readonly number[]): number => {
          let value = 0;
          for (let turn = 1; turn <= TURNS; turn += 1) {
            const rest = [...small.spells.keys()].filter((index) => !hand.includes(index));
            const later = listSubsets(rest, Math.min(drawsBy(turn, small), rest.length));
            const seen = later.map((more) => ({
              cards: [...hand, ...more].map((index) => small.spells[index] as SmallCard),
              chance: 1 / later.length,
            }));
            value += shareUsable(small, turn, seen);
          }
          return value;
        };
        const counted = hands.map(worth);
        const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
        const fresh = mean(counted);
        within(values.fresh, fresh);
        within(values.best, mean(counted.map((value) => Math.max(value, fresh))));
        within(values.kept, mean(counted.map((value) => (value >= fresh - 1e-9 ? 1 : 0))));
        for (const [index, hand] of hands.entries()) {
          within(values.of(hand.map((place) => small.spells[place]?.name ?? "")), counted[index] ?? -1);
        }
        within(
          values.spread.reduce((sum, { value, share }) => sum + value * share, 0),
          fresh,
        );
        const kinds = hands.map((hand) => {
          const cards = hand.map((place) => small.spells[place] as SmallCard);
          const cost = ({ useCost }: SmallCard) => Object.values(useCost).reduce((sum, count) => sum + count, 0);
          const cheap = cards.filter((card) => card.kind === "unit" && cost(card) <= 2).length;
          return `${cheap} ${cards.filter((card) => cost(card) >= 4).length}`;
        });
        const cells = computeHandCells(prepared(small), values);
        expect(new Set(cells.map(({ cheap, dear }) => `${cheap} ${dear}`))).toEqual(new Set(kinds));
        for (const { cheap, dear, share, kept } of cells) {
          const found = counted.filter((_, index) => kinds[index] === `${cheap} ${dear}`);
          within(share, found.length / hands.length);
          within(kept, mean(found.map((value) => (value >= fresh - 1e-9 ? 1 : 0))));
        }
        compared += hands.length + 4;
      }),
      // How many hands a deck has depends on the seed: so many decks have enough with any.
      { numRuns: scaleRuns(80) },
    );
    expect(compared).toBeGreaterThan(scaleRuns(1300));
  });
});

describe("splits of stones", () => {
  it("are worth what the deck with such stones is worth", () => {
    let compared = 0;
    fc.assert(
      fc.property(
        smallDeckArbitrary,
        fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
        (small, [blue = 0, green = 0, red = 0]) => {
          const others = prepared(small);
          const basics = { blue, green, red };
          const count = blue + green + red;
          const withBasics = (split: typeof basics) => ({
            ...others,
            stoneCount: others.stoneCount + count,
            stones: [
              ...others.stones,
              ...COLORS.map((color, index) => ({ colors: 1 << index, arriveRested: 0, copies: split[color] })),
            ].filter(({ copies }) => copies > 0),
          });
          // Alike stones of the deck itself stay what they are.
          if (
            others.stones.some(
              ({ colors, copies, arriveRested }) => copies > arriveRested && [1, 2, 4].includes(colors),
            )
          )
            return;
          const question = { goesFirst: small.goesFirst, keep: small.keep, turns: TURNS };
          const turnOf = (cost: number) => Math.max(1, cost);
          for (const goal of [
            { goal: "something" },
            { goal: "curve" },
            { goal: "card", name: "card 1", turn: 2 },
          ] as const) {
            for (const { split, value } of rankStoneSplits(withBasics(basics), basics, COLORS, goal, question)) {
              const odds = computeDeckOdds(withBasics(split), question);
              const early = odds.cards.filter(({ cost }) => turnOf(cost) <= TURNS);
              const copies = early.reduce((sum, card) => sum + card.copies, 0) || 1;
              const counted =
                goal.goal === "something"
                  ? odds.something.reduce((sum, chance) => sum + chance, 0)
                  : goal.goal === "card"
                    ? (odds.cards.find(({ name }) => name === goal.name)?.payable[goal.turn - 1] ?? 0)
                    : early.reduce(
                        (sum, card) => sum + (card.copies * (card.payable[turnOf(card.cost) - 1] ?? 0)) / copies,
                        0,
                      );
              within(value, counted);
              compared += 1;
            }
          }
        },
      ),
      { numRuns: scaleRuns(80) },
    );
    expect(compared).toBeGreaterThan(scaleRuns(1600));
  });
});
