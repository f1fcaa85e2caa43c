import { contextualKind } from "@/lib/japanese/fold-character";
import { hasCase, inAnyCase } from "@/lib/japanese/letter-case";
import { searchFold } from "@/lib/japanese/search-fold";

/** A part of a pattern, and what is known of every text that it matches. */
export type PatternPart = {
  /** In the syntax of RE2. */
  readonly regex: string;
  readonly size: number;
  /** The text that it matches when it matches no other. */
  readonly exact: string | null;
  /** What stands in every text. */
  readonly required: readonly string[];
  /** Folded texts of which one stands in every text; several such lists. */
  readonly choices: readonly (readonly string[])[];
  /** Whether a match may hold a sign that divides sentences, or depends on more than its own signs. */
  readonly crosses: boolean;
  /** Whether it always holds the name of the card. */
  readonly ownName: boolean;
  /** It has at least so many characters. */
  readonly least: number;
};

/** Of which nothing is known. */
export const opaquePart = (regex: string, size = 1): PatternPart => ({
  regex,
  size,
  exact: null,
  required: [],
  choices: [],
  crosses: true,
  ownName: false,
  least: 0,
});

/** Signs after which texts are cut, in their usual width. */
export const DIVIDERS = [...".,。、:\n"];
const divides = (text: string) => DIVIDERS.some((sign) => text.includes(sign));

const written = (sign: string): string => (hasCase(sign) ? inAnyCase(escapeRegex(sign)) : escapeRegex(sign));

export const escapeRegex = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|-]/gu, "\\$&");

export function literalPart(text: string): PatternPart {
  const regex = [...text].map(written).join("");
  return {
    ...opaquePart(text.length > 1 ? `(?:${regex})` : regex, text.length),
    exact: text,
    required: rowsOfSigns([text]),
    crosses: divides(text),
    least: [...text].length,
  };
}

/** One part after another. */
export function sequencePart(parts: readonly PatternPart[]): PatternPart {
  return {
    regex: parts.map(({ regex }) => regex).join(""),
    size: sum(parts),
    exact: parts.every(({ exact }) => exact !== null) ? parts.map(({ exact }) => exact).join("") : null,
    required: rowsOfSigns(
      parts.flatMap(({ exact, required }) => (exact === null ? [null, ...required, null] : [exact])),
    ),
    choices: parts.flatMap(({ choices }) => choices),
    crosses: parts.some(({ crosses }) => crosses),
    ownName: parts.some(({ ownName }) => ownName),
    least: parts.reduce((least, one) => least + one.least, 0),
  };
}

/** One of several parts. */
export const choicePart = (branches: readonly PatternPart[]): PatternPart => ({
  ...opaquePart(branches.map(({ regex }) => regex).join("|"), sum(branches) + branches.length),
  choices: choicesOf(branches),
  crosses: branches.some(({ crosses }) => crosses),
  ownName: branches.every(({ ownName }) => ownName),
  least: Math.min(...branches.map(({ least }) => least)),
});

/** A part that stands so many times in a row at least, and is written with this after it. */
export function repeatedPart(one: PatternPart, times: number, written: string, size: number): PatternPart {
  const whole = { ...one, regex: `(?:${one.regex})${written}`, size, exact: null, least: times * one.least };
  return times === 0 ? { ...whole, required: [], choices: [], ownName: false } : whole;
}

const sum = (parts: readonly PatternPart[]) => parts.reduce((size, one) => size + one.size, 0);

/** Signs in a row that are always there; `null` is what may stand between. What folds by its neighbours, and spaces, end a row. */
function rowsOfSigns(texts: readonly (string | null)[]): readonly string[] {
  const rows: string[] = [""];
  for (const text of texts) {
    if (text === null) rows.push("");
    for (const sign of text ?? "") {
      if (/\s|\p{M}/u.test(sign) || contextualKind(sign)) rows.push("");
      else rows.push((rows.pop() ?? "") + sign);
    }
  }
  return rows.filter((row) => row !== "");
}

/** The longest of what is in every text, folded; `null` when that is nothing. */
export const literalOf = ({ required }: PatternPart): string | null =>
  required
    .map(searchFold)
    .reduce<string | null>((best, text) => (text.length > (best?.length ?? 0) ? text : best), null);

/** More would let nearly every text pass. */
export const MOST_CHOICES = 24;

/** What parts ask for of which one is there, where each of them asks for something. */
function choicesOf(branches: readonly PatternPart[]): readonly (readonly string[])[] {
  const asked: string[] = [];
  for (const branch of branches) {
    const literal = literalOf(branch);
    const choice = literal === null ? branch.choices[0] : [literal];
    if (!choice || asked.length + choice.length > MOST_CHOICES) return [];
    asked.push(...choice);
  }
  return [asked];
}
