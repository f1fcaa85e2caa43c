import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaleRuns } from "@/engine/kernel/testing/scale-runs";
import { runToCompletion } from "@/lib/tasks";
import { CARD_FILE_LIMITS } from "./file-limits";
import { locateInString, scanJson } from "./json-scan";

const TEXT = `{
  "a": [
    1, {"b~/": null},
    "x\\ny"
  ],

  "": {}
}
`;

test.each([
  ["", 1],
  ["/a", 2],
  ["/a/0", 3],
  ["/a/1", 3],
  ["/a/1/b~0~1", 3],
  ["/a/2", 4],
  ["/", 7],
])("the value at %j stands on line %i", (pointer, line) => {
  expect(runToCompletion(scanJson(TEXT, 8, new Set([pointer]))).lines.get(pointer)).toBe(line);
});

test("only what was asked for is kept", () => {
  expect([...runToCompletion(scanJson(TEXT, 8, new Set(["/a", "/z"]))).lines]).toEqual([["/a", 2]]);
});

describe("faults", () => {
  test.each([
    ["", 1, 1, { fault: "early" }],
    ["{", 1, 2, { fault: "expected", of: "key" }],
    ['{"a" 1}', 1, 6, { fault: "expected", of: "colon" }],
    ['{"a": 1,}', 1, 9, { fault: "expected", of: "key" }],
    ["[1,\n 2,\n]", 3, 1, { fault: "expected", of: "value" }],
    ["[1 2]", 1, 4, { fault: "expected", of: "]" }],
    ["[01]", 1, 2, { fault: "expected", of: "value" }],
    ["[1.]", 1, 2, { fault: "expected", of: "value" }],
    ["[tru]", 1, 2, { fault: "expected", of: "value" }],
    ['["a\nb"]', 1, 4, { fault: "line" }],
    ['["a\\q"]', 1, 4, { fault: "expected", of: "escape" }],
    ['["a', 1, 4, { fault: "early" }],
    ["{} {}", 1, 4, { fault: "expected", of: "end" }],
    ['{"a":1,\n "a":2}', 2, 2, { fault: "twice", of: "a" }],
    ["[[[0]]]", 1, 3, { fault: "deep", of: 2 }],
  ])("%j", (text, line, column, facts) => {
    expect(runToCompletion(scanJson(text, 2)).fault).toMatchObject({ line, column, facts });
  });
});

test("it takes exactly what JSON.parse takes", () => {
  const piece = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    '"a"',
    '"b"',
    "1",
    "-0",
    "1e5",
    "1.5",
    "true",
    "null",
    " ",
    "\n",
    "\\",
    "x",
  );
  const broken = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.oneof(broken, fc.json({ maxDepth: 4 })), (text) => {
      const { fault } = runToCompletion(scanJson(text, 100));
      // A key that stands twice is the one thing that JSON.parse lets pass.
      if (fault?.facts.fault === "twice") return;
      expect(fault === null).toBe(parses(text));
    }),
    { numRuns: scaleRuns(3000) },
  );
});

test("an object or an inner list with more in it than any file needs is where reading ends", () => {
  const keys = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, at])));
  const faultOf = (text: string) => runToCompletion(scanJson(text, 8)).fault;
  expect(faultOf(keys(CARD_FILE_LIMITS.keys))).toBeNull();
  expect(faultOf(`[\n${keys(20_000)}]`)).toMatchObject({ line: 2, facts: { fault: "keys", of: 200 } });
  const list = (count: number) => `{"cards":[{"printings":[${"1,".repeat(count - 1)}1]}]}`;
  expect(faultOf(list(CARD_FILE_LIMITS.entries))).toBeNull();
  expect(faultOf(list(CARD_FILE_LIMITS.entries + 1))?.facts).toEqual({ fault: "entries", of: 10_000 });
});

test("strings and lists of some megabytes are no trouble", () => {
  expect(runToCompletion(scanJson(`"${"あ".repeat(3_000_000)}`, 8)).fault).toMatchObject({
    facts: { fault: "early" },
  });
  expect(runToCompletion(scanJson(`[${"[],".repeat(300_000)}[]]`, 8)).fault).toBeNull();
  expect(runToCompletion(scanJson("[".repeat(1_000_000), 8)).fault).toMatchObject({
    facts: { fault: "deep", of: 8 },
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const STRING = '■一。\n■"二"\\。𠮷\t三';
const FILE = JSON.stringify({ list: [1, { text: STRING }] }, null, 2).replace("二", "\\u4e8c");
const start = runToCompletion(scanJson(FILE, 8, new Set(["/list/1/text"]))).starts.get("/list/1/text") ?? -1;

test.each([...STRING].filter((sign) => !'\n"\\\t'.includes(sign)))("%s of a string is found in its file", (sign) => {
  const { line, column } = locateInString(FILE, start, STRING.lastIndexOf(sign));
  const there = FILE.split("\n")[line - 1]?.slice(column - 1) ?? "";
  expect(there.startsWith(sign === "二" ? "\\u4e8c" : sign)).toBe(true);
});

test("what is beyond the end stands at the end", () => {
  const { line, column } = locateInString(FILE, start, 1_000);
  expect(FILE.split("\n")[line - 1]?.[column - 1]).toBe('"');
});
