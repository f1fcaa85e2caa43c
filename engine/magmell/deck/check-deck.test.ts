import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyFix,
  checkDeck,
  createCards,
  type Deck,
  type DeckFix,
  type DeckLine,
  type DeckProblem,
  hasNoErrors,
  validateDecks,
} from "..";
import { deckArbitrary, legalDeckArbitrary } from "../testing/arbitraries/deck-arbitraries";
import { createBody, createMagic, createStone, createTokenCard, createUnit } from "../testing/pool/builders";
import { rule } from "../testing/rule";
import { SYNTHETIC_CARDS } from "../testing/soak/synthetic-cards";

/** 40 cards that need no color, and 20 blue stones. */
const PLAIN = createCards([
  ...Array.from({ length: 14 }, (_, index) => createUnit(`unit ${index}`, "1", "1/1")),
  createUnit("big unit 1", "1", "1/1"),
  createUnit("red unit", "rr", "1/1"),
  createMagic("blue magic", "1/bbb", createBody()),
  createTokenCard("token", "1/1"),
  ...["青の魔石", "緑の魔石", "赤の魔石", "stone"].map((name) => createStone(name)),
]);
const grimoire: readonly DeckLine[] = Array.from({ length: 14 }, (_, index) => ({
  name: `unit ${index}`,
  count: index < 13 ? 3 : 1,
}));
const stoneDeck: readonly DeckLine[] = [{ name: "青の魔石", count: 20 }];
const legal: Deck = { grimoire, stoneDeck };

const check = (change: Partial<Deck>): readonly DeckProblem[] => checkDeck({ ...legal, ...change }, PLAIN);
const codes = (change: Partial<Deck>) => check(change).map(({ code }) => code);
const only = (change: Partial<Deck>): DeckProblem => {
  const [problem, ...more] = check(change);
  if (problem === undefined || more.length > 0) throw new Error(`Not one problem: ${JSON.stringify(check(change))}`);
  return problem;
};
const fixed = (change: Partial<Deck>, fix: DeckFix | null, candidate?: string): Deck => {
  if (fix === null) throw new Error("There is no fix");
  return applyFix({ ...legal, ...change }, fix, candidate);
};

describe("the grimoire", () => {
  rule(["mag:501.1.1", "mag:501.1.2", "mag:501.1.3"], "40 units and magics, at most three of a name, are legal", () => {
    expect(check({})).toEqual([]);
    expect(hasNoErrors(check({}))).toBe(true);
  });

  rule("mag:501.1.2", "39 cards are too few, and further copies are offered", () => {
    const short = {
      grimoire: [...grimoire.slice(0, 12), { name: "unit 12", count: 2 }, { name: "unit 13", count: 1 }],
    };
    const problem = only(short);
    expect(problem).toMatchObject({
      code: "GRIMOIRE_COUNT",
      rule: "mag:501.1.2",
      severity: "error",
      have: 39,
      want: 40,
    });
    expect(problem.fix).toMatchObject({ do: "add", zone: "grimoire", count: 1 });
    expect(problem.fix?.do === "add" && problem.fix.candidates.slice(0, 2)).toEqual([
      { name: "unit 12", count: 1 },
      { name: "unit 13", count: 1 },
    ]);
    expect(checkDeck(fixed(short, problem.fix, "unit 13"), PLAIN)).toEqual([]);
  });

  rule("mag:501.1.2", "41 cards are too many, and what to take out is offered", () => {
    const long = { grimoire: [...grimoire, { name: "big unit 1", count: 1 }] };
    const problem = only(long);
    expect(problem).toMatchObject({ code: "GRIMOIRE_COUNT", have: 41, want: 40, fix: { do: "cut", count: 1 } });
    expect(checkDeck(fixed(long, problem.fix, "big unit 1"), PLAIN)).toEqual([]);
  });

  rule(["mag:501.1.3", "mag:207.2.1"], "four of a name are too many, over several lines and spellings", () => {
    const four = { grimoire: [...grimoire.slice(0, 13), { name: "ｕｎｉｔ  0", count: 1 }] };
    const problem = only(four);
    expect(problem).toMatchObject({
      code: "GRIMOIRE_COPIES",
      rule: "mag:501.1.3",
      names: ["unit 0"],
      have: 4,
      want: 3,
    });
    expect(problem.fix).toEqual({ do: "remove", zone: "grimoire", name: "unit 0", count: 1 });
    expect(fixed(four, problem.fix).grimoire).toEqual(grimoire.slice(0, 13));
  });

  rule(["mag:207.2.1", "mag:501.1.3"], "three of a name are not", () => {
    expect(codes({})).not.toContain("GRIMOIRE_COPIES");
  });

  rule("mag:501.1.1", "a stone does not belong there, and is moved", () => {
    const misplaced = {
      grimoire: [...grimoire.slice(0, 13), { name: "青の魔石", count: 1 }],
      stoneDeck: [{ name: "青の魔石", count: 19 }],
    };
    const problem = check(misplaced)[0];
    expect(problem).toMatchObject({
      code: "GRIMOIRE_KIND",
      rule: "mag:501.1.1",
      names: ["青の魔石"],
      have: 1,
      want: 0,
    });
    expect(codes(misplaced)).toEqual(["GRIMOIRE_KIND", "STONE_COUNT"]);
    expect(checkDeck(fixed(misplaced, problem?.fix ?? null), PLAIN).map(({ code }) => code)).toEqual([
      "GRIMOIRE_COUNT",
    ]);
  });
});

