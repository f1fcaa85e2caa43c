import { expect, test } from "vitest";
import { findNearestTests, selectTestsWithinBudget } from "./nearest-tests";

const IMPORTS = new Map([
  ["engine/leaf.ts", []],
  ["engine/leaf.test.ts", ["engine/leaf.ts"]],
  ["engine/turn.ts", ["engine/leaf.ts"]],
  ["engine/turn.test.ts", ["engine/turn.ts"]],
  ["engine/quick.test.ts", ["engine/turn.ts"]],
  ["app/page.tsx", ["engine/turn.ts"]],
  ["app/page.test.tsx", ["app/page.tsx"]],
  ["app/other.test.tsx", ["app/other.tsx"]],
  ["app/other.tsx", []],
]);
const DURATIONS = new Map([
  ["engine/leaf.test.ts", 9_000],
  ["engine/turn.test.ts", 3_000],
  ["engine/quick.test.ts", 100],
  ["app/page.test.tsx", 400],
]);
const near = (changed: readonly string[]) => findNearestTests(changed, IMPORTS, DURATIONS);
const paths = (tests: readonly { path: string }[]) => tests.map(({ path }) => path);

test("the tests that load a file, near ones first and quick ones before long ones", () =>
  expect(near(["engine/leaf.ts"])).toEqual([
    { path: "engine/leaf.test.ts", distance: 1, duration: 9_150 },
    { path: "engine/quick.test.ts", distance: 2, duration: 250 },
    { path: "engine/turn.test.ts", distance: 2, duration: 3_150 },
    { path: "app/page.test.tsx", distance: 3, duration: 550 },
  ]));

test("a test that was changed is the nearest, a file that nothing loads has none, and neither has one outside the tree", () => {
  expect(paths(near(["app/page.test.tsx"]))).toEqual(["app/page.test.tsx"]);
  expect(near(["app/nothing.ts"])).toEqual([]);
});

test("what is too long for the rest of the time is passed over, but never the test of a changed file", () => {
  const changed = ["engine/leaf.ts"];
  expect(paths(selectTestsWithinBudget(near(changed), changed, 1_000))).toEqual(["engine/leaf.test.ts"]);
  expect(paths(selectTestsWithinBudget(near(changed), changed, 9_950))).toEqual([
    "engine/leaf.test.ts",
    "engine/quick.test.ts",
    "app/page.test.tsx",
  ]);
  const other = ["engine/turn.ts"];
  expect(paths(selectTestsWithinBudget(near(other), other, 3_950))).toEqual([
    "engine/quick.test.ts",
    "engine/turn.test.ts",
    "app/page.test.tsx",
  ]);
});

test("a test that was never run is taken to need half a second", () =>
  expect(findNearestTests(["app/other.tsx"], IMPORTS, new Map())).toEqual([
    { path: "app/other.test.tsx", distance: 1, duration: 500 },
  ]));
