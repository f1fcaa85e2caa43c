import type { ContinuousChange } from "../../model/ability";
import type { GameObject } from "../../model/object";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { createAbilityMemo, listBoard } from "../continuous/board-memo";
import { getCharacteristics } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { evaluateAmount, evaluateCondition } from "../continuous/evaluate";
import { indexAbilities } from "../continuous/index-abilities";
import { matchesFilter } from "../continuous/matches-filter";

/** The changes accepted by `asks` that static abilities of permanents make to a card while it is cast. */
function changesTo(
  game: Game,
  spell: GameObject,
  asks: (change: ContinuousChange) => boolean,
): readonly { readonly change: ContinuousChange; readonly scope: Scope }[] {
  return listGeneralStatics(game).flatMap(({ ability, all, scope }) => {
    if (!ability.changes.some(asks)) return [];
    if (ability.while !== undefined && !evaluateCondition(game, scope, ability.while)) return [];
    if (!matchesFilter(game, scope, spell, getCharacteristics(game, spell), all)) return [];
    return ability.changes.filter(asks).map((change) => ({ change, scope }));
  });
}

/** Static abilities of permanents that change all objects of a sort. */
const listGeneralStatics = createAbilityMemo((game) =>
  listBoard(game).flatMap(({ object, seen, abilities }) =>
    abilities.static.flatMap(({ ability }) => {
      const { affects } = ability;
      if (typeof affects !== "object" || !("all" in affects)) return [];
      return [{ ability, all: affects.all, scope: createScope(object, seen.controller) }];
    }),
  ),
);

/**
 * Returns the generic mana that effects add to the cost of a spell; negative if they reduce it (K.20.1).
 * @rule mtg-6e:K.20.1
 */
export const getCostIncrease = (game: Game, spell: GameObject): number =>
  changesTo(game, spell, (change) => "costsMore" in change).reduce(
    (sum, { change, scope }) => sum + ("costsMore" in change ? evaluateAmount(game, scope, change.costsMore) : 0),
    0,
  );

/**
 * Returns the scope of an effect that forbids casting or countering a spell; `null` if there is none (T.4.12, T.8.13).
 * It may be an effect of a permanent, or of the card itself: on the stack, or in the hand if it concerns casting.
 * @rule mtg-6e:A.3.4
 */
export function findSpellProhibition(game: Game, spell: GameObject, act: "cast" | "beCountered"): Scope | null {
  const { abilities, controller } = getCharacteristics(game, spell);
  const scope = createScope(spell, controller);
  const own = indexAbilities(abilities).static.some(
    ({ ability }) =>
      (ability.zone === "stack" || (ability.zone === "hand" && act === "cast")) &&
      (ability.while === undefined || evaluateCondition(game, scope, ability.while)) &&
      ability.changes.some((change) => "cannot" in change && change.cannot === act),
  );
  if (own) return scope;
  return changesTo(game, spell, (change) => "cannot" in change && change.cannot === act)[0]?.scope ?? null;
}
