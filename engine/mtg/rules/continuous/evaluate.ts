import { createTreeCompiler } from "../../../kernel/compile/compile-tree";
import { createArithmeticRows, createConditionRows, type Reader } from "../../../kernel/compile/readers";
import type { InstanceId, Target } from "../../model/ids";
import { getManaValue } from "../../model/mana";
import type { Amount, Condition, Select } from "../../model/select";
import type { Scope } from "../../model/stack";
import type { Game } from "../../model/state";
import { findObject, getPermanents, getZoneObjects, type LocatedObject } from "../../model/zone";
import { findCharacteristics } from "./characteristics";
import {
  clampToZero,
  getAttachedTarget,
  getObjectManaValue,
  matchesFilterNow,
  resolvePlayer,
  resolvePlayers,
} from "./matches-filter";

type Read<Value> = Reader<Game, Scope, Value>;

/** Returns the row of a branch that is read as it stands. */
const read =
  <Tree, Value>(get: (tree: Tree, game: Game, scope: Scope) => Value) =>
  (tree: Tree): Read<Value> =>
  (game, scope) =>
    get(tree, game, scope);

/**
 * Returns the players and objects that a selection refers to now. Objects that have left their zone are not included
 * (Z.1.3).
 */
export const selectTargets = (game: Game, scope: Scope, select: Select): readonly Target[] =>
  compileSelect(select)(game, scope);

const compileSelect = createTreeCompiler<Select, "zone" | "whose", Read<readonly Target[]>>(
  {
    target: read(({ target }, game, { aim }) => here(game, aim.targets[target] ?? [])),
    stored: read(({ stored }, game, { memory }) => {
      const value = memory[stored];
      return value !== undefined && "targets" in value ? here(game, value.targets) : [];
    }),
    event: read(({ event }, game, scope) => here(game, ofEvent(scope, event))),
    player: read(({ player: ref }, game, scope) => resolvePlayers(game, scope, ref).map((player) => ({ player }))),
    all: read((select, game, scope) => all(game, scope, select)),
  },
  (word) => {
    if (word !== "self" && word !== "attached") return rejectWord(word);
    return (game, { source }) => {
      const target = source === null ? null : word === "self" ? { instance: source } : getAttachedTarget(game, source);
      return target === null ? [] : here(game, [target]);
    };
  },
);

/** Throws for a word that the language does not have. */
function rejectWord(word: unknown): never {
  throw new Error(`No ability can read ${JSON.stringify(word)}`);
}

function ofEvent({ event }: Scope, part: "subject" | "source"): readonly Target[] {
  if (event === null) return [];
  if (part === "subject") return event.subject === null ? [] : [event.subject];
  return event.source === null ? [] : [{ instance: event.source }];
}

/**
 * Targets that are still in their zone. Phased-out permanents are not included.
 * @rule mtg-6e:G.27.1, mtg-6e:G.27.r3, mtg-6e:A.5.4, mtg-6e:Z.1.3, mtg-6e:Z.1.r3
 */
const here = ({ state }: Game, targets: readonly Target[]): readonly Target[] =>
  targets.filter((target) => {
    if ("player" in target) return true;
    const place = findObject(state.zones, target.instance);
    return place !== null && place.zone !== "phasedOut" && !place.object.phasedOut;
  });

function all(game: Game, scope: Scope, select: Extract<Select, { readonly all: unknown }>): readonly Target[] {
  const { zone = "battlefield", whose } = select;
  const { zones } = game.state;
  const player = whose === undefined ? null : resolvePlayer(game, scope, whose);
  const lists =
    zone === "battlefield"
      ? getPermanents(zones)
      : player === null
        ? [...new Set([...getZoneObjects(zones, zone, 0), ...getZoneObjects(zones, zone, 1)])]
        : getZoneObjects(zones, zone, player);
  return lists
    .filter((object) => matchesFilterNow(game, scope, object, select.all))
    .filter(({ id, owner }) => {
      if (whose === undefined) return true;
      return zone === "battlefield" || zone === "stack"
        ? findCharacteristics(game, id)?.controller === player
        : owner === player;
    })
    .map(({ id }) => ({ instance: id }));
}

/** Returns the objects of a selection with their locations. */
export const selectObjects = (game: Game, scope: Scope, select: Select): readonly LocatedObject[] =>
  selectTargets(game, scope, select).flatMap((target) => {
    const place = "instance" in target ? findObject(game.state.zones, target.instance) : null;
    return place === null ? [] : [place];
  });

