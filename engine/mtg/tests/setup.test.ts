import { describe, expect } from "vitest";
import { createScenarioRun, type ScenarioRun } from "../../kernel/testing/scenario";
import { createCards, type Era, type GameOptions } from "..";
import { MTG_TEST_KIT, type MtgKitTypes } from "../testing/kit";
import { TEST_POOL_CARDS } from "../testing/pool";
import { rule } from "../testing/rule";
import { playScenarioLines, type ScenarioLine } from "../testing/scenario";
import { assertExpectation } from "../testing/scenario-expectation";

const cards = createCards(TEST_POOL_CARDS);
const LIBRARY = Array.from(
  { length: 60 },
  (_none, index) => TEST_POOL_CARDS[index % TEST_POOL_CARDS.length]?.name ?? "Forest",
);

/** A game at its first choice. */
function begun(era: Era, options: Partial<GameOptions> = {}): ScenarioRun<MtgKitTypes> {
  const result = MTG_TEST_KIT.start({ cards, decks: [LIBRARY, LIBRARY], seed: 4, options: { era, ...options } });
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return createScenarioRun(MTG_TEST_KIT, cards, result.state, result.events);
}

const play = (stage: ScenarioRun<MtgKitTypes>, ...lines: readonly ScenarioLine[]) => playScenarioLines(stage, lines);
const hands = ({ state }: ScenarioRun<MtgKitTypes>) => state.zones.hand.map((hand) => hand.length);

describe("who starts", () => {
  rule(["mtg-6e:P.1.4", "mtg-6e:P.1.6"], "the choice to draw stands before any hand is drawn", () => {
    const stage = begun("6e", { chooser: 0 });
    expect(hands(stage)).toEqual([0, 0]);
    assertExpectation(stage, stage.events, { asks: { of: "me", ask: "option", purpose: "playOrDraw" } });
    play(stage, { option: 1 });
    expect(hands(stage)).toEqual([7, 7]);
    expect(stage.state).toMatchObject({ first: 1, active: 1, choice: { ask: "mulligan", player: 1 } });
    expect(stage.state.players.map(({ life }) => life)).toEqual([20, 20]);
  });

  rule("mtg-6e:P.1.4", "who chooses to play starts", () => {
    const stage = begun("6e", { chooser: 1 });
    play(stage, { option: 0 });
    expect(stage.state.first).toBe(1);
  });

  rule(["mtg-6e:P.1.5", "mtg-flow:0.3"], "without a game before, chance says who chooses", () => {
    const chooser = (seed: number, era: Era) => {
      const result = MTG_TEST_KIT.start({ cards, decks: [LIBRARY, LIBRARY], seed, options: { era } });
      return result.ok ? result.state.choice?.player : null;
    };
    for (const era of ["6e", "8e", "mod"] as const) {
      const all = Array.from({ length: 24 }, (_none, seed) => chooser(seed, era));
      expect(new Set(all)).toEqual(new Set([0, 1]));
    }
  });

  rule("mtg-6e:P.1.1", "a library that names a card nobody defined is refused with all such names", () => {
    const result = MTG_TEST_KIT.start({
      cards,
      decks: [["Forest", "Nobody", "Nothing"], ["Nobody"]],
      seed: 1,
      options: { era: "6e" },
    });
    expect(result).toEqual({ ok: false, problem: { code: "UNKNOWN_CARDS", names: ["Nobody", "Nothing"] } });
  });
});

describe.each(["6e", "8e"] as const)("mulligans to smaller hands (%s)", (era) => {
  rule(["mtg-6e:P.1.7", "mtg-6e:D.10.3", "mtg-house:5"], "seven times down to no cards; no eighth is offered", () => {
    const stage = begun(era, { starter: 0 });
    for (let left = 6; left >= 0; left -= 1) {
      expect(stage.state.choice).toMatchObject({ ask: "mulligan", player: 0, taken: 6 - left });
      play(stage, "mulligan");
      expect(hands(stage)).toEqual([left, 7]);
    }
    expect(stage.state.zones.library[0]).toHaveLength(60);
    expect(stage.state.choice).toMatchObject({ ask: "mulligan", player: 1 });
  });

  rule(["mtg-6e:P.1.7", "mtg-6e:D.10.4"], "the starter has finished before the other decides", () => {
    const stage = begun(era, { starter: 1 });
    play(stage, "mulligan");
    expect(stage.state.choice).toMatchObject({ ask: "mulligan", player: 1, taken: 1 });
    play(stage, "keep");
    expect(stage.state.choice).toMatchObject({ ask: "mulligan", player: 0, taken: 0 });
    play(stage, "keep");
    expect(hands(stage)).toEqual([7, 6]);
    expect(stage.state).toMatchObject({ turn: 1, active: 1, choice: { ask: "priority" } });
  });
});

