import { describe, expect } from "vitest";
import { runGame } from "../machine/run-game";
import { rule } from "../testing/rule";
import { lay, namesIn } from "../testing/scene";

/** What lies where after a player was told to draw. */
function drawn(grimoire: readonly string[], count: number) {
  const game = lay({ sides: [{ grimoire }, { grimoire: ["red unit 1"] }] });
  game.state.agenda.push({ run: "draw", player: 0, count });
  runGame(game);
  const { cards, state, log } = game;
  return { hand: namesIn(cards, state, "hand"), left: namesIn(cards, state, "grimoire"), state, log };
}

describe("drawing", () => {
  rule("mag:229.1", "moves the top card of one's own grimoire to one's own hand", () => {
    const { hand, left, state } = drawn(["blue unit 1", "blue unit 2"], 1);
    expect([hand, left]).toEqual([["blue unit 1"], ["blue unit 2"]]);
    expect([state.zones.hand[1], state.zones.grimoire[1].length]).toEqual([[], 1]);
  });

  rule("mag:229.2", "n cards are one card n times", () => {
    const { hand, log } = drawn(["blue unit 1", "blue unit 2", "blue unit 3"], 2);
    expect(hand).toEqual(["blue unit 1", "blue unit 2"]);
    expect(log?.map(({ type }) => type)).toEqual(["moved", "moved"]);
  });

  rule("mag:229.2", "no card is nothing", () => {
    expect(drawn(["blue unit 1"], 0).log).toEqual([]);
  });

  rule("mag:229.3", "from an empty grimoire is remembered until the check, and what there was is drawn", () => {
    const { hand, state } = drawn(["blue unit 1"], 3);
    expect(hand).toEqual(["blue unit 1"]);
    expect(state.players.map(({ drewFromEmpty }) => drewFromEmpty)).toEqual([true, false]);
    expect(state.outcome).toBeNull();
  });
});
