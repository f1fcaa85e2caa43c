import { opponentOf, type PlayerId } from "../model/ids";
import type { Game } from "../model/state";
import type { RuleId } from "../rulebook";
import { happen } from "./happen";

/** Ends the game when somebody has lost: the other one wins (202.3), or it is drawn when both have (202.4). */
export function judge(game: Game): void {
  const lost = game.state.defeats.map(({ player }) => player);
  const [first] = lost;
  if (first === undefined) return;
  const drawn = lost.includes(opponentOf(first));
  happen(game, {
    type: "gameEnded",
    rule: drawn ? "mag:202.4" : "mag:202.3",
    winner: drawn ? null : opponentOf(first),
  });
}

/** A player gives up, whatever is going on; nothing further is done. */
export const concession = {
  rules: ["mag:202.6", "mag:202.6.1", "mag:202.6.2"] satisfies readonly RuleId[],
  run: (game: Game, player: PlayerId): void => {
    happen(game, { type: "defeated", player, rule: "mag:202.6.1" });
    judge(game);
  },
};
