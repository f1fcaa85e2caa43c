import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { IMPORT_PROBLEM_CODES } from "./import-problem";

const FOLDERS = ["lib/magmell/catalogue", "lib/magmell/card-images", "lib/magmell/starters", "scripts/data"];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}/${file}`.replaceAll("\\", "/")),
);
const declaring = ["lib/magmell/catalogue/import/import-problem.ts", "lib/magmell/card-images/types.ts"];
const isTest = (file: string) => file.endsWith(".test.ts") || file.includes("/testing/");
const codesIn = (chosen: readonly string[]) =>
  new Set(chosen.flatMap((file) => readFileSync(file, "utf8").match(/\b[A-Z]+(?:_[A-Z]+)*\b/g) ?? []));

/** No check raises it any more; its words stay, because translations may name it. */
const RETIRED = new Set(["TOKEN_STONE"]);
const codes = IMPORT_PROBLEM_CODES.filter((code) => !RETIRED.has(code));

test("each code of a problem of an import is raised by a check", () => {
  const raised = codesIn(files.filter((file) => !isTest(file) && !declaring.includes(file)));
  expect(codes.filter((code) => !raised.has(code))).toEqual([]);
});

test("each code of a problem of an import is met in a test", () => {
  const met = codesIn(files.filter((file) => isTest(file) && !file.endsWith("problem-codes.test.ts")));
  expect(codes.filter((code) => !met.has(code))).toEqual([]);
});
