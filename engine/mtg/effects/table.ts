import type { EffectVerb } from "../model/effect";
import * as choices from "./choices";
import type { EffectHandler } from "./effect-handler";
import * as objects from "./objects";
import * as players from "./players";
import { putEffect } from "./put";
import * as things from "./things";

/** Handlers of instructions by their verb. A verb without a handler does not compile. */
export const EFFECT_HANDLERS: { readonly [Do in EffectVerb]: EffectHandler<Do> } = {
  discard: choices.discardEffect,
  may: choices.mayEffect,
  choose: choices.chooseEffect,
  addAnyMana: choices.addAnyManaEffect,
  counter: things.counterEffect,
  token: things.tokenEffect,
  attach: things.attachEffect,
  byHand: things.byHandEffect,
  damage: objects.damageEffect,
  destroy: objects.destroyEffect,
  sacrifice: objects.sacrificeEffect,
  return: objects.returnToHandEffect,
  put: putEffect,
  tap: objects.tapEffect,
  untap: objects.untapEffect,
  phaseOut: objects.phaseOutEffect,
  regenerate: objects.regenerateEffect,
  prevent: objects.preventEffect,
  putCounters: objects.putCountersEffect,
  removeCounters: objects.removeCountersEffect,
  change: objects.changeEffect,
  gainLife: players.gainLifeEffect,
  loseLife: players.loseLifeEffect,
  draw: players.drawEffect,
  poison: players.poisonEffect,
  addMana: players.addManaEffect,
  win: players.winEffect,
  lose: players.loseEffect,
  extraTurn: players.extraTurnEffect,
  extraPhase: players.extraPhaseEffect,
  skip: players.skipEffect,
  shuffle: players.shuffleEffect,
  delay: players.delayEffect,
  if: players.conditionEffect,
  eachPlayer: players.eachPlayerEffect,
  repeat: players.repeatEffect,
};
