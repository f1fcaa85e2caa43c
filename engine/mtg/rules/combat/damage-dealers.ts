import type { Attacker } from "../../model/combat";
import { getOpponent, type InstanceId, type PlayerId, type Target } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { MtgRef } from "../../model/ref";
import type { Game } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { getPower, hasKeyword, hasType } from "../continuous/characteristics";

/** A creature that deals combat damage in a step, and the ways to divide its damage. */
export type DamageDealer = {
  readonly id: InstanceId;
  readonly amount: number;
  /** The player who divides the damage, and the rule that says so. */
  readonly player: PlayerId;
  readonly rule: MtgRef;
  /** The creatures among which it is divided. */
  readonly among: readonly GameObject[];
  /** The recipient if nothing blocks, or of the excess damage of a trampling attacker; `null` if there is none. */
  readonly beyond: Target | null;
};

/**
 * Returns the creatures that deal damage in a step. In the first of two steps they have first or double strike. In the
 * second step they have double strike or have not dealt damage yet. Attackers come before blockers, and creatures
 * without trample before those with trample, so that their damage counts toward lethal damage (A.27.6). Tapped
 * creatures deal damage, too.
 * @rule mtg-6e:C.1.7, mtg-6e:C.5.2, mtg-6e:C.5.9, mtg-6e:C.5.r1, mtg-6e:A.7.9, mtg-6e:A.15.2, mtg-6e:A.15.3
 * @rule mtg-6e:A.15.5, mtg-6e:A.27.6, mtg-8e:second-damage, mtg-house:4
 */
export function getDamageDealers(game: Game, first: boolean): readonly DamageDealer[] {
  const { combat, zones } = game.state;
  if (combat === null) return [];
  const there = <Fighter extends { readonly id: InstanceId }>(list: readonly Fighter[]) =>
    list.flatMap((fighter) => {
      const object = findPermanent(zones, fighter.id);
      return object !== null && dealsDamageInStep(game, object, first) ? [{ fighter, object }] : [];
    });
  const attackers = there(combat.attackers).map(({ fighter, object }) => createAttackingDealer(game, fighter, object));
  const blockers = there(combat.blockers).map(({ fighter, object }) =>
    createBlockingDealer(game, fighter.attackers, object),
  );
  const tramples = ({ among, beyond }: DamageDealer): boolean => among.length > 0 && beyond !== null;
  return [...attackers.filter((one) => !tramples(one)), ...attackers.filter(tramples), ...blockers];
}

function dealsDamageInStep(game: Game, object: GameObject, first: boolean): boolean {
  const twice = hasKeyword(game, object, "doubleStrike");
  if (first) return twice || hasKeyword(game, object, "firstStrike");
  return twice || game.state.combat?.dealtFirst.includes(object.id) !== true;
}

/**
 * Whether a creature of a group has banding on announcement, so that the group's player divides damage to the group.
 * @rule mtg-6e:A.7.11, mtg-6e:A.7.16, mtg-6e:A.7.r3
 */
const anyBands = (game: Game, group: readonly GameObject[]): boolean =>
  group.some((object) => hasKeyword(game, object, "banding"));

/**
 * Damage of an attacker: all of it to the player or permanent it attacks if it is unblocked, otherwise to its blockers.
 * If no blocker is left, it deals no damage unless it has trample. If a blocker has banding, the defending player
 * divides the damage.
 * @rule mtg-6e:C.5.3, mtg-6e:C.5.4, mtg-6e:C.4.8, mtg-6e:C.5.10, mtg-6e:C.5.r3, mtg-6e:A.7.12, mtg-6e:A.7.13, mtg-6e:A.7.r2, mtg-6e:A.27.4, mtg-6e:A.27.5, mtg-house:3
 */
function createAttackingDealer(game: Game, { id, target }: Attacker, object: GameObject): DamageDealer {
  const { combat, zones, active, era } = game.state;
  const blockers = (combat?.blockers ?? []).filter(({ attackers }) => attackers.includes(id));
  const among = blockers.flatMap((blocker) => findPermanent(zones, blocker.id) ?? []);
  const isBlocked = combat?.blocked.includes(id) === true;
  const reaches = !isBlocked || hasKeyword(game, object, "trample");
  const isShared = anyBands(game, among);
  return {
    id,
    amount: getPower(game, object),
    player: isShared ? getOpponent(active) : active,
    rule: isShared ? "mtg-6e:C.5.10" : DIVISION[era],
    among,
    beyond: reaches && isThere(game, target) ? target : null,
  };
}

/** The rule by which damage is divided among several creatures. */
const DIVISION = { "6e": "mtg-6e:C.5.4", "8e": "mtg-8e:combat-damage", mod: "mtg-house:3" } as const;

/** Whether the attacked player or permanent can still be dealt damage: a planeswalker or battle must not have left. */
function isThere(game: Game, target: Target): boolean {
  if ("player" in target) return true;
  const object = findPermanent(game.state.zones, target.instance);
  return object !== null && (hasType(game, object, "planeswalker") || hasType(game, object, "battle"));
}

/**
 * Damage of a blocker to the attackers that it blocks: several attackers if they are a band. If one of them has
 * banding, the attacking player divides the damage. Trample has no effect for a blocker.
 * @rule mtg-6e:C.5.5, mtg-6e:C.5.10, mtg-6e:A.7.12, mtg-6e:A.7.13, mtg-6e:A.27.2
 */
function createBlockingDealer(game: Game, attackers: readonly InstanceId[], object: GameObject): DamageDealer {
  const { zones, active } = game.state;
  const among = attackers.flatMap((attacker) => findPermanent(zones, attacker) ?? []);
  const isShared = anyBands(game, among);
  return {
    id: object.id,
    amount: getPower(game, object),
    player: isShared ? active : getOpponent(active),
    rule: isShared ? "mtg-6e:C.5.10" : "mtg-6e:C.5.5",
    among,
    beyond: null,
  };
}
