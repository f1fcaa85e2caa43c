import type { PatternEngine } from "./patterns";
import { type ParsedPattern, readPattern } from "./read-pattern";

/** A compiled pattern with properties that all its matches share. */
export type CompiledPattern = Omit<ParsedPattern, "regex"> & {
  /** Tests a text in its usual width; `names` are the names of the text's card, from `normalizeNamesToMask`. */
  readonly matches: (plain: string, names: readonly string[]) => boolean;
};

/** Returns a function that compiles a pattern as typed, or returns null for an invalid pattern. */
export function createPatternCompiler(patterns: PatternEngine): (typed: string) => CompiledPattern | null {
  return (typed) => {
    const reading = readPattern(typed);
    if (!reading.ok) return null;
    const { regex: _, ...known } = reading.pattern;
    return { ...known, matches: patterns.matcherOf(reading.pattern).matchesPlain };
  };
}
