import type { ContinuousChange } from "../../model/ability";
import type { GameObject } from "../../model/object";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { getPermanents } from "../../model/zone";
import { getCharacteristics } from "../continuous/characteristics";
import { createScope } from "../continuous/create-scope";
import { evaluateAmount, evaluateCondition } from "../continuous/evaluate";
import { matchesFilter } from "../continuous/matches-filter";

/** Changes that static abilities of permanents make to a card while it is cast. */
function changesTo(
  game: Game,
  spell: GameObject,
): readonly { readonly change: ContinuousChange; readonly scope: Scope }[] {
  const seen = getCharacteristics(game, spell);
  return getPermanents(game.state.zones).flatMap((object) => {
    const { abilities, controller } = getCharacteristics(game, object);
    return abilities.flatMap((ability) => {
      if (ability.type !== "static" || typeof ability.affects !== "object" || !("all" in ability.affects)) return [];
      const scope = createScope(object, controller);
      if (ability.while !== undefined && !evaluateCondition(game, scope, ability.while)) return [];
      if (!matchesFilter(game, scope, spell, seen, ability.affects.all)) return [];
      return ability.changes.map((change) => ({ change, scope }));
    });
  });
}

/** Returns generic mana that effects add to what a spell costs, or take away (K.20.1). @rule mtg-6e:K.20.1 */
export const getCostIncrease = (game: Game, spell: GameObject): number =>
  changesTo(game, spell).reduce(
    (sum, { change, scope }) => sum + ("costsMore" in change ? evaluateAmount(game, scope, change.costsMore) : 0),
    0,
  );

/**
 * Returns the effect that forbids an act to a spell: one of a permanent, or one of the card itself that works on the stack, or
 * for casting in the hand; `null` if none does (T.4.12, T.8.13).
 *
 * @rule mtg-6e:A.3.4
 */
export function findSpellProhibition(game: Game, spell: GameObject, act: "cast" | "beCountered"): Scope | null {
  const { abilities, controller } = getCharacteristics(game, spell);
  const scope = createScope(spell, controller);
  const own = abilities.some(
    (ability) =>
      ability.type === "static" &&
      (ability.zone === "stack" || (ability.zone === "hand" && act === "cast")) &&
      (ability.while === undefined || evaluateCondition(game, scope, ability.while)) &&
      ability.changes.some((change) => "cannot" in change && change.cannot === act),
  );
  if (own) return scope;
  return changesTo(game, spell).find(({ change }) => "cannot" in change && change.cannot === act)?.scope ?? null;
}
