import { describe, expect } from "vitest";
import { type Answer, advance, type Deck, type GameState, legalAnswers, start } from "../..";
import { play } from "../../testing/play";
import { rule } from "../../testing/rule";
import { scene } from "../../testing/scene";
import { SPELLS, SYNTHETIC } from "../../testing/synthetic-cards";

const side = { grimoire: ["blue unit 1", "blue unit 2"], stoneDeck: ["青の魔石"] };
const main = () => scene({ sides: [side, side] });
const deck: Deck = {
  grimoire: SPELLS.slice(0, 20).map((name) => ({ name, count: 2 })),
  stoneDeck: [{ name: "青の魔石", count: 20 }],
};

function answered(state: GameState, answer: Answer): GameState {
  const result = advance(SYNTHETIC, state, answer);
  if (!result.ok) throw new Error(`Refused: ${result.problem.code}`);
  return result.state;
}

describe("the end of the game", () => {
  rule(["mag:202.1", "house:11"], "it is over at once: nothing is asked and nothing left to do", () => {
    const over = answered(main(), { do: "concede", player: 0 });
    expect([over.choice, over.agenda, over.phase]).toEqual([null, [], "main"]);
    expect(legalAnswers(SYNTHETIC, over)).toEqual([]);
  });

  rule("mag:202.1", "afterwards every answer is refused, a concession too", () => {
    const over = answered(main(), { do: "concede", player: 0 });
    for (const answer of [{ do: "pass" }, { do: "concede", player: 1 }] as const) {
      expect(advance(SYNTHETIC, over, answer)).toEqual({
        ok: false,
        problem: { code: "GAME_OVER", rule: "mag:202.1" },
      });
    }
  });

  rule("mag:202.3", "when one player loses the other one wins", () => {
    const { outcome } = scene({ sides: [{ life: 0 }, side] });
    expect(outcome).toEqual({ rule: "mag:202.3", winner: 1 });
  });

  rule("mag:202.4", "when both lose at once the game is drawn", () => {
    const over = scene({ sides: [{ life: 0 }, { drewFromEmpty: true }] });
    expect(over.outcome).toEqual({ rule: "mag:202.4", winner: null });
    expect(over.defeats).toEqual([
      { player: 0, rule: "mag:705.4.1" },
      { player: 1, rule: "mag:705.4.2" },
    ]);
  });

  rule("mag:202.4", "losing for two reasons is still losing alone", () => {
    const over = scene({ sides: [{ life: 0, drewFromEmpty: true }, side] });
    expect(over.outcome).toEqual({ rule: "mag:202.3", winner: 1 });
  });
});

describe("conceding", () => {
  rule("mag:202.6", "both players may do so whoever is asked, and while the game is being prepared", () => {
    for (const player of [0, 1] as const) {
      expect(answered(main(), { do: "concede", player }).outcome?.winner).toBe(1 - player);
      const begun = start(SYNTHETIC, [deck, deck], 1, { first: 0, practice: false });
      if (!begun.ok) throw new Error("A legal deck was refused");
      expect(answered(begun.state, { do: "concede", player }).outcome?.winner).toBe(1 - player);
    }
  });

  rule("mag:202.6.1", "whoever concedes loses, however the game stands", () => {
    const leading = scene({
      sides: [
        { ...side, life: 20 },
        { ...side, life: 1 },
      ],
    });
    const over = answered(leading, { do: "concede", player: 0 });
    expect(over.outcome).toEqual({ rule: "mag:202.3", winner: 1 });
    expect(over.defeats).toEqual([{ player: 0, rule: "mag:202.6.1" }]);
  });

  rule("mag:202.6.2", "nothing that was still to be done is done", () => {
    const state = play(main(), ["pass"]).state;
    const over = answered(state, { do: "concede", player: 1 });
    expect([over.phase, over.turn, over.zones]).toEqual([state.phase, state.turn, state.zones]);
  });

  rule("mag:202.6", "nobody concedes for a player who does not exist", () => {
    const stranger = { do: "concede", player: 2 } as unknown as Answer;
    expect(advance(SYNTHETIC, main(), stranger)).toMatchObject({ ok: false, problem: { code: "NOT_OFFERED" } });
  });
});
