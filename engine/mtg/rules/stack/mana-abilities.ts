import type { ActivatedAbility } from "../../model/ability";
import type { InstanceId, PlayerId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { PlayProblem } from "../../model/problem";
import type { Game } from "../../model/state";
import { permanentOf, permanents } from "../../model/zone";
import { characteristicsOf, hasKeyword, isForbidden, isType } from "../derive/read";
import { scopeOf } from "../derive/scope";
import { commit } from "../events/commit";
import { happen } from "../events/happen";
import { runBodies } from "./bodies";

/** An activated ability of a permanent, by its place among the abilities that the permanent has now. */
function activatedAt(game: Game, object: GameObject, index: number): ActivatedAbility | null {
  const ability = characteristicsOf(game, object).abilities[index];
  return ability?.type === "activated" ? ability : null;
}

/** Mana abilities of a player's permanents that can be played now, each with its place. */
export const manaAbilities = (game: Game, player: PlayerId): readonly { instance: InstanceId; ability: number }[] =>
  permanents(game.state.zones).flatMap(({ id }) => {
    const object = permanentOf(game.state.zones, id);
    if (object === null) return [];
    return characteristicsOf(game, object).abilities.flatMap((ability, index) =>
      ability.type === "activated" && ability.mana && whyNotMana(game, player, id, index).length === 0
        ? [{ instance: id, ability: index }]
        : [],
    );
  });

/** All reasons against playing a mana ability; none if it may be played (A.6.3). */
export function whyNotMana(game: Game, player: PlayerId, instance: InstanceId, index: number): readonly PlayProblem[] {
  const object = permanentOf(game.state.zones, instance);
  const ability = object === null ? null : activatedAt(game, object, index);
  if (object === null || ability === null || ability.mana !== true) {
    return [{ code: "NO_ABILITY", rule: "mtg-6e:A.6.1", player }];
  }
  const problems: PlayProblem[] = [];
  if (characteristicsOf(game, object).controller !== player) {
    problems.push({ code: "NOT_YOURS", rule: "mtg-6e:A.2.5", player });
  }
  if (isForbidden(game, object, "activate")) {
    problems.push({ code: "FORBIDDEN", rule: "mtg-6e:T.8.13", player, by: null });
  }
  return [...problems, ...whyNotCost(game, player, object, ability)];
}

/** Parts of a cost that cannot be paid. Only tapping and life are paid here. */
function whyNotCost(
  game: Game,
  player: PlayerId,
  object: GameObject,
  { cost }: ActivatedAbility,
): readonly PlayProblem[] {
  const problems: PlayProblem[] = [];
  if (cost.tap === true && object.tapped) problems.push({ code: "IS_TAPPED", rule: "mtg-6e:A.2.3", player });
  const isSick = isType(game, object, "creature") && !object.settled && !hasKeyword(game, object, "haste");
  if (cost.tap === true && isSick) problems.push({ code: "SUMMONING_SICK", rule: "mtg-6e:G.37.2", player });
  return problems;
}

/** Plays a mana ability: its cost is paid, and it resolves at once without the stack (A.6.2). */
export function playMana(game: Game, player: PlayerId, instance: InstanceId, index: number): void {
  const object = permanentOf(game.state.zones, instance);
  const ability = object === null ? null : activatedAt(game, object, index);
  if (object === null || ability === null) throw new Error(`Object ${instance} has no ability ${index}`);
  runBodies(game, scopeOf(object, player), "modes" in ability ? ability.modes.slice(0, 1) : [ability]);
  commit(game, [{ type: "activated", rule: "mtg-6e:A.6.2", instance, player }]);
  if (ability.cost.tap === true) {
    happen(game, [{ type: "tapped", rule: "mtg-6e:A.6.8", instance, forMana: true }]);
  }
}
