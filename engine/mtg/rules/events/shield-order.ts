import { createOrderingQuestion } from "../../../kernel/question";
import type { PickChoice } from "../../model/choice";
import type { DamageEvent, Event } from "../../model/event";
import type { FrameOf } from "../../model/frame";
import { type InstanceId, isSameTarget, type PlayerId, type Target } from "../../model/ids";
import type { Game } from "../../model/state";
import { findPermanent } from "../../model/zone";
import { getController } from "../continuous/characteristics";
import { getShields, shieldAppliesTo } from "./replace-events";

/** Sources of damage in the order in which shields apply to them, one list for each recipient. */
type Orders = FrameOf<"shielded">["orders"];

type UnorderedDamage = { readonly target: Target; readonly player: PlayerId; readonly sources: readonly InstanceId[] };

/**
 * Returns the recipients whose prevention shield covers only part of the damage from several sources, and for whom the
 * order in which it applies to the sources has not been chosen yet.
 */
export function findUnorderedDamage(game: Game, events: readonly Event[], orders: Orders): readonly UnorderedDamage[] {
  const damage = events.filter((event): event is DamageEvent => event.type === "damaged" && event.amount > 0);
  if (damage.length < 2) return [];
  const targets = damage.map(({ target }) => target);
  const each = targets.filter((target, index) => targets.findIndex((other) => isSameTarget(other, target)) === index);
  return each.flatMap((target): readonly UnorderedDamage[] => {
    if (orders.some((order) => isSameTarget(order.target, target))) return [];
    const player = playerOf(game, target);
    const own = damage.filter((event) => isSameTarget(event.target, target));
    const sources = prevented(game, target, own);
    return player === null || sources.length < 2 ? [] : [{ target, player, sources }];
  });
}

/** Sources of damage that a limited shield prevents only in part; empty if it prevents everything. */
function prevented(game: Game, target: Target, damage: readonly DamageEvent[]): readonly InstanceId[] {
  for (const shield of getShields(game, target) ?? []) {
    if (shield.kind !== "prevent" || shield.amount === null) continue;
    const met = damage.filter((event) => shieldAppliesTo(game, event, shield));
    const sources = [...new Set(met.flatMap(({ source }) => source ?? []))];
    if (sources.length > 1 && met.reduce((sum, { amount }) => sum + amount, 0) > shield.amount) return sources;
  }
  return [];
}

function playerOf(game: Game, target: Target): PlayerId | null {
  if ("player" in target) return target.player;
  const object = findPermanent(game.state.zones, target.instance);
  return object === null ? null : getController(game, object);
}

/** Returns the question for the order in which shields apply to the damage. */
export const createShieldQuestion = ({ player, sources }: UnorderedDamage): PickChoice =>
  createOrderingQuestion(
    { rule: "mtg-6e:G.11.3", player, about: null, purpose: "prevent" },
    sources.map((instance) => ({ instance })),
  );

/** Returns events with the damage to each recipient in the chosen order. */
export function sortDamage(events: readonly Event[], orders: Orders): readonly Event[] {
  const place = (event: Event): number => {
    if (event.type !== "damaged") return -1;
    const sources = orders.find(({ target }) => isSameTarget(target, event.target))?.sources ?? [];
    const found = event.source === null ? -1 : sources.indexOf(event.source);
    return found === -1 ? sources.length : found;
  };
  return events.toSorted((one, other) => place(one) - place(other));
}
