import { describe, expect, it } from "vitest";
import { deepFreeze } from "../../kernel/testing/deep-freeze";
import {
  advanceGame,
  computeCardsHash,
  createCards,
  createRecord,
  type GameState,
  getAnswerProblems,
  legalAnswers,
  type PlayerAnswer,
  replayGame,
  startGame,
  stepGame,
  viewEvents,
  viewGame,
} from "..";
import { TEST_POOL_CARDS } from "../testing/pool";
import { rule } from "../testing/rule";
import { beginTestStep, createTestGame } from "../testing/table";

const cards = createCards(TEST_POOL_CARDS);
const LIBRARY = Array.from(
  { length: 30 },
  (_none, index) => TEST_POOL_CARDS[index % TEST_POOL_CARDS.length]?.name ?? "Forest",
);

function begun(seed = 3): GameState {
  const result = startGame(cards, [LIBRARY, LIBRARY], seed, { era: "6e", starter: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.state;
}

describe("a machine", () => {
  it("refuses what does not fit, with all that stands against it, and leaves the state as it was", () => {
    const { cards: known, state } = beginTestStep(createTestGame({ me: { hand: ["Forest"] } }), "upkeep");
    const before = JSON.stringify(state);
    const land: PlayerAnswer = { do: "playLand", instance: state.zones.hand[0][0]?.id ?? 0 };
    const refusal = stepGame(known, state, land);
    expect(refusal).toMatchObject({
      code: "NOT_OFFERED",
      rule: "mtg-6e:T.2.2",
      offered: [{ do: "pass" }],
      because: [{ code: "NOT_MAIN_PHASE", rule: "mtg-6e:P.8.3", player: 0 }],
    });
    expect(JSON.stringify(state)).toBe(before);
    expect(stepGame(known, state, { do: "mulligan" })).toMatchObject({ code: "NOT_OFFERED", because: [] });
  });

  it("never changes the argument of advance", () => {
    const state = deepFreeze(begun());
    const result = advanceGame(cards, state, { do: "keep" });
    expect(result.ok && result.state.choice).toMatchObject({ ask: "mulligan", player: 1 });
    expect(state.choice).toMatchObject({ ask: "mulligan", player: 0 });
  });

  rule("mtg-6e:G.20.3", "a concession is taken whatever is asked, and nothing afterwards", () => {
    const result = advanceGame(cards, begun(), { do: "concede", player: 1 });
    if (!result.ok) throw new Error("refused");
    expect(result.state).toMatchObject({ choice: null, outcome: { winner: 0, rule: "mtg-6e:G.20.3" } });
    expect(legalAnswers(cards, result.state)).toEqual([]);
    expect(advanceGame(cards, result.state, { do: "pass" })).toMatchObject({
      ok: false,
      problem: { code: "GAME_OVER" },
    });
  });

  it("tells why a land is not played, to who has no priority too", () => {
    const { cards: known, state } = beginTestStep(createTestGame({ you: { hand: ["Forest"] } }));
    const land: PlayerAnswer = { do: "playLand", instance: state.zones.hand[1][0]?.id ?? 0 };
    expect(getAnswerProblems(known, state, 1, land).map(({ code }) => code)).toEqual(["NO_PRIORITY", "NOT_YOUR_TURN"]);
  });

  it("plays a record again to the same state, and refuses one of other cards or with a false answer", () => {
    const answers: PlayerAnswer[] = [{ do: "keep" }, { do: "mulligan" }, { do: "keep" }, { do: "pass" }];
    const state = begun();
    for (const answer of answers) expect(stepGame(cards, state, answer)).toBeNull();
    const record = createRecord(cards, [LIBRARY, LIBRARY], 3, { era: "6e", starter: 0 }, answers);
    const again = replayGame(cards, JSON.parse(JSON.stringify(record)));
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.state).toEqual(state);
    const others = createCards(TEST_POOL_CARDS.slice(1));
    expect(computeCardsHash(others)).not.toBe(computeCardsHash(cards));
    expect(replayGame(others, record)).toMatchObject({ ok: false, problem: { code: "OTHER_CARDS" } });
    expect(replayGame(cards, { ...record, answers: [{ do: "done" }] })).toMatchObject({
      ok: false,
      problem: { code: "ANSWER_REFUSED", index: 0 },
    });
  });
});

describe("what a player sees", () => {
  rule(
    ["mtg-6e:Z.4.2", "mtg-6e:Z.6.2", "mtg-6e:Z.6.4"],
    "numbers of hidden cards, and the cards of the own hand",
    () => {
      const seen = viewGame(cards, begun(), 0);
      expect(seen.sides[0].hand).toHaveLength(7);
      expect(seen.sides[1]).toMatchObject({ hand: null, handCount: 7, library: 23 });
      expect(JSON.stringify(seen)).not.toContain('"random"');
    },
  );

  rule("mtg-6e:Z.4.2", "does not change with what the other player holds", () => {
    const state = begun();
    const other: GameState = JSON.parse(JSON.stringify(state));
    const hand = other.zones.hand[1];
    other.zones.hand[1] = hand.map((object) => ({ ...object, card: (object.card + 1) % TEST_POOL_CARDS.length }));
    expect(viewGame(cards, other, 0)).toEqual(viewGame(cards, state, 0));
    expect(viewGame(cards, other, 1)).not.toEqual(viewGame(cards, state, 1));
  });

  rule("mtg-6e:Z.4.2", "cards that the other player draws have no identity", () => {
    const { cards: known, state, log } = beginTestStep(createTestGame({ era: "mod", active: "you" }), "draw");
    const drawn = state.zones.hand[1][0]?.id;
    const moves = (player: 0 | 1) => viewEvents(log ?? [], player).filter(({ type }) => type === "moved");
    expect(moves(0)).toMatchObject([{ cause: "draw", instance: null, becomes: null }]);
    expect(moves(1)).toMatchObject([{ cause: "draw", becomes: drawn }]);
    expect(viewGame(known, state, 0).sides[1].handCount).toBe(1);
  });
});
