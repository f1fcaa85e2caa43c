import type { SourceFile } from "./read-imports";

/**
 * Limits on the number of browser tests: `journeys` run with `npm test`, `nightly` run only at night. At the limit, a
 * new test replaces an old one.
 */
export const BROWSER_TEST_LIMITS = { journeys: 75, nightly: 60 };

/** The accessibility sweep is a table: its tests count as one. */
const SWEEP = /^e2e\/(nightly\/)?accessibility[^/]*\.spec\.ts$/;
const isNightly = (path: string) => path.startsWith("e2e/nightly/");
const TEST = /^[ \t]*test\(/gm;
/** Counts the browser tests that `npm test` runs and those that run only at night. */
export function countBrowserTests(files: readonly SourceFile[]): { journeys: number; nightly: number } {
  const counts = { journeys: 0, nightly: 0 };
  for (const { path, text } of files.filter(({ path }) => path.endsWith(".spec.ts")))
    counts[isNightly(path) ? "nightly" : "journeys"] += SWEEP.test(path) ? 1 : (text.match(TEST)?.length ?? 0);
  return counts;
}

/**
 * Returns a message for each browser spec that declares tests in a loop or with `test.each`. The limits cannot count
 * such tests.
 */
export const findUncountedSpecs = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path, text }) => path.endsWith(".spec.ts") && !SWEEP.test(path) && makesTestsInLoop(text))
    .map(({ path }) => `${path}: write each browser test out; what is a table belongs in a component or http test`);

function makesTestsInLoop(text: string): boolean {
  let inLoop = false;
  return text.split("\n").some((line) => {
    if (/^for \(/.test(line)) inLoop = true;
    else if (/^[\w}/]/.test(line)) inLoop = false;
    return /\btest\.each\b/.test(line) || (inLoop && /^\s+test\(/.test(line));
  });
}
