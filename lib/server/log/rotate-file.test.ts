import { appendFileSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rotateFile } from "./rotate-file";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grimoire-log-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file begins anew at its size, keeps a count of older ones, and is written on by whoever holds it open", () => {
  const file = join(folder, "server.log");
  const held = openSync(file, "a", 0o600);
  const bounds = { bytes: 10, count: 2, held: true };
  writeSync(held, "short\n");
  expect(rotateFile(file, bounds)).toBe(false);
  for (const line of ["first line\n", "second line\n", "third line\n"]) {
    writeSync(held, line);
    expect(rotateFile(file, bounds)).toBe(true);
  }
  writeSync(held, "now\n");
  expect(readFileSync(file, "utf8")).toBe("now\n");
  expect(readFileSync(`${file}.1`, "utf8")).toBe("third line\n");
  expect(readFileSync(`${file}.2`, "utf8")).toBe("second line\n");
  expect(() => statSync(`${file}.3`)).toThrow();
  expect(statSync(`${file}.1`).mode & 0o777).toBe(0o600);
});

test("with no older files to keep, nothing is left of a full one", () => {
  const file = join(folder, "server.log");
  appendFileSync(file, "a line of the log\n");
  expect(rotateFile(file, { bytes: 10, count: 0, held: true })).toBe(true);
  expect(statSync(file).size).toBe(0);
  expect(() => statSync(`${file}.1`)).toThrow();
});

test("a file that nobody holds open makes way for a new one", () => {
  const file = join(folder, "security.log");
  appendFileSync(file, "a line of the log\n");
  expect(rotateFile(file, { bytes: 10, count: 2, held: false })).toBe(true);
  expect(readFileSync(`${file}.1`, "utf8")).toBe("a line of the log\n");
  expect(() => statSync(file)).toThrow();
});
