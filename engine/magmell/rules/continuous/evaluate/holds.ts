import type { Scope } from "../../../model/scope";
import type { Condition } from "../../../model/select";
import type { Game } from "../../../model/state";
import { amountOf } from "./amount";
import { compare } from "./compare";
import { playerOf } from "./player-of";
import { select } from "./select";

/** Whether a condition of a text holds at this moment. */
export function holds(game: Game, scope: Scope, condition: Condition): boolean {
  if ("amount" in condition) {
    return compare(amountOf(game, scope, condition.amount), condition.is, amountOf(game, scope, condition.than));
  }
  if ("some" in condition) return select(game, scope, condition.some).length > 0;
  if ("turnOf" in condition) return game.state.turnPlayer === playerOf(game, scope, condition.turnOf);
  if ("phase" in condition) return game.state.phase === condition.phase;
  if ("inBattle" in condition) return (game.state.battle !== null) === condition.inBattle;
  if ("same" in condition) return playerOf(game, scope, condition.same[0]) === playerOf(game, scope, condition.same[1]);
  if ("every" in condition) return condition.every.every((part) => holds(game, scope, part));
  if ("either" in condition) return condition.either.some((part) => holds(game, scope, part));
  return !holds(game, scope, condition.not);
}
