import { describe, expect } from "vitest";
import { advanceGame, type GameOptions, type GameState, OPENING_HAND_SIZE, startGame } from "../..";
import { PLAIN_DECK } from "../../testing/plain-deck";
import { CARD_POOL } from "../../testing/pool/pool";
import { rule } from "../../testing/rule";
import { createScenarioRun, type ScenarioRun } from "../../testing/scenario/stage";
import { playScenarioLines } from "../../testing/scenario/steps";
import { getNamesInZone } from "../../testing/scenario/table";
import { createStartedGame } from "../../testing/started-game";

const PAIR = [PLAIN_DECK, PLAIN_DECK] as const;
const begin = (seed: number, first: GameOptions["first"] = 0): GameState =>
  createStartedGame(CARD_POOL, PAIR, seed, { first, practice: false }).state;

/** The game after the two decisions about the redraw. */
const decided = (seed: number, ...steps: readonly ("keep" | "redraw")[]): ScenarioRun =>
  playScenarioLines(createScenarioRun(CARD_POOL, begin(seed)), steps);

const hand = (state: GameState, player: 0 | 1) => getNamesInZone(CARD_POOL, state, "hand", player);
const grimoire = (state: GameState, player: 0 | 1) => getNamesInZone(CARD_POOL, state, "grimoire", player);

describe("preparing a game", () => {
  rule("mag:503.1.1", "both decks of both players are shuffled", () => {
    const piles = (state: GameState) =>
      ([0, 1] as const).flatMap((player) => [
        grimoire(state, player),
        getNamesInZone(CARD_POOL, state, "stoneDeck", player),
      ]);
    const [one, other] = [piles(begin(1)), piles(begin(2))];
    for (const [index, pile] of one.entries()) expect(pile).not.toEqual(other[index]);
    expect(piles(begin(1))).toEqual(one);
    expect(one[0]).not.toEqual(one[2]);
  });

  rule("mag:503.1.1", "the order of a deck's lines does not matter", () => {
    const reversed = {
      grimoire: PLAIN_DECK.grimoire.toReversed(),
      stoneDeck: PLAIN_DECK.stoneDeck.toReversed(),
    };
    const begun = startGame(CARD_POOL, [reversed, reversed], 1, { first: 0, practice: false });
    expect(begun).toMatchObject({ ok: true, state: begin(1) });
  });

  rule("mag:503.1.1.1", "the seed decides who goes first, unless that is given", () => {
    const firstPlayers = Array.from({ length: 40 }, (_, seed) => begin(seed, "random").firstPlayer);
    expect(new Set(firstPlayers)).toEqual(new Set([0, 1]));
    expect(begin(1, 0).firstPlayer).toBe(0);
    expect(begin(1, 1).firstPlayer).toBe(1);
  });

  rule(["mag:503.1.1.2", "mag:229.2"], "everybody draws five cards, one by one, the first player first", () => {
    const { state, events } = createStartedGame(CARD_POOL, PAIR, 1, { first: 1, practice: false });
    expect(hand(state, 0)).toHaveLength(OPENING_HAND_SIZE);
    expect(hand(state, 1)).toHaveLength(OPENING_HAND_SIZE);
    const drawers = events.flatMap((event) => (event.type === "moved" ? [event.player] : []));
    expect(drawers).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0]);
  });

  rule("mag:503.1.1.2", "cards chosen for practice are drawn first, and the rest stays as the seed shuffled it", () => {
    const opening = [{ hand: ["b 4/4", "no card"], stones: ["緑の魔石"] }, null] as const;
    const usual = begin(1);
    const chosen = createStartedGame(CARD_POOL, PAIR, 1, { first: 0, practice: true, opening }).state;
    expect(hand(usual, 0)).not.toContain("b 4/4");
    expect(hand(chosen, 0)[0]).toBe("b 4/4");
    expect(hand(chosen, 1)).toEqual(hand(usual, 1));
    const cards = (state: GameState) => [...hand(state, 0), ...grimoire(state, 0)].sort();
    expect(cards(chosen)).toEqual(cards(usual));
    expect(getNamesInZone(CARD_POOL, chosen, "stoneDeck", 0).at(-1)).toBe("緑の魔石");
  });

  rule("mag:220.1", "everybody begins with 20 life", () => {
    expect(begin(1).players.map(({ life }) => life)).toEqual([20, 20]);
  });
});

describe("the redraw", () => {
  rule("mag:503.1.1.3", "the first player is asked first, then the other, each once", () => {
    const stage = createScenarioRun(CARD_POOL, begin(1, 1));
    playScenarioLines(stage, [
      { now: { asks: { of: "you", ask: "redraw" } } },
      "redraw",
      { now: { asks: { of: "me", ask: "redraw" } } },
      "redraw",
      { now: { asks: { of: "you", ask: "priority" } } },
    ]);
    expect(stage.state.turn).toBe(1);
  });

  rule("mag:503.1.1.3", "nothing is carried out before both have decided", () => {
    const before = begin(1);
    const between = decided(1, "redraw").state;
    expect(hand(between, 0)).toEqual(hand(before, 0));
    const after = decided(1, "redraw", "redraw").state;
    expect(hand(after, 0)).not.toEqual(hand(before, 0));
    expect(hand(after, 1)).not.toEqual(hand(before, 1));
  });

  rule("mag:503.1.1.3", "the whole hand goes back, the grimoire is shuffled and five are drawn", () => {
    const before = begin(5);
    const { state: after, events } = decided(5, "redraw", "keep");
    const cardsOf = (state: GameState) => [...hand(state, 0), ...grimoire(state, 0)].sort();
    expect(hand(after, 0)).toHaveLength(OPENING_HAND_SIZE);
    expect(cardsOf(after)).toEqual(cardsOf(before));
    expect(grimoire(after, 0).slice(-5)).not.toEqual(grimoire(before, 0).slice(-5));
    const kinds = events.flatMap((event) => (event.type === "moved" ? [`${event.cause} ${event.to}`] : [event.type]));
    expect(kinds.slice(0, 8)).toEqual([
      "redrawChosen",
      "redrawChosen",
      "redraw grimoire",
      "redraw grimoire",
      "redraw grimoire",
      "redraw grimoire",
      "redraw grimoire",
      "shuffled",
    ]);
    expect(kinds.slice(8, 12)).toEqual(["draw hand", "draw hand", "draw hand", "draw hand"]);
  });

  rule("mag:503.1.1.3", "who keeps keeps the same five cards", () => {
    const before = begin(5);
    const after = decided(5, "keep", "redraw").state;
    expect(after.zones.hand[0]).toEqual(before.zones.hand[0]);
    expect(hand(after, 1)).not.toEqual(hand(before, 1));
  });

  rule("mag:503.1.1.3", "a pass is no answer, and changes nothing", () => {
    const state = begin(5);
    expect(advanceGame(CARD_POOL, state, { do: "pass" })).toEqual({
      ok: false,
      problem: {
        code: "NOT_OFFERED",
        rule: "mag:503.1.1.3",
        choice: state.choice,
        offered: [{ do: "keep" }, { do: "redraw" }],
      },
    });
  });

  rule("mag:503.1.1.4", "then the first turn begins, with the first player", () => {
    const { state } = playScenarioLines(createScenarioRun(CARD_POOL, begin(1, 1)), ["keep", "keep"]);
    expect(state).toMatchObject({ turn: 1, turnPlayer: 1, phase: "main" });
  });
});
