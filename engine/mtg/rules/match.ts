import { getOpponent, type PlayerId } from "../model/ids";
import type { MtgRef } from "../model/ref";

/** A finished game of a match: the player who chose to play or draw, and the winner; `null` for a draw. */
export type FinishedGame = { readonly chooser: PlayerId; readonly winner: PlayerId | null };

/**
 * Returns the player who chooses to play or draw in the next game, and the rule. In the first game the player is
 * random, afterwards it is the loser of the previous game. After a draw it is the same player as before (P.1.4, P.1.5).
 */
export function getPlayDrawChooser(games: readonly FinishedGame[]): {
  readonly chooser: PlayerId | "random";
  readonly rule: MtgRef;
} {
  const last = games.at(-1);
  if (last === undefined) return { chooser: "random", rule: "mtg-6e:P.1.5" };
  return { chooser: last.winner === null ? last.chooser : getOpponent(last.winner), rule: "mtg-6e:P.1.5" };
}

/** The result of a match after its time limit; `winner` is `null` for a draw. */
export type MatchResult = {
  readonly winner: PlayerId | null;
  readonly rule: MtgRef;
  readonly by: "games" | "life" | "draw";
};

/**
 * Returns the result of a match after its time limit. The player with more games won wins. With equal games the match
 * is drawn, unless a winner is needed: then the higher life total in the unfinished game decides (D.1.5).
 */
export function computeMatchResult(
  games: readonly FinishedGame[],
  lives: readonly [number, number] | null,
  isElimination: boolean,
): MatchResult {
  const rule = "mtg-6e:D.1.5";
  const won = (player: PlayerId): number => games.filter(({ winner }) => winner === player).length;
  if (won(0) !== won(1)) return { winner: won(0) > won(1) ? 0 : 1, rule, by: "games" };
  if (isElimination && lives !== null && lives[0] !== lives[1]) {
    return { winner: lives[0] > lives[1] ? 0 : 1, rule, by: "life" };
  }
  return { winner: null, rule, by: "draw" };
}
