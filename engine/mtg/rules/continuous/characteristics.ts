import type { RestrictableAction } from "../../model/ability";
import type { CardType } from "../../model/card";
import type { Characteristics, ContinuousEffects } from "../../model/characteristics";
import { getEraSwitch } from "../../model/era-switches";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { Keyword, SimpleKeyword } from "../../model/keyword";
import type { GameObject } from "../../model/object";
import type { Game } from "../../model/state";
import { findObject } from "../../model/zone";
import { computeContinuousEffects } from "./compute-continuous-effects";
import { getPrintedCharacteristics } from "./printed-characteristics";
import { recallEffects } from "./recall-effects";

/** Returns the result of all continuous effects in the current state. */
export function getContinuousEffects(game: Game): ContinuousEffects {
  game.continuous ??= recallEffects(game) ?? computeContinuousEffects(game);
  return game.continuous;
}

/**
 * Returns the current characteristics of an object: with all effects on the battlefield and the stack, as printed in
 * other zones. A card has its printed types in every zone.
 * @rule mtg-6e:K.2.r2, mtg-6e:K.5.7, mtg-6e:K.9.3
 */
export function getCharacteristics(game: Game, object: GameObject): Characteristics {
  return getContinuousEffects(game).objects.get(object.id) ?? getPrintedCharacteristics(game.cards, object);
}

/**
 * Returns the characteristics of an object by identity: current, or last known if it has left (T.6.8). Returns `null`
 * if it is unknown.
 */
export function findCharacteristics(game: Game, id: InstanceId): Characteristics | null {
  const place = findObject(game.state.zones, id);
  return place === null ? (game.state.past[id]?.seen ?? null) : getCharacteristics(game, place.object);
}

export const hasType = (game: Game, object: GameObject, type: CardType): boolean =>
  getCharacteristics(game, object).types.includes(type);

/** Returns the player who controls an object, including effects on control. */
export const getController = (game: Game, object: GameObject): PlayerId => getCharacteristics(game, object).controller;

/** Keywords that exist in an era. */
const EXISTS: Readonly<Partial<Record<SimpleKeyword, (game: Game) => boolean>>> = {
  doubleStrike: ({ state }) => getEraSwitch(state.era, "doubleStrike"),
};

/** Returns whether an object has a keyword that exists in the game's era. */
export const hasKeyword = (game: Game, object: GameObject, keyword: SimpleKeyword): boolean =>
  getCharacteristics(game, object).keywords.includes(keyword) && (EXISTS[keyword]?.(game) ?? true);

/** Returns the keywords of an object that have a parameter of this kind. */
export const getKeywordsWith = <Key extends "protectionFrom" | "rampage" | "landwalk" | "blockedOnlyBy">(
  game: Game,
  object: GameObject,
  key: Key,
): readonly Extract<Keyword, Readonly<Record<Key, unknown>>>[] =>
  getCharacteristics(game, object).keywords.filter(
    (keyword): keyword is Extract<Keyword, Readonly<Record<Key, unknown>>> =>
      typeof keyword === "object" && key in keyword,
  );

/**
 * Returns whether an effect forbids an act to an object, whatever the target of the act. A prohibition overrides every
 * permission or requirement, regardless of timestamps.
 * @rule mtg-6e:T.8.13, mtg-6e:T.8.13b, mtg-house:24
 */
export const isForbidden = (game: Game, object: GameObject, act: RestrictableAction): boolean =>
  getCharacteristics(game, object).rules.some(
    ({ change }) => "cannot" in change && change.cannot === act && change.where === undefined,
  );

/**
 * Returns the power of an object for use in the game. Negative power counts as 0, except when it is changed (K.10.3).
 */
export const getPower = (game: Game, object: GameObject): number => Math.max(0, getCharacteristics(game, object).power);
export const getToughness = (game: Game, object: GameObject): number => getCharacteristics(game, object).toughness;
