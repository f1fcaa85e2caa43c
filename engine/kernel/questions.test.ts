import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applyQuestionAnswer,
  askPlayer,
  isValidNumberAnswer,
  isValidOptionAnswer,
  isValidPickAnswer,
  listNumberAnswers,
  listOptionAnswers,
  listPickAnswers,
  runQuestionFrame,
} from "./ask";
import { getOpponent, getTurnOrder, isSameTarget, type Target } from "./players";
import {
  getResponseNumber,
  getResponseTargets,
  type PickQuestion,
  type Question,
  type QuestionAnswer,
  type QuestionResponse,
  type QuestionTypes,
} from "./question";

const never = (): boolean => false;
const always = (): boolean => true;

type Frame = { readonly run: string; readonly given?: QuestionResponse | null };
type AnyGame = { readonly state: { agenda: Frame[]; choice: Question<QuestionTypes> | null } };

const HEAD = { rule: "r", player: 0, about: null } as const;
const pick = (given: Partial<PickQuestion<QuestionTypes>>): PickQuestion<QuestionTypes> => ({
  ...HEAD,
  ask: "pick",
  purpose: "some",
  options: [{ instance: 1 }, { instance: 2 }, { player: 1 }, { instance: 4 }],
  min: 0,
  max: 4,
  ordered: false,
  picked: [],
  ...given,
});

/** Asks a question on behalf of a frame; `deliver` runs it until it waits or the frame has its response. */
function asking(question: Parameters<typeof askPlayer>[2], isRepeated = never) {
  const game: AnyGame = { state: { agenda: [], choice: null } };
  const run = () => {
    const frame = game.state.agenda.pop();
    if (frame?.run === "ask") runQuestionFrame(game, frame as Parameters<typeof runQuestionFrame>[1], isRepeated);
    else if (frame !== undefined) game.state.agenda.push(frame);
  };
  askPlayer(game, { run: "asking", given: null } as Frame, question);
  run();
  return {
    game,
    /** The response that the frame has got; `null` while the question is open. */
    given: () => game.state.agenda.at(-1)?.given ?? null,
    answer: (answer: QuestionAnswer) => {
      const { choice } = game.state;
      if (choice === null) throw new Error("Nothing is asked");
      game.state.choice = null;
      applyQuestionAnswer(game, choice, answer);
      run();
    },
  };
}

describe("seats", () => {
  it("are two, in an order that begins with either", () => {
    expect([getOpponent(0), getOpponent(1)]).toEqual([1, 0]);
    expect(getTurnOrder(1)).toEqual([1, 0]);
  });

  it("are no instances", () => {
    expect(isSameTarget({ player: 1 }, { instance: 1 })).toBe(false);
    expect(isSameTarget({ instance: 1 }, { player: 1 })).toBe(false);
    expect(isSameTarget({ instance: 1 }, { instance: 1 })).toBe(true);
    expect(isSameTarget({ player: 1 }, { player: 1 })).toBe(true);
  });
});

describe("a question", () => {
  it("waits on the agenda, and gives its response to the frame that asked", () => {
    const { game, given, answer } = asking({ ...HEAD, ask: "number", purpose: "n", target: null, min: 1, max: 3 });
    expect(game.state.choice).toMatchObject({ ask: "number" });
    expect(given()).toBeNull();
    answer({ do: "number", number: 2 });
    expect(game.state).toEqual({ agenda: [{ run: "asking", given: { number: 2 } }], choice: null });
  });

  it.each([
    ["a number between equal bounds", { ask: "number", target: null, min: 2, max: 2 }, { number: 2 }],
    ["the only option", { ask: "option", options: [{}] }, { number: 0 }],
    ["a pick of nothing", { ...pick({}), max: 0 }, { targets: [] }],
    ["a pick without options", { ...pick({ options: [] }) }, { targets: [] }],
    ["all of an unordered pick", pick({ min: 4 }), { targets: pick({}).options }],
    [
      "the only one of an ordered pick",
      pick({ ordered: true, min: 1, options: [{ instance: 1 }] }),
      { targets: [{ instance: 1 }] },
    ],
  ])("is not put where only one answer is possible: %s", (_what, question, response) => {
    const { game, given } = asking({ ...HEAD, purpose: "some", ...question } as Parameters<typeof askPlayer>[2]);
    expect(game.state.choice).toBeNull();
    expect(given()).toEqual(response);
  });

  it("is put with a single option where it is repeated until the player is done", () => {
    const { game, given, answer } = asking({ ...HEAD, ask: "option", purpose: "some", options: [{}] }, always);
    expect(game.state.choice).not.toBeNull();
    answer({ do: "done" });
    expect(given()).toEqual({ targets: [] });
  });

  it("throws where nothing asked for its response", () => {
    const { game, answer } = asking({ ...HEAD, ask: "option", purpose: "some", options: [{}, {}] });
    game.state.agenda[0] = { run: "other" };
    expect(() => answer({ do: "option", option: 1 })).toThrow('"other", which had not asked');
  });

  it("has a response of one sort", () => {
    expect(getResponseNumber({ number: 3 })).toBe(3);
    expect(getResponseTargets({ targets: [{ player: 0 }] })).toEqual([{ player: 0 }]);
    expect(() => getResponseNumber({ targets: [] })).toThrow("A number was expected");
    expect(() => getResponseTargets({ number: 1 })).toThrow("Targets were expected");
    expect(() => getResponseTargets(null)).toThrow("Targets were expected");
  });
});

