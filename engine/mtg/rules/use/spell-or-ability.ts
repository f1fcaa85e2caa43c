import type { BodyOrModes, Cost, TargetSpec, TotalCost } from "../../model/ability";
import { type ManaCost, ZERO_MANA_COST } from "../../model/mana";
import type { GameObject } from "../../model/object";
import { type AnnouncedChoices, NO_ANNOUNCED_CHOICES, type Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findObject } from "../../model/zone";
import { getCharacteristics } from "../continuous/characteristics";
import { findUnmetTargets, getAuraTargetSpec, type TargetingContext } from "../targeting/legal-targets";
import { getChosenBodies, getSpellBody } from "./bodies";
import { getCostIncrease } from "./spell-changes";
import { createStackScope } from "./stack-scope";
import { computeTotalCost } from "./total-cost";

/** A spell or ability during announcement or resolution: its texts, its costs and its references. */
export type SpellOrAbility = {
  readonly body: BodyOrModes;
  readonly costs: readonly Cost[];
  /** The mana cost of a spell; `null` for abilities, whose mana cost is among `costs`. */
  readonly mana: ManaCost | null;
  readonly aiming: TargetingContext;
  /** The object to which the costs refer. */
  readonly source: GameObject | null;
};

/**
 * Returns a card as a spell, already cast or not. The player who casts it controls the spell and its effects (G.2.1).
 * @rule mtg-6e:G.5.r1
 */
export function interpretSpell(game: Game, object: GameObject, controller: 0 | 1): SpellOrAbility {
  const seen = getCharacteristics(game, object);
  const { costs, body } = getSpellBody(seen.abilities);
  const aura = getAuraTargetSpec(game, object);
  const scope: Scope = {
    source: object.id,
    card: object.card,
    controller,
    event: null,
    aim: object.aim ?? NO_ANNOUNCED_CHOICES,
    memory: {},
  };
  return {
    body: aura === null ? body : { targets: [aura], effects: [] },
    costs,
    mana: seen.cost ?? ZERO_MANA_COST,
    aiming: { scope, instance: object.id },
    source: object,
  };
}

/** Returns an ability on the stack; `null` if it has no text and thus no effect. */
export function interpretStackAbility(game: Game, object: GameObject): SpellOrAbility | null {
  const { thing } = object;
  if (thing === null || !("ability" in thing) || thing.ability === null) return null;
  const { ability } = thing;
  return {
    body: ability,
    costs: ability.type === "activated" ? [ability.cost] : [],
    mana: null,
    aiming: { scope: createStackScope(object, thing), instance: object.id },
    source: thing.source === null ? null : (findObject(game.state.zones, thing.source)?.object ?? null),
  };
}

/** Returns the spell or ability for any object on the stack; `null` if it has no text. */
export const interpretStackObject = (game: Game, object: GameObject): SpellOrAbility | null =>
  object.thing === null
    ? interpretSpell(game, object, getCharacteristics(game, object).controller)
    : interpretStackAbility(game, object);

/** Returns the words "target" of a spell or ability with the chosen modes. */
export const getTargetSpecs = ({ body }: SpellOrAbility, aim: Pick<AnnouncedChoices, "modes">): readonly TargetSpec[] =>
  getChosenBodies(body, aim).flatMap(({ targets = [] }) => targets);

/**
 * Returns the total cost of a spell or ability: its mana cost with the value of X, its other costs, and changes by
 * effects.
 * @rule mtg-6e:K.18.1, mtg-6e:K.20.3, mtg-6e:K.20.4, mtg-6e:K.20.r2, mtg-6e:K.27.r1
 */
export const getTotalCost = (game: Game, { aiming, costs, mana, source }: SpellOrAbility, x: number): TotalCost =>
  computeTotalCost(game, aiming.scope, costs, {
    mana,
    x,
    more: mana === null || source === null ? 0 : getCostIncrease(game, source),
  });

/** Returns whether a value of X must be chosen (T.4.2.c). */
export const hasX = ({ mana, costs }: SpellOrAbility): boolean =>
  (mana?.x ?? 0) > 0 || costs.some((cost) => (cost.mana?.x ?? 0) > 0);

/**
 * Returns the indices of modes that can be chosen: those with legal targets for all of their words "target".
 * @rule mtg-6e:G.24.4
 */
export function getLegalModes(game: Game, { body, aiming }: SpellOrAbility): readonly number[] {
  if (!("modes" in body)) return [];
  return body.modes.flatMap(({ targets = [] }, mode) =>
    findUnmetTargets(game, aiming, targets).length === 0 ? [mode] : [],
  );
}
