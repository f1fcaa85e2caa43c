import type { RestrictableAction } from "../../model/ability";
import type { RuleChange } from "../../model/characteristics";
import type { QuestionSource } from "../../model/choice";
import type { GameObject } from "../../model/object";
import type { Game } from "../../model/state";
import { getCharacteristics, hasKeyword } from "../continuous/characteristics";

/** The object behind an effect; `null` if none is. */
const sourceOf = ({ scope: { source, card } }: RuleChange): QuestionSource | null =>
  source === null ? null : { instance: source, card };

/** Returns the source of the first change on a creature for which `is` returns true; `undefined` if there is none. */
export function findChangeSource(
  game: Game,
  object: GameObject,
  is: (change: RuleChange["change"]) => boolean,
): QuestionSource | null | undefined {
  const found = getCharacteristics(game, object).rules.find(({ change }) => is(change));
  return found === undefined ? undefined : sourceOf(found);
}

/** Returns the source of an effect that forbids a creature to attack or block at all; `undefined` if there is none. */
export function findProhibition(game: Game, object: GameObject, act: Extract<RestrictableAction, "attack" | "block">) {
  // A creature with defender is forbidden to attack by itself.
  if (act === "attack" && hasKeyword(game, object, "defender")) return { instance: object.id, card: object.card };
  return findChangeSource(game, object, (change) => "cannot" in change && change.cannot === act && !change.where);
}
