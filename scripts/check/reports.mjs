import { existsSync, readFileSync } from "node:fs";

/**
 * Passed and failed tests of a Vitest run, by its JSON report. A file that could not be loaded counts as one failure, and
 * so does a skipped test: none may be skipped.
 */
export function readVitestReport(file, succeeded) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const left = report.numPendingTests + report.numTodoTests;
  return settle(report.numPassedTests, report.numFailedTests + unloaded, left, succeeded);
}

/** Passed and failed tests of a Playwright run, by its JSON report. A test that passed only at a second try did not pass. */
export function readPlaywrightReport(file, succeeded) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, "utf8"));
  return settle(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped, succeeded);
}

function settle(passed, failed, left, succeeded) {
  const note = left > 0 ? { note: `${left} tests were not run: mend them or take them out.` } : {};
  // A run that fails without a failed test (a leak, an error outside tests) must not pass for a good one.
  return { passed, failed: failed + left || (succeeded ? 0 : 1), ...note };
}