/**
 * Returns the current value of an amount. It reads the source of an ability in its current or last known state during
 * resolution, and not an earlier state.
 * @rule mtg-6e:T.6.7, mtg-6e:K.6.6, mtg-6e:K.6.r3
 * @rule mtg-6e:G.19.7, mtg-6e:G.19.r1, mtg-6e:G.32.1, mtg-6e:G.32.2, mtg-6e:G.32.3, mtg-6e:T.6.8, mtg-6e:T.6.r1
 * @rule mtg-6e:A.2.7, mtg-6e:A.4.6
 */
export const evaluateAmount = (game: Game, scope: Scope, amount: Amount): number =>
  typeof amount === "number" ? amount : compileAmount(amount)(game, scope);

const compileAmount: (amount: Amount) => Read<number> = createTreeCompiler<Amount, "of" | "on" | "round", Read<number>>(
  {
    ...createArithmeticRows<Game, Scope, Amount, Condition>(
      (amount) => compileAmount(amount),
      (condition) => compileCondition(condition),
    ),
    count: read(({ count }, game, scope) => selectTargets(game, scope, count).length),
    stat: read(({ stat: name, of }, game, scope) => sum(instances(game, scope, of), (id) => stat(game, id, name))),
    counters: read(({ counters, on }, game, scope) =>
      sum(selectObjects(game, scope, on), ({ object }) => object.counters?.[counters] ?? 0),
    ),
    // Less than no life counts as none except where it changes (G.19.7).
    life: read(({ life }, game, scope) =>
      sum(resolvePlayers(game, scope, life), (player) => clampToZero(game.state.players[player].life)),
    ),
    handOf: read(({ handOf }, game, scope) =>
      sum(resolvePlayers(game, scope, handOf), (player) => game.state.zones.hand[player].length),
    ),
    stored: read(({ stored }, _game, { memory }) => {
      const value = memory[stored];
      return value === undefined ? 0 : "number" in value ? value.number : value.targets.length;
    }),
    event: read((_amount, _game, { event }) => event?.amount ?? 0),
  },
  (word) => {
    if (typeof word === "number") return () => word;
    return word === "x" ? (_game, { aim }) => aim.x : rejectWord(word);
  },
);

const sum = <Item>(list: readonly Item[], number: (item: Item) => number): number =>
  list.reduce((total, item) => total + number(item), 0);

/** Identities of a selection, including objects that have left, because their last known numbers are read (T.6.8). */
function instances(game: Game, scope: Scope, select: Select): readonly InstanceId[] {
  if (select === "self") return scope.source === null ? [] : [scope.source];
  if (typeof select === "object" && "target" in select) {
    return (scope.aim.targets[select.target] ?? []).flatMap((target) =>
      "instance" in target ? [target.instance] : [],
    );
  }
  if (typeof select === "object" && "event" in select && scope.event?.was != null) return [scope.event.was];
  return selectTargets(game, scope, select).flatMap((target) => ("instance" in target ? [target.instance] : []));
}

function stat(game: Game, id: InstanceId, name: "power" | "toughness" | "manaValue" | "damage"): number {
  const seen = findCharacteristics(game, id);
  if (seen === null) return 0;
  const object = findObject(game.state.zones, id)?.object ?? game.state.past[id]?.object;
  if (name === "manaValue")
    return object === undefined ? getManaValue(seen.cost) : getObjectManaValue(game, object, seen);
  return name === "damage" ? (object?.damage ?? 0) : clampToZero(seen[name]);
}

/** Returns whether a condition holds now. */
export const evaluateCondition = (game: Game, scope: Scope, condition: Condition): boolean =>
  compileCondition(condition)(game, scope);

const compileCondition: (condition: Condition) => Read<boolean> = createTreeCompiler<
  Condition,
  "is" | "than",
  Read<boolean>
>(
  {
    ...createConditionRows<Game, Scope, Amount, Condition>(compileAmount, (condition) => compileCondition(condition)),
    some: read(({ some }, game, scope) => selectTargets(game, scope, some).length > 0),
    turnOf: read(({ turnOf }, game, scope) => resolvePlayer(game, scope, turnOf) === game.state.active),
  },
  rejectWord,
);
