import type { EffectVerb } from "../../model/effect";
import * as choices from "./choices";
import type { EffectHandler } from "./effect-row";
import * as objects from "./objects";
import * as players from "./players";
import { put } from "./put";
import * as things from "./things";

/** Handlers of instructions by their verb. A verb without a handler does not compile. */
export const EFFECTS: { readonly [Do in EffectVerb]: EffectHandler<Do> } = {
  discard: choices.discard,
  may: choices.may,
  choose: choices.choose,
  addAnyMana: choices.addAnyMana,
  counter: things.counter,
  token: things.token,
  attach: things.attach,
  byHand: things.byHand,
  damage: objects.damage,
  destroy: objects.destroy,
  sacrifice: objects.sacrifice,
  return: objects.returnToHand,
  put,
  tap: objects.tap,
  untap: objects.untap,
  phaseOut: objects.phaseOut,
  regenerate: objects.regenerate,
  prevent: objects.prevent,
  putCounters: objects.putCounters,
  removeCounters: objects.removeCounters,
  change: objects.change,
  gainLife: players.gainLife,
  loseLife: players.loseLife,
  draw: players.draw,
  poison: players.poison,
  addMana: players.addMana,
  win: players.win,
  lose: players.lose,
  extraTurn: players.extraTurn,
  extraPhase: players.extraPhase,
  skip: players.skip,
  shuffle: players.shuffle,
  delay: players.delay,
  if: players.condition,
  eachPlayer: players.eachPlayer,
  repeat: players.repeat,
};
