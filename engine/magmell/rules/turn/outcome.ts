import { decideGameResult } from "../../../kernel/game-result";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import type { RuleId } from "../../rulebook";
import { applyEvent } from "../events/apply-event";

const VERDICT_RULES = { draw: "mag:202.4", defeat: "mag:202.3", win: "mag:202.3.1" } as const;

/**
 * Ends a decided game. If one player has lost, the opponent wins (202.3, 202.5); if both have lost, the game is a draw
 * (202.4). If nobody has lost, a player who has won by an effect wins (202.3.1).
 * @rule mag:202.3, mag:202.3.1, mag:202.4, mag:202.5, house:34, house:35
 */
export function decideOutcome(game: Game): void {
  const verdict = decideGameResult(game.state.defeats, game.state.wins);
  if (verdict === null) return;
  if (verdict.by === "win") {
    applyEvent(game, { type: "defeated", rule: "mag:202.3.1", player: getOpponent(verdict.winner) });
  }
  applyEvent(game, { type: "gameEnded", rule: VERDICT_RULES[verdict.by], winner: verdict.winner });
}

/** Highest number of resolutions in one turn; a game that reaches it counts as endless (house:10). */
export const MAX_RESOLUTIONS_PER_TURN = 1000;

/** Ends an endless game as a draw; returns whether it did. */
export function stopEndlessGame(game: Game): boolean {
  if (game.state.resolutions < MAX_RESOLUTIONS_PER_TURN) return false;
  applyEvent(game, { type: "gameEnded", rule: "house:10", winner: null });
  return true;
}

/** A concession, possible at any time and despite effects that prevent losing (101). Nothing else is carried out. */
export const concessionHandler = {
  rules: ["mag:202.6", "mag:202.6.1", "mag:202.6.2", "mag:101"] satisfies readonly RuleId[],
  run: (game: Game, player: PlayerId): void => {
    applyEvent(game, { type: "defeated", player, rule: "mag:202.6.1" });
    applyEvent(game, { type: "gameEnded", rule: "mag:202.3", winner: getOpponent(player) });
  },
};
