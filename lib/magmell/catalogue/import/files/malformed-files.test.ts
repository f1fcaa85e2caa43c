import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleShare, scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { buildCardFile, buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { buildFullCardFile, generateMalformedFiles } from "@/lib/magmell/catalogue/testing/malformed-files";
import { runToCompletion } from "@/lib/tasks";
import { checkCardFiles } from "../check/check-card-files";
import { mergeFilesIntoRecords } from "../import-plan";
import { IMPORT_PROBLEM_CODES, type ImportProblem } from "../import-problem";
import { type CardFile, readCardFile } from "./read-card-file";

const GOOD = JSON.stringify(buildCardFile(), null, 1);

function problemsOf(bytes: Uint8Array): readonly ImportProblem[] {
  const read = runToCompletion(readCardFile({ file: "trial.json", bytes }));
  return "cards" in read ? runToCompletion(checkCardFiles([read], { sets: [], cards: [] })) : [read];
}

function expectClear(problems: readonly ImportProblem[]): void {
  expect(problems.length).toBeGreaterThan(0);
  for (const { line, code } of problems) {
    expect(IMPORT_PROBLEM_CODES).toContain(code);
    if (code !== "SIZE" && code !== "ENCODING") expect(line).toBeGreaterThanOrEqual(1);
  }
}

/** Every place in the good file, as a list of keys. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([key, child]) => placesOf(child, [...path, key]))];
}

function withChange(
  path: readonly (string | number)[],
  change: (parent: Record<string | number, unknown>, key: string | number) => void,
): unknown {
  const copy = { root: JSON.parse(GOOD) as unknown };
  let parent: Record<string | number, unknown> = copy;
  let key: string | number = "root";
  for (const next of path) {
    parent = parent[key] as Record<string | number, unknown>;
    key = next;
  }
  change(parent, key);
  return copy.root;
}

const places = placesOf(JSON.parse(GOOD));

/** Values that fit nowhere in the file. */
const WRONG = [null, "\u0000", -1, 1e9, 0.5, "x".repeat(2000), { a: 1 }, [[1]], "\ud800"];

test("the file that is spoiled below is in order", () => {
  expect(problemsOf(buildCardFileSource(buildFullCardFile()).bytes)).toEqual([]);
});

test("of many malformed files, tables and JSON, each is told what is wrong with it, where, why and what to do", () => {
  const there = runToCompletion(
    mergeFilesIntoRecords([runToCompletion(readCardFile(buildCardFileSource(buildFullCardFile()))) as CardFile], {
      sets: [],
      cards: [],
    }),
  );
  const codes = new Set<string>();
  for (const { file, bytes } of generateMalformedFiles(1, scaleRuns(3_000))) {
    const read = runToCompletion(readCardFile({ file, bytes }));
    const problems = "cards" in read ? runToCompletion(checkCardFiles([read], there)) : [read];
    if (problems.length === 0) throw new Error(`${file} passes:\n${new TextDecoder().decode(bytes)}`);
    expectClear(problems);
    for (const problem of problems) {
      expect(problem.file).toBe(file);
      const whole = ["SIZE", "ENCODING", "JSON", "CSV"].includes(problem.code);
      if (!whole && problem.line !== 1) expect(problem.pointer + problem.field).not.toBe("");
      codes.add(problem.code);
    }
  }
  expect(codes.size).toBeGreaterThan(20);
});

test("a wrong value at any place of a file is refused with a clear message", () => {
  expect(places.length * WRONG.length).toBeGreaterThan(300);
  for (const path of sampleShare(places)) {
    for (const wrong of WRONG) {
      const content = withChange(path, (parent, key) => {
        parent[key] = wrong;
      });
      expectClear(problemsOf(buildCardFileSource(content).bytes));
    }
  }
});

test("a field too many at any object is refused", () => {
  for (const path of sampleShare(places, 10)) {
    const content = withChange(path, (parent, key) => {
      const value = parent[key];
      if (typeof value === "object" && value !== null && !Array.isArray(value)) Object.assign(value, { unheardOf: 1 });
      else parent[key] = Symbol.for("left out");
    });
    if (JSON.stringify(content)?.includes("unheardOf")) expectClear(problemsOf(buildCardFileSource(content).bytes));
  }
});

test("a file cut off anywhere is refused with line and column", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: GOOD.trimEnd().length - 1 }), (length) => {
      const [problem] = problemsOf(new TextEncoder().encode(GOOD.slice(0, length)));
      expect(problem).toMatchObject({ code: "JSON" });
      expect(problem?.column).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: scaleRuns(300) },
  );
});

test("any bytes and any JSON give problems and never throw", () => {
  const json = fc.json({ maxDepth: 6 }).map((text) => new TextEncoder().encode(text));
  const entries = fc.record({
    format: fc.constant("grimoire-cards/1"),
    sets: fc.jsonValue(),
    cards: fc.array(fc.jsonValue(), { minLength: 1 }),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 200 }),
        json,
        entries.map((content) => buildCardFileSource(content).bytes),
      ),
      (bytes) => {
        expectClear(problemsOf(bytes));
      },
    ),
    { numRuns: scaleRuns(300) },
  );
});
