import type { RuleId } from "../rulebook/index";

/**
 * Card definitions: the information of rule 204.2, which the name of a card determines (205.3). Illustration, flavor
 * text and card number are no information (204.3) and do not reach the engine.
 */
import type { Ability } from "./ability";

/** The three colors in the order of the rules (212.1). Colorless means without any of them (212.6). */
export const COLORS = ["blue", "green", "red"] as const;
export type Color = (typeof COLORS)[number];

/** Kinds of cards (208.1). Tokens, markers and counters are not kinds of cards (208.2). */
export const CARD_KINDS = ["unit", "magic", "stone"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Timings (209.1). Stones are never used and have none. */
export const TIMINGS = ["normal", "quick"] as const;
export type Timing = (typeof TIMINGS)[number];

/** Symbol counts of a use cost (210.1) or catalyst (211.1); every stone can pay `any`. */
export type SymbolCounts = Readonly<Record<Color | "any", number>>;

export const NO_SYMBOLS: SymbolCounts = { blue: 0, green: 0, red: 0, any: 0 };

/** The current definition of a card name. */
export type CardDefinition = {
  readonly name: string;
  readonly kind: CardKind;
  /** `null` for stones. */
  readonly timing: Timing | null;
  readonly useCost: SymbolCounts;
  readonly catalyst: SymbolCounts;
  /** `null` unless the kind is unit (213.1). */
  readonly ap: number | null;
  readonly hp: number | null;
  readonly text: string;
  /** Abilities in the order of the text (301.1). */
  readonly abilities: readonly Ability[];
  /**
   * Whether this defines a token, which an ability creates. Tokens are not cards and never belong in a deck (206.2,
   * 206.3).
   */
  readonly token: boolean;
  /** Colors that the ability gives to a token. A token has no use cost that determines its colors (206.3, 212.2). */
  readonly colors?: readonly Color[];
};

/** Basic stones, whose name determines their color (212.5). */
export const BASIC_STONES: Readonly<Record<string, Color>> = {
  青の魔石: "blue",
  緑の魔石: "green",
  赤の魔石: "red",
};

/**
 * Returns the colors of a card: those of its use cost (212.2), or of the name of a basic stone (212.5), never of its
 * catalyst (211.2). The effect that creates a token states its colors (206.3).
 */
export function getCardColors(card: Pick<CardDefinition, "name" | "useCost" | "colors">): readonly Color[] {
  if (card.colors !== undefined) return card.colors;
  const named = BASIC_STONES[card.name];
  return named ? [named] : COLORS.filter((color) => card.useCost[color] > 0);
}

/**
 * Returns the colors of a card in a zone where its abilities work (303.1.1). Includes colors that its static abilities
 * always give it (212.4). A face-up stone pays with these.
 */
export function getEffectiveColors(
  card: Pick<CardDefinition, "name" | "useCost" | "abilities" | "colors">,
): readonly Color[] {
  let bits = toColorBits(getCardColors(card));
  for (const ability of card.abilities) {
    if (ability.type !== "static" || ability.affects !== "self" || ability.while !== undefined) continue;
    for (const change of ability.changes) {
      if ("colors" in change && "length" in change.colors) bits = toColorBits(change.colors) | (change.keep ? bits : 0);
    }
  }
  return fromColorBits(bits);
}

/** Returns the colors of stones needed for a card's use cost and catalyst. */
export function getNeededColors(card: Pick<CardDefinition, "useCost" | "catalyst">): readonly Color[] {
  return COLORS.filter((color) => card.useCost[color] + card.catalyst[color] > 0);
}

/** Returns the total number of symbols of a use cost or catalyst (210.2, 211.3). */
export const countSymbols = ({ blue, green, red, any }: SymbolCounts): number => blue + green + red + any;

/** Bit of each color, for sets of colors. */
export const COLOR_BITS: Readonly<Record<Color, number>> = { blue: 1, green: 2, red: 4 };

/** Returns a set of colors as bits; 0 is colorless (212.6). */
export const toColorBits = (colors: readonly Color[]): number =>
  colors.reduce((bits, color) => bits | COLOR_BITS[color], 0);

/** Returns the colors in a set of bits. */
export const fromColorBits = (bits: number): readonly Color[] =>
  COLORS.filter((color) => (bits & COLOR_BITS[color]) !== 0);

/** Counters with a meaning in the rules (224.4). Any other name is a counter that only card texts use (224.1). */
export const BUILT_IN_COUNTERS = {
  power: { rule: "mag:224.4.1", perCounter: 1 },
  weak: { rule: "mag:224.4.2", perCounter: -1 },
  cremation: { rule: "mag:224.4.3", perCounter: 0 },
} as const satisfies Readonly<Record<string, { readonly rule: RuleId; readonly perCounter: number }>>;

export type CounterName = string;

/** Number of counters by name; names with none are absent. */
export type Counters = Readonly<Record<CounterName, number>>;

/** Returns the total number of counters on an instance (224.1). */
export const countCounters = ({ counters }: { readonly counters: Counters | null }): number =>
  counters === null ? 0 : Object.values(counters).reduce((sum, count) => sum + count, 0);

/** Signs of the colors in printed costs. */
const COLOR_SIGNS: Readonly<Record<Color, string>> = { blue: "青", green: "緑", red: "赤" };

/**
 * Formats symbols as printed, such as `2赤赤`: the number of `any` symbols, then one sign per colored symbol. Empty
 * without symbols.
 */
export function formatSymbols(symbols: SymbolCounts): string {
  const signs = COLORS.map((color) => COLOR_SIGNS[color].repeat(symbols[color])).join("");
  return symbols.any > 0 ? `${symbols.any}${signs}` : signs;
}

/** Parses printed symbols, with signs in any order; `null` if the text is invalid. */
export function parseSymbols(text: string): SymbolCounts | null {
  const match = /^([1-9]\d?)?([青緑赤]*)$/.exec(text);
  if (!match) return null;
  const symbols = { ...NO_SYMBOLS, any: Number(match[1] ?? 0) };
  for (const sign of match[2] ?? "") {
    for (const color of COLORS) if (COLOR_SIGNS[color] === sign) symbols[color] += 1;
  }
  return symbols;
}
