import { COLORS, type Symbols } from "@/engine/magmell";
import { type Bits, bitsWhere } from "./bits";

/** The costs of all cards, each different one once. */
export type SymbolColumn = {
  readonly costs: readonly Symbols[];
  /** For each card the place of its cost; `NO_COST` for what has none. */
  readonly costOf: Int32Array;
};

const NO_COST = -1;
/** More than any cost has of one symbol. */
const BASE = 128;

export const COST_SYMBOLS = [...COLORS, "any"] as const;

export function symbolColumn(size: number, read: (place: number) => Symbols | null): SymbolColumn {
  const costs: Symbols[] = [];
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

/** The cards whose cost passes. */
export function costsWhere({ costs, costOf }: SymbolColumn, holds: (cost: Symbols) => boolean): Bits {
  const passing = Uint8Array.from(costs, (cost) => Number(holds(cost)));
  return bitsWhere(costOf.length, (place) => passing[costOf[place] as number] === 1);
}