describe("a pick", () => {
  it("that has no order goes on after the last one picked, and leaves enough for the least", () => {
    const question = pick({ min: 2 });
    expect(listPickAnswers(question)).toEqual([
      { do: "pick", target: { instance: 1 } },
      { do: "pick", target: { instance: 2 } },
      { do: "pick", target: { player: 1 } },
    ]);
    expect(listPickAnswers({ ...question, picked: [{ instance: 2 }, { player: 1 }] })).toEqual([
      { do: "pick", target: { instance: 4 } },
      { do: "done" },
    ]);
    expect(isValidPickAnswer(question, { do: "pick", target: { instance: 4 } } as { do: string })).toBe(false);
    expect(isValidPickAnswer(question, { do: "done" })).toBe(false);
  });

  it("that has an order takes any that is left", () => {
    const question = pick({ ordered: true, min: 4, picked: [{ player: 1 }] });
    expect(listPickAnswers(question)).toEqual(
      [{ instance: 1 }, { instance: 2 }, { instance: 4 }].map((target) => ({ do: "pick", target })),
    );
  });

  it("takes by itself what is forced", () => {
    const { given, answer } = asking(
      pick({ ordered: true, min: 2, options: [{ instance: 1 }, { instance: 2 }], max: 2 }),
    );
    answer({ do: "pick", target: { instance: 2 } });
    expect(given()).toEqual({ targets: [{ instance: 2 }, { instance: 1 }] });
  });

  it("can stop between least and most", () => {
    const { given, answer, game } = asking(pick({ min: 1, max: 3 }));
    answer({ do: "pick", target: { instance: 1 } });
    expect(game.state.choice).toMatchObject({ picked: [{ instance: 1 }] });
    answer({ do: "done" });
    expect(given()).toEqual({ targets: [{ instance: 1 }] });
  });

  it("reaches every set of the right size once, and no other, whichever answers are given", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.nat(5), fc.nat(5), fc.boolean(), (size, one, other, ordered) => {
        const options: readonly Target[] = Array.from({ length: size }, (_none, index) => ({ instance: index }));
        const min = Math.min(one, other, size);
        const max = Math.max(one, other);
        const ends: string[] = [];
        const walk = (before: readonly QuestionAnswer[]): void => {
          const { game, given, answer } = asking(pick({ options, min, max, ordered }));
          for (const one of before) answer(one);
          if (game.state.choice === null) ends.push(JSON.stringify(given()));
          else
            for (const next of listPickAnswers(game.state.choice as PickQuestion<QuestionTypes>))
              walk([...before, next]);
        };
        walk([]);
        expect(new Set(ends).size).toBe(ends.length);
        let wanted = 0;
        for (let count = min; count <= Math.min(max, size); count += 1) wanted += ways(size, count, ordered);
        expect(ends.length).toBe(wanted);
      }),
      { numRuns: 30 },
    );
  });
});

/** Number of sets, or of sequences, of so many out of some. */
function ways(of: number, count: number, ordered: boolean): number {
  let sequences = 1;
  let orders = 1;
  for (let index = 0; index < count; index += 1) {
    sequences *= of - index;
    orders *= index + 1;
  }
  return ordered ? sequences : sequences / orders;
}

describe("numbers and options", () => {
  const number = { ...HEAD, ask: "number", purpose: "n", target: null, min: 1, max: 3 } as const;
  const option = { ...HEAD, ask: "option", purpose: "o", options: [{}, {}] } as const;

  it("offer every answer, and accept no other", () => {
    expect(listNumberAnswers(number)).toEqual([1, 2, 3].map((value) => ({ do: "number", number: value })));
    expect(listOptionAnswers(option, never)).toEqual([0, 1].map((index) => ({ do: "option", option: index })));
    expect(listOptionAnswers(option, always)[0]).toEqual({ do: "done" });
    for (const answer of listNumberAnswers(number)) expect(isValidNumberAnswer(number, answer)).toBe(true);
    for (const answer of listOptionAnswers(option, always))
      expect(isValidOptionAnswer(option, answer, always)).toBe(true);
    expect(isValidOptionAnswer(option, { do: "done" }, never)).toBe(false);
  });

  it.each([0, 4, 1.5, Number.NaN, "2"])("refuse %s", (given) => {
    expect(isValidNumberAnswer(number, { do: "number", number: given } as { do: string })).toBe(false);
    if (given !== 0)
      expect(isValidOptionAnswer(option, { do: "option", option: given } as { do: string }, never)).toBe(false);
  });
});
