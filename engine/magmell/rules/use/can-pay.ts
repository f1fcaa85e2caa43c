import type { RestrictableAction } from "../../model/ability";
import { type CounterName, countCounters } from "../../model/card";
import type { Effect, EffectOf, EffectVerb } from "../../model/effect";
import type { Event } from "../../model/event";
import type { PlayerId, Target } from "../../model/ids";
import type { Instance } from "../../model/instance";
import { copyScope, type Scope } from "../../model/scope";
import type { PlayerRef, Select } from "../../model/select";
import type { Game } from "../../model/state";
import { type LocatedInstance, ZONES, type ZoneId } from "../../model/zone";
import { computeCountBounds } from "../continuous/count-bounds";
import { evaluateAmount, resolvePlayer } from "../continuous/evaluate";
import { matchesFilter } from "../continuous/filters";
import { locateSelected, locateTarget, selectTargets } from "../continuous/select";
import { canEventHappen, isActForbidden } from "../events/can-happen";
import { canEnterZone, DESTRUCTIBLE_ZONES } from "../events/move-event";
import { createPositionEvent, POSITION_EVENTS, type PositionVerb } from "../events/position-event";
import { getActors } from "../events/scopes";
import { canMeetTotal, createSummedOptions } from "../targeting/within-total";

/**
 * Returns whether a price can be paid in full now (house:46). Every instruction must change something, affect all of
 * its objects, and reach its number.
 */
export const canPayPrice = (game: Game, scope: Scope, price: readonly Effect[], canUse: UseTest = ANY_CARD): boolean =>
  price.every((effect, index) =>
    effect.do === "choose"
      ? finds(game, scope, effect, getPayableOptions(game, scope, price, index, canUse))
      : isOfChosen(effect, price.slice(0, index)) || isPossible(game, scope, effect, true, canUse),
  );

/**
 * Whether a player can use a card by an effect. A price of using a card does not ask it, because that would ask for its
 * own price.
 */
type UseTest = (game: Game, player: PlayerId, place: LocatedInstance, way: "free" | "effect") => boolean;
const ANY_CARD: UseTest = () => true;

/**
 * Returns whether an instruction can have any effect now, as far as possible (103, 304.2). A choice must have its
 * minimum number of options.
 */
export function canDoInstruction(game: Game, scope: Scope, effect: Effect | undefined, canUse: UseTest): boolean {
  if (effect === undefined) return true;
  if (effect.do !== "choose") return isPossible(game, scope, effect, false, canUse);
  return finds(game, scope, effect, selectTargets(game, scope, effect.from));
}

/** Whether a choice finds its number among some options, with a sum that meets its bound. */
function finds(game: Game, scope: Scope, choice: EffectOf<"choose">, options: readonly Target[]): boolean {
  const min = leastOf(game, scope, choice);
  if (options.length < min) return false;
  const { max } = computeCountBounds(game, scope, choice.count, options.length, 1);
  return (
    choice.total === undefined ||
    canMeetTotal(createSummedOptions(game, scope, options, choice.total), [], { min, max })
  );
}

/**
 * Returns the options of a price's choice at an index. If the next instruction refers to the choice, only options on
 * which it can be carried out are returned.
 */
export function getPayableOptions(
  game: Game,
  scope: Scope,
  price: readonly Effect[],
  index: number,
  canUse: UseTest = ANY_CARD,
): readonly Target[] {
  const choice = price[index];
  if (choice?.do !== "choose") return [];
  const next = price.slice(index + 1).find((effect) => isOfChosen(effect, [choice]));
  const options = selectTargets(game, scope, choice.from);
  if (next === undefined) return options;
  const chosen = (target: Target): Scope =>
    copyScope(scope, { memory: { ...scope.memory, [choice.store]: { targets: [target] } } });
  return options.filter((target) => isPossible(game, chosen(target), next, true, canUse));
}

/** The least number of options that a choice must have: the exact number, or 1 if the text leaves it open. */
function leastOf(game: Game, scope: Scope, { count }: EffectOf<"choose">): number {
  return computeCountBounds(game, scope, count, Number.POSITIVE_INFINITY, 1).min;
}

/** Whether the objects of an instruction are the stored result of some choices. */
function isOfChosen(effect: Effect, choices: readonly Effect[]): boolean {
  const named = namedIn(effect).flatMap((part) => (typeof part === "object" && "stored" in part ? [part.stored] : []));
  return choices.some((choice) => choice.do === "choose" && named.includes(choice.store));
}

