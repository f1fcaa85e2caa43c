import { createPickQuestion, toTargets } from "../../kernel/question";
import type { PlayerId, Target } from "../model/ids";
import { copyScope } from "../model/scope";
import type { Game } from "../model/state";
import { askPlayer, getResponseTargets } from "../rules/ask-player";
import { getQuestionSource } from "../rules/continuous/create-scope";
import { evaluateAmount, resolvePlayer } from "../rules/continuous/evaluate";
import { matchesFilter } from "../rules/continuous/filters";
import { applyEvent } from "../rules/events/apply-event";
import { isActForbidden } from "../rules/events/can-happen";
import { getActors, getScope, storeValue } from "../rules/events/scopes";
import type { EffectHandlers, RunningInstruction } from "./instruction";

/**
 * Searching a pile (230). The player may choose to find no card (230.3); the pile is shuffled when the resolution ends
 * (230.4).
 */
export const SEARCH_EFFECT_HANDLERS: EffectHandlers<"search"> = {
  search: { rules: ["mag:230.1", "mag:230.2", "mag:230.3", "mag:230.4"], run: runSearch },
};

function runSearch(game: Game, instruction: RunningInstruction<"search">): void {
  const { effect, scope, frame, given } = instruction;
  const who = resolvePlayer(game, scope, effect.who);
  const whose = resolvePlayer(game, scope, effect.whose ?? effect.who);
  if (who === null || whose === null) return;
  if (isActForbidden(game, getActors(game), "search", { player: who })) {
    storeValue(game, instruction.at, effect.store, { targets: [] });
    return;
  }
  if (given !== null) {
    found(game, instruction, who, getResponseTargets(given));
    return;
  }
  const range = rangeOf(game, instruction, whose);
  noteShuffle(game, instruction, whose, effect.top === undefined ? null : range.map(({ id }) => id));
  const fitting = range.filter((instance) => {
    const place = { zone: effect.zone, player: whose, instance };
    return effect.where === undefined || matchesFilter(game, scope, place, effect.where);
  });
  const max = Math.max(0, Math.min(fitting.length, evaluateAmount(game, scope, effect.count)));
  const asked = { rule: "mag:230.3", player: who, about: getQuestionSource(scope), purpose: "search" } as const;
  askPlayer(game, frame, createPickQuestion(asked, toTargets(fitting), { min: 0, max }));
}

/** The searched part of a pile, topmost card first: all of it, or a number of cards from the top. */
function rangeOf(game: Game, { effect, scope }: RunningInstruction<"search">, whose: PlayerId) {
  const pile = game.state.zones[effect.zone][whose];
  const count = effect.top === undefined ? pile.length : Math.max(0, evaluateAmount(game, scope, effect.top));
  return pile.slice(Math.max(0, pile.length - count)).reverse();
}

function noteShuffle(
  game: Game,
  { effect, at }: RunningInstruction<"search">,
  player: PlayerId,
  only: readonly number[] | null,
): void {
  if (effect.shuffle === false) return;
  const scope = getScope(game, at);
  const searched = [...scope.searched, { player, zone: effect.zone, only }];
  game.state.scopes[at] = copyScope(scope, { searched });
}

function found(
  game: Game,
  { effect, at }: RunningInstruction<"search">,
  player: PlayerId,
  targets: readonly Target[],
): void {
  applyEvent(game, { type: "searched", rule: "mag:230.1", player, zone: effect.zone, found: targets.length });
  storeValue(game, at, effect.store, { targets });
}
