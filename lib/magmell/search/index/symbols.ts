import { COLORS, type SymbolCounts } from "@/engine/magmell";
import { type BitSet, createBitSetWhere } from "./bit-set";

/** Costs of all cards, each distinct cost stored once. */
export type SymbolColumn = {
  readonly costs: readonly SymbolCounts[];
  /** Position of each card's cost in `costs`; `NO_COST` for a card without one. */
  readonly costOf: Int32Array;
};

const NO_COST = -1;
/** Radix for packing a cost into one number; exceeds the count of any symbol. */
const BASE = 128;

export const COST_SYMBOLS = [...COLORS, "any"] as const;

export function buildSymbolColumn(size: number, read: (place: number) => SymbolCounts | null): SymbolColumn {
  const costs: SymbolCounts[] = [];
  const known = new Map<number, number>();
  const costOf = new Int32Array(size).fill(NO_COST);
  for (let place = 0; place < size; place += 1) {
    const cost = read(place);
    if (cost === null) continue;
    const packed = COST_SYMBOLS.reduce((sum, sign) => sum * BASE + cost[sign], 0);
    const at = known.get(packed) ?? costs.length;
    if (at === costs.length) {
      costs.push(cost);
      known.set(packed, at);
    }
    costOf[place] = at;
  }
  return { costs, costOf };
}

/** Returns the cards whose cost passes `holds`. Cards without a cost never pass. */
export function selectByCost({ costs, costOf }: SymbolColumn, holds: (cost: SymbolCounts) => boolean): BitSet {
  const passing = Uint8Array.from(costs, (cost) => Number(holds(cost)));
  return createBitSetWhere(costOf.length, (place) => passing[costOf[place] as number] === 1);
}
