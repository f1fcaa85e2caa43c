import type { RuleId } from "../rulebook/index";

/**
 * What a card is: the information of rule 204.2, which its name decides (205.3).
 * Illustration, flavour and card number are not information (204.3) and never reach the engine.
 */
import type { Ability } from "./ability";

/** The three colours of the game, in the order the rules name them (212.1). Colourless is the absence of all (212.6). */
export const COLORS = ["blue", "green", "red"] as const;
export type Color = (typeof COLORS)[number];

/** 208.1. Tokens, markers and counters are not kinds (208.2). */
export const KINDS = ["unit", "magic", "stone"] as const;
export type Kind = (typeof KINDS)[number];

/** 209.1. Stones are never used, so they have no timing. */
export const TIMINGS = ["normal", "quick"] as const;
export type Timing = (typeof TIMINGS)[number];

/** Counted symbols of a use cost (210.1) or a catalyst (211.1); `any` is the part that every stone can pay. */
export type Symbols = Readonly<Record<Color | "any", number>>;

export const NO_SYMBOLS: Symbols = { blue: 0, green: 0, red: 0, any: 0 };

/** The latest information of one name. */
export type CardDefinition = {
  readonly name: string;
  readonly kind: Kind;
  /** `null` for stones. */
  readonly timing: Timing | null;
  readonly useCost: Symbols;
  readonly catalyst: Symbols;
  /** `null` unless the kind is unit (213.1). */
  readonly ap: number | null;
  readonly hp: number | null;
  readonly text: string;
  /** What the text means (301.1), in its order. */
  readonly abilities: readonly Ability[];
  /** Information that an ability defines; no card, so it never belongs in a deck (206.2, 206.3). */
  readonly token: boolean;
};

/** The basic stones, which have their colour from their name (212.5). */
export const BASIC_STONES: Readonly<Record<string, Color>> = {
  青の魔石: "blue",
  緑の魔石: "green",
  赤の魔石: "red",
};

/** The colours of a card: those of its use cost (212.2), or of its name for a basic stone (212.5); never of its catalyst (211.2). */
export function colorsOf(card: Pick<CardDefinition, "name" | "useCost">): readonly Color[] {
  const named = BASIC_STONES[card.name];
  return named ? [named] : COLORS.filter((color) => card.useCost[color] > 0);
}

/**
 * The colours of a card where its abilities work (303.1.1): its own, or those that its static abilities always give it
 * (212.4). It is what a stone pays with while it lies face up in the stone area.
 */
export function colorsWithText(card: Pick<CardDefinition, "name" | "useCost" | "abilities">): readonly Color[] {
  let bits = colorBits(colorsOf(card));
  for (const ability of card.abilities) {
    if (ability.type !== "static" || ability.affects !== "self" || ability.while !== undefined) continue;
    for (const change of ability.changes) {
      if ("colors" in change) bits = colorBits(change.colors) | (change.keep ? bits : 0);
    }
  }
  return colorsIn(bits);
}

/** The colours whose stones a card asks for, in use cost and catalyst together. */
export function neededColors(card: Pick<CardDefinition, "useCost" | "catalyst">): readonly Color[] {
  return COLORS.filter((color) => card.useCost[color] + card.catalyst[color] > 0);
}

/** A use cost or catalyst as one number: the sum of its symbols (210.2, 211.3). */
export const symbolCount = ({ blue, green, red, any }: Symbols): number => blue + green + red + any;

/** Each colour as a bit, so that a set of colours is one number. */
export const COLOR_BITS: Readonly<Record<Color, number>> = { blue: 1, green: 2, red: 4 };

/** A set of colours as bits; 0 is colourless (212.6). */
export const colorBits = (colors: readonly Color[]): number =>
  colors.reduce((bits, color) => bits | COLOR_BITS[color], 0);

/** The colours in a set of bits. */
export const colorsIn = (bits: number): readonly Color[] => COLORS.filter((color) => (bits & COLOR_BITS[color]) !== 0);

/** The counters that the rules give a meaning to (224.4). Any other name is a counter that only texts speak of (224.1). */
export const RULED_COUNTERS = {
  power: { rule: "mag:224.4.1", perCounter: 1 },
  weak: { rule: "mag:224.4.2", perCounter: -1 },
  cremation: { rule: "mag:224.4.3", perCounter: 0 },
} as const satisfies Readonly<Record<string, { readonly rule: RuleId; readonly perCounter: number }>>;

export type CounterName = string;

/** How many of each; a name stands here only while there is at least one. */
export type Counters = Readonly<Record<CounterName, number>>;

/** The sign of each colour in the written form of a cost. */
export const COLOR_SIGNS: Readonly<Record<Color, string>> = { blue: "青", green: "緑", red: "赤" };

/** Writes symbols as `2赤赤`: the part any stone can pay as a number, then one sign per coloured symbol; empty for none. */
export function printSymbols(symbols: Symbols): string {
  const signs = COLORS.map((color) => COLOR_SIGNS[color].repeat(symbols[color])).join("");
  return symbols.any > 0 ? `${symbols.any}${signs}` : signs;
}

/** Reads the form that `printSymbols` writes. Signs may come in any order; `null` when the text is something else. */
export function parseSymbols(text: string): Symbols | null {
  const match = /^([1-9]\d?)?([青緑赤]*)$/.exec(text);
  if (!match) return null;
  const symbols = { ...NO_SYMBOLS, any: Number(match[1] ?? 0) };
  for (const sign of match[2] ?? "") {
    for (const color of COLORS) if (COLOR_SIGNS[color] === sign) symbols[color] += 1;
  }
  return symbols;
}
