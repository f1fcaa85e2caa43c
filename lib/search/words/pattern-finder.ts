import type { Patterns } from "./patterns";
import { type Pattern, readPattern } from "./read-pattern";

/** A pattern that is ready, and what is known of it before any text is looked at. */
export type FoundPattern = Pick<Pattern, "ownName" | "literal"> & {
  readonly matches: (text: string, card: Named) => boolean;
};

type Named = { readonly name: string; readonly englishName: string };

/** What finds a pattern as typed in a text of a card; `null` for what is no pattern. */
export function patternFinder(patterns: Patterns): (typed: string) => FoundPattern | null {
  return (typed) => {
    const reading = readPattern(typed);
    if (!reading.ok) return null;
    const { ownName, literal } = reading.pattern;
    const matcher = patterns.matcherOf(reading.pattern);
    return { ownName, literal, matches: (text, { name, englishName }) => matcher.matches(text, [name, englishName]) };
  };
}
