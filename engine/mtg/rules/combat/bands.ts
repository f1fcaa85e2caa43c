import { copyWith } from "../../../kernel/copy-with";
import { getResponseInstances } from "../../../kernel/question";
import type { Attacker } from "../../model/combat";
import { type InstanceId, isSameTarget } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { PlayProblem } from "../../model/problem";
import type { Game } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { hasKeyword } from "../continuous/characteristics";
import { type AskQuestion, createObjectPick, toQuestionSource } from "./run-declaration";

const hasBanding = (game: Game, object: GameObject): boolean => hasKeyword(game, object, "banding");

/**
 * Returns attackers with their bands, or `null` while a question is open. The members of a band attack the same player
 * or permanent: any number of creatures with banding, and at most one without. Each creature with banding that is not
 * yet in a band may form one.
 * @rule mtg-6e:A.7.3, mtg-6e:A.7.4, mtg-6e:A.7.5, mtg-6e:A.7.10
 */
export function formBands(game: Game, ask: AskQuestion, attackers: readonly Attacker[]): readonly Attacker[] | null {
  const bands = new Map<InstanceId, number>();
  const declined = new Set<InstanceId>();
  for (const leader of attackers) {
    const object = findPermanent(game.state.zones, leader.id);
    if (object === null || !hasBanding(game, object) || bands.has(leader.id)) continue;
    declined.add(leader.id);
    const free = attackers.filter(
      ({ id, target }) => !bands.has(id) && !declined.has(id) && isSameTarget(target, leader.target),
    );
    const members = bandWith(game, ask, object, free);
    if (members === null) return null;
    if (members.length === 0) continue;
    const number = new Set(bands.values()).size + 1;
    for (const id of [leader.id, ...members]) bands.set(id, number);
  }
  return attackers.map((attacker) => copyWith(attacker, { band: bands.get(attacker.id) ?? null }));
}

/** The attackers that join one with banding; `null` while that is being asked. */
function bandWith(
  game: Game,
  ask: AskQuestion,
  leader: GameObject,
  free: readonly Attacker[],
): readonly InstanceId[] | null {
  const objects = free.flatMap(({ id }) => findPermanent(game.state.zones, id) ?? []);
  const alike = objects.filter((object) => hasBanding(game, object));
  const others = objects.filter((object) => !hasBanding(game, object));
  if (objects.length === 0) return [];
  const question = createObjectPick(
    { rule: "mtg-6e:A.7.4", player: game.state.active, about: toQuestionSource(leader), purpose: "band" },
    [...alike, ...others],
  );
  const given = ask(copyWith(question, { max: alike.length + Math.min(1, others.length) }));
  return given === null ? null : getResponseInstances(given);
}

/** Returns the reason against a second creature without banding in a band; empty if the creature may join. */
export function getBandProblems(game: Game, members: readonly InstanceId[], id: InstanceId): readonly PlayProblem[] {
  const without = [...members, id].filter((member) => {
    const object = findPermanent(game.state.zones, member);
    return object !== null && !hasBanding(game, object);
  });
  return without.length > 1 ? [{ code: "BAND_FULL", rule: "mtg-6e:A.7.4", player: game.state.active }] : [];
}
