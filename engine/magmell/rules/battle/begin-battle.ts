import type { InstanceId } from "../../model/ids";
import type { Game } from "../../model/state";
import { happen } from "../events/happen";

/** 605.4.2: the turn player declares an attack with a unit, which designates it as the attacker (701.2.1.1). */
export function beginBattle(game: Game, attacker: InstanceId): void {
  const { state } = game;
  happen(game, { type: "battleBegan", rule: "mag:605.4.2", player: state.turnPlayer, attacker });
  state.agenda.push({ run: "battleStep", index: 0, stage: 0, given: null });
}
