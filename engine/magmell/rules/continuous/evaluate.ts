import { countCounters, countSymbols, fromColorBits } from "../../model/card";
import { getOpponent, type PlayerId } from "../../model/ids";
import type { Scope } from "../../model/scope";
import type { Amount, ComparisonOperator, Condition, PlayerRef, RankedStat, Select } from "../../model/select";
import type { Game } from "../../model/state";
import { getAp, getCatalyst, getColorBits, getHp, getUseCost } from "./characteristics";
import { findMatchingHistory, getEventAmount } from "./event-patterns";
import { findKnownInstance, type KnownInstance } from "./known-instance";
import { selectTargets } from "./select";

/**
 * Returns the value of an amount at this moment, always a whole number (203.1). It may be negative; callers apply 203.3.
 * @rule mag:203.1, mag:203.2, mag:210.2, mag:211.3
 */
export function evaluateAmount(game: Game, scope: Scope, amount: Amount): number {
  if (typeof amount === "number") return amount;
  const value = (inner: Amount): number => evaluateAmount(game, scope, inner);
  if ("count" in amount) return selectTargets(game, scope, amount.count, true).length;
  if ("stat" in amount) return summed(game, scope, amount.of, (located) => STAT_READERS[amount.stat](game, located));
  if ("counters" in amount) {
    return summed(game, scope, amount.on, ({ instance }) => instance.counters?.[amount.counters] ?? 0);
  }
  if ("anyCounters" in amount)
    return summed(game, scope, amount.anyCounters, ({ instance }) => countCounters(instance));
  if ("most" in amount) return Math.max(0, ...evaluateStats(game, scope, amount.most, amount.of));
  if ("least" in amount) return leastOf(evaluateStats(game, scope, amount.least, amount.of));
  if ("colors" in amount) return colorsAmong(game, scope, amount.colors);
  if ("life" in amount) return ofPlayer(game, scope, amount.life, "life");
  if ("usedThisTurn" in amount) return ofPlayer(game, scope, amount.usedThisTurn, "used");
  if ("stored" in amount) return storedNumber(scope, amount.stored);
  if ("happened" in amount) return ofHistory(game, scope, amount);
  if ("event" in amount) return (amount.event === "excess" ? scope.event?.excess : scope.event?.amount) ?? 0;
  if ("sum" in amount) return amount.sum.reduce<number>((total, part) => total + value(part), 0);
  if ("product" in amount) return value(amount.product[0]) * value(amount.product[1]);
  if ("minus" in amount) return value(amount.minus[0]) - value(amount.minus[1]);
  if ("highest" in amount) return Math.max(0, ...amount.highest.map(value));
  if ("lowest" in amount) return Math.min(...amount.lowest.map(value));
  if ("if" in amount) return value(evaluateCondition(game, scope, amount.if) ? amount.then : amount.otherwise);
  if ("difference" in amount) return Math.abs(value(amount.difference[0]) - value(amount.difference[1]));
  const [of, by] = "half" in amount ? [amount.half, 2] : amount.quotient;
  // Amounts that may be uneven say how they are rounded (203.2).
  return value(by) > 0 ? rounded(value(of) / value(by), amount.round) : 0;
}

const rounded = (number: number, round: "up" | "down"): number =>
  round === "up" ? Math.ceil(number) : Math.floor(number);

const leastOf = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers));

/** Returns the instances of a selection as they are, or as they were last known (301.7). */
export const selectKnownInstances = (game: Game, scope: Scope, of: Select): readonly KnownInstance[] =>
  selectTargets(game, scope, of, true).flatMap((target) =>
    "instance" in target ? (findKnownInstance(game, target.instance) ?? []) : [],
  );

/** Returns a number of each instance of a selection. */
export const evaluateStats = (game: Game, scope: Scope, stat: RankedStat, of: Select): readonly number[] =>
  selectKnownInstances(game, scope, of).map((located) => STAT_READERS[stat](game, located));

