import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { planCheck } from "./plan-check.mjs";

const names = (changed) => planCheck(changed).map(({ name }) => name);

test("an engine file is checked by types, the nearest tests, lint, the architecture and the rule trace", () => {
  const steps = planCheck(["engine/magmell/rules/turn.ts"]);
  expect(names(["engine/magmell/rules/turn.ts"])).toEqual([
    "Types",
    "Nearest tests",
    "Format and lint",
    "Architecture",
    "Rule trace",
  ]);
  expect(steps.find(({ name }) => name === "Nearest tests").args).toContain("engine/magmell/rules/turn.ts");
});

test("a page needs no rule trace, a text file nothing", () => {
  expect(names(["app/ui/kit/button.tsx", "docs/testing.md"])).not.toContain("Rule trace");
  expect(names(["docs/testing.md"])).toEqual([]);
});

test("a browser test is related to no unit test", () =>
  expect(names(["e2e/build.spec.ts"])).toEqual(["Types", "Format and lint", "Architecture"]));

test.each(["package-lock.json", "vitest.config.ts", "tsconfig.json", "prisma/schema.prisma"])(
  "%s concerns the whole tree",
  (file) => expect(names([file])).toEqual(names(null)),
);

test("--help lists the options and checks nothing", () => {
  const shown = execFileSync(process.execPath, ["scripts/check/check.mjs", "--help"], { encoding: "utf8" });
  expect(shown.match(/--\w+/g)).toEqual(["--all", "--watch"]);
  expect(shown).not.toMatch(/passed|changed files/);
});