describe("the stone deck", () => {
  rule(["mag:502.1.1", "mag:502.1.2", "mag:207.2.2"], "20 stones are legal, as many of a name as one likes", () => {
    expect(check({ stoneDeck: [{ name: "緑の魔石", count: 20 }] })).toEqual([]);
  });

  rule("mag:502.1.2", "19 are too few and 21 too many; basic stones fill it", () => {
    for (const count of [19, 21]) {
      const change = {
        stoneDeck: [
          { name: "stone", count: 1 },
          { name: "赤の魔石", count: count - 1 },
        ],
      };
      const problem = only(change);
      expect(problem).toMatchObject({ code: "STONE_COUNT", rule: "mag:502.1.2", have: count, want: 20 });
      const after = fixed(change, problem.fix);
      expect(checkDeck(after, PLAIN)).toEqual([]);
      expect(after.stoneDeck).toContainEqual({ name: "stone", count: 1 });
    }
  });

  rule("mag:502.1.2", "too many other stones have to be cut", () => {
    const problem = only({ stoneDeck: [{ name: "stone", count: 22 }] });
    expect(problem.fix).toEqual({ do: "cut", zone: "stoneDeck", count: 2, candidates: [{ name: "stone", count: 2 }] });
  });

  rule("mag:502.1.1", "a unit does not belong there, and is moved", () => {
    const misplaced = {
      grimoire: grimoire.slice(0, 13),
      stoneDeck: [...stoneDeck, { name: "unit 13", count: 1 }],
    };
    const problem = check(misplaced).find(({ code }) => code === "STONE_KIND");
    expect(problem).toMatchObject({ rule: "mag:502.1.1", names: ["unit 13"], have: 1, want: 0 });
    expect(checkDeck(fixed(misplaced, problem?.fix ?? null), PLAIN)).toEqual([]);
  });
});

describe("names", () => {
  rule("mag:205.3", "a name without a definition is no card; the nearest are offered", () => {
    const misspelt = { grimoire: [...grimoire.slice(0, 13), { name: "big unti 1", count: 1 }] };
    const problem = only(misspelt);
    expect(problem).toMatchObject({ code: "UNKNOWN_NAME", rule: "mag:205.3", names: ["big unti 1"] });
    expect(problem.fix).toEqual({ do: "rename", zone: "grimoire", name: "big unti 1", candidates: ["big unit 1"] });
    expect(checkDeck(fixed(misspelt, problem.fix), PLAIN)).toEqual([]);
  });

  rule("mag:205.3", "a name like no other is taken out; width, spaces and wave dashes make no other name", () => {
    const strange = { grimoire: [...grimoire.slice(0, 13), { name: "something else", count: 1 }] };
    expect(only(strange).fix).toEqual({ do: "remove", zone: "grimoire", name: "something else", count: 1 });
    expect(
      check({
        grimoire: grimoire.map(({ name, count }) => ({
          name: ` ${name.replace("unit", "ＵＮＩＴ".toLowerCase())}`,
          count,
        })),
      }),
    ).toEqual([]);
  });

  rule("mag:205.3", "a card that was withdrawn is called so, whatever is like its name, and is taken out", () => {
    const left = PLAIN.list.filter(({ name }) => name !== "unit 13");
    const cards = createCards(left, ["unit 13"]);
    const deck = { ...legal, grimoire: [...grimoire.slice(0, 13), { name: "ｕｎｉｔ 13", count: 1 }] };
    const [problem] = checkDeck(deck, cards);
    expect(problem).toMatchObject({ code: "WITHDRAWN", severity: "error", names: ["unit 13"], have: 1, want: 0 });
    expect(problem?.fix).toEqual({ do: "remove", zone: "grimoire", name: "unit 13", count: 1 });
    expect(fixed(deck, problem?.fix ?? null).grimoire).toEqual(grimoire.slice(0, 13));
    expect(validateDecks(cards, [deck, deck], true).ok).toBe(false);
  });

  it("offers at most three, those of the right kind first", () => {
    const cards = createCards(
      ["赤い花", "赤い花火", "赤い鳥", "赤い石", "赤い羽"].map((name, index) =>
        index === 3 ? createStone(name) : createUnit(name, "1", "1/1"),
      ),
    );
    const [problem] = checkDeck(
      { grimoire: [{ name: "赤い", count: 1 }], stoneDeck: [{ name: "あかい", count: 1 }] },
      cards,
    );
    expect(problem?.fix).toMatchObject({ do: "rename", candidates: ["赤い花", "赤い鳥", "赤い羽"] });
  });

  rule("mag:208.2", "a token is no card, and is taken out", () => {
    const change = { grimoire: [...grimoire.slice(0, 13), { name: "token", count: 1 }] };
    const problem = only(change);
    expect(problem).toMatchObject({ code: "NOT_A_CARD", rule: "mag:206.2", names: ["token"], have: 1 });
    expect(fixed(change, problem.fix).grimoire).toEqual(grimoire.slice(0, 13));
  });
});

