import { createTreeCompiler } from "../../../kernel/compile/compile-tree";
import { createArithmeticRows, createConditionRows, type Reader } from "../../../kernel/compile/readers";
import { countCounters, countSymbols, fromColorBits } from "../../model/card";
import { getOpponent, type PlayerId } from "../../model/ids";
import { copyScope, type Scope } from "../../model/scope";
import type { Amount, Condition, PlayerRef, RankedStat, Select } from "../../model/select";
import type { Game } from "../../model/state";
import { getAp, getCatalyst, getColorBits, getHp, getUseCost } from "./characteristics";
import { findMatchingHistory, getEventAmount } from "./event-patterns";
import { findKnownInstance, type KnownInstance } from "./known-instance";
import { compileSelect } from "./select";

/** Reads something from a game for an ability with this scope. */
type Read<Value> = Reader<Game, Scope, Value>;

/**
 * Returns the value of an amount at this moment, always a whole number (203.1). It may be negative; callers apply 203.3.
 * @rule mag:203.1, mag:203.2, mag:210.2, mag:211.3
 */
export const evaluateAmount = (game: Game, scope: Scope, amount: Amount): number =>
  typeof amount === "number" ? amount : compileAmount(amount)(game, scope);

/** Compiles an amount. An amount that may be a fraction specifies its rounding (203.2). */
export const compileAmount: (amount: Amount) => Read<number> = createTreeCompiler<
  Amount,
  "of" | "on" | "total" | "round" | "then" | "otherwise",
  Read<number>
>(
  {
    ...createArithmeticRows<Game, Scope, Amount, Condition>(
      (amount) => compileAmount(amount),
      (condition) => compileCondition(condition),
    ),
    count: ({ count }) => {
      const select = compileSelect(count);
      return (game, scope) => select(game, scope, true).length;
    },
    stat: ({ stat, of }) => total(of, STAT_READERS[stat]),
    counters: ({ counters, on }) => total(on, (_game, { instance }) => instance.counters?.[counters] ?? 0),
    anyCounters: ({ anyCounters }) => total(anyCounters, (_game, { instance }) => countCounters(instance)),
    most: ({ most, of }) => {
      const stats = compileStats(most, of);
      return (game, scope) => Math.max(0, ...stats(game, scope));
    },
    least: ({ least, of }) => {
      const stats = compileStats(least, of);
      return (game, scope) => leastOf(stats(game, scope));
    },
    // Number of different colors among the instances of a selection (212.1).
    colors: ({ colors }) => {
      const known = compileKnownInstances(colors);
      return (game, scope) => {
        const bits = known(game, scope).reduce((all, located) => all | getColorBits(game, located), 0);
        return fromColorBits(bits).length;
      };
    },
    life: ({ life }) => ofPlayer(life, "life"),
    usedThisTurn: ({ usedThisTurn }) => ofPlayer(usedThisTurn, "used"),
    stored:
      ({ stored }) =>
      (_game, scope) =>
        storedNumber(scope, stored),
    happened:
      ({ happened, total: isTotal }) =>
      (game, scope) => {
        const found = findMatchingHistory(game, scope, happened);
        return isTotal ? found.reduce((sum, { occurrence }) => sum + getEventAmount(occurrence), 0) : found.length;
      },
    event:
      ({ event }) =>
      (_game, scope) =>
        (event === "excess" ? scope.event?.excess : scope.event?.amount) ?? 0,
  },
  (number) => () => number,
);

const leastOf = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers));

/** Compiles a selection to its instances in their current state, or as they were last known (301.7). */
export function compileKnownInstances(of: Select): Read<readonly KnownInstance[]> {
  const select = compileSelect(of);
  return (game, scope) =>
    select(game, scope, true).flatMap((target) =>
      "instance" in target ? (findKnownInstance(game, target.instance) ?? []) : [],
    );
}

/** Returns the instances of a selection in their current state, or as they were last known (301.7). */
export const selectKnownInstances = (game: Game, scope: Scope, of: Select): readonly KnownInstance[] =>
  compileKnownInstances(of)(game, scope);

/** Compiles one numeric characteristic of each instance of a selection. */
export function compileStats(stat: RankedStat, of: Select): Read<readonly number[]> {
  const known = compileKnownInstances(of);
  return (game, scope) => known(game, scope).map((located) => STAT_READERS[stat](game, located));
}

// A separate function, because the compiler of the development server takes a call named `use…` inside a table for a
// React hook.
const costOf = (game: Game, located: KnownInstance): number => countSymbols(getUseCost(game, located));

