import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/**
 * Counts the passed and failed tests in the JSON report of a Vitest run. A file that could not be loaded counts as one
 * failure, and so does a skipped test. `times` holds the duration of every test in milliseconds.
 */
export function readVitestReport(file, succeeded, root = "") {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  ).length;
  const left = report.numPendingTests + report.numTodoTests;
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${relative(root, name)} ${fullName}`,
      time: duration ?? 0,
    })),
  );
  return { ...settle(report.numPassedTests, report.numFailedTests + unloaded, left, succeeded), times };
}

/**
 * Counts the passed and failed tests in the JSON report of a Playwright run. `failures` holds the names of the failed
 * tests. A test that passed only on a retry counts as failed.
 */
export function readPlaywrightReport(file, succeeded) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors, suites = [] } = JSON.parse(readFileSync(file, "utf8"));
  const specs = suites.flatMap(specsOf);
  const times = specs.map(({ name, tests }) => ({
    test: name,
    time: tests.reduce((sum, { results }) => sum + results.reduce((total, { duration }) => total + duration, 0), 0),
  }));
  const failures = specs.filter(({ ok }) => !ok).map(({ name }) => name);
  const counts = settle(stats.expected, stats.unexpected + stats.flaky + errors.length, stats.skipped, succeeded);
  return { ...counts, times, failures };
}

const specsOf = ({ specs = [], suites = [] }) => [
  ...specs.map(({ file, title, ok, tests }) => ({ name: `${file} ${title}`, ok, tests })),
  ...suites.flatMap(specsOf),
];

function settle(passed, failed, left, succeeded) {
  const note = left > 0 ? { note: `${left} tests were not run: run them or remove them.` } : {};
  // A run that fails without a failed test (a leak, an error outside tests) must not pass for a good one.
  return { passed, failed: failed + left || (succeeded ? 0 : 1), ...note };
}
