import { getPartId } from "../model/cards";
import type { Game } from "../model/state";
import { evaluateAmount, evaluateCondition } from "../rules/continuous/evaluate";
import { selectTargets } from "../rules/continuous/select";
import { pushProgram, storeValue } from "../rules/events/scopes";
import type { EffectHandlers, RunningInstruction } from "./instruction";
import { beginSimultaneousLoop, isLoopOverBothPlayers } from "./simultaneous-loop";

/** Control flow: instructions that run other instructions. */
export const FLOW_EFFECT_HANDLERS: EffectHandlers<"if" | "forEach" | "repeat" | "remember"> = {
  if: { rules: ["mag:704.3.2.1"], run: runIf },
  forEach: { rules: ["mag:704.3.2.1"], run: runForEach },
  repeat: { rules: ["mag:704.3.2.1"], run: runRepeat },
  remember: { rules: ["mag:203.1"], run: runRemember },
};

function runIf(game: Game, { effect, scope, at }: RunningInstruction<"if">): void {
  pushProgram(game, evaluateCondition(game, scope, effect.condition) ? effect.then : (effect.otherwise ?? []), at);
}

/**
 * Runs instructions for each target; the targets are fixed before the first iteration. Both players carry out each
 * instruction at the same moment (104).
 */
function runForEach(game: Game, instruction: RunningInstruction<"forEach">): void {
  const { effect, scope, at } = instruction;
  const items = selectTargets(game, scope, effect.what);
  if (effect.effects.length === 0) return;
  if (isLoopOverBothPlayers(items)) {
    beginSimultaneousLoop(game, instruction, items);
    return;
  }
  const program = getPartId(game.cards, effect.effects);
  game.state.agenda.push({ run: "forEach", program, scope: at, store: effect.store, items });
}

/** Highest number of repetitions, so that every loop ends (house:10). */
const MOST_TIMES = 1000;

function runRepeat(game: Game, { effect, scope, at }: RunningInstruction<"repeat">): void {
  const times = Math.min(MOST_TIMES, evaluateAmount(game, scope, effect.times));
  if (times <= 0 || effect.effects.length === 0) return;
  game.state.agenda.push({ run: "repeat", program: getPartId(game.cards, effect.effects), scope: at, times });
}

function runRemember(game: Game, { effect, scope, at }: RunningInstruction<"remember">): void {
  storeValue(game, at, effect.store, { number: evaluateAmount(game, scope, effect.amount) });
}
