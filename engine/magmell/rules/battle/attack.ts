import { copyWith } from "../../../kernel/copy-with";
import { createPickQuestion } from "../../../kernel/question";
import type { FrameOf } from "../../model/frame";
import type { Target } from "../../model/ids";
import type { Game } from "../../model/state";
import { askPlayer, getResponseTargets } from "../ask-player";
import { findProhibition } from "../continuous/characteristics";
import { proposeEvents } from "../events/propose-events";
import { getAttackTargets } from "./attack-conditions";
import { findCombatant, getBattle, type StepProcess } from "./step-process";

const BROKEN = { broken: "mag:701.3.1.3" } as const;

/**
 * Runs the attack step (701.3.1, 701.3.2): the turn player chooses the target and rests the attacker.
 * @rule mag:701.3.1.1, mag:701.3.1.2, mag:701.3.1.3, mag:701.3.2, house:1, house:30
 */
export const runAttackStep: StepProcess = (game, frame) => {
  const { attacker, target: attacked } = getBattle(game);
  if (frame.stage === 0) return designateTarget(game, frame);
  // A replacement effect may have taken the place of the attack.
  if (frame.stage === 3) return attacked === null ? BROKEN : "done";
  const [target] = getResponseTargets(frame.given);
  if (target === undefined) return BROKEN;
  if (frame.stage === 1) {
    game.state.agenda.push(copyWith(frame, { stage: 2 }));
    proposeEvents(game, [{ type: "rested", rule: "mag:701.3.1.2", instance: attacker }]);
    return "waits";
  }
  // A replacement effect may have kept the attacker awake or moved it away.
  if (!findCombatant(game, attacker)?.instance.rested) return BROKEN;
  game.state.agenda.push(copyWith(frame, { stage: 3 }));
  proposeEvents(game, [{ type: "attacked", rule: "mag:701.3.2", attacker, target }]);
  return "waits";
};

/** Asks for the target of the attack (701.3.1.1). The battle ends early if there is no target (701.3.1.3, house:1). */
function designateTarget(game: Game, frame: FrameOf<"battleStep">): ReturnType<StepProcess> {
  const { state } = game;
  const options = possibleTargets(game);
  const place = findCombatant(game, getBattle(game).attacker);
  if (options.length === 0 || place === null) return BROKEN;
  const about = { instance: place.instance.id, card: place.instance.card };
  const asked = { rule: "mag:701.3.1.1", player: state.turnPlayer, about, purpose: "attackTarget" } as const;
  askPlayer(game, copyWith(frame, { stage: 1 }), createPickQuestion(asked, options));
  return "waits";
}

/**
 * Current targets of the attacker. None if it has left or changed sides (house:30), may no longer attack (102), or
 * cannot be rested (house:1).
 */
function possibleTargets(game: Game): readonly Target[] {
  const { turnPlayer } = game.state;
  const place = findCombatant(game, getBattle(game).attacker);
  if (place === null || place.instance.controller !== turnPlayer || place.instance.rested) return [];
  const { id } = place.instance;
  if (
    findProhibition(game, "rest", { instance: id }) !== null ||
    findProhibition(game, "attack", { instance: id }) !== null
  )
    return [];
  return findProhibition(game, "attack", { player: turnPlayer }) === null ? getAttackTargets(game, id) : [];
}