describe("mulligans to the bottom", () => {
  rule(
    ["mtg-flow:mulligan.1", "mtg-flow:mulligan.2", "mtg-flow:mulligan.3", "mtg-house:13"],
    "both decide, both shuffle before either draws, each puts one card back; who goes on is asked alone",
    () => {
      const stage = begun("mod", { starter: 0 });
      play(stage, "mulligan");
      expect(hands(stage)).toEqual([7, 7]);
      expect(stage.state.choice).toMatchObject({ ask: "mulligan", player: 1 });
      const before = stage.events.length;
      play(stage, "mulligan");
      const told = stage.events.slice(before).map((event) => [event.type, "player" in event ? event.player : null]);
      const shuffles = told.flatMap(([type], index) => (type === "shuffled" ? [index] : []));
      const draw = stage.events.slice(before).findIndex((event) => event.type === "moved" && event.cause === "draw");
      expect(shuffles).toHaveLength(2);
      expect(Math.max(...shuffles)).toBeLessThan(draw);
      expect(stage.state.choice).toMatchObject({ ask: "pick", purpose: "bottom", player: 0, min: 1, max: 1 });
      bottom(stage);
      expect(stage.state.choice).toMatchObject({ ask: "pick", purpose: "bottom", player: 1, min: 1 });
      bottom(stage);
      expect(hands(stage)).toEqual([6, 6]);
      play(stage, "keep", "mulligan");
      expect(stage.state.choice).toMatchObject({ purpose: "bottom", player: 1, min: 2 });
      bottom(stage);
      bottom(stage);
      expect(hands(stage)).toEqual([6, 5]);
      // Who has kept is asked no more.
      expect(stage.state.choice).toMatchObject({ ask: "mulligan", player: 1, taken: 2 });
      play(stage, "keep");
      expect(stage.state).toMatchObject({ turn: 1, choice: { ask: "priority", player: 0 } });
    },
  );

  rule(
    "mtg-flow:mulligan.2",
    "cards come to the bottom in the order of the player's choice, the first one lowest",
    () => {
      const stage = begun("mod", { starter: 0 });
      play(stage, "mulligan", "keep");
      bottom(stage);
      play(stage, "mulligan");
      const [first, second] = stage.state.zones.hand[0];
      if (first === undefined || second === undefined) throw new Error("No hand");
      const cardsOf = (ids: readonly number[]) => ids;
      for (const { id } of [second, first]) play(stage, { pick: stage.names.get(id) ?? "" });
      const [lowest, next] = stage.state.zones.library[0];
      expect(cardsOf([lowest?.card ?? -1, next?.card ?? -1])).toEqual([second.card, first.card]);
    },
  );

  rule("mtg-flow:mulligan.3", "a hand of no cards is kept without a question", () => {
    const stage = begun("mod", { starter: 0 });
    play(stage, "mulligan", "keep");
    for (let taken = 1; taken < 7; taken += 1) {
      while (stage.state.choice?.ask === "pick") bottom(stage);
      play(stage, "mulligan");
    }
    while (stage.state.choice?.ask === "pick") bottom(stage);
    expect(hands(stage)).toEqual([0, 7]);
    expect(stage.state.choice).toMatchObject({ ask: "priority" });
  });
});

/** Puts the first card that is offered to the bottom. */
function bottom(stage: ScenarioRun<MtgKitTypes>): void {
  const [answer] = MTG_TEST_KIT.legalAnswers(stage.cards, stage.state);
  const result = answer === undefined ? null : MTG_TEST_KIT.advance(stage.cards, stage.state, answer);
  if (result === null || !result.ok) throw new Error("Nothing goes to the bottom");
  stage.state = result.state;
  stage.events.push(...result.events);
  MTG_TEST_KIT.learn(stage.cards, stage.state, result.events, stage.names);
}
