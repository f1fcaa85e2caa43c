import type { Patterns } from "./patterns";
import { readPattern } from "./read-pattern";

type Named = { readonly name: string; readonly englishName: string };

/** Tells whether a pattern as typed is found in a text of a card; `null` for what is no pattern. */
export function patternFinder(patterns: Patterns): (typed: string) => ((text: string, card: Named) => boolean) | null {
  return (typed) => {
    const reading = readPattern(typed);
    if (!reading.ok) return null;
    const matcher = patterns.matcherOf(reading.pattern);
    return (text, { name, englishName }) => matcher.matches(text, [name, englishName]);
  };
}
