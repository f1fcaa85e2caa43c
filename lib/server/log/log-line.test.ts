import fc from "fast-check";
import { expect, test } from "vitest";
import { createLogger, formatLogLine } from "./log-line";
import { runInRequestContext } from "./request-context";

const AT = new Date("2026-11-23T03:00:00Z");

/** The line that a log writes about fields. */
function lineOf(fields: Record<string, unknown>): string {
  const lines: string[] = [];
  createLogger({ level: "info", write: (line) => lines.push(line), now: () => AT }).warn(fields, "Something happened.");
  return lines.join("");
}

test("a line tells when, what and of whom, as JSON", () => {
  expect(lineOf({ event: "signInRefused", reason: "wrongPassword", tries: 3 })).toBe(
    '{"level":"warn","time":"2026-11-23T03:00:00.000Z","event":"signInRefused","reason":"wrongPassword","tries":3,"message":"Something happened."}\n',
  );
});

test("a line of a request carries its id and the pattern of its route, also later", async () => {
  const line = await runInRequestContext({ request: "id-12345", route: "/cards/[name]" }, async () => {
    await new Promise((done) => setImmediate(done));
    return lineOf({ event: "failure" });
  });
  expect(JSON.parse(line)).toMatchObject({ request: "id-12345", route: "/cards/[name]" });
  expect(lineOf({ event: "failure" })).not.toContain("request");
});

test("no value ends its line, speaks to the terminal, or is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (value) => {
      const line = lineOf({ value });
      expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(JSON.parse(line).value).toBe(value.toWellFormed());
      expect(formatLogLine(line).slice(0, -1)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
  const forged = "a\n2026-11-23 INFO admin\r\u001b[31m\u009b31m\u202e";
  expect(lineOf({ value: forged })).toMatch(/^[ -~]+\n$/);
  expect(formatLogLine(lineOf({ value: forged }))).toMatch(/^[ -~]+\n$/);
});

test("an error is told with its message and its trace, whose lines stay inside of it", () => {
  const line = lineOf({ event: "failure", error: new Error("first\nINFO forged") });
  expect(JSON.parse(line).error).toMatchObject({ type: "Error", message: "first\nINFO forged" });
  expect(line.split("\n")).toHaveLength(2);
  expect(formatLogLine(line)).toMatch(
    /^03:00:00 warn {2}Something happened\. event="failure"\n {2}Error: first\n {2}INFO forged/,
  );
});
