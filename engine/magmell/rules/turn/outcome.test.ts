import { describe, expect } from "vitest";
import { advanceGame, type GameState, legalAnswers, type PlayerAnswer, type PlayerId } from "../..";
import { runGame } from "../../machine/run-game";
import { createBody, createQuickMagic } from "../../testing/pool/builders";
import { CARD_POOL } from "../../testing/pool/pool";
import { rule } from "../../testing/rule";
import { createScenarioRun } from "../../testing/scenario/stage";
import { playScenarioLines } from "../../testing/scenario/steps";
import { beginPhase, createFirstState, createTestGame, type TableSetup } from "../../testing/scenario/table";
import { MAX_RESOLUTIONS_PER_TURN } from "./outcome";

const concede = (player: number) => ({ do: "concede", player }) as PlayerAnswer;

function conceded(player: PlayerId): GameState {
  const result = advanceGame(CARD_POOL, createFirstState({}), concede(player));
  if (!result.ok) throw new Error(`Refused: ${result.problem.code}`);
  return result.state;
}

describe("the end of a game", () => {
  rule(["mag:202.1", "house:11"], "nothing is asked and nothing is left to do", () => {
    const over = conceded(0);
    expect(over).toMatchObject({ choice: null, agenda: [], phase: "main", outcome: { winner: 1 } });
    expect(legalAnswers(CARD_POOL, over)).toEqual([]);
  });

  rule("mag:202.1", "every answer is refused, a concession too", () => {
    const refused = { ok: false, problem: { code: "GAME_OVER", rule: "mag:202.1" } };
    expect(advanceGame(CARD_POOL, conceded(0), { do: "pass" })).toEqual(refused);
    expect(advanceGame(CARD_POOL, conceded(0), concede(1))).toEqual(refused);
  });

  rule("mag:202.6", "either player may concede, but nobody for a player who does not exist", () => {
    expect(conceded(1).outcome).toEqual({ rule: "mag:202.3", winner: 0 });
    expect(advanceGame(CARD_POOL, createFirstState({}), concede(2))).toMatchObject({
      ok: false,
      problem: { code: "NOT_OFFERED" },
    });
  });

  rule("mag:202.6.2", "a concession carries out nothing that was still to be done", () => {
    const { state } = playScenarioLines(createScenarioRun(CARD_POOL, createFirstState({})), ["pass"]);
    const over = playScenarioLines(createScenarioRun(CARD_POOL, state), [{ concede: "you" }]).state;
    expect(over).toMatchObject({ phase: state.phase, turn: state.turn, zones: state.zones });
  });
});

describe("winning at the check that finds a loss", () => {
  /** The outcome when players are about to win by effects at a check. */
  function outcomeOf(table: TableSetup, ...winners: readonly PlayerId[]) {
    const game = createTestGame(table);
    game.state.wins.push(...winners);
    game.state.agenda.push({ run: "check" });
    runGame(game);
    return game.state.outcome;
  }

  rule("mag:202.5", "whoever would win and lose at once loses", () => {
    expect(outcomeOf({ me: { life: 0 } }, 0)).toEqual({ rule: "mag:202.3", winner: 1 });
  });

  rule("mag:202.5", "whoever would win while the other one loses wins", () => {
    expect(outcomeOf({ you: { life: 0 } }, 0)).toEqual({ rule: "mag:202.3", winner: 0 });
  });

  rule(["mag:202.5", "house:35"], "when both would win and one of them loses, the other one wins", () => {
    expect(outcomeOf({ me: { life: 0 } }, 0, 1)).toEqual({ rule: "mag:202.3", winner: 1 });
  });

  rule("house:35", "when both win at once the game is drawn", () => {
    expect(outcomeOf({}, 0, 1)).toEqual({ rule: "mag:202.4", winner: null });
  });
});

describe("a game that does not stop", () => {
  /** My main phase, with two free magics in hand, after so many resolutions in this turn. */
  function stageAfter(resolutions: number) {
    const game = createTestGame({
      cards: [createQuickMagic("gains 1", "", createBody({ do: "gainLife", who: "you", amount: 1 }))],
      me: { hand: ["gains 1", "gains 1"] },
    });
    beginPhase(game);
    game.state.resolutions = resolutions;
    return createScenarioRun(game.cards, game.state);
  }

  rule("house:10", "is drawn when more than a thousand instances would be resolved in a turn", () => {
    expect(MAX_RESOLUTIONS_PER_TURN).toBe(1000);
    const stage = playScenarioLines(stageAfter(MAX_RESOLUTIONS_PER_TURN - 1), [{ use: "gains 1" }, "both pass"]);
    expect(stage.state).toMatchObject({ outcome: null, resolutions: MAX_RESOLUTIONS_PER_TURN });
    playScenarioLines(stage, [{ use: "gains 1" }, "both pass"]);
    expect(stage.state.outcome).toEqual({ rule: "house:10", winner: null });
  });

  rule("house:10", "the count begins anew with each turn", () => {
    const stage = playScenarioLines(stageAfter(0), [{ use: "gains 1" }, "both pass"]);
    expect(stage.state.resolutions).toBe(1);
    expect(playScenarioLines(stage, ["both pass", "both pass"]).state.resolutions).toBe(0);
  });
});
