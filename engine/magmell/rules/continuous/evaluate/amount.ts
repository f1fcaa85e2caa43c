import { symbolCount } from "../../../model/card";
import type { Scope } from "../../../model/scope";
import type { Amount, Select } from "../../../model/select";
import type { Game } from "../../../model/state";
import type { RuleRef } from "../../../rulebook";
import { apOf, catalystOf, hpOf, useCostOf } from "../read";
import { playerOf } from "./player-of";
import { select } from "./select";
import { lastSeen, type Thing } from "./thing";

export const NUMBERS: readonly RuleRef[] = ["mag:203.1", "mag:203.2", "mag:210.2", "mag:211.3"];

/** A number that a text speaks of, as it is at this moment; always whole (203.1). It may be negative (203.3 is for whoever uses it). */
export function amountOf(game: Game, scope: Scope, amount: Amount): number {
  if (typeof amount === "number") return amount;
  const value = (inner: Amount): number => amountOf(game, scope, inner);
  if ("count" in amount) return select(game, scope, amount.count).length;
  if ("stat" in amount) return summed(game, scope, amount.of, (thing) => STATS[amount.stat](game, thing));
  if ("counters" in amount) {
    return summed(game, scope, amount.on, ({ instance }) => instance.counters?.[amount.counters] ?? 0);
  }
  if ("life" in amount) return ofPlayer(game, scope, amount.life, "life");
  if ("usedThisTurn" in amount) return ofPlayer(game, scope, amount.usedThisTurn, "used");
  if ("stored" in amount) return storedNumber(scope, amount.stored);
  if ("event" in amount) return scope.event?.amount ?? 0;
  if ("sum" in amount) return amount.sum.reduce<number>((total, part) => total + value(part), 0);
  if ("product" in amount) return value(amount.product[0]) * value(amount.product[1]);
  if ("minus" in amount) return value(amount.minus[0]) - value(amount.minus[1]);
  if ("highest" in amount) return Math.max(0, ...amount.highest.map(value));
  if ("lowest" in amount) return Math.min(...amount.lowest.map(value));
  const half = value(amount.half) / 2;
  // 203.2: whatever may come out uneven says how it is rounded.
  return amount.round === "up" ? Math.ceil(half) : Math.floor(half);
}

// A function of its own: one within the table that calls a `use…` is taken for a hook by the compiler of the dev server.
const costOf = (game: Game, thing: Thing): number => symbolCount(useCostOf(game, thing));

/** The values that belong to one instance (204.2, 221.2); costs as numbers (210.2, 211.3). */
export const STATS: Readonly<Record<Extract<Amount, { stat: unknown }>["stat"], (game: Game, thing: Thing) => number>> =
  {
    ap: (game, thing) => apOf(game, thing),
    hp: (game, thing) => hpOf(game, thing),
    damage: (_game, { instance }) => instance.damage,
    useCost: costOf,
    catalyst: (game, thing) => symbolCount(catalystOf(game, thing)),
  };

function summed(game: Game, scope: Scope, of: Select, value: (thing: Thing) => number): number {
  let total = 0;
  for (const target of select(game, scope, of, true)) {
    const thing = "instance" in target ? lastSeen(game, target.instance) : null;
    if (thing !== null) total += value(thing);
  }
  return total;
}

function ofPlayer(game: Game, scope: Scope, ref: Parameters<typeof playerOf>[2], what: "life" | "used"): number {
  const player = playerOf(game, scope, ref);
  return player === null ? 0 : game.state.players[player][what];
}

function storedNumber({ memory }: Scope, name: string): number {
  const stored = memory[name];
  if (stored === undefined) return 0;
  return "number" in stored ? stored.number : stored.targets.length;
}
