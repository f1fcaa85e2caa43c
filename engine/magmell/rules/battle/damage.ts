import { copyWith } from "../../../kernel/copy-with";
import type { DamageEvent } from "../../model/event";
import type { Target } from "../../model/ids";
import type { Game } from "../../model/state";
import type { LocatedInstance } from "../../model/zone";
import type { RuleId } from "../../rulebook";
import { getAp } from "../continuous/characteristics";
import { proposeEvents } from "../events/propose-events";
import { findCombatant, getBattle, type StepProcess } from "./step-process";

/**
 * Runs the damage step (701.5.1): the attacker and an attacked unit deal damage to each other at the same moment.
 * @rule mag:701.5.1.1, mag:701.5.1.2, mag:213.2, mag:203.3
 */
export const runDamageStep: StepProcess = (game, frame) => {
  if (frame.stage > 0) return "done";
  const { attacker: id, target, defender } = getBattle(game);
  const rule = defender === null ? "mag:701.5.1.1" : "mag:701.5.1.2";
  const attacker = findCombatant(game, id);
  const attacked = target !== null && "instance" in target ? findCombatant(game, target.instance) : null;
  const dealt: DamageEvent[] = [];
  if (attacker !== null && target !== null) addBattleDamage(game, rule, attacker, target, dealt);
  if (attacker !== null && attacked !== null) addBattleDamage(game, rule, attacked, { instance: id }, dealt);
  if (dealt.length === 0) return "done";
  game.state.agenda.push(copyWith(frame, { stage: 1 }));
  proposeEvents(game, dealt);
  return "waits";
};

/** Adds damage equal to the AP of a unit. Amounts of 0 or less are dropped when the event is proposed (203.3). */
function addBattleDamage(game: Game, rule: RuleId, by: LocatedInstance, target: Target, dealt: DamageEvent[]): void {
  const amount = getAp(game, by);
  dealt.push({ type: "damaged", rule, target, amount, source: by.instance.id, inBattle: true });
}
