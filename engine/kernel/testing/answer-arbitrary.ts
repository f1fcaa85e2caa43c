import fc from "fast-check";
import { expect } from "vitest";
import type { GameTestKit, TestKitTypes } from "./kit";
import { playRandomly } from "./play-randomly";

/**
 * Words that a JSON value may contain: kinds of answers and acts, words of a game, and names of inherited object
 * properties.
 */
const createWordArbitrary = (words: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...words, "pick", "done", "number", "option", "concede", "toString", "constructor", "__proto__", "");

/** Numbers near those that are offered, and far from them. */
const ANY_NUMBER = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double({ noNaN: true }), fc.constant(2 ** 53));

/** Creates an arbitrary of JSON values. Most resemble an answer with missing, mistyped or nested fields. */
export function createAnswerArbitrary(words: readonly string[], parts: readonly string[]): fc.Arbitrary<unknown> {
  const leaf = fc.oneof(
    { weight: 3, arbitrary: ANY_NUMBER },
    createWordArbitrary(words),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const target = fc.oneof(
    fc.record({ player: leaf }),
    fc.record({ instance: leaf }),
    fc.record({ player: leaf, instance: leaf }),
  );
  const fields = fc.dictionary(fc.constantFrom("target", "player", "instance", ...parts), fc.oneof(leaf, target), {
    maxKeys: 5,
  });
  const sorted = (key: string, inner: fc.Arbitrary<object>): fc.Arbitrary<object> =>
    fc.tuple(createWordArbitrary(words), inner).map(([sort, more]) => ({ ...more, [key]: sort }));
  const act = sorted("act", fields);
  const answer = sorted(
    "do",
    fc.oneof(
      fields,
      act.map((one) => ({ act: one })),
    ),
  );
  return fc.oneof({ weight: 6, arbitrary: answer }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
}

/** Returns a state of random games for each kind of question, by question and purpose: the first state that asks it. */
export function collectChoiceStates<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  setups: readonly Game["setup"][],
): ReadonlyMap<string, { readonly cards: Game["cards"]; readonly state: Game["state"] }> {
  const found = new Map<string, { readonly cards: Game["cards"]; readonly state: Game["state"] }>();
  for (const setup of setups) {
    const begun = kit.start(setup);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
    playRandomly(kit, setup.cards, begun.state, setup.seed, (state) => {
      const key = getChoiceKey(state.choice);
      if (key !== null && !found.has(key)) found.set(key, { cards: setup.cards, state: structuredClone(state) });
    });
  }
  return found;
}

/** Returns the sort and the purpose of a question; `null` for none. */
function getChoiceKey(choice: TestKitTypes["state"]["choice"]): string | null {
  if (choice === null) return null;
  return "purpose" in choice ? `${choice.ask} ${String(choice.purpose)}` : choice.ask;
}

/** Fails unless an answer is accepted, or refused with a reason without changing the state. */
export function expectAnswerHandled<Game extends TestKitTypes>(
  kit: GameTestKit<Game>,
  cards: Game["cards"],
  state: Game["state"],
  answer: unknown,
): void {
  const before = JSON.stringify(state);
  const result = kit.advance(cards, state, answer as Game["answer"]);
  expect(JSON.stringify(state)).toBe(before);
  if (result.ok) return;
  expect(result.problem).toMatchObject({ code: "NOT_OFFERED", rule: expect.any(String) });
  const owned = structuredClone(state);
  expect(kit.step(cards, owned, answer as Game["answer"], [])).toEqual(result.problem);
  expect(JSON.stringify(owned)).toBe(before);
}
