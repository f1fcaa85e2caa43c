import { COLOR_BITS, COLORS, NO_SYMBOLS, type SymbolCounts } from "../model/card";
import type { OddsDeck, OddsPayment } from "./odds-deck";
import { canPayNeeds, canPaySymbols, type PaymentNeeds, toPaymentNeeds } from "./stone-states";

/** Symbols in the order of payment. Symbols of any color come last and take the remaining stones. */
const SYMBOLS = [...COLORS, "any"] as const;

type Stone = { readonly colors: number; faceUp: boolean; rested: boolean };

/**
 * The stones of a sampled game. Payments keep the most options open: face-down stones are rested before face-up ones,
 * and single-colored before multicolored ones. Rested stones are turned face down before awake ones.
 */
export class StoneTable {
  readonly #colors: readonly number[];
  readonly #prices: readonly { readonly payment: OddsPayment; readonly needs: PaymentNeeds }[];
  readonly #stones: Stone[] = [];
  /** Face-up and awake stones by color set, cached; `null` after each change. */
  #known: { readonly up: readonly number[]; readonly awake: readonly number[] } | null = null;

  constructor({ stones, payments }: OddsDeck) {
    this.#colors = stones.map(({ colors }) => colors);
    this.#prices = payments.map((payment) => ({ payment, needs: toPaymentNeeds(payment) }));
  }

  clear(): void {
    this.#known = null;
    this.#stones.length = 0;
  }

  /** Wakes all stones (602.1). */
  wake(): void {
    this.#known = null;
    for (const stone of this.#stones) stone.rested = false;
  }

  /** Places a stone of a kind of the deck; `~kind` for a stone that enters rested. */
  place(stone: number): void {
    this.#known = null;
    const kind = stone < 0 ? ~stone : stone;
    this.#stones.push({ colors: this.#colors[kind] ?? 0, faceUp: true, rested: stone < 0 });
  }

  /** Adds the face-up stones to counts by their colors. */
  countFaceUp(counts: Float64Array): void {
    for (const { colors, faceUp } of this.#stones) if (faceUp) counts[colors] = (counts[colors] ?? 0) + 1;
  }

  /**
   * Pays for a use: rests stones and turns stones face down (702.3.4). Returns `false`, and pays nothing, if the stones
   * do not suffice.
   */
  use(payment: number): boolean {
    const price = this.#prices[payment];
    if (price === undefined) return false;
    const { up, awake } = this.#reach();
    if (!canPayNeeds(up, awake, price.needs)) return false;
    this.#known = null;
    const spare = (stone: Stone) => (stone.faceUp ? 1 + breadth(stone.colors) : 0);
    for (const stone of given(this.#stones.filter(isAwake), price.payment.useCost, spare)) stone.rested = true;
    const keep = (stone: Stone) => breadth(stone.colors) + (stone.rested ? 0 : COLORS.length + 1);
    for (const stone of given(this.#stones.filter(isUp), price.payment.catalyst, keep)) stone.faceUp = false;
    return true;
  }

  #reach() {
    this.#known ??= { up: reachOf(this.#stones.filter(isUp)), awake: reachOf(this.#stones.filter(isAwake)) };
    return this.#known;
  }
}

const isAwake = ({ rested }: Stone): boolean => !rested;
const isUp = ({ faceUp }: Stone): boolean => faceUp;

/** Number of colors in a set. */
const breadth = (colors: number): number => (colors & 1) + ((colors >> 1) & 1) + (colors >> 2);

/**
 * Stones that pay for symbols, least valuable first, chosen so that the remaining stones can pay for the other symbols.
 */
function given(stones: readonly Stone[], symbols: SymbolCounts, worth: (stone: Stone) => number): Stone[] {
  const left = [...stones].sort((one, other) => worth(one) - worth(other));
  const owed = { ...symbols };
  const taken: Stone[] = [];
  for (const symbol of SYMBOLS) {
    while (owed[symbol] > 0) {
      owed[symbol] -= 1;
      const place = left.findIndex((stone) => pays(stone, symbol) && (symbol === "any" || isSpare(stone, left, owed)));
      const [stone] = left.splice(place, place < 0 ? 0 : 1);
      if (stone === undefined) throw new Error("Stones that can pay must be able to be given to the symbols");
      taken.push(stone);
    }
  }
  return taken;
}

const pays = (stone: Stone, symbol: (typeof SYMBOLS)[number]): boolean =>
  symbol === "any" || (paysAs(stone) & COLOR_BITS[symbol]) !== 0;

/** Whether the other stones can pay for the remaining symbols. Always true of a stone with one color. */
const isSpare = (stone: Stone, left: readonly Stone[], owed: SymbolCounts): boolean =>
  breadth(stone.colors) < 2 ||
  canPaySymbols(
    reachOf(left.filter((other) => other !== stone)),
    toPaymentNeeds({ useCost: owed, catalyst: NO_SYMBOLS }).useCost,
  );

/** Colors that a stone pays for; none if it is face down (219.6.2). */
const paysAs = ({ colors, faceUp }: Stone): number => (faceUp ? colors : 0);

function reachOf(stones: readonly Stone[]): readonly number[] {
  const reach = new Array<number>(8).fill(0);
  for (const stone of stones) {
    const colors = paysAs(stone);
    for (let set = 0; set < 8; set += 1) if (set === 0 || (set & colors) !== 0) reach[set] = (reach[set] ?? 0) + 1;
  }
  return reach;
}
