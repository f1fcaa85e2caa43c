import { copyWith } from "../../../kernel/copy-with";
import { createPickQuestion } from "../../../kernel/question";
import { getOpponent, type InstanceId, type PlayerId, type Target } from "../../model/ids";
import type { Battle, Game } from "../../model/state";
import { askPlayer, getResponseTargets } from "../ask-player";
import { canDefendRested, findProhibition, mustFight } from "../continuous/characteristics";
import { applyBatch } from "../events/apply-batch";
import { proposeEvents } from "../events/propose-events";
import { findUnpayablePrice, hasPrice, pushPrices } from "../use/prices";
import { findCombatant, getBattle, isAttackable, type StepProcess } from "./step-process";

/**
 * Runs the defence step (701.4.1, 701.4.2): the attacked player may defend with one of their awake units.
 * @rule mag:701.4.1, mag:701.4.1.2, mag:701.4.1.3, mag:701.4.2, house:31, house:40
 */
export const runDefendStep: StepProcess = (game, frame) => {
  const { attacker, defender: defends } = getBattle(game);
  // A replacement effect may have taken the place of the defence.
  if (frame.stage === 3) return defends === null ? undefended(game) : "done";
  if (frame.stage > 0) {
    const [defender] = getResponseTargets(frame.given);
    if (defender === undefined || "player" in defender) return undefended(game);
    const unit = findCombatant(game, defender.instance);
    if (unit === null) return undefended(game);
    // What it costs to defend is paid before; it may take the unit away.
    if (frame.stage === 1 && hasPrice(game, "defend", defender.instance)) {
      game.state.agenda.push(copyWith(frame, { stage: 2 }));
      pushPrices(game, "defend", defender.instance, unit.instance.controller);
      return "waits";
    }
    game.state.agenda.push(copyWith(frame, { stage: 3 }));
    proposeEvents(game, [{ type: "defended", rule: "mag:701.4.1", defender: defender.instance, attacker }]);
    return "waits";
  }
  const player = defendingPlayer(game, getBattle(game));
  const place = findCombatant(game, attacker);
  if (player === null || place === null) return "done";
  const able = possibleDefenders(game, player, getBattle(game));
  if (able.length === 0) return undefended(game);
  // One of the units that must defend, if there are any; the player chooses among them (701.4.1.3).
  const bound = able.filter((target) => "instance" in target && isBound(game, target.instance));
  const about = { instance: attacker, card: place.instance.card };
  const question =
    bound.length > 0
      ? createPickQuestion({ rule: "mag:701.4.1.3", player, about, purpose: "defender" }, bound)
      : createPickQuestion({ rule: "mag:701.4.1", player, about, purpose: "defender" }, able, { min: 0, max: 1 });
  askPlayer(game, copyWith(frame, { stage: 1 }), question);
  return "waits";
};

/** Ends the step without a defender. */
function undefended(game: Game): "done" {
  const { attacker, target } = getBattle(game);
  if (findCombatant(game, attacker) === null || !isAttackable(game, target) || target === null) return "done";
  applyBatch(game, [{ type: "undefended", rule: "mag:701.4.1", attacker, target }]);
  return "done";
}

/** Whether a unit must defend. A unit whose defence has a price need not (house:47). */
const isBound = (game: Game, id: InstanceId): boolean => mustFight(game, "defend", id) && !hasPrice(game, "defend", id);

/** The attacked player, or the current controller of the attacked unit (house:31). */
function defendingPlayer(game: Game, { target }: Battle): PlayerId | null {
  if (target === null) return null;
  return "player" in target ? target.player : (findCombatant(game, target.instance)?.instance.controller ?? null);
}

/**
 * Units of a player, awake unless an effect allows more, that may defend against the attacker (701.4.1.2). None if the
 * player cannot defend (102).
 */
function possibleDefenders(game: Game, player: PlayerId, { attacker }: Battle): readonly Target[] {
  const able: Target[] = [];
  const place = findCombatant(game, attacker);
  const other = place === null ? getOpponent(player) : place.instance.controller;
  if (findProhibition(game, "defend", { player }, place) !== null) return able;
  for (const { id, controller, rested } of game.state.zones.battleArea) {
    if (controller !== player || id === attacker || (rested && !canDefendRested(game, id))) continue;
    if (findProhibition(game, "defend", { instance: id }, place) !== null) continue;
    const defender = findCombatant(game, id);
    if (findProhibition(game, "beDefended", { instance: attacker }, defender) !== null) continue;
    if (findProhibition(game, "beDefended", { player: other }, defender) !== null) continue;
    if (findUnpayablePrice(game, "defend", id, player) !== null) continue;
    able.push({ instance: id });
  }
  return able;
}
