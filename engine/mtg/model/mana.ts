import type { InstanceId } from "./ids";

/** The five colors in the order of the color wheel. An object without a color is colorless (G.3.1). */
export const COLORS = ["w", "u", "b", "r", "g"] as const;
export type Color = (typeof COLORS)[number];

/** Types of mana: the colors, and `c` for colorless mana (G.4.1). */
export const MANA_TYPES = [...COLORS, "c"] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/** Amounts of mana by type: a pool, or mana that an ability adds (G.23.1). */
export type Mana = Readonly<Record<ManaType, number>>;

export const NO_MANA: Mana = { w: 0, u: 0, b: 0, r: 0, g: 0, c: 0 };

/** A mana cost: colored and colorless symbols, generic mana (G.17.1), and the number of X symbols (K.27.1). */
export type ManaCost = Mana & { readonly generic: number; readonly x: number };

export const ZERO_MANA_COST: ManaCost = { w: 0, u: 0, b: 0, r: 0, g: 0, c: 0, generic: 0, x: 0 };

/** Returns the total amount of mana. */
export const countMana = ({ w, u, b, r, g, c }: Mana): number => w + u + b + r + g + c;

/** Returns the converted mana cost: the sum of all symbols, with each X counting as `x` (K.8.1). */
export const getManaValue = (cost: ManaCost | null, x = 0): number =>
  cost === null ? 0 : countMana(cost) + cost.generic + cost.x * x;

/** Returns the sum of two amounts of mana. */
export const addMana = (one: Mana, other: Mana): Mana => ({
  w: one.w + other.w,
  u: one.u + other.u,
  b: one.b + other.b,
  r: one.r + other.r,
  g: one.g + other.g,
  c: one.c + other.c,
});

/** Returns an amount of mana of one type. */
export const createMana = (type: ManaType, amount: number): Mana => mapMana((each) => (each === type ? amount : 0));

/** Returns mana with the result of `amount` for each type. */
export const mapMana = (amount: (type: ManaType) => number): Mana => ({
  w: amount("w"),
  u: amount("u"),
  b: amount("b"),
  r: amount("r"),
  g: amount("g"),
  c: amount("c"),
});

/**
 * Parses a printed cost such as `2WW`, `{X}{R}` or `0`: generic mana, letters of types, X. Returns `null` if it is
 * invalid.
 */
export function parseManaCost(text: string): ManaCost | null {
  const symbols =
    text
      .replaceAll(/[{}]/g, " ")
      .toLowerCase()
      .match(/\d+|[wubrgcx]/g) ?? [];
  if (text.replaceAll(/[{}\s]|\d+|[wubrgcx]/gi, "") !== "" || symbols.length === 0) return null;
  const cost: Record<string, number> = { w: 0, u: 0, b: 0, r: 0, g: 0, c: 0, generic: 0, x: 0 };
  for (const symbol of symbols) {
    const [key, count] = /\d/.test(symbol) ? ["generic", Number(symbol)] : [symbol, 1];
    cost[key] = (cost[key] ?? 0) + count;
  }
  return cost as ManaCost;
}

/** Formats a cost such as `{X}{2}{W}{W}`; an empty cost is `{0}`. */
export function formatManaCost(cost: ManaCost): string {
  const generic = cost.generic > 0 ? `{${cost.generic}}` : "";
  const typed = MANA_TYPES.map((type) => `{${type.toUpperCase()}}`.repeat(cost[type])).join("");
  return `${"{X}".repeat(cost.x)}${generic}${typed}` || "{0}";
}

/** One way to use a mana source: the ability and its mode, the mana produced, and the life paid. */
export type ManaOutcome = {
  readonly ability: number;
  readonly mode: number | null;
  /** The color chosen for mana of any color, by index. */
  readonly color: number | null;
  readonly mana: Mana;
  readonly life: number;
};

/** A source of mana, which can be used once. */
export type ManaSource = { readonly instance: InstanceId; readonly outcomes: readonly ManaOutcome[] };
