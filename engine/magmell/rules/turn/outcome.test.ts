import { describe, expect } from "vitest";
import { advance, type Cards, type Deck, type GameState, legalAnswers, type PlayerAnswer, start } from "../..";
import { runGame } from "../../machine/run-game";
import { ARENA, arena, fight } from "../../testing/arena";
import { play } from "../../testing/play";
import { rule } from "../../testing/rule";
import { lay, scene } from "../../testing/scene";
import { SPELLS, SYNTHETIC } from "../../testing/synthetic-cards";
import { MOST_RESOLUTIONS } from "./outcome";

const side = { grimoire: ["blue unit 1", "blue unit 2"], stoneDeck: ["青の魔石"] };
const main = () => scene({ sides: [side, side] });
const deck: Deck = {
  grimoire: SPELLS.slice(0, 20).map((name) => ({ name, count: 2 })),
  stoneDeck: [{ name: "青の魔石", count: 20 }],
};

function answered(state: GameState, answer: PlayerAnswer, cards: Cards = SYNTHETIC): GameState {
  const result = advance(cards, state, answer);
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
    const stranger = { do: "concede", player: 2 } as unknown as PlayerAnswer;
    expect(advance(SYNTHETIC, main(), stranger)).toMatchObject({ ok: false, problem: { code: "NOT_OFFERED" } });
  });
});

describe("winning and losing by effects", () => {
  rule("mag:202.3.1", "whoever wins by an effect has won, and the other one has lost", () => {
    const over = fight(arena({ hand: ["triumph"] }), "use triumph", "both pass").state;
    expect(over.outcome).toEqual({ rule: "mag:202.3.1", winner: 0 });
    expect(over.defeats).toEqual([{ player: 1, rule: "mag:202.3.1" }]);
  });

  rule("mag:202.2.3", "whoever loses by an effect loses at the latest at the next check", () => {
    const over = fight(arena({ hand: ["give up"] }), "use give up", "both pass").state;
    expect(over.outcome).toEqual({ rule: "mag:202.3", winner: 1 });
    expect(over.defeats).toEqual([{ player: 0, rule: "mag:202.2.3" }]);
  });

  rule("mag:202.5", "whoever would win and lose at once loses", () => {
    const game = lay({ sides: [{ ...side, life: 0 }, side] });
    game.state.wins.push(0);
    game.state.agenda.push({ run: "check" });
    runGame(game);
    expect(game.state.outcome).toEqual({ rule: "mag:202.3", winner: 1 });
  });

  rule("mag:202.5", "whoever would win while the other one loses wins", () => {
    const game = lay({ sides: [side, { ...side, life: 0 }] });
    game.state.wins.push(0);
    game.state.agenda.push({ run: "check" });
    runGame(game);
    expect(game.state.outcome).toEqual({ rule: "mag:202.3", winner: 0 });
  });

  rule(["mag:202.5", "house:35"], "when both would win and one of them loses, the other one wins", () => {
    const game = lay({ sides: [{ ...side, life: 0 }, side] });
    game.state.wins.push(0, 1);
    game.state.agenda.push({ run: "check" });
    runGame(game);
    expect(game.state.outcome).toEqual({ rule: "mag:202.3", winner: 1 });
  });

  rule("house:35", "when both win at once the game is drawn", () => {
    const game = lay({ sides: [side, side] });
    game.state.wins.push(0, 1);
    game.state.agenda.push({ run: "check" });
    runGame(game);
    expect(game.state.outcome).toEqual({ rule: "mag:202.4", winner: null });
  });
});

describe("what cannot be lost or won", () => {
  rule(["mag:102", "mag:202.2.1"], "a player who cannot lose plays on without life, and loses when that ends", () => {
    const state = arena({ battleArea: ["icon", "1/1"], life: 0, hand: ["recall"] });
    expect(state.outcome).toBeNull();
    const over = fight(state, "use recall", "pick icon", "both pass").state;
    expect(over.defeats).toEqual([{ player: 0, rule: "mag:705.4.1" }]);
  });

  rule(["mag:102", "mag:202.2.2"], "nor by an empty grimoire or an effect", () => {
    const empty = arena({ battleArea: ["icon"], grimoire: [] }, {}, { phase: "draw" });
    expect([empty.phase, empty.outcome]).toEqual(["main", null]);
    const drawn = arena({ battleArea: ["icon", "1/1"], grimoire: [], hand: ["recall"] }, {}, { phase: "draw" });
    // What was tried before an earlier check does not lose the game later.
    expect(fight(drawn, "use recall", "pick icon", "both pass").state.outcome).toBeNull();
    const kept = fight(arena({ battleArea: ["icon"], hand: ["give up"] }), "use give up", "both pass").state;
    expect([kept.defeats, kept.outcome]).toEqual([[], null]);
  });

  rule(["mag:102", "mag:202.3.1"], "a player who cannot win does not by an effect", () => {
    const state = fight(arena({ hand: ["triumph"] }, { battleArea: ["omen"] }), "use triumph", "both pass").state;
    expect([state.wins, state.outcome]).toEqual([[], null]);
  });

  rule("house:34", "but wins when the opponent has lost", () => {
    const over = arena({}, { battleArea: ["omen"], life: 0 });
    expect(over.outcome).toEqual({ rule: "mag:202.3", winner: 0 });
  });

  rule("house:34", "and a win by an effect ends the game though the opponent cannot lose", () => {
    const over = fight(arena({ hand: ["triumph"] }, { battleArea: ["icon"] }), "use triumph", "both pass").state;
    expect(over.outcome).toEqual({ rule: "mag:202.3.1", winner: 0 });
  });

  rule(["mag:101", "mag:202.6.1"], "a concession loses all the same", () => {
    const state = arena({ battleArea: ["icon"] }, { battleArea: ["omen"] });
    expect(answered(state, { do: "concede", player: 0 }, ARENA).outcome).toEqual({ rule: "mag:202.3", winner: 1 });
  });
});

describe("a game that does not stop", () => {
  rule("house:10", "is drawn when more than a thousand instances would be resolved in a turn", () => {
    const used = fight(arena({ hand: ["cheer", "cheer"] }), "use cheer").state;
    used.resolutions = MOST_RESOLUTIONS - 1;
    const last = fight(used, "both pass").state;
    expect([last.outcome, last.resolutions]).toEqual([null, MOST_RESOLUTIONS]);
    const over = fight(last, "use cheer", "both pass").state;
    expect(over.outcome).toEqual({ rule: "house:10", winner: null });
  });

  rule("house:10", "the count begins anew with each turn", () => {
    const used = fight(arena({ hand: ["cheer"] }), "use cheer", "both pass").state;
    expect(used.resolutions).toBe(1);
    expect(fight(used, "both pass", "both pass").state.resolutions).toBe(0);
  });
});