/** Number of different colours among the instances of a selection (212.1). */
function colorsAmong(game: Game, scope: Scope, of: Select): number {
  const bits = selectKnownInstances(game, scope, of).reduce((all, located) => all | getColorBits(game, located), 0);
  return fromColorBits(bits).length;
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

function summed(game: Game, scope: Scope, of: Select, value: (located: KnownInstance) => number): number {
  return selectKnownInstances(game, scope, of).reduce((total, located) => total + value(located), 0);
}

function ofHistory(game: Game, scope: Scope, { happened, total }: Extract<Amount, { happened: unknown }>): number {
  const found = findMatchingHistory(game, scope, happened);
  return total ? found.reduce((sum, { occurrence }) => sum + getEventAmount(occurrence), 0) : found.length;
}

function ofPlayer(game: Game, scope: Scope, ref: Parameters<typeof resolvePlayer>[2], what: "life" | "used"): number {
  const player = resolvePlayer(game, scope, ref);
  return player === null ? 0 : game.state.players[player][what];
}

function storedNumber({ memory }: Scope, name: string): number {
  const stored = memory[name];
  if (stored === undefined) return 0;
  if ("number" in stored) return stored.number;
  return "targets" in stored ? stored.targets.length : 0;
}

/** Returns whether a condition of a card text holds at this moment. */
export function evaluateCondition(game: Game, scope: Scope, condition: Condition): boolean {
  if ("amount" in condition) {
    return matchesComparison(
      evaluateAmount(game, scope, condition.amount),
      condition.is,
      evaluateAmount(game, scope, condition.than),
    );
  }
  if ("some" in condition) return isSome(game, scope, condition.some);
  if ("turnOf" in condition) return game.state.turnPlayer === resolvePlayer(game, scope, condition.turnOf);
  if ("phase" in condition) return game.state.phase === condition.phase;
  if ("inBattle" in condition) return (game.state.battle !== null) === condition.inBattle;
  if ("same" in condition)
    return resolvePlayer(game, scope, condition.same[0]) === resolvePlayer(game, scope, condition.same[1]);
  if ("every" in condition) return condition.every.every((part) => evaluateCondition(game, scope, part));
  if ("either" in condition) return condition.either.some((part) => evaluateCondition(game, scope, part));
  if ("paid" in condition) return findKnownInstance(game, scope.source)?.instance.paid ?? false;
  return !evaluateCondition(game, scope, condition.not);
}

/**
 * Whether a selection refers to anything. A bare reference to an instance asks whether it is still there; what is asked
 * about its state, and what an instruction has stored, is read of what has left too (301.7).
 */
function isSome(game: Game, scope: Scope, some: Select): boolean {
  if (some === "self" || "target" in some || "event" in some) {
    return selectTargets(game, { ...scope, became: {} }, some).length > 0;
  }
  return selectTargets(game, scope, some, true).length > 0;
}

/**
 * Returns the player that a reference stands for (223.1); `null` if it goes through an instance that is not there.
 * @rule mag:223.1
 */
export function resolvePlayer(game: Game, scope: Scope, ref: PlayerRef): PlayerId | null {
  switch (ref) {
    case "you":
      return scope.controller;
    case "opponent":
      return getOpponent(scope.controller);
    case "turnPlayer":
      return game.state.turnPlayer;
  }
  if ("event" in ref) return scope.event?.player ?? null;
  if ("controllerOf" in ref) return playerThrough(game, scope, ref.controllerOf, "controller");
  return playerThrough(game, scope, ref.ownerOf, "owner");
}

function playerThrough(game: Game, scope: Scope, of: Select, which: "controller" | "owner"): PlayerId | null {
  const [target] = selectTargets(game, scope, of, true);
  if (target === undefined) return null;
  if ("player" in target) return target.player;
  return findKnownInstance(game, target.instance)?.instance[which] ?? null;
}

/** Returns the result of a comparison of two numbers. */
export function matchesComparison(one: number, is: ComparisonOperator, other: number): boolean {
  switch (is) {
    case "=":
      return one === other;
    case "!=":
      return one !== other;
    case "<":
      return one < other;
    case "<=":
      return one <= other;
    case ">":
      return one > other;
    case ">=":
      return one >= other;
  }
}
