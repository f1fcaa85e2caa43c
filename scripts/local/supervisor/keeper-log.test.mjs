import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openKeeperLog } from "./keeper-log.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "grimoire-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LINE = /^\d{4}-\d\d-\d\dT[\d:.]+Z /;

test("a keeper writes beside the site's log and never into it, for its user alone", () => {
  openKeeperLog(join(folder, "server.log"))("The site ended.");
  expect(readdirSync(folder)).toEqual(["keeper.log"]);
  expect(readFileSync(join(folder, "keeper.log"), "utf8").replace(LINE, "")).toBe("The site ended.\n");
  expect(statSync(join(folder, "keeper.log")).mode & 0o777).toBe(0o600);
});

test("its file begins anew when it has grown, with the one before beside it and no line lost", () => {
  const say = openKeeperLog(join(folder, "server.log"), 100);
  for (let count = 0; count < 5; count += 1) say(`line ${count}`);
  const text = ["keeper.log.1", "keeper.log"].map((name) => readFileSync(join(folder, name), "utf8")).join("");
  expect(text.match(/line \d/g)).toEqual(["line 0", "line 1", "line 2", "line 3", "line 4"]);
});

test("a file that cannot be written ends nothing, and without a log the line is on standard output", () => {
  mkdirSync(join(folder, "keeper.log"));
  openKeeperLog(join(folder, "server.log"))("lost");
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  openKeeperLog(undefined)("seen");
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/ seen$/));
});