describe("advice", () => {
  const withThree = (name: string) => ({ grimoire: [{ name, count: 3 }, ...grimoire.slice(1)] });

  it("a colour that cards ask for and no stone has", () => {
    const problem = only(withThree("red unit"));
    expect(problem).toMatchObject({ code: "COLOR_UNSUPPLIED", severity: "advice", color: "red", have: 0, want: 2 });
    expect(hasNoErrors([problem])).toBe(true);
    expect(checkDeck(fixed(withThree("red unit"), problem.fix), PLAIN)).toEqual([]);
  });

  it("catalysts that ask for more stones of a colour than there are", () => {
    const few = {
      ...withThree("blue magic"),
      stoneDeck: [
        { name: "青の魔石", count: 4 },
        { name: "緑の魔石", count: 16 },
      ],
    };
    const problem = only(few);
    expect(problem).toMatchObject({
      code: "CATALYST_ABOVE_SUPPLY",
      color: "blue",
      have: 4,
      want: 9,
      names: ["blue magic"],
    });
    expect(checkDeck(fixed(few, problem.fix), PLAIN)).toEqual([]);
  });

  it("what no split can mend is said without a fix", () => {
    const cards = createCards([
      ...Array.from({ length: 14 }, (_, index) => createUnit(`unit ${index}`, "1/b", "1/1")),
      createStone("青の魔石"),
    ]);
    const [problem] = checkDeck(legal, cards);
    expect(problem).toMatchObject({ code: "CATALYST_ABOVE_SUPPLY", have: 20, want: 40, fix: null });
  });

  it("is silent about a deck that can pay", () => {
    expect(check({ ...withThree("blue magic") })).toEqual([]);
  });

  it("splits stones by what the cards ask for", () => {
    const change = {
      grimoire: [
        { name: "blue magic", count: 3 },
        { name: "red unit", count: 1 },
      ],
      stoneDeck: [],
    };
    const problem = check(change).find(({ code }) => code === "STONE_COUNT");
    const lines = [
      { name: "青の魔石", count: 16 },
      { name: "赤の魔石", count: 4 },
    ];
    expect(problem?.fix).toEqual({ do: "fill", zone: "stoneDeck", lines });
  });
});

describe("any deck", () => {
  it("is checked without a crash, with an error or legal, and each problem complete", () => {
    fc.assert(
      fc.property(deckArbitrary, (deck) => {
        for (const problem of checkDeck(deck, SYNTHETIC_CARDS)) {
          expect(problem.rule).toMatch(/^mag:/);
          expect([Number.isInteger(problem.have), Number.isInteger(problem.want)]).toEqual([true, true]);
          expect(problem.have).not.toBe(problem.want);
          if (problem.severity === "error" && !problem.code.endsWith("COUNT")) expect(problem.names).toHaveLength(1);
        }
      }),
    );
  });

  it("has no error when it is legal", () => {
    fc.assert(fc.property(legalDeckArbitrary, (deck) => hasNoErrors(checkDeck(deck, SYNTHETIC_CARDS))));
  });

  it("becomes legal when its fixes are applied one after the other", () => {
    fc.assert(
      fc.property(deckArbitrary, (written) => {
        let deck = written;
        for (let round = 0; round < 150; round += 1) {
          const error = checkDeck(deck, SYNTHETIC_CARDS).find(({ severity }) => severity === "error");
          if (error === undefined) return;
          if (error.fix === null) throw new Error(`No fix for ${JSON.stringify(error)}`);
          deck = applyFix(deck, error.fix);
        }
        throw new Error(`Still wrong: ${JSON.stringify(checkDeck(deck, SYNTHETIC_CARDS))}`);
      }),
    );
  });

  it("is the same deck in whatever order and in however many lines it is written", () => {
    fc.assert(
      fc.property(legalDeckArbitrary, (deck) => {
        const split = deck.grimoire.flatMap(({ name, count }) =>
          Array.from({ length: count }, () => ({ name, count: 1 })),
        );
        expect(checkDeck({ ...deck, grimoire: split }, SYNTHETIC_CARDS)).toEqual(checkDeck(deck, SYNTHETIC_CARDS));
      }),
    );
  });

  it("is not changed by a fix", () => {
    const frozen = Object.freeze({ grimoire: Object.freeze([...grimoire]), stoneDeck: Object.freeze([...stoneDeck]) });
    applyFix(frozen, { do: "move", from: "grimoire", to: "stoneDeck", name: "unit 1", count: 2 });
    expect(frozen).toEqual(legal);
  });
});
