import type { InstanceId, PlayerId } from "../../model/ids";
import { copyState, forgetDerived, type Game } from "../../model/state";

/**
 * Reverts a spell or ability that cannot be paid for, including paid costs, mana abilities and their triggers. The
 * game returns to the state before it, and the player may act again.
 * @rule mtg-6e:T.12.r6, mtg-6e:T.4.6
 */
export function reversePlay(game: Game, player: PlayerId, instance: InstanceId): void {
  const { before } = game.state;
  // While something resolves nothing is played that could be taken back: the cost stays unpaid.
  if (before === null) return;
  Object.assign(game.state, copyState(before), { before: null });
  forgetDerived(game);
  game.log?.push({ type: "takenBack", rule: "mtg-6e:T.12.r6", player, instance });
}