/** Fields of an instruction that select its objects. */
const OBJECTS = ["what", "from", "on", "to", "among", "one", "other", "copy"] as const;

/** Selections of the objects of an instruction. In some verbs these fields contain the name of a zone instead. */
const namedIn = (effect: Effect): readonly Select[] =>
  OBJECTS.flatMap((key) => {
    const part = (effect as Partial<Record<string, unknown>>)[key];
    return part === "self" || (typeof part === "object" && part !== null) ? [part as Select] : [];
  });

/** Whether an instruction is possible. With `inFull` it must affect each of its objects in full number. */
function isPossible(game: Game, scope: Scope, effect: Effect, inFull: boolean, canUse: UseTest): boolean {
  const test = TESTS[effect.do] as ((...given: Parameters<typeof isPossible>) => boolean) | undefined;
  if (test !== undefined) return test(game, scope, effect, inFull, canUse);
  return namedIn(effect).every((part) => selectTargets(game, scope, part).length > 0);
}

type Test<Do extends EffectVerb> = (
  ...given: [game: Game, scope: Scope, effect: EffectOf<Do>, inFull: boolean, canUse: UseTest]
) => boolean;
type Tests = { readonly [Do in EffectVerb]?: Test<Do> };

/** Checks for verbs that need more than a selection with a result. */
const TESTS: Tests = {
  wake: turns("wake"),
  rest: turns("rest"),
  turnFaceUp: turns("turnFaceUp"),
  turnFaceDown: turns("turnFaceDown"),
  damage: (game, scope, { to }, inFull) =>
    reaches(game, scope, to, inFull, (target) => {
      const { source } = scope;
      return happens(game, scope, { type: "damaged", rule: "mag:221.2", target, amount: 1, source, inBattle: false });
    }),
  destroy: (game, scope, { what }, inFull) =>
    reachesPlaces(game, scope, what, inFull, ({ zone, instance: { id } }) => {
      return DESTRUCTIBLE_ZONES.includes(zone) && !isForbidden(game, scope, "beDestroyed", { instance: id });
    }),
  removeDamage: (game, scope, { from, amount }, inFull) =>
    reachesPlaces(game, scope, from, inFull, ({ instance: { damage } }) => {
      return damage >= (inFull && amount !== undefined ? Math.max(1, evaluateAmount(game, scope, amount)) : 1);
    }),
  control: (game, scope, { what, who }, inFull) =>
    reachesPlaces(game, scope, what, inFull, ({ zone, instance: { controller } }) => {
      return zone === "battleArea" && controller !== resolvePlayer(game, scope, who);
    }),
  return: (game, scope, { what, to = "hand" }, inFull) => moves(game, scope, what, to, inFull),
  put: (game, scope, { what, to }, inFull) => moves(game, scope, what, to, inFull),
  summon: (game, scope, { what }, inFull) => moves(game, scope, what, "battleArea", inFull),
  discard: canDiscard,
  discardThese: (game, scope, { what }, inFull) =>
    reachesPlaces(game, scope, what, inFull, ({ zone }) => zone === "hand"),
  negate: (game, scope, { what }, inFull) =>
    reachesPlaces(game, scope, what, inFull, ({ zone, instance: { id } }) => {
      return zone === "chant" && !isForbidden(game, scope, "beNegated", { instance: id });
    }),
  putCounters: (game, scope, { on, counter }, inFull) =>
    reaches(game, scope, on, inFull, (target) => {
      if ("player" in target) return false;
      return happens(game, scope, {
        type: "countersPut",
        rule: "mag:224.1",
        instance: target.instance,
        counter,
        count: 1,
      });
    }),
  removeCounters: (game, scope, { on, counter, count }, inFull) =>
    reachesPlaces(game, scope, on, inFull, ({ instance }) => {
      const least = inFull && count !== undefined && count !== "all" ? evaluateAmount(game, scope, count) : 1;
      return countersNamed(instance, counter) >= least;
    }),
  moveCounters: (game, scope, { from, to, counter, count }, inFull) => {
    const least = inFull && count !== "all" ? evaluateAmount(game, scope, count) : 1;
    const goals = selectTargets(game, scope, to);
    return reachesPlaces(game, scope, from, inFull, ({ instance: { id, counters } }) => {
      const elsewhere = goals.some((goal) => "instance" in goal && goal.instance !== id);
      return elsewhere && countersNamed({ counters }, counter) >= least;
    });
  },
  exchangeLife: (game, scope) => {
    const [first, second] = game.state.players;
    const player = first.life < second.life ? 0 : 1;
    const amount = Math.abs(first.life - second.life);
    return amount > 0 && happens(game, scope, { type: "lifeGained", rule: "mag:234.1", player, amount });
  },
  exchangeControl: (game, scope, { one, other }) => {
    const sides = [one, other].map((part) =>
      locateSelected(game, scope, part).find(({ zone }) => zone === "battleArea"),
    );
    const [first, second] = sides.map((place) => place?.instance.controller);
    return first !== undefined && second !== undefined && first !== second;
  },
  gainLife: (game, scope, { who, amount }) => {
    const player = resolvePlayer(game, scope, who);
    const gained = Math.max(1, evaluateAmount(game, scope, amount));
    return player !== null && happens(game, scope, { type: "lifeGained", rule: "mag:234.1", player, amount: gained });
  },
  setLife: (game, scope, { who, amount }) => {
    const player = resolvePlayer(game, scope, who);
    if (player === null) return false;
    const gained = evaluateAmount(game, scope, amount) - game.state.players[player].life;
    const event = { type: "lifeGained", rule: "house:21", player, amount: gained } as const;
    return gained < 0 || happens(game, scope, event);
  },
  draw: (game, scope, { who }) => mayDo(game, scope, "draw", who),
  search: (game, scope, { who }) => mayDo(game, scope, "search", who),
  use: (game, scope, { who, what, free }, inFull, canUse) => {
    const player = resolvePlayer(game, scope, who);
    if (player === null) return false;
    return reachesPlaces(game, scope, what, inFull, (place) => canUse(game, player, place, free ? "free" : "effect"));
  },
};

