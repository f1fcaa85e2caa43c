import { createPickQuestion, toTargets } from "../../kernel/question";
import { sampleItems } from "../../kernel/random";
import type { PlayerId, Target } from "../model/ids";
import type { Game } from "../model/state";
import { askPlayer, getResponseTargets } from "../rules/ask-player";
import { computeCountBounds } from "../rules/continuous/count-bounds";
import { getQuestionSource } from "../rules/continuous/create-scope";
import { resolvePlayer } from "../rules/continuous/evaluate";
import { matchesFilter } from "../rules/continuous/filters";
import { locateTarget, selectTargets } from "../rules/continuous/select";
import { createMoveEvent } from "../rules/events/move-event";
import { proposeEvents } from "../rules/events/propose-events";
import { storeAffected } from "../rules/events/scopes";
import { type EffectHandlers, getMemorySlot, isPriceInstruction, type RunningInstruction } from "./instruction";

/**
 * Discarding from the hand to the dust (233). The owner of the cards chooses unless the text says otherwise (233.2).
 */
export const DISCARD_EFFECT_HANDLERS: EffectHandlers<"discard" | "discardThese"> = {
  discard: { rules: ["mag:233.1", "mag:233.2", "mag:233.3"], run: runDiscard },
  discardThese: { rules: ["mag:233.1", "mag:104"], run: runDiscardThese },
};

function runDiscard(game: Game, instruction: RunningInstruction<"discard">): void {
  const { effect, scope, frame, given } = instruction;
  const player = resolvePlayer(game, scope, effect.who);
  if (player === null) {
    storeAffected(game, getMemorySlot(instruction.at, effect.store), []);
    return;
  }
  if (given !== null) {
    discard(game, instruction, player, getResponseTargets(given));
    return;
  }
  const fitting = fittingCards(game, instruction, player);
  if (effect.count === "all") {
    discard(game, instruction, player, fitting);
    return;
  }
  const { min, max } = computeCountBounds(game, scope, effect.count, fitting.length, isPriceInstruction(frame) ? 1 : 0);
  if (effect.how === "random") {
    discard(game, instruction, player, sampleItems(game.state.random, fitting, max));
    return;
  }
  const chooser = resolvePlayer(game, scope, effect.by ?? effect.who) ?? player;
  const asked = { rule: "mag:233.2", player: chooser, about: getQuestionSource(scope), purpose: "discard" } as const;
  askPlayer(game, frame, createPickQuestion(asked, fitting, { min, max }));
}

function fittingCards(
  game: Game,
  { effect, scope }: RunningInstruction<"discard">,
  player: PlayerId,
): readonly Target[] {
  const { where } = effect;
  const hand = game.state.zones.hand[player];
  if (where === undefined) return toTargets(hand);
  return toTargets(hand.filter((instance) => matchesFilter(game, scope, { zone: "hand", player, instance }, where)));
}

function discard(
  game: Game,
  { at, effect }: RunningInstruction<"discard">,
  player: PlayerId,
  cards: readonly Target[],
): void {
  const events = cards.map((target) => {
    const instance = game.state.zones.hand[player].find(({ id }) => "instance" in target && id === target.instance);
    if (instance === undefined) return null;
    return createMoveEvent(game, { zone: "hand", player, instance }, "dust", { cause: "discard", rule: "mag:233.1" });
  });
  proposeEvents(game, events, getMemorySlot(at, effect.store));
}

/** Discards stored cards, limited to those still in a hand (233.1). */
function runDiscardThese(game: Game, { at, effect, scope }: RunningInstruction<"discardThese">): void {
  const events = selectTargets(game, scope, effect.what).map((target) => {
    const place = locateTarget(game, target);
    return place?.zone === "hand"
      ? createMoveEvent(game, place, "dust", { cause: "discard", rule: "mag:233.1" })
      : null;
  });
  proposeEvents(game, events, getMemorySlot(at, effect.store));
}
