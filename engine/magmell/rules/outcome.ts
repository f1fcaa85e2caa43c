import type { DefeatRule } from "../model/event";
import { opponentOf, type PlayerId } from "../model/ids";
import type { Game } from "../model/state";
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

/** 202.6: a player gives up, whatever is going on; nothing further is done (202.6.2). */
export function concede(game: Game, player: PlayerId): void {
  const rule: DefeatRule = "mag:202.6.1";
  happen(game, { type: "defeated", player, rule });
  judge(game);
}
