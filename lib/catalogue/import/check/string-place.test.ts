import { expect, test } from "vitest";
import { runToCompletion } from "@/lib/tasks";
import { scanJson } from "../files/json-scan";
import { stringPlace } from "./string-place";

const TEXT = '■一。\n■"二"\\。𠮷\t三';
const FILE = JSON.stringify({ list: [1, { text: TEXT }] }, null, 2).replace("二", "\\u4e8c");
const start = runToCompletion(scanJson(FILE, 8, new Set(["/list/1/text"]))).starts.get("/list/1/text") ?? -1;

test.each([...TEXT].filter((sign) => !'\n"\\\t'.includes(sign)))("%s of a string is found in its file", (sign) => {
  const { line, column } = stringPlace(FILE, start, TEXT.lastIndexOf(sign));
  const there = FILE.split("\n")[line - 1]?.slice(column - 1) ?? "";
  expect(there.startsWith(sign === "二" ? "\\u4e8c" : sign)).toBe(true);
});

test("what is beyond the end stands at the end", () => {
  const { line, column } = stringPlace(FILE, start, 1_000);
  expect(FILE.split("\n")[line - 1]?.[column - 1]).toBe('"');
});
