import { describe, expect, it } from "vitest";
import type { ToyAnswer, ToyRecord } from "./testing/toy/model";
import { hashToyCards, replayToy, TOY_CARDS, TOY_KIT } from "./testing/toy/toy";

const PASS: ToyAnswer = { do: "pass" };
const record: ToyRecord = {
  rulesEdition: "toy 1",
  cardsHash: hashToyCards(TOY_CARDS),
  seed: 3,
  piles: [
    ["one", "nine", "share 3"],
    ["one", "who 2", "again"],
  ],
  answers: [PASS, PASS, PASS],
};

describe("a record", () => {
  it("gives the game again, with all its events, from plain JSON", () => {
    const begun = TOY_KIT.start({ cards: TOY_CARDS, seed: record.seed, piles: record.piles });
    if (!begun.ok) throw new Error("The toy does not start");
    const events = [...begun.events];
    for (const answer of record.answers) expect(TOY_KIT.step(TOY_CARDS, begun.state, answer, events)).toBeNull();
    const again = replayToy(TOY_CARDS, JSON.parse(JSON.stringify(record)));
    expect(again).toEqual({ ok: true, state: begun.state, events });
    expect(begun.state.turn).toBe(2);
  });

  it.each<readonly [string, Partial<ToyRecord>, object]>([
    ["another edition", { rulesEdition: "toy 0" }, { code: "OTHER_EDITION", have: "toy 0", want: "toy 1" }],
    ["other cards", { cardsHash: "none" }, { code: "OTHER_CARDS", have: "none", want: record.cardsHash }],
    ["a start that is refused", { piles: [["none"], []] }, { code: "OTHER_PILES" }],
    ["a refused answer", { answers: [PASS, { do: "done" }] }, { code: "ANSWER_REFUSED", index: 1 }],
    [
      "an answer after the end",
      { answers: [{ do: "concede", player: 0 }, PASS] },
      { index: 1, refusal: { code: "GAME_OVER" } },
    ],
  ])("is refused for %s", (_what, changes, problem) => {
    expect(replayToy(TOY_CARDS, { ...record, ...changes })).toMatchObject({ ok: false, problem });
  });
});
