import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { collectChoiceStates, createAnswerArbitrary, expectAnswerHandled } from "../../kernel/testing/answer-arbitrary";
import { scaleRuns } from "../../kernel/testing/scale-runs";
import { createRecord, replayGame, startGame } from "..";
import { MAGMELL_TEST_KIT } from "../testing/kit";
import { CARD_SETS } from "../testing/soak/card-sets";
import { createSeededGame } from "../testing/soak/seeded-game";
import { ANSWER_PREDICATES } from "./answer-tests";

const strange = createAnswerArbitrary(Object.keys(ANSWER_PREDICATES), ["unit", "number", "option"]);
const RUNS = scaleRuns(400);

const SETUPS = [1, 2, 3].map((seed) => {
  const { setup } = createSeededGame(CARD_SETS.pool, seed);
  return { ...setup, options: { ...setup.options, byHand: true } };
});
const ASKING = collectChoiceStates(MAGMELL_TEST_KIT, SETUPS);
const [SETUP] = SETUPS;
if (SETUP === undefined) throw new Error("There is no game");

describe("any value as an answer", () => {
  it("is tried on each sort of choice", () => {
    const asks = new Set([...ASKING.keys()].map((key) => key.split(" ")[0]));
    expect(asks).toEqual(new Set(["redraw", "priority", "pick", "number", "option"]));
  });

  it.each([...ASKING])("is carried out or refused with a reason: %s", (_asked, { cards, state }) => {
    for (const value of [null, 0, "pass", [], [null], {}, { do: null }, { do: "pick" }, { do: "pick", target: null }]) {
      expectAnswerHandled(MAGMELL_TEST_KIT, cards, state, value);
    }
    fc.assert(
      fc.property(strange, (value) => expectAnswerHandled(MAGMELL_TEST_KIT, cards, state, value)),
      { numRuns: RUNS },
    );
  });
});

describe("any value from outside", () => {
  const { cards, decks, seed, options } = SETUP;
  const record = createRecord(cards, decks, seed, options);
  const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), strange);

  it("starts a game, or is refused with the part that does not fit", () => {
    const parts = fc.record({ seed: anything, decks: anything, options: anything });
    fc.assert(
      fc.property(parts, fc.constantFrom("seed", "decks", "options"), (values, part) => {
        const given = { seed, decks, options, [part]: values[part as keyof typeof values] };
        const result = startGame(
          cards,
          given.decks as typeof decks,
          given.seed as number,
          given.options as typeof options,
        );
        if (!result.ok && result.at !== undefined) expect(result.at).toBe(part);
      }),
      { numRuns: RUNS },
    );
    expect(startGame(cards, decks, 0.5, options)).toEqual({ ok: false, problems: [[], []], at: "seed" });
    const lines = [{ grimoire: [{ name: 1, count: 3 }], stoneDeck: [] }, decks[1]] as unknown as typeof decks;
    expect(startGame(cards, lines, seed, options)).toMatchObject({ ok: false, at: "decks" });
  });

  it("is played again as a record, or refused with the part that does not fit", () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...Object.keys(record)), (value, part) => {
        expect(replayGame(cards, value as typeof record).ok).toBe(false);
        const result = replayGame(cards, { ...record, [part]: value } as typeof record);
        if (!result.ok) expect(result.problem).toMatchObject({ code: expect.any(String) });
      }),
      { numRuns: RUNS },
    );
    expect(replayGame(cards, null as unknown as typeof record)).toMatchObject({ problem: { code: "NOT_A_RECORD" } });
    const wrong = { ...record, seed: "1" } as unknown as typeof record;
    expect(replayGame(cards, wrong)).toMatchObject({ problem: { code: "NOT_A_RECORD", at: "seed" } });
  });
});
