import {
  createMayQuestion,
  createNumberQuestion,
  createOptionQuestion,
  createPickQuestion,
} from "../../kernel/question";
import { sampleItems } from "../../kernel/random";
import { COLORS } from "../model/card";
import { getCardDefinition, getProgram } from "../model/cards";
import type { PlayerQuestion } from "../model/choice";
import type { Effect } from "../model/effect";
import { isSameTarget, type PlayerId, type Target } from "../model/ids";
import type { Scope } from "../model/scope";
import type { Game } from "../model/state";
import { askPlayer, getResponseNumber, getResponseTargets } from "../rules/ask-player";
import { computeCountBounds } from "../rules/continuous/count-bounds";
import { getQuestionSource } from "../rules/continuous/create-scope";
import { evaluateAmount, resolvePlayer } from "../rules/continuous/evaluate";
import { selectTargets } from "../rules/continuous/select";
import { pushProgram, storeValue } from "../rules/events/scopes";
import { getNextModes, MAX_CHOSEN_MODES } from "../rules/targeting/modes";
import {
  type CountBounds,
  canMeetTotal,
  createSummedOptions,
  meetsTotal,
  type SummedOptions,
} from "../rules/targeting/within-total";
import { canDoInstruction, canPayPrice, getPayableOptions } from "../rules/use/can-pay";
import { canUse } from "../rules/use/use";
import { createStageFrame, type EffectHandlers, isPriceInstruction, type RunningInstruction } from "./instruction";

type ChoiceVerb = "choose" | "chooseNumber" | "chooseColor" | "chooseName" | "chooseMode" | "may";

/** Choices made during resolution (704.3.2.2). Only options that the text allows are offered. */
export const CHOICE_EFFECT_HANDLERS: EffectHandlers<ChoiceVerb> = {
  choose: { rules: ["mag:704.3.2.2"], run: runChoose },
  chooseNumber: { rules: ["mag:203.2", "mag:203.3", "mag:203.4"], run: runChooseNumber },
  chooseColor: { rules: ["mag:212.1"], run: runChooseColor },
  chooseName: { rules: ["mag:205.3", "mag:207.1"], run: runChooseName },
  chooseMode: { rules: ["mag:704.3.2.2"], run: runChooseMode },
  may: { rules: ["mag:704.3.2.2", "mag:304.2", "house:46"], run: runMay },
};

function runChoose(game: Game, instruction: RunningInstruction<"choose">): void {
  const { effect, scope, at, frame, given } = instruction;
  const before = effect.also ? scope.memory[effect.store] : undefined;
  const kept = before !== undefined && "targets" in before ? before.targets : [];
  const end = (chosen: readonly Target[]): void =>
    storeValue(game, at, effect.store, { targets: [...kept, ...chosen] });
  if (given !== null && effect.total === undefined) {
    end(getResponseTargets(given));
    return;
  }
  const player = resolvePlayer(game, scope, effect.who);
  const options = isPriceInstruction(frame)
    ? getPayableOptions(game, scope, getProgram(game.cards, frame.program), frame.at, canUse)
    : selectTargets(game, scope, effect.from);
  if (player === null || options.length === 0) {
    end([]);
    return;
  }
  const bounds = computeCountBounds(game, scope, effect.count, options.length, isPriceInstruction(frame) ? 1 : 0);
  if (effect.total !== undefined)
    chooseWithin(game, instruction, createSummedOptions(game, scope, options, effect.total), bounds, end);
  else if (effect.how === "random") end(sampleItems(game.state.random, options, bounds.max));
  else askPlayer(game, frame, pickOf(scope, player, options, bounds));
}

/** The facts of a question for a choice of the text. */
const askedBy = <Purpose>(scope: Scope, player: PlayerId, purpose: Purpose) =>
  ({ rule: "mag:704.3.2.2", player, about: getQuestionSource(scope), purpose }) as const;

const pickOf = (scope: Scope, player: PlayerId, options: readonly Target[], bounds: CountBounds): PlayerQuestion =>
  createPickQuestion(askedBy(scope, player, "choose"), options, bounds);