/** Numeric characteristics of an instance (204.2, 221.2); costs are counted in symbols (210.2, 211.3). */
export const STAT_READERS: Readonly<
  Record<Extract<Amount, { stat: unknown }>["stat"], (game: Game, located: KnownInstance) => number>
> = {
  ap: (game, located) => getAp(game, located),
  hp: (game, located) => getHp(game, located),
  damage: (_game, { instance }) => instance.damage,
  useCost: costOf,
  catalyst: (game, located) => countSymbols(getCatalyst(game, located)),
};

function total(of: Select, value: (game: Game, located: KnownInstance) => number): Read<number> {
  const known = compileKnownInstances(of);
  return (game, scope) => known(game, scope).reduce((sum, located) => sum + value(game, located), 0);
}

function ofPlayer(ref: PlayerRef, what: "life" | "used"): Read<number> {
  const read = compilePlayer(ref);
  return (game, scope) => {
    const player = read(game, scope);
    return player === null ? 0 : game.state.players[player][what];
  };
}

function storedNumber({ memory }: Scope, name: string): number {
  const stored = memory[name];
  if (stored === undefined) return 0;
  if ("number" in stored) return stored.number;
  return "targets" in stored ? stored.targets.length : 0;
}

/** Returns whether a condition of a card text holds at this moment. */
export const evaluateCondition = (game: Game, scope: Scope, condition: Condition): boolean =>
  compileCondition(condition)(game, scope);

const compileCondition: (condition: Condition) => Read<boolean> = createTreeCompiler<
  Condition,
  "is" | "than",
  Read<boolean>
>(
  {
    ...createConditionRows<Game, Scope, Amount, Condition>(
      (amount) => compileAmount(amount),
      (condition) => compileCondition(condition),
    ),
    some: ({ some }) => isSome(some),
    turnOf: ({ turnOf }) => {
      const player = compilePlayer(turnOf);
      return (game, scope) => game.state.turnPlayer === player(game, scope);
    },
    phase:
      ({ phase }) =>
      ({ state }) =>
        state.phase === phase,
    inBattle:
      ({ inBattle }) =>
      ({ state }) =>
        (state.battle !== null) === inBattle,
    same: ({ same }) => {
      const [one, other] = [compilePlayer(same[0]), compilePlayer(same[1])];
      return (game, scope) => one(game, scope) === other(game, scope);
    },
    paid: () => (game, scope) => findKnownInstance(game, scope.source)?.instance.paid ?? false,
  },
  () => () => true,
);

/**
 * Compiles whether a selection refers to anything. A plain reference to an instance checks whether the instance is
 * still there. Conditions on its state, and stored results of an instruction, also cover instances that have left
 * (301.7).
 */
function isSome(some: Select): Read<boolean> {
  const select = compileSelect(some);
  if (some === "self" || "target" in some || "event" in some) {
    return (game, scope) => select(game, copyScope(scope, { became: {} }), false).length > 0;
  }
  return (game, scope) => select(game, scope, true).length > 0;
}

/**
 * Returns the player for a reference (223.1); `null` if it refers to an instance that has left.
 * @rule mag:223.1
 */
export const resolvePlayer = (game: Game, scope: Scope, ref: PlayerRef): PlayerId | null =>
  compilePlayer(ref)(game, scope);

/** Compiles a reference to a player (223.1). */
export const compilePlayer: (ref: PlayerRef) => Read<PlayerId | null> = createTreeCompiler<
  PlayerRef,
  never,
  Read<PlayerId | null>
>(
  {
    event: () => (_game, scope) => scope.event?.player ?? null,
    controllerOf: ({ controllerOf }) => playerThrough(controllerOf, "controller"),
    ownerOf: ({ ownerOf }) => playerThrough(ownerOf, "owner"),
  },
  (word) => PLAYER_WORDS[word],
);

const PLAYER_WORDS: Readonly<Record<Extract<PlayerRef, string>, Read<PlayerId>>> = {
  you: (_game, scope) => scope.controller,
  opponent: (_game, scope) => getOpponent(scope.controller),
  turnPlayer: (game) => game.state.turnPlayer,
};

function playerThrough(of: Select, which: "controller" | "owner"): Read<PlayerId | null> {
  const select = compileSelect(of);
  return (game, scope) => {
    const [target] = select(game, scope, true);
    if (target === undefined) return null;
    if ("player" in target) return target.player;
    return findKnownInstance(game, target.instance)?.instance[which] ?? null;
  };
}
