import { getContextualKind } from "@/lib/japanese/fold-character";
import { hasCasedLetters, toCaseInsensitiveGroup } from "@/lib/japanese/letter-case";
import { foldForSearch } from "@/lib/japanese/search-fold";

/** A part of a pattern with properties that all its matches share. */
export type PatternPart = {
  /** Source in RE2 syntax. */
  readonly regex: string;
  readonly size: number;
  /** The one text it matches; `null` if there are several. */
  readonly exact: string | null;
  /** Literals that every match contains. */
  readonly required: readonly string[];
  /** Alternatives: every match contains one folded text of each list. */
  readonly choices: readonly (readonly string[])[];
  /** Whether a match may contain clause punctuation or depends on more than its own characters. */
  readonly crosses: boolean;
  /** Whether every match contains the card's own name. */
  readonly ownName: boolean;
  /** Minimum length of a match in characters. */
  readonly least: number;
};

/** Returns a part without known properties of its matches. */
export const createOpaquePart = (regex: string, size = 1): PatternPart => ({
  regex,
  size,
  exact: null,
  required: [],
  choices: [],
  crosses: true,
  ownName: false,
  least: 0,
});

/** Clause punctuation after which texts are segmented, in its usual width. */
export const CLAUSE_DIVIDERS = [...".,。、:\n"];
const divides = (text: string) => CLAUSE_DIVIDERS.some((sign) => text.includes(sign));

const written = (sign: string): string =>
  hasCasedLetters(sign) ? toCaseInsensitiveGroup(escapeRegex(sign)) : escapeRegex(sign);

export const escapeRegex = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|-]/gu, "\\$&");

export function createLiteralPart(text: string): PatternPart {
  const regex = [...text].map(written).join("");
  return {
    ...createOpaquePart(text.length > 1 ? `(?:${regex})` : regex, text.length),
    exact: text,
    required: rowsOfSigns([text]),
    crosses: divides(text),
    least: [...text].length,
  };
}

/** Returns the concatenation of parts. */
export function concatenateParts(parts: readonly PatternPart[]): PatternPart {
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

/** Returns the alternation of parts. */
export const createAlternation = (branches: readonly PatternPart[]): PatternPart => ({
  ...createOpaquePart(branches.map(({ regex }) => regex).join("|"), sum(branches) + branches.length),
  choices: choicesOf(branches),
  crosses: branches.some(({ crosses }) => crosses),
  ownName: branches.every(({ ownName }) => ownName),
  least: Math.min(...branches.map(({ least }) => least)),
});

/** Returns a repeated part. `times` is the minimum count, `written` the quantifier. */
export function createRepetition(one: PatternPart, times: number, written: string, size: number): PatternPart {
  const whole = { ...one, regex: `(?:${one.regex})${written}`, size, exact: null, least: times * one.least };
  return times === 0 ? { ...whole, required: [], choices: [], ownName: false } : whole;
}

const sum = (parts: readonly PatternPart[]) => parts.reduce((size, one) => size + one.size, 0);

/**
 * Literal runs that every match contains; `null` in the input stands for a gap. Spaces and characters that fold by
 * their neighbors end a run.
 */
function rowsOfSigns(texts: readonly (string | null)[]): readonly string[] {
  const rows: string[] = [""];
  for (const text of texts) {
    if (text === null) rows.push("");
    for (const sign of text ?? "") {
      if (/\s|\p{M}/u.test(sign) || getContextualKind(sign)) rows.push("");
      else rows.push((rows.pop() ?? "") + sign);
    }
  }
  return rows.filter((row) => row !== "");
}

/** Returns the longest folded literal that every match contains; `null` if there is none. */
export const getLongestLiteral = ({ required }: PatternPart): string | null =>
  required
    .map(foldForSearch)
    .reduce<string | null>((best, text) => (text.length > (best?.length ?? 0) ? text : best), null);

/** Maximum number of alternative literals of a part. A longer list would match nearly every text. */
export const MAX_ALTERNATIVES = 24;

/** Alternatives that cover all branches; none if some branch requires nothing. */
function choicesOf(branches: readonly PatternPart[]): readonly (readonly string[])[] {
  const asked: string[] = [];
  for (const branch of branches) {
    const literal = getLongestLiteral(branch);
    const choice = literal === null ? branch.choices[0] : [literal];
    if (!choice || asked.length + choice.length > MAX_ALTERNATIVES) return [];
    asked.push(...choice);
  }
  return [asked];
}
