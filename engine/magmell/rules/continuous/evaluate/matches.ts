import { COLOR_BITS, COLORS, type Color } from "../../../model/card";
import { factsAt } from "../../../model/cards";
import { nameKey } from "../../../model/name";
import type { Scope } from "../../../model/scope";
import type { Compare, Filter } from "../../../model/select";
import type { Game } from "../../../model/state";
import { colorsOf, hidesItsFace, kindOf, timingOf } from "../read";
import { amountOf, STATS } from "./amount";
import { compare } from "./compare";
import { playerOf } from "./player-of";
import { select } from "./select";
import { sideOf, type Thing } from "./thing";

type Test<Key extends keyof Filter> = (
  game: Game,
  scope: Scope,
  thing: Thing,
  want: NonNullable<Filter[Key]>,
) => boolean;

/** One row for each condition. Face-down stones have no information to fit (219.6.2). */
const TESTS: { readonly [Key in keyof Required<Filter>]: Test<Key> } = {
  kind: (game, _scope, thing, want) => {
    const kind = kindOf(game, thing);
    return kind !== null && (typeof want === "string" ? want === kind : want.includes(kind));
  },
  color: (game, _scope, thing, want) => (colorsOf(game, thing) & COLOR_BITS[want]) !== 0,
  storedColor: (game, scope, thing, want) => {
    const color = storedColor(scope, want);
    return color !== null && (colorsOf(game, thing) & COLOR_BITS[color]) !== 0;
  },
  colorless: (game, _scope, thing, want) => (colorsOf(game, thing) === 0) === want,
  name: ({ cards }, _scope, thing, want) =>
    !hidesItsFace(thing) && !thing.instance.isAbility && factsAt(cards, thing.instance.card).key === keyOf(want),
  whose: (game, scope, thing, want) => sideOf(thing) === playerOf(game, scope, want),
  timing: (game, _scope, thing, want) => timingOf(game, thing) === want,
  token: (_game, _scope, { instance }, want) => instance.isToken === want,
  card: (_game, _scope, { instance }, want) => (!instance.isAbility && !instance.isToken) === want,
  rested: (_game, _scope, { instance }, want) => instance.rested === want,
  faceDown: (_game, _scope, { instance }, want) => instance.faceDown === want,
  other: (_game, scope, { instance }, want) => (instance.id !== scope.source) === want,
  among: (game, scope, { instance }, want) =>
    select(game, scope, want, true).some((target) => "instance" in target && target.instance === instance.id),
  ap: (game, scope, thing, want) => stat("ap", game, scope, thing, want),
  hp: (game, scope, thing, want) => stat("hp", game, scope, thing, want),
  useCost: (game, scope, thing, want) => !hidesItsFace(thing) && stat("useCost", game, scope, thing, want),
  catalyst: (game, scope, thing, want) => !hidesItsFace(thing) && stat("catalyst", game, scope, thing, want),
  damage: (game, scope, thing, want) => stat("damage", game, scope, thing, want),
  counters: (game, scope, { instance }, want) =>
    compare(instance.counters?.[want.name] ?? 0, want.is, amountOf(game, scope, want.than)),
  // 701.3.1.2: from the attack step on; before it nothing is attacked yet.
  battling: ({ state: { battle } }, _scope, { instance }, want) => {
    const target = battle?.target ?? null;
    const isAttacked = target !== null && "instance" in target && target.instance === instance.id;
    return (target !== null && (isAttacked || battle?.attacker === instance.id)) === want;
  },
  not: (game, scope, thing, want) => !matches(game, scope, thing, want),
  any: (game, scope, thing, want) => want.some((filter) => matches(game, scope, thing, filter)),
};

/** The keys of names that texts mention: there are few, and they are asked for again and again. */
const keys = new Map<string, string>();
function keyOf(name: string): string {
  const known = keys.get(name) ?? nameKey(name);
  keys.set(name, known);
  return known;
}

const stat = (which: "ap" | "hp" | "useCost" | "catalyst" | "damage", ...[game, scope, thing, want]: StatArguments) =>
  compare(STATS[which](game, thing), want.is, amountOf(game, scope, want.than));
type StatArguments = readonly [Game, Scope, Thing, Compare];

/** Whether an instance fits every condition of a filter. */
export function matches(game: Game, scope: Scope, thing: Thing, filter: Filter): boolean {
  for (const key in filter) {
    const want = filter[key as keyof Filter];
    if (want === undefined) continue;
    const test = TESTS[key as keyof Filter] as Test<keyof Filter>;
    if (!test(game, scope, thing, want)) return false;
  }
  return true;
}

/** The colour that an instruction stored: its place in the order of 212.1. */
function storedColor({ memory }: Scope, name: string): Color | null {
  const stored = memory[name];
  return stored !== undefined && "number" in stored ? (COLORS[stored.number] ?? null) : null;
}
