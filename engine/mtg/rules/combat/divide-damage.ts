import { createNumberQuestion, getResponseNumber } from "../../../kernel/question";
import type { InstanceId } from "../../model/ids";
import type { GameObject } from "../../model/object";
import type { DamageShare } from "../../model/stack";
import type { Game } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { getToughness } from "../continuous/characteristics";
import type { DamageDealer } from "./damage-dealers";
import { type AskQuestion, toQuestionSource } from "./run-declaration";

/**
 * Returns the division of a creature's damage, one number per recipient; `null` while a number is missing. The damage
 * may be divided in any way, even beyond lethal damage. A trampling attacker's excess damage goes to the player or
 * permanent it attacks, but only if every blocker has lethal damage.
 * @rule mtg-6e:C.5.4, mtg-6e:C.5.5, mtg-6e:C.5.r2, mtg-6e:A.7.14, mtg-6e:A.7.15, mtg-6e:A.27.3, mtg-6e:A.27.7
 * @rule mtg-6e:A.27.r1
 */
export function divideDamage(
  game: Game,
  ask: AskQuestion,
  { id, amount, player, rule, among, beyond }: DamageDealer,
  assignedTo: (target: InstanceId) => number,
): readonly DamageShare[] | null {
  const dealer = findPermanent(game.state.zones, id);
  const shares: DamageShare[] = [];
  let left = amount;
  let areLethal = beyond !== null;
  for (const [index, object] of among.entries()) {
    const target = { instance: object.id };
    const lethal = lethalDamage(game, object, assignedTo(object.id));
    const isLast = index === among.length - 1;
    const least = isLast ? Math.min(left, areLethal ? lethal : left) : 0;
    const about = dealer === null ? null : toQuestionSource(dealer);
    const given =
      least === left
        ? { number: left }
        : ask(createNumberQuestion({ rule, player, about, purpose: "divide" }, { min: least, max: left }, target));
    if (given === null) return null;
    const share = getResponseNumber(given);
    shares.push({ source: id, target, amount: share });
    areLethal &&= share >= lethal;
    left -= share;
  }
  if (left > 0 && beyond !== null) shares.push({ source: id, target: beyond, amount: left });
  return shares;
}

/**
 * Damage that is still needed for lethal damage to a blocker, which equals its toughness. Prevention, and whether less
 * damage would destroy it, do not matter.
 * @rule mtg-6e:A.27.3, mtg-6e:A.27.6, mtg-6e:A.27.9, mtg-6e:A.27.r2, mtg-house:31
 */
const lethalDamage = (game: Game, object: GameObject, assigned: number): number =>
  Math.max(0, getToughness(game, object) - object.damage - assigned);
