import { givePriority } from "../../../kernel/priority";
import type { FrameOf } from "../../model/frame";
import type { InstanceId } from "../../model/ids";
import type { Game, GameFrameHandler } from "../../model/state";
import { getBattleStepDefinition, LAST_BATTLE_STEP_INDEX } from "../../model/turn";
import type { RuleRef } from "../../rulebook";
import { applyBatch } from "../events/apply-batch";
import { applyEvent } from "../events/apply-event";
import { endEffects } from "../events/end-effects";
import { pushPrices } from "../use/prices";
import { runAttackStep } from "./attack";
import { runDamageStep } from "./damage";
import { runDefendStep } from "./defend";
import { findCombatant, getBattle, isAttackable, type StepProcess } from "./step-process";

/**
 * One step of the battle, as its row in `BATTLE_STEPS` defines it: its process, its triggers, and priority (701.1.4).
 */
export const battleStepFrame: GameFrameHandler<"battleStep"> = {
  rules: ["mag:701.1.1", "mag:701.1.4", "mag:701.2.1.1", "mag:701.2.2", "mag:701.3.3", "mag:701.4.3", "house:7"],
  run: runBattleStep,
};

function runBattleStep(game: Game, frame: FrameOf<"battleStep">): void {
  const { index, stage } = frame;
  const row = rowOf(index);
  if (stage === 0) applyEvent(game, { type: "stepBegan", rule: row.rule, step: row.step });
  const outcome = row.process === null ? "done" : PROCESSES[row.process.do](game, frame);
  if (outcome === "done") closeProcess(game, index);
  else if (outcome !== "waits") breakBattle(game, outcome.broken);
}

/** Processes of the battle steps. Designation happened with the answer that declared the attack. */
const PROCESSES: Readonly<Record<"designate" | "attack" | "defend" | "damage", StepProcess>> = {
  designate: () => "done",
  attack: runAttackStep,
  defend: runDefendStep,
  damage: runDamageStep,
};

/**
 * Ends the process of a step: collects triggers for the next check and gives the turn player priority (701.5.2,
 * 701.6.1).
 */
function closeProcess(game: Game, index: number): void {
  const { state } = game;
  const { step, moment } = rowOf(index);
  state.agenda.push({ run: "afterStep", index });
  givePriority(game, state.turnPlayer);
  if (moment === null) return;
  const { at, rule } = moment;
  const came = at === "stepBegins" ? ({ at, step } as const) : { at };
  applyBatch(game, [{ type: "momentCame", rule, player: state.turnPlayer, moment: came }]);
}

/**
 * The transition after both players have passed on an empty chant: the next step, or the end of the battle (701.1.3,
 * 601.5).
 */
export const afterStepFrame: GameFrameHandler<"afterStep"> = {
  rules: ["mag:601.5", "mag:701.1.3", "mag:701.3.4", "mag:701.4.4", "mag:701.6.3"],
  run: runAfterStep,
};

function runAfterStep(game: Game, { index }: FrameOf<"afterStep">): void {
  const { breaksAtEnd } = rowOf(index);
  const { attacker, target } = getBattle(game);
  if (index === LAST_BATTLE_STEP_INDEX) {
    game.state.agenda.push({ run: "endBattle" });
  } else if (breaksAtEnd !== null && (findCombatant(game, attacker) === null || !isAttackable(game, target))) {
    breakBattle(game, breaksAtEnd);
  } else {
    game.state.agenda.push({ run: "battleStep", index: index + 1, stage: 0, given: null });
  }
}

/** Stops the battle: continues with its last step. */
function breakBattle(game: Game, rule: RuleRef): void {
  applyEvent(game, { type: "battleBroken", rule });
  game.state.agenda.push({ run: "battleStep", index: LAST_BATTLE_STEP_INDEX, stage: 0, given: null });
}

/** The end of the battle and of effects that last for the battle. The turn player gets priority (701.1.5, 701.6.3). */
export const endBattleFrame: GameFrameHandler<"endBattle"> = {
  rules: ["mag:701.1.5", "mag:701.6.3", "mag:232.4.2", "mag:306.1.1"],
  run: runEndBattle,
};

function runEndBattle(game: Game): void {
  const { state } = game;
  givePriority(game, state.turnPlayer);
  applyEvent(game, { type: "battleEnded", rule: "mag:701.6.3" });
  endEffects(game, "mag:306.1.1", ({ until }) => until === "battle");
}

function rowOf(index: number) {
  const row = getBattleStepDefinition(index);
  if (row === undefined) throw new Error(`A battle has no step ${index}`);
  return row;
}

/** Begins a battle: the turn player declares an attack with a unit, which becomes the attacker (605.4.2, 701.2.1.1). */
export function beginBattle(game: Game, attacker: InstanceId): void {
  const { state } = game;
  applyEvent(game, { type: "battleBegan", rule: "mag:605.4.2", player: state.turnPlayer, attacker });
  state.agenda.push({ run: "battleStep", index: 0, stage: 0, given: null });
  pushPrices(game, "attack", attacker, state.turnPlayer);
}
