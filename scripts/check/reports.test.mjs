import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

let file;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), "grimoire-")), "report.json");
});
afterEach(() => rmSync(join(file, ".."), { recursive: true }));

describe("a Vitest report", () => {
  const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
  const read = (report, succeeded = true) => {
    writeFileSync(file, JSON.stringify({ ...counts, ...report }));
    return readVitestReport(file, succeeded, "/house");
  };

  test("gives what passed and what failed", () => {
    expect(read({})).toMatchObject({ passed: 3, failed: 0 });
    expect(read({ numFailedTests: 2 }, false)).toMatchObject({ passed: 3, failed: 2 });
  });
  test("counts a file that could not be loaded", () =>
    expect(read({ testResults: [{ status: "failed", assertionResults: [] }] }, false)).toMatchObject({
      passed: 3,
      failed: 1,
    }));
  test("counts a failed test once, not once more for its file", () => {
    const testResults = [{ name: "/house/a.test.ts", status: "failed", assertionResults: [{ status: "failed" }] }];
    expect(read({ numFailedTests: 1, testResults }, false)).toMatchObject({ passed: 3, failed: 1 });
  });
  test("lets no test be left out", () => {
    expect(read({ numPendingTests: 1 })).toMatchObject({ passed: 3, failed: 1 });
    expect(read({ numTodoTests: 2 })).toMatchObject({ passed: 3, failed: 2 });
  });
  test("does not take a run for good that ended badly without a failed test", () =>
    expect(read({}, false)).toMatchObject({ passed: 3, failed: 1 }));
  test("gives the time of each test with its file", () => {
    const assertionResults = [{ status: "passed", fullName: "a deck saves", duration: 12 }];
    expect(
      read({ testResults: [{ name: "/house/lib/decks.test.ts", status: "passed", assertionResults }] }).times,
    ).toEqual([{ test: "lib/decks.test.ts a deck saves", time: 12 }]);
  });
  test("that is missing is a failure", () => expect(readVitestReport(file, true)).toEqual({ passed: 0, failed: 1 }));
});

describe("a Playwright report", () => {
  const read = (stats, errors = [], succeeded = true, suites = []) => {
    writeFileSync(
      file,
      JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites }),
    );
    return readPlaywrightReport(file, succeeded);
  };

  test("gives what passed and what failed", () => {
    expect(read({})).toMatchObject({ passed: 5, failed: 0 });
    expect(read({ unexpected: 2 }, [], false)).toMatchObject({ passed: 5, failed: 2 });
  });
  test("counts second tries, left-out tests and errors outside of tests as failures", () => {
    expect(read({ flaky: 1 })).toMatchObject({ passed: 5, failed: 1 });
    expect(read({ skipped: 2 })).toMatchObject({ passed: 5, failed: 2, note: expect.stringContaining("2 tests") });
    expect(read({}, [{ message: "no server" }], false)).toMatchObject({ passed: 5, failed: 1 });
  });
  test("names what failed and how long each test took, in groups as well", () => {
    const spec = (title, ok, duration) => ({ file: "a.spec.ts", title, ok, tests: [{ results: [{ duration }] }] });
    const suites = [{ specs: [spec("opens", true, 20)], suites: [{ specs: [spec("saves", false, 30)] }] }];
    expect(read({ unexpected: 1 }, [], false, suites)).toMatchObject({
      failures: ["a.spec.ts saves"],
      times: [
        { test: "a.spec.ts opens", time: 20 },
        { test: "a.spec.ts saves", time: 30 },
      ],
    });
  });
  test("that is missing is a failure", () =>
    expect(readPlaywrightReport(file, true)).toEqual({ passed: 0, failed: 1 }));
});
