import { expect, it } from "vitest";
import { BROWSER_TEST_LIMITS, countBrowserTests, findUncountedSpecs } from "./browser-tests";
import { listSourceFiles } from "./read-imports";

const files = listSourceFiles(["e2e"]);

it("keeps browser tests few: behavior of one component and single answers have cheaper tests", () => {
  const { journeys, nightly } = countBrowserTests(files);
  expect(journeys).toBeGreaterThan(0);
  expect(journeys, "browser tests that npm test runs").toBeLessThanOrEqual(BROWSER_TEST_LIMITS.journeys);
  expect(nightly, "browser tests of the night").toBeLessThanOrEqual(BROWSER_TEST_LIMITS.nightly);
  expect(findUncountedSpecs(files)).toEqual([]);
});

it("counts each test, and a sweep as one", () => {
  const spec = (path: string, text: string) => ({ path, text });
  const two = 'test("one", async () => {});\n\ntest("two", async () => {});\n';
  expect(
    countBrowserTests([
      spec("e2e/decks.spec.ts", two),
      spec("e2e/accessibility.spec.ts", two),
      spec("e2e/nightly/fonts.spec.ts", two),
      spec("e2e/support/test.ts", two),
    ]),
  ).toEqual({ journeys: 3, nightly: 2 });
  const loop = "for (const name of NAMES) {\n  test(name, async () => {});\n}\n";
  expect(findUncountedSpecs([spec("e2e/decks.spec.ts", loop), spec("e2e/sets.spec.ts", two)])).toEqual([
    expect.stringContaining("e2e/decks.spec.ts"),
  ]);
  const group = 'test.describe("without script", () => {\n  test("one", async () => {});\n});\n';
  expect(findUncountedSpecs([spec("e2e/decks.spec.ts", group)])).toEqual([]);
});
