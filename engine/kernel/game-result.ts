import { getOpponent, PLAYERS, type PlayerId } from "./players";

/** The end of a game: a draw, a win because the opponent has lost, or a win by an effect. */
type GameResult =
  | { readonly by: "draw"; readonly winner: null }
  | { readonly by: "defeat" | "win"; readonly winner: PlayerId };

/**
 * Returns the result of a game in which players have lost or won; `null` while it continues. If one player has lost,
 * the opponent wins; if both have lost, the game is a draw. If nobody has lost, a player who has won by an effect wins;
 * if both have, it is a draw.
 */
export function decideGameResult(
  defeats: readonly { readonly player: PlayerId }[],
  wins: readonly PlayerId[],
): GameResult | null {
  if (defeats.length === 0 && wins.length === 0) return null;
  const lost = PLAYERS.filter((player) => defeats.some((defeat) => defeat.player === player));
  const won = lost.length === 0 ? PLAYERS.filter((player) => wins.includes(player)) : [];
  const [loser] = lost;
  const [winner] = won;
  if (lost.length === PLAYERS.length || won.length === PLAYERS.length) return { by: "draw", winner: null };
  if (loser !== undefined) return { by: "defeat", winner: getOpponent(loser) };
  return winner === undefined ? null : { by: "win", winner };
}