/** Number of counters of a name, or of all names for `"any"`. */
const countersNamed = (instance: Pick<Instance, "counters">, name: CounterName): number =>
  name === "any" ? countCounters(instance) : (instance.counters?.[name] ?? 0);

const happens = (game: Game, scope: Scope, event: Event): boolean =>
  canEventHappen(game, event, getActors(game, scope));
const isForbidden = (game: Game, scope: Scope, act: RestrictableAction, target: Target): boolean =>
  isActForbidden(game, getActors(game, scope), act, target);

function mayDo(game: Game, scope: Scope, act: RestrictableAction, who: PlayerRef): boolean {
  const player = resolvePlayer(game, scope, who);
  return player !== null && !isForbidden(game, scope, act, { player });
}

/** Whether the objects of a selection pass a test. With `inFull` each must pass; of “all” objects, one is enough. */
function reaches(game: Game, scope: Scope, what: Select, inFull: boolean, fits: (target: Target) => boolean): boolean {
  const named = selectTargets(game, scope, what);
  const able = named.filter(fits).length;
  return able > 0 && (!inFull || able === named.length || isOfAll(what));
}

const isOfAll = (what: Select): boolean =>
  typeof what === "object" && ("all" in what || ("where" in what && "of" in what && isOfAll(what.of)));

const reachesPlaces = (
  ...[game, scope, what, inFull, fits]: [Game, Scope, Select, boolean, (place: LocatedInstance) => boolean]
): boolean =>
  reaches(game, scope, what, inFull, (target) => {
    const place = locateTarget(game, target);
    return place !== null && fits(place);
  });

function turns(
  verb: PositionVerb,
): (game: Game, scope: Scope, effect: EffectOf<PositionVerb>, inFull: boolean) => boolean {
  const { zones } = POSITION_EVENTS[verb];
  return (game, scope, { what }, inFull) =>
    reachesPlaces(game, scope, what, inFull, ({ zone, instance: { id } }) => {
      return zones.includes(zone) && happens(game, scope, createPositionEvent(verb, id));
    });
}

const moves = (game: Game, scope: Scope, what: Select, to: ZoneId, inFull: boolean): boolean =>
  reachesPlaces(game, scope, what, inFull, (place) => {
    return canEnterZone(game, place, to) && (place.zone !== to || ZONES[to].ordered);
  });

/** Whether there are cards to discard (233.3); with `inFull`, as many as the text requires. */
function canDiscard(game: Game, scope: Scope, effect: EffectOf<"discard">, inFull: boolean): boolean {
  const { who, where, count } = effect;
  const player = resolvePlayer(game, scope, who);
  if (player === null) return false;
  const fitting = game.state.zones.hand[player].filter(
    (instance) => where === undefined || matchesFilter(game, scope, { zone: "hand", player, instance }, where),
  );
  if (!inFull || count === "all") return fitting.length > 0;
  return fitting.length >= computeCountBounds(game, scope, count, Number.POSITIVE_INFINITY, 1).min;
}
