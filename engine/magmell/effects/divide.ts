import { createNumberQuestion, createPickQuestion } from "../../kernel/question";
import type { Event } from "../model/event";
import type { Target } from "../model/ids";
import type { Game } from "../model/state";
import { askPlayer, getResponseNumber, getResponseTargets } from "../rules/ask-player";
import { getQuestionSource } from "../rules/continuous/create-scope";
import { evaluateAmount, resolvePlayer } from "../rules/continuous/evaluate";
import { locateTarget, selectTargets } from "../rules/continuous/select";
import { proposeEvents } from "../rules/events/propose-events";
import { getScope, storeValue } from "../rules/events/scopes";
import { createDamageEvent } from "./damage";
import { createStageFrame, type EffectHandlers, type RunningInstruction } from "./instruction";

/** Dividing an amount on resolution among players and instances that are no targets (704.3.2.2). */
export const DIVIDE_EFFECT_HANDLERS: EffectHandlers<"divide"> = {
  divide: { rules: ["mag:704.3.2.2", "mag:702.3.3.1", "mag:221.1", "mag:224.1"], run: runDivide },
};

/**
 * Asks for the recipients, then for each share in turn. Each share is at least 1, and the last recipient gets the rest.
 */
function runDivide(game: Game, instruction: RunningInstruction<"divide">): void {
  const { effect, scope, at, given, stage } = instruction;
  const total = evaluateAmount(game, scope, effect.amount);
  if (total <= 0) return;
  if (stage === 0) {
    askWhom(game, instruction, total);
    return;
  }
  if (stage === 1) storeValue(game, at, WHOM, { targets: getResponseTargets(given) });
  else storeValue(game, at, shareName(stage - 2), { number: getResponseNumber(given) });
  const { memory } = getScope(game, at);
  const chosen = memory[WHOM];
  if (chosen === undefined || !("targets" in chosen) || chosen.targets.length === 0) return;
  const shares = Array.from({ length: stage - 1 }, (_none, index) => {
    const share = memory[shareName(index)];
    return share !== undefined && "number" in share ? share.number : 0;
  });
  const left = total - shares.reduce((sum, share) => sum + share, 0);
  const without = chosen.targets.length - shares.length;
  if (without > 1) askShare(game, instruction, chosen.targets[shares.length] ?? null, left - without + 1);
  else
    proposeEvents(
      game,
      chosen.targets.map((target, index) => shareEvent(game, instruction, target, shares[index] ?? left)),
    );
}

/** Names under which the answers are stored meanwhile; no card text uses them. */
const WHOM = "divided among";
const shareName = (index: number): string => `share ${index}`;

function askWhom(game: Game, instruction: RunningInstruction<"divide">, total: number): void {
  const { effect, scope } = instruction;
  const player = resolvePlayer(game, scope, effect.who);
  const options = selectTargets(game, scope, effect.among).filter((target) => canGet(game, effect.gives, target));
  if (player === null || options.length === 0) return;
  const asked = { rule: "mag:704.3.2.2", player, about: getQuestionSource(scope), purpose: "choose" } as const;
  const bounds = { min: 1, max: Math.min(total, options.length) };
  askPlayer(game, createStageFrame(instruction, 1), createPickQuestion(asked, options, bounds));
}

/** Players and units take damage (221.1); counters lie on instances (224.1). */
const canGet = (game: Game, gives: RunningInstruction<"divide">["effect"]["gives"], target: Target): boolean =>
  "player" in target ? gives === "damage" : gives !== "damage" || locateTarget(game, target)?.zone === "battleArea";

function askShare(game: Game, instruction: RunningInstruction<"divide">, target: Target | null, max: number): void {
  const { scope, effect, stage } = instruction;
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  const asked = { rule: "mag:702.3.3", player, about: getQuestionSource(scope), purpose: "divide" } as const;
  askPlayer(game, createStageFrame(instruction, stage + 1), createNumberQuestion(asked, { min: 1, max }, target));
}

function shareEvent(
  game: Game,
  { effect, scope }: RunningInstruction<"divide">,
  target: Target,
  share: number,
): Event | null {
  if (effect.gives === "damage")
    return createDamageEvent(game, target, share, getQuestionSource(scope)?.instance ?? null);
  if ("player" in target) return null;
  return {
    type: "countersPut",
    rule: "mag:224.1",
    instance: target.instance,
    counter: effect.gives.counter,
    count: share,
  };
}
