import { COLORS, type Color, countSymbols, NO_SYMBOLS, type SymbolCounts } from "../../model/card";
import type { FrameOf } from "../../model/frame";
import type { InstanceId } from "../../model/ids";
import type { StoneSupply } from "../../model/stone-supply";

/** The two parts of a cost, in the order of payment (702.3.4). */
export type CostPart = FrameOf<"pay">["part"];

/** A stone as the payment functions see it. */
export type PaymentStone = {
  readonly id: InstanceId;
  /** Colors as `COLOR_BITS`. */
  readonly bits: number;
  /** Awake, and not prevented from being rested. */
  readonly awake: boolean;
  readonly faceUp: boolean;
  /** Group number: stones with the same number are interchangeable. */
  readonly alike: number;
};

export const createEmptySupply = (): StoneSupply => [0, 0, 0, 0, 0, 0, 0, 0];

/** Adds stones of the same colors to a supply. */
export function addStones(supply: StoneSupply, bits: number, count = 1): void {
  supply[0] += count;
  if (bits === 0) return;
  if (bits & 1) supply[1] += count;
  if (bits & 2) supply[2] += count;
  if (bits & 3) supply[3] += count;
  if (bits & 4) supply[4] += count;
  if (bits & 5) supply[5] += count;
  if (bits & 6) supply[6] += count;
  supply[7] += count;
}

/**
 * Returns the number of symbols that cannot be paid; 0 if all can. Uses Hall's theorem: a cost is payable exactly if,
 * for every set of colors, at least as many stones have one of these colors as symbols need one. The total number of
 * stones must suffice too.
 */
export function shortfall(supply: Readonly<StoneSupply>, { blue, green, red, any }: SymbolCounts): number {
  const all = above(0, blue + green + red + any - supply[0]);
  if (blue + green + red === 0) return all;
  const ofBlueAndGreen = above(above(above(all, blue - supply[1]), green - supply[2]), blue + green - supply[3]);
  if (red === 0) return ofBlueAndGreen;
  const ofTwo = above(above(ofBlueAndGreen, blue + red - supply[5]), green + red - supply[6]);
  return above(above(ofTwo, red - supply[4]), blue + green + red - supply[7]);
}

const above = (one: number, other: number): number => (other > one ? other : one);

/** Returns a smallest set of symbols that cannot be paid. Colored symbols are paid before symbols of any color. */
export function getMissingSymbols(supply: Readonly<StoneSupply>, symbols: SymbolCounts): SymbolCounts {
  const paid: Record<Color | "any", number> = { ...NO_SYMBOLS };
  const missing: Record<Color | "any", number> = { ...NO_SYMBOLS };
  for (const symbol of [...COLORS, "any" as const]) {
    for (let wanted = symbols[symbol]; wanted > 0; wanted -= 1) {
      paid[symbol] += 1;
      if (shortfall(supply, paid) === 0) continue;
      paid[symbol] -= 1;
      missing[symbol] += 1;
    }
  }
  return missing;
}

/**
 * Whether a stone can pay a part of a cost: awake stones, of either face, are rested (702.3.4.1); face-up stones,
 * rested or not, are turned face down (702.3.4.2).
 */
const canPay = (part: CostPart, { awake, faceUp }: PaymentStone): boolean => (part === "useCost" ? awake : faceUp);

/**
 * Returns the payment if there is only one, because all stones are needed or all are interchangeable. Returns `null` if
 * there may be a choice.
 */
export function findForcedPayment(
  stones: readonly PaymentStone[],
  part: CostPart,
  symbols: SymbolCounts,
): readonly InstanceId[] | null {
  const open = stones.filter((stone) => canPay(part, stone));
  const total = countSymbols(symbols);
  if (shortfall(supplyOf(open), symbols) > 0) return null;
  if (open.length > total && open.some(({ alike }) => alike !== open[0]?.alike)) return null;
  return open.slice(0, total).map(({ id }) => id);
}

/**
 * Returns the options for the next stone of a payment, one of each group; empty once the part is paid. A stone is an
 * option only if the rest can be paid after it. Groups are picked in ascending order, so that every set of stones has a
 * single sequence of picks. If the cost cannot be paid in full, as much as possible is paid.
 */
export function getNextPaymentPicks(
  stones: readonly PaymentStone[],
  part: CostPart,
  symbols: SymbolCounts,
  picked: readonly InstanceId[],
): readonly PaymentStone[] {
  const open = stones.filter((stone) => canPay(part, stone));
  const most = countSymbols(symbols) - shortfall(supplyOf(open), symbols);
  if (picked.length >= most) return [];
  const paid: PaymentStone[] = [];
  const rest: PaymentStone[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const stone of open) {
    if (!picked.includes(stone.id)) rest.push(stone);
    else {
      paid.push(stone);
      from = above(from, stone.alike);
    }
  }
  const tried: number[] = [];
  const offered: PaymentStone[] = [];
  for (const stone of rest) {
    if (stone.alike < from || tried.includes(stone.alike)) continue;
    tried.push(stone.alike);
    if (leadsTo(most, symbols, paid, stone, rest)) offered.push(stone);
  }
  return offered;
}

/**
 * Whether the picked stones and one more can all pay for symbols, and later options can raise the number of paid
 * symbols to `most`.
 */
function leadsTo(
  most: number,
  symbols: SymbolCounts,
  paid: readonly PaymentStone[],
  stone: PaymentStone,
  rest: readonly PaymentStone[],
): boolean {
  const total = countSymbols(symbols);
  const withAll = supplyOf(paid);
  addStones(withAll, stone.bits);
  addStones(withAll, EVERY_COLOR, total - paid.length - 1);
  if (shortfall(withAll, symbols) > 0) return false;
  const withLater = supplyOf(paid);
  for (const later of rest) if (later.alike >= stone.alike) addStones(withLater, later.bits);
  return total - shortfall(withLater, symbols) === most;
}

const EVERY_COLOR = 7;

function supplyOf(stones: readonly PaymentStone[]): StoneSupply {
  const supply = createEmptySupply();
  for (const { bits } of stones) addStones(supply, bits);
  return supply;
}
