import { decideGameResult } from "../../../kernel/game-result";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { Game } from "../../model/state";
import { applyEvent } from "../events/apply-event";

/**
 * Ends a decided game. If one player has lost, the opponent wins; if both have lost, the game is a draw. If nobody has
 * lost, a player who has won by an effect wins (G.20.1, G.20.6). Only state-based checks call this (mtg-house:28).
 * @rule mtg-6e:G.20.1, mtg-6e:G.20.6, mtg-flow:lose.6, mtg-flow:lose.7, mtg-flow:win.1, mtg-flow:win.2, mtg-house:28
 */
export function decideOutcome(game: Game): void {
  const verdict = decideGameResult(game.state.defeats, game.state.wins);
  if (verdict === null) return;
  const { rule, also } = (verdict.by === "defeat" ? game.state.defeats[0] : undefined) ?? {
    rule: verdict.by === "win" ? "mtg-6e:G.20.6" : "mtg-6e:G.20.1",
  };
  applyEvent(game, { type: "gameEnded", rule, ...(also && { also }), winner: verdict.winner });
}

/** Maximum number of consecutive resolutions without an act that a player chose. */
const MOST_RESOLUTIONS = 1000;

/** Ends a game as a draw if it is in a loop that no player controls (G.18.4). Returns whether it did. */
export function stopEndlessGame(game: Game): boolean {
  if (game.state.resolutions < MOST_RESOLUTIONS) return false;
  endGameAsDraw(game);
  return true;
}

/** Ends an endless game as a draw. */
export const endGameAsDraw = (game: Game): void =>
  applyEvent(game, { type: "gameEnded", rule: "mtg-6e:G.18.4", winner: null });

/**
 * Ends the game by a concession. A player may concede at any time, and no one can respond (G.20.3).
 * @rule mtg-6e:G.20.3, mtg-flow:lose.3
 */
export function concede(game: Game, player: PlayerId): void {
  applyEvent(game, { type: "lost", rule: "mtg-6e:G.20.3", player });
  applyEvent(game, { type: "gameEnded", rule: "mtg-6e:G.20.3", winner: getOpponent(player) });
}
