import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectChoiceStates, createAnswerArbitrary, expectAnswerHandled } from "../../kernel/testing/answer-arbitrary";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import { createRecord, getAnswerProblems, type PlayerAnswer, readBoard, replayGame, startGame } from "..";
import { MTG_TEST_KIT } from "../testing/kit";
import { createSpell } from "../testing/pool";
import { SOAK_CARD_SETS } from "../testing/soak/card-sets";
import { createSeededGame } from "../testing/soak/seeded-game";
import { ANSWER_PREDICATES } from "./answer-tests";

const WORDS = [
  ...Object.keys(ANSWER_PREDICATES),
  ...["move", "tap", "counters", "points", "damage", "attach", "token", "life", "addMana", "spendMana", "draw", "look"],
  ...["graveyard", "library", "battlefield"],
];
const PARTS = ["ability", "number", "option", "to", "count", "counter", "amount", "mana", "card", "power", "toughness"];
const strange = createAnswerArbitrary(WORDS, PARTS);
const RUNS = scaleRuns(400);

const SETUPS = [4, 5, 6].map((seed) => {
  const { setup } = createSeededGame(SOAK_CARD_SETS.pool, seed);
  return { ...setup, options: { ...setup.options, byHand: true } };
});

/** A state in which a value of X is asked for. */
function askingForX() {
  const draw = createSpell("Deep Well", "sorcery", "XU", { effects: [{ do: "draw", who: "you", amount: "x" }] });
  const { cards, state } = MTG_TEST_KIT.lay({ cards: [draw], me: { hand: ["Deep Well"], pool: { u: 4 } } });
  const cast = MTG_TEST_KIT.advance(cards, state, { do: "cast", instance: state.zones.hand[0][0]?.id ?? 0 });
  if (!cast.ok) throw new Error(JSON.stringify(cast.problem));
  return { cards, state: cast.state };
}

const ASKING = new Map([...collectChoiceStates(MTG_TEST_KIT, SETUPS), ["number x", askingForX()]]);
const [SETUP] = SETUPS;
if (SETUP === undefined) throw new Error("There is no game");

describe("any value as an answer", () => {
  it("is tried on each sort of choice", () => {
    const asks = new Set([...ASKING.keys()].map((key) => key.split(" ")[0]));
    expect(asks).toEqual(new Set(["mulligan", "priority", "pick", "number", "option"]));
  });

  it.each([...ASKING])("is carried out or refused with a reason: %s", (_asked, { cards, state }) => {
    for (const value of [null, 0, "pass", [], [null], {}, { do: null }, { do: "pick" }, { do: "pick", target: null }]) {
      expectAnswerHandled(MTG_TEST_KIT, cards, state, value);
    }
    const isMany = state.choice?.ask === "priority";
    const property = fc.property(strange, (value) => {
      expectAnswerHandled(MTG_TEST_KIT, cards, state, value);
      for (const player of [0, 1] as const) getAnswerProblems(cards, state, player, value as PlayerAnswer);
    });
    fc.assert(property, { numRuns: isMany ? 5 * RUNS : RUNS });
  });
});

describe("any value from outside", () => {
  const { cards, decks, seed, options } = SETUP;
  const record = createRecord(cards, decks, seed, options, [{ do: "keep" }]);
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), strange);

  it("starts a game, or is refused with the part that does not fit", () => {
    const parts = fc.record({ seed: anything, decks: anything, options: anything });
    const one = fc.constantFrom("seed", "decks", "options");
    fc.assert(
      fc.property(parts, one, (values, part) => {
        const given = { seed, decks, options, [part]: values[part as keyof typeof values] };
        const result = startGame(
          cards,
          given.decks as typeof decks,
          given.seed as number,
          given.options as typeof options,
        );
        if (!result.ok && result.problem.code === "NOT_A_SETUP") expect(result.problem.at).toBe(part);
      }),
      { numRuns: RUNS },
    );
    const mixed = { ...options, era: "7e" } as unknown as typeof options;
    expect(startGame(cards, decks, seed, mixed)).toEqual({
      ok: false,
      problem: { code: "NOT_A_SETUP", at: "options" },
    });
    expect(startGame(cards, decks, 0.5, options)).toEqual({ ok: false, problem: { code: "NOT_A_SETUP", at: "seed" } });
  });

  it("is played again as a record, or refused with the part that does not fit", () => {
    const key = fc.constantFrom(...Object.keys(record));
    fc.assert(
      fc.property(anything, key, (value, part) => {
        expect(replayGame(cards, value as typeof record).ok).toBe(false);
        const result = replayGame(cards, { ...record, [part]: value } as typeof record);
        if (!result.ok) expect(result.problem).toMatchObject({ code: expect.any(String) });
      }),
      { numRuns: RUNS },
    );
    expect(replayGame(cards, null as unknown as typeof record)).toMatchObject({ problem: { code: "NOT_A_RECORD" } });
  });

  it("is read as a scene, or refused with its mistakes", () => {
    fc.assert(
      fc.property(anything, (value) => {
        const read = readBoard(value);
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS },
    );
  });
});
