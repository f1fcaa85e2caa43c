import { type HandValues, isWorthKeeping } from "./hand-value";
import { HAND } from "./keep-rule";
import type { OddsCard, OddsDeck } from "./odds-deck";
import { eachComposition } from "./stone-states";

/** Hands with as many cheap units and dear cards: how likely they are, and how many of them the best rule keeps. */
export type HandCell = {
  /** Units of a use cost of at most 2. */
  readonly cheap: number;
  /** Cards of a use cost of at least 4. */
  readonly dear: number;
  readonly share: number;
  /** The share of these hands that is worth keeping. */
  readonly kept: number;
};

/** All opening hands by their numbers of cheap units and dear cards; cells that no hand falls into are left out. */
export function handCells(deck: OddsDeck, values: HandValues): readonly HandCell[] {
  const piles = new Map<string, { copies: number; payment: number; group: 0 | 1 | 2; name: string }>();
  for (const { name, payment, copies, ...card } of deck.cards) {
    const group = groupOf(card);
    const key = `${payment} ${group}`;
    piles.set(key, { name, payment, group, copies: copies + (piles.get(key)?.copies ?? 0) });
  }
  const list = [...piles.values()];
  const cells = new Map<string, { cheap: number; dear: number; ways: number; kept: number }>();
  let all = 0;
  eachComposition(list, Math.min(HAND, deck.size), (counts, ways) => {
    const found = [0, 0, 0];
    const names: string[] = [];
    for (const [index, count] of counts.entries()) {
      const pile = list[index];
      if (pile === undefined || count === 0) continue;
      found[pile.group] = (found[pile.group] ?? 0) + count;
      names.push(pile.name);
    }
    const [, cheap = 0, dear = 0] = found;
    const cell = cells.get(`${cheap} ${dear}`) ?? { cheap, dear, ways: 0, kept: 0 };
    cell.ways += ways;
    if (isWorthKeeping(values.of(names), values.fresh)) cell.kept += ways;
    cells.set(`${cheap} ${dear}`, cell);
    all += ways;
  });
  return [...cells.values()].map(({ cheap, dear, ways, kept }) => ({
    cheap,
    dear,
    share: ways / all,
    kept: kept / ways,
  }));
}

const groupOf = ({ kind, cost }: Pick<OddsCard, "kind" | "cost">): 0 | 1 | 2 =>
  kind === "unit" && cost <= 2 ? 1 : cost >= 4 ? 2 : 0;
