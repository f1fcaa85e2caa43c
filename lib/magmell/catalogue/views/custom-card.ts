import * as z from "zod/mini";
import {
  type Ability,
  CARD_KINDS,
  type CardDefinition,
  type CardKind,
  formatSymbols,
  NO_SYMBOLS,
  parseSymbols,
  type SymbolCounts,
  TIMINGS,
  type Timing,
} from "@/engine/magmell";
import type { ReadingChoice } from "@/engine/magmell/text";
import { decodeBase64urlText, encodeBase64urlText } from "@/lib/decks/sharing/text-code";
import { CARD_FILE_LIMITS, READING_FINGERPRINT } from "../import/files/file-limits";

/**
 * A card written by a user to see how the engine reads it. It is never stored: its data is in the URL fragment (after
 * `#`), which browsers do not send to servers. Fields that do not apply to its kind are kept while the user edits.
 */
export type CustomCard = {
  readonly name: string;
  readonly kind: CardKind;
  readonly timing: Timing;
  readonly useCost: SymbolCounts;
  readonly catalyst: SymbolCounts;
  readonly ap: number;
  readonly hp: number;
  readonly text: string;
  /** The readings that its author chose; absent for none. */
  readonly readings?: readonly ReadingChoice[] | undefined;
};

export const BLANK_CUSTOM_CARD: CustomCard = {
  name: "",
  kind: "unit",
  timing: "normal",
  useCost: { ...NO_SYMBOLS, any: 2 },
  catalyst: NO_SYMBOLS,
  ap: 2,
  hp: 2,
  text: "",
};

/** Upper limits of the fields. */
export const CUSTOM_CARD_LIMITS = {
  name: CARD_FILE_LIMITS.name,
  text: CARD_FILE_LIMITS.text,
  stat: CARD_FILE_LIMITS.stat,
  any: 20,
  symbols: 9,
  /** Signs of the part of a URL that holds a card. */
  code: 12_000,
} as const;

const PART = "c=";
const symbolText = z.string().check(z.maxLength(2 + 3 * CUSTOM_CARD_LIMITS.symbols));
const stat = z.int().check(z.minimum(0), z.maximum(CUSTOM_CARD_LIMITS.stat));
const fingerprint = z.string().check(z.regex(READING_FINGERPRINT));
const reading = z.strictObject({
  textHash: fingerprint,
  sentence: z.int().check(z.minimum(0), z.maximum(CARD_FILE_LIMITS.text)),
  choice: fingerprint,
});
const written = z.strictObject({
  name: z.string().check(z.maxLength(CUSTOM_CARD_LIMITS.name)),
  kind: z.enum(CARD_KINDS),
  timing: z.enum(TIMINGS),
  useCost: symbolText,
  catalyst: symbolText,
  ap: stat,
  hp: stat,
  text: z.string().check(z.maxLength(CUSTOM_CARD_LIMITS.text)),
  readings: z.optional(z.array(reading).check(z.maxLength(CARD_FILE_LIMITS.readings))),
});

/** Encodes a card as a URL fragment (the part after `#`). */
export function encodeCardFragment(card: CustomCard): string {
  const { name, kind, timing, ap, hp, text, readings = [] } = card;
  const chosen = readings.length > 0 && { readings };
  const costs = { useCost: formatSymbols(card.useCost), catalyst: formatSymbols(card.catalyst) };
  return PART + encodeBase64urlText(JSON.stringify({ name, kind, timing, ...costs, ap, hp, text, ...chosen }));
}

/** A card read from a URL; `missing` if the URL contains none, `broken` if its content is invalid. */
type ReadFragment = { readonly at: "card"; readonly card: CustomCard } | { readonly at: "missing" | "broken" };

/** Decodes a fragment from `encodeCardFragment`, with or without the `#`. Never throws. */
export function decodeCardFragment(fragment: string): ReadFragment {
  const code = fragment.replace(/^#/, "");
  if (!code.startsWith(PART)) return { at: "missing" };
  if (code.length > CUSTOM_CARD_LIMITS.code) return { at: "broken" };
  const result = written.safeParse(decoded(code.slice(PART.length)));
  if (!result.success) return { at: "broken" };
  const useCost = symbolsIn(result.data.useCost);
  const catalyst = symbolsIn(result.data.catalyst);
  if (useCost === null || catalyst === null) return { at: "broken" };
  const { name, text } = result.data;
  return { at: "card", card: { ...result.data, useCost, catalyst, name: lineOf(name), text: visible(text) } };
}

function decoded(code: string): unknown {
  try {
    return JSON.parse(decodeBase64urlText(code) ?? "");
  } catch {
    return null;
  }
}

function symbolsIn(text: string): SymbolCounts | null {
  const symbols = parseSymbols(text);
  if (symbols === null || symbols.any > CUSTOM_CARD_LIMITS.any) return null;
  return Math.max(symbols.blue, symbols.green, symbols.red) > CUSTOM_CARD_LIMITS.symbols ? null : symbols;
}

/** A text without control characters and invisible ones, as card files have it. */
const visible = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, "");
const lineOf = (text: string) => visible(text).replaceAll("\n", " ");

/** The name a card goes by: without the brackets that mark names in texts; `unnamed` when nothing is left. */
const writtenName = (card: CustomCard, unnamed: string): string =>
  lineOf(card.name)
    .replace(/[《》]/gu, "")
    .trim() || unnamed;

/** Returns the engine definition of a custom card. Fields that do not apply to its kind are empty. */
export function createCustomCardDefinition(
  card: CustomCard,
  abilities: readonly Ability[],
  unnamed: string,
): CardDefinition {
  const { kind } = card;
  const [used, fights] = [kind !== "stone", kind === "unit"];
  return {
    name: writtenName(card, unnamed),
    kind,
    timing: used ? card.timing : null,
    useCost: used ? card.useCost : NO_SYMBOLS,
    catalyst: used ? card.catalyst : NO_SYMBOLS,
    ap: fights ? card.ap : null,
    hp: fights ? card.hp : null,
    text: card.text,
    abilities,
    token: false,
  };
}

/** Returns a custom card that is a copy of a catalogue card. */
export function toCustomCard(card: CardDefinition & Pick<CustomCard, "readings">): CustomCard {
  const { name, kind, timing, useCost, catalyst, ap, hp, text, readings } = card;
  const most = (symbols: SymbolCounts): SymbolCounts => ({
    any: Math.min(symbols.any, CUSTOM_CARD_LIMITS.any),
    blue: Math.min(symbols.blue, CUSTOM_CARD_LIMITS.symbols),
    green: Math.min(symbols.green, CUSTOM_CARD_LIMITS.symbols),
    red: Math.min(symbols.red, CUSTOM_CARD_LIMITS.symbols),
  });
  const stats = { ap: Math.min(ap ?? 0, CUSTOM_CARD_LIMITS.stat), hp: Math.min(hp ?? 0, CUSTOM_CARD_LIMITS.stat) };
  const costs = { useCost: most(useCost), catalyst: most(catalyst) };
  return { name, kind, timing: timing ?? "normal", ...costs, ...stats, text, ...(readings && { readings }) };
}
