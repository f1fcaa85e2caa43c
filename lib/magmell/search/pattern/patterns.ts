import { createLruCache, memoizeBounded } from "@/lib/cache";
import { normalizeWidth } from "@/lib/japanese/fold-character";
import type { FoldedText, HighlightSpans } from "@/lib/japanese/types";
import { OWN_NAME_PLACEHOLDER } from "./pattern-tokens";
import type { ParsedPattern } from "./read-pattern";

/** A matcher of one pattern. `names` are the card's own names, for which `~` stands. */
export type PatternMatcher = {
  readonly matches: (text: string, names: readonly string[]) => boolean;
  /** `matches` for a text in its usual width (`normalizeWidth`) and names from `normalizeNamesToMask`. */
  readonly matchesPlain: (plain: string, names: readonly string[]) => boolean;
  /** Spans of all matches, for highlighting. */
  readonly find: (text: string, names: readonly string[]) => HighlightSpans;
};

/** A factory of matchers that compiles each pattern once. */
export type PatternEngine = { readonly matcherOf: (pattern: ParsedPattern) => PatternMatcher };

let loading: Promise<PatternEngine> | null = null;

/**
 * Loads the RE2 engine, which matches any pattern in linear time. Typed patterns are never compiled with the built-in
 * `RegExp`. The engine is loaded only for queries with a pattern.
 */
export function loadPatternEngine(): Promise<PatternEngine> {
  loading ??= import("re2js").then(({ RE2JS }) => patternsWith(RE2JS));
  return loading;
}

type Engine = typeof import("re2js").RE2JS;
const MOST_KEPT = 50;
/** Masked texts of which a matcher remembers whether they match. */
const MOST_MASKED = 5000;

function patternsWith(engine: Engine): PatternEngine {
  const kept = createLruCache<PatternMatcher>(MOST_KEPT);
  return {
    matcherOf: (pattern) => {
      const matcher = kept.get(pattern.regex) ?? matcherWith(engine, pattern);
      kept.set(pattern.regex, matcher);
      return matcher;
    },
  };
}

function matcherWith(engine: Engine, { regex, ownName }: ParsedPattern): PatternMatcher {
  const compiled = engine.compile(regex, engine.MULTILINE);
  // Texts that differ in nothing but the names of their cards are alike once those are masked.
  const testMasked = memoizeBounded((text: string) => compiled.test(text), MOST_MASKED);
  const matchesPlain: PatternMatcher["matchesPlain"] = (plain, names) =>
    ownName ? testMasked(masked(plain, names)) : compiled.test(plain);
  return {
    matches: (text, names) => matchesPlain(normalizeWidth(text), ownName ? normalizeNamesToMask(names) : []),
    matchesPlain,
    find: (text, names) => {
      const { text: plain, from, to } = ownName ? maskedWithPlaces(text, names) : plainWithPlaces(text);
      const matcher = compiled.matcher(plain);
      const marks: { from: number; to: number }[] = [];
      while (matcher.find()) {
        const [start, end] = [matcher.start(), matcher.end()];
        if (end > start) marks.push({ from: from[start] ?? 0, to: to[end - 1] ?? 0 });
      }
      return marks;
    },
  };
}

/** Replacement for an `OWN_NAME_PLACEHOLDER` character that occurs in a text. */
const NO_SIGN = "\ufffd";

/** The text with the card's own names replaced by `OWN_NAME_PLACEHOLDER`. */
function masked(text: string, names: readonly string[]): string {
  let plain = text.includes(OWN_NAME_PLACEHOLDER) ? text.replaceAll(OWN_NAME_PLACEHOLDER, NO_SIGN) : text;
  // A text that is a name holds no longer one.
  if (names.includes(plain)) return OWN_NAME_PLACEHOLDER;
  for (const name of names) if (plain.includes(name)) plain = plain.replaceAll(name, OWN_NAME_PLACEHOLDER);
  return plain;
}

/** Returns the names in their usual width, longest first because one may contain another. */
export const normalizeNamesToMask = (names: readonly string[]) =>
  names
    .map(normalizeWidth)
    .filter((name) => name !== "")
    .sort((a, b) => b.length - a.length);

/** A character with its combining marks. */
const CHARACTERS = /[\s\S][\p{M}゛゜ﾞﾟ]*/gu;

function plainWithPlaces(text: string): FoldedText {
  const places = { from: [] as number[], to: [] as number[] };
  let plain = "";
  for (const { 0: character, index } of text.matchAll(CHARACTERS)) {
    const usual = normalizeWidth(character);
    plain += usual;
    for (let unit = 0; unit < usual.length; unit += 1) {
      places.from.push(index);
      places.to.push(index + character.length);
    }
  }
  return { text: plain, ...places };
}

function maskedWithPlaces(text: string, names: readonly string[]): FoldedText {
  const plain = plainWithPlaces(text);
  const places = { from: [] as number[], to: [] as number[] };
  const wanted = normalizeNamesToMask(names);
  let result = "";
  for (let at = 0; at < plain.text.length; ) {
    const length = wanted.find((name) => plain.text.startsWith(name, at))?.length ?? 1;
    const masks = wanted.some((name) => plain.text.startsWith(name, at));
    result += masks ? OWN_NAME_PLACEHOLDER : plain.text.charAt(at).replace(OWN_NAME_PLACEHOLDER, NO_SIGN);
    places.from.push(plain.from[at] ?? 0);
    places.to.push(plain.to[at + length - 1] ?? 0);
    at += length;
  }
  return { text: result, ...places };
}
