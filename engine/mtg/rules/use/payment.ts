import { copyWith } from "../../../kernel/copy-with";
import { createWeakMemo } from "../../../kernel/weak-memo";
import {
  addMana,
  countMana,
  MANA_TYPES,
  type Mana,
  type ManaCost,
  type ManaOutcome,
  type ManaSource,
  NO_MANA,
  ZERO_MANA_COST,
} from "../../model/mana";

/** Available mana: the pool, the mana that sources can produce, and the life that may be paid for it. */
export type PaymentMeans = { readonly pool: Mana; readonly sources: readonly ManaSource[]; readonly life: number };

/** Mana of a cost that a pool lacks: the sum over all types and the generic part (G.17.1). */
function shortfall(pool: Mana, cost: ManaCost): number {
  const typed =
    lack(pool.w, cost.w) +
    lack(pool.u, cost.u) +
    lack(pool.b, cost.b) +
    lack(pool.r, cost.r) +
    lack(pool.g, cost.g) +
    lack(pool.c, cost.c);
  const rest = countMana(pool) - countMana(cost) + typed;
  return typed + lack(rest, cost.generic);
}

const lack = (has: number, needed: number): number => Math.max(0, needed - has);

/** Returns whether a pool alone pays a cost. */
export const canPayFromPool = (pool: Mana, cost: ManaCost): boolean =>
  countMana(pool) >= countMana(cost) + cost.generic && shortfall(pool, cost) === 0;

/** Sources with equal outcomes, and their number. */
type Kind = { readonly outcomes: readonly ManaOutcome[]; readonly count: number };

/** Outcomes as a text that is equal for equal ones, and the most mana among them. */
type OutcomeSummary = { readonly key: string; readonly most: number };

const summarize = createWeakMemo((outcomes: readonly ManaOutcome[]): OutcomeSummary => {
  const key = outcomes.map(({ mana, life }) => `${MANA_TYPES.map((type) => mana[type])}/${life}`).join();
  return { key, most: countMana(mostOf(outcomes)?.mana ?? NO_MANA) };
});

/** The most mana that a pool and sources can have together, regardless of costs. */
const countMost = ({ pool, sources }: PaymentMeans): number =>
  sources.reduce((sum, { outcomes }) => sum + summarize(outcomes).most, countMana(pool));

/** Whether a cost is within the most mana that there can be: `false` proves that it cannot be paid. */
const isWithinMeans = (means: PaymentMeans, cost: ManaCost): boolean =>
  countMost(means) >= countMana(cost) + cost.generic;

const groupByKind = createWeakMemo((sources: readonly ManaSource[]): readonly Kind[] => {
  const kinds = new Map<string, { outcomes: readonly ManaOutcome[]; count: number }>();
  for (const { outcomes } of sources) {
    const { key } = summarize(outcomes);
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { outcomes, count: 1 });
    else kind.count += 1;
  }
  return [...kinds.values()];
});

/**
 * Returns whether a cost can be paid from the pool and with the sources, each used at most once.
 *
 * @rule mtg-6e:G.6.4, mtg-6e:G.6.r4, mtg-6e:G.33.r2, mtg-6e:G.17.1
 */
export function canPayMana(means: PaymentMeans, cost: ManaCost): boolean {
  const { pool, sources, life } = means;
  if (canPayFromPool(pool, cost)) return true;
  return isWithinMeans(means, cost) && solve(pool, groupByKind(sources), life, cost);
}

/**
 * Tries sources for the first missing type of mana, one after another. When all types are paid, any mana may pay the
 * generic part.
 */
function solve(pool: Mana, kinds: readonly Kind[], life: number, cost: ManaCost): boolean {
  const type = MANA_TYPES.find((each) => cost[each] > pool[each]);
  if (type === undefined) return meetsGeneric(pool, kinds, life, cost);
  return kinds.some((kind, place) => {
    if (kind.count === 0) return false;
    const rest = kinds.map((other, index) => (index === place ? copyWith(other, { count: other.count - 1 }) : other));
    return kind.outcomes.some(
      ({ mana, life: price }) =>
        mana[type] > 0 && price <= life && solve(addMana(pool, mana), rest, life - price, cost),
    );
  });
}

/**
 * Whether the remaining sources can pay the generic part. Free sources are used first, then those that cost the least
 * life.
 */
function meetsGeneric(pool: Mana, kinds: readonly Kind[], life: number, cost: ManaCost): boolean {
  let missing = shortfall(pool, cost);
  let left = life;
  const best = kinds.flatMap(({ outcomes, count }) => {
    const free = mostOf(outcomes.filter(({ life: price }) => price === 0));
    const any = free ?? mostOf(outcomes);
    return any === null ? [] : Array.from({ length: count }, () => any);
  });
  for (const { mana, life: price } of best.toSorted((one, other) => one.life - other.life)) {
    if (missing <= 0) break;
    if (price > left) continue;
    left -= price;
    missing -= countMana(mana);
  }
  return missing <= 0;
}

const mostOf = (outcomes: readonly ManaOutcome[]): ManaOutcome | null =>
  outcomes.reduce<ManaOutcome | null>(
    (most, outcome) => (most === null || countMana(outcome.mana) > countMana(most.mana) ? outcome : most),
    null,
  );

/**
 * Returns the mana of a cost that cannot be produced. Symbols are tried in order; those that no longer fit are missing.
 */
export function getMissingMana(means: PaymentMeans, cost: ManaCost): ManaCost {
  const had: Record<string, number> = { ...ZERO_MANA_COST };
  const missing: Record<string, number> = { ...ZERO_MANA_COST };
  for (const part of [...MANA_TYPES, "generic"] as const) {
    for (let symbol = 0; symbol < cost[part]; symbol += 1) {
      const more = copyWith(had, { [part]: (had[part] ?? 0) + 1 });
      if (canPayMana(means, more as ManaCost)) had[part] = (had[part] ?? 0) + 1;
      else missing[part] = (missing[part] ?? 0) + 1;
    }
  }
  return missing as ManaCost;
}

/**
 * Returns outcomes of a source that help a payment and keep the rest of it possible; empty if the source does not help.
 * If outcomes differ only in mana for the generic part, only the first is returned.
 */
export function getUsefulOutcomes(means: PaymentMeans, source: ManaSource, cost: ManaCost): readonly ManaOutcome[] {
  const sources = means.sources.filter(({ instance }) => instance !== source.instance);
  const before = shortfall(means.pool, cost);
  const useful = source.outcomes.filter(({ mana, life }) => {
    const pool = addMana(means.pool, mana);
    if (life > means.life || shortfall(pool, cost) >= before) return false;
    return canPayMana({ pool, sources, life: means.life - life }, cost);
  });
  const isTyped = MANA_TYPES.some((type) => cost[type] > means.pool[type]);
  if (isTyped) return useful;
  const isAlike = (one: ManaOutcome, other: ManaOutcome): boolean =>
    one.life === other.life && countMana(one.mana) === countMana(other.mana) && countMana(one.mana) <= before;
  return useful.filter((outcome, place) => !useful.slice(0, place).some((other) => isAlike(other, outcome)));
}