/** Name under which a choice with a bounded sum is stored while it is incomplete; no card text uses this name. */
const BEGUN = "chosen so far";

/**
 * Chooses options one by one. Only options with which the sum can still meet its bound are offered. If the number in
 * the text cannot be reached, fewer options are chosen (103).
 */
function chooseWithin(
  game: Game,
  instruction: RunningInstruction<"choose">,
  summed: SummedOptions,
  bounds: CountBounds,
  end: (chosen: readonly Target[]) => void,
): void {
  const { effect, scope, at, stage, given } = instruction;
  const player = resolvePlayer(game, scope, effect.who);
  const before = stage === 0 ? undefined : scope.memory[BEGUN];
  const chosen = [
    ...(before !== undefined && "targets" in before ? before.targets : []),
    ...(given === null ? [] : getResponseTargets(given)),
  ];
  const picked = chosen.map((target) => summed.options.findIndex((option) => isSameTarget(option, target)));
  const min = mostPossible(summed, bounds);
  const next = summed.options.filter(
    (_option, index) => index > (picked.at(-1) ?? -1) && canMeetTotal(summed, [...picked, index], { ...bounds, min }),
  );
  const hasStopped = given !== null && getResponseTargets(given).length === 0;
  if (player === null || hasStopped || next.length === 0 || picked.length >= bounds.max) {
    end(chosen);
    return;
  }
  const isDone = picked.length >= min && meetsTotal(summed, picked);
  const options = effect.how === "random" ? sampleItems(game.state.random, next, 1) : next;
  storeValue(game, at, BEGUN, { targets: chosen });
  askPlayer(
    game,
    createStageFrame(instruction, stage + 1),
    pickOf(scope, player, options, { min: isDone && effect.how !== "random" ? 0 : 1, max: 1 }),
  );
}

/**
 * The least number to choose. If the bound cannot be met with it, the highest lower number with which the bound can be
 * met.
 */
function mostPossible(summed: SummedOptions, { min }: CountBounds): number {
  for (let count = min; count > 0; count -= 1) if (canMeetTotal(summed, [], { min: count, max: count })) return count;
  return 0;
}

/** Asks for a number; negative numbers are never offered (203.3). */
function runChooseNumber(game: Game, instruction: RunningInstruction<"chooseNumber">): void {
  const { effect, scope, at, frame, given } = instruction;
  if (given !== null) {
    storeValue(game, at, effect.store, { number: getResponseNumber(given) });
    return;
  }
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  const min = Math.max(0, evaluateAmount(game, scope, effect.min));
  const max = Math.max(min, evaluateAmount(game, scope, effect.max));
  const asked = { rule: "mag:203.3", player, about: getQuestionSource(scope), purpose: effect.of ?? "choose" } as const;
  askPlayer(game, frame, createNumberQuestion(asked, { min, max }));
}

/** Asks for a color, stored as its index in `COLORS` (212.1). */
function runChooseColor(game: Game, { effect, scope, at, frame, given }: RunningInstruction<"chooseColor">): void {
  if (given !== null) {
    storeValue(game, at, effect.store, { number: getResponseNumber(given) });
    return;
  }
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  const asked = { rule: "mag:212.1", player, about: getQuestionSource(scope), purpose: "color" } as const;
  askPlayer(game, frame, createOptionQuestion(asked, COLOR_OPTIONS));
}

const COLOR_OPTIONS = COLORS.map((color) => ({ color }));

/** Asks for the name of a card of this game, stored as the index of the card. Tokens are no cards (206.2). */
function runChooseName(game: Game, { effect, scope, at, frame, given }: RunningInstruction<"chooseName">): void {
  const named = [...game.cards.indexOf.values()].filter((card) => !getCardDefinition(game.cards, card).token);
  if (given !== null) {
    storeValue(game, at, effect.store, { number: named[getResponseNumber(given)] ?? 0 });
    return;
  }
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  const options = named.map((card) => ({ card }));
  const asked = { rule: "mag:207.1", player, about: getQuestionSource(scope), purpose: "name" } as const;
  askPlayer(game, frame, createOptionQuestion(asked, options));
}

