import { COLORS, type Color, NO_SYMBOLS, type Symbols, symbolCount } from "../../model/card";
import type { FrameOf } from "../../model/frame";
import type { InstanceId } from "../../model/ids";

/** The two parts of what a use costs, in the order in which they are paid (702.3.4). */
export type CostPart = FrameOf<"pay">["part"];

/** A stone as far as paying looks at it. */
export type Stone = {
  readonly id: InstanceId;
  /** Its colours: see `COLOR_BITS`. */
  readonly bits: number;
  /** Awake, and nothing says that it cannot be rested. */
  readonly awake: boolean;
  readonly faceUp: boolean;
  /** Stones with the same number cannot be told apart in any way that matters. */
  readonly alike: number;
};

/**
 * Stones by their colours: at each place but the first, how many have at least one of the colours in that set of bits;
 * at the first, how many there are.
 */
export type StoneSupply = [number, number, number, number, number, number, number, number];

export const emptySupply = (): StoneSupply => [0, 0, 0, 0, 0, 0, 0, 0];

/** Counts a stone, or several of the same colours. */
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
 * How many of the symbols no stone is left for; 0 when all can be paid. By Hall's condition: they can be paid just when
 * no set of colours asks for more than there are stones of these colours, and no more stones are asked for than there are.
 */
export function shortfall(supply: StoneSupply, { blue, green, red, any }: Symbols): number {
  const all = above(0, blue + green + red + any - supply[0]);
  if (blue + green + red === 0) return all;
  const ofBlueAndGreen = above(above(above(all, blue - supply[1]), green - supply[2]), blue + green - supply[3]);
  if (red === 0) return ofBlueAndGreen;
  const ofTwo = above(above(ofBlueAndGreen, blue + red - supply[5]), green + red - supply[6]);
  return above(above(ofTwo, red - supply[4]), blue + green + red - supply[7]);
}

const above = (one: number, other: number): number => (other > one ? other : one);

/** Which of the symbols no stone is left for, as few as can be; coloured ones are paid before the others. */
export function missingSymbols(supply: StoneSupply, symbols: Symbols): Symbols {
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
 * Whether a stone can pay for a part: awake stones of any face are rested (702.3.4.1); face-up ones, rested or not, are
 * turned face down (702.3.4.2).
 */
export const canPay = (part: CostPart, { awake, faceUp }: Stone): boolean => (part === "useCost" ? awake : faceUp);

/**
 * The stones that pay a part when there is nothing to choose, because all that can pay are needed or all are alike;
 * `null` when there may be something.
 */
export function onlyPayment(stones: readonly Stone[], part: CostPart, symbols: Symbols): readonly InstanceId[] | null {
  const open = stones.filter((stone) => canPay(part, stone));
  const total = symbolCount(symbols);
  if (shortfall(supplyOf(open), symbols) > 0) return null;
  if (open.length > total && open.some(({ alike }) => alike !== open[0]?.alike)) return null;
  return open.slice(0, total).map(({ id }) => id);
}

/**
 * The stones of which one is to be picked next, one of each sort; none when the part is paid. A stone is among them only
 * if what is left can be paid after it. Sorts are picked in ascending order, so that every set of stones has one sequence
 * of picks. When not all can be paid, as much as possible is.
 */
export function nextPicks(
  stones: readonly Stone[],
  part: CostPart,
  symbols: Symbols,
  picked: readonly InstanceId[],
): readonly Stone[] {
  const open = stones.filter((stone) => canPay(part, stone));
  const most = symbolCount(symbols) - shortfall(supplyOf(open), symbols);
  if (picked.length >= most) return [];
  const paid: Stone[] = [];
  const rest: Stone[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const stone of open) {
    if (!picked.includes(stone.id)) rest.push(stone);
    else {
      paid.push(stone);
      from = above(from, stone.alike);
    }
  }
  const tried: number[] = [];
  const offered: Stone[] = [];
  for (const stone of rest) {
    if (stone.alike < from || tried.includes(stone.alike)) continue;
    tried.push(stone.alike);
    if (leadsTo(most, symbols, paid, stone, rest)) offered.push(stone);
  }
  return offered;
}

/**
 * Whether some stones and one more all find a symbol to pay, and those of the rest that may be picked after it can bring
 * the number of those that do to `most`.
 */
function leadsTo(
  most: number,
  symbols: Symbols,
  paid: readonly Stone[],
  stone: Stone,
  rest: readonly Stone[],
): boolean {
  const total = symbolCount(symbols);
  const withAll = supplyOf(paid);
  addStones(withAll, stone.bits);
  addStones(withAll, EVERY_COLOR, total - paid.length - 1);
  if (shortfall(withAll, symbols) > 0) return false;
  const withLater = supplyOf(paid);
  for (const later of rest) if (later.alike >= stone.alike) addStones(withLater, later.bits);
  return total - shortfall(withLater, symbols) === most;
}

const EVERY_COLOR = 7;

function supplyOf(stones: readonly Stone[]): StoneSupply {
  const supply = emptySupply();
  for (const { bits } of stones) addStones(supply, bits);
  return supply;
}
