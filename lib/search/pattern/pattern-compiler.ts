import type { Patterns } from "./patterns";
import { type Pattern, readPattern } from "./read-pattern";

/** A pattern that is ready, and what is known of it before any text is looked at. */
export type CompiledPattern = Omit<Pattern, "regex"> & {
  /** Looks at a text in its usual width; `names` are those of its card, from `namesToMask`. */
  readonly matches: (plain: string, names: readonly string[]) => boolean;
};

/** What finds a pattern as typed in a text of a card; `null` for what is no pattern. */
export function patternCompiler(patterns: Patterns): (typed: string) => CompiledPattern | null {
  return (typed) => {
    const reading = readPattern(typed);
    if (!reading.ok) return null;
    const { regex: _, ...known } = reading.pattern;
    return { ...known, matches: patterns.matcherOf(reading.pattern).matchesPlain };
  };
}