/** Name under which modes are stored while they are being chosen; no card text uses it. */
const MODES_BEGUN = "modes chosen so far";

/** Asks for the number of modes, and then for one after the other; they are carried out in the order written. */
/** Modes of which anything can be done (house:46), or all if nothing can be done of any. */
function openModes(game: Game, scope: Scope, modes: readonly (readonly Effect[])[]): readonly number[] {
  const possible = [...modes.keys()].filter((mode) => canDoInstruction(game, scope, modes[mode]?.[0], canUse));
  return possible.length > 0 ? possible : [...modes.keys()];
}

function runChooseMode(game: Game, instruction: RunningInstruction<"chooseMode">): void {
  const { effect, scope, at, stage, given } = instruction;
  const { modes, choose = 1, again = false } = effect;
  const player = resolvePlayer(game, scope, effect.who);
  const open = openModes(game, scope, modes);
  if (player === null || open.length === 0) return;
  const about = getQuestionSource(scope);
  if (given === null) {
    const bounds = computeCountBounds(game, scope, choose, again ? MAX_CHOSEN_MODES : open.length);
    storeValue(game, at, MODES_BEGUN, { modes: [] });
    const asked = createStageFrame(instruction, 0);
    askPlayer(game, asked, createNumberQuestion({ rule: "mag:704.3.2.2", player, about, purpose: "choose" }, bounds));
    return;
  }
  const stored = scope.memory[MODES_BEGUN];
  const begun = stored !== undefined && "modes" in stored ? stored.modes : [];
  const count = stage === 0 ? getResponseNumber(given) : stage;
  const mode = stage === 0 ? undefined : getNextModes(open, begun, count, again)[getResponseNumber(given)];
  const picked = mode === undefined ? begun : [...begun, mode];
  if (picked.length >= count) {
    for (const one of [...picked].reverse()) pushProgram(game, modes[one] ?? [], at);
    return;
  }
  storeValue(game, at, MODES_BEGUN, { modes: picked });
  const options = getNextModes(open, picked, count, again).map((one) => ({
    mode: one,
    card: scope.card,
    ability: scope.ability,
  }));
  const asked = createStageFrame(instruction, count);
  askPlayer(game, asked, createOptionQuestion({ rule: "mag:704.3.2.2", player, about, purpose: "mode" }, options));
}

/**
 * Asks whether to do something optional. If the effect is impossible, or a price that cannot be paid in full, the
 * answer is no without a question (house:46).
 */
function runMay(game: Game, instruction: RunningInstruction<"may">): void {
  const { effect, scope, at, frame, given } = instruction;
  const price = priceOf(effect);
  if (given !== null) {
    if (getResponseNumber(given) === 0) pushProgram(game, effect.then, at, price);
    else pushProgram(game, effect.otherwise ?? [], at);
    return;
  }
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) return;
  const [first] = effect.then;
  const can =
    price > 0
      ? canPayPrice(game, scope, effect.then.slice(0, price), canUse)
      : canDoInstruction(game, scope, first, canUse);
  if (!can) {
    pushProgram(game, effect.otherwise ?? [], at);
    return;
  }
  askPlayer(game, frame, createMayQuestion({ rule: "mag:704.3.2.2", player, about: getQuestionSource(scope) }));
}

/**
 * Number of instructions that form the price. It is the number that the text states; otherwise 1 plus the choices
 * before the instruction, if it buys something or declining has a cost; otherwise 0.
 */
function priceOf({ then: all, otherwise = [], price: told }: RunningInstruction<"may">["effect"]): number {
  if (told !== undefined) return told;
  const chosen = all.findIndex((effect) => effect.do !== "choose");
  const price = chosen < 0 ? all.length : chosen + 1;
  return price < all.length || otherwise.length > 0 ? price : 0;
}
