import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Thresholds } from "../kit/bars";
import { lists } from "./lists";
import { readFolder } from "./read-folder";

function inFolder<Result>(files: Readonly<Record<string, string>>, act: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "lists-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  try {
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const COD =
  '<cockatrice_deck version="1">\n<comments>4 more to come</comments>\n<zone name="main">\n<card number="4" name="Moss &amp; Ox"/>\n<card number="56" name="Forest"/>\n</zone>\n<zone name="side">\n<card number="2" name="Gate Giant"/>\n</zone>\n</cockatrice_deck>';

it("holds what was read against the elements of a file and against a count by hand", () => {
  const files = {
    "a.cod": COD,
    "b.txt": "4 Moss Ox\n56 Forest\nhello world",
    "b.txt.truth": "main 4 Moss Ox\nmain 55 Forest\nside 1 Old Bell",
    "c.txt": "60 Forest",
  };
  const { files: read, toCount } = inFolder(files, (folder) => readFolder(folder, 50, 1));
  expect(read.map(({ truth }) => truth && [truth.lines, truth.right, truth.phantoms])).toEqual([
    [3, 3, []],
    [3, 1, []],
    null,
  ]);
  expect(read[1]?.doubts).toEqual(["b.txt:3 NO_COUNT hello world"]);
  expect(toCount).toEqual(["c.txt"]);
});

it("draws the same lists for the same seed", () => {
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.txt`, "60 Forest"]));
  inFolder(files, (folder) => {
    const drawn = readFolder(folder, 5, 7).toCount;
    expect(new Set(drawn).size).toBe(5);
    expect(readFolder(folder, 5, 7).toCount).toEqual(drawn);
    expect(readFolder(folder, 5, 8).toCount).not.toEqual(drawn);
  });
});

it("misses its bar where a card was lost or nobody counted", async () => {
  const said: string[] = [];
  const bars = new Thresholds((line) => said.push(line));
  const counts = { sample: 1, seed: 1, percent: 99 };
  await inFolder({ "a.cod": COD }, (folder) => lists.run(counts, bars, folder));
  expect(bars.missed).toBe(0);
  await inFolder({ "b.txt": "3 Moss Ox", "b.txt.truth": "main 4 Moss Ox" }, (folder) =>
    lists.run(counts, bars, folder),
  );
  await inFolder({ "c.txt": "3 Moss Ox" }, (folder) => lists.run(counts, bars, folder));
  expect(said.filter((line) => line.startsWith("MISSED")).map((line) => line.replace(/\s+/gu, " "))).toEqual([
    "MISSED Card lines that are right, in percent: 0 (bar: at least 99)",
    "MISSED Text lists of the sample that nobody counted: 1 (bar: at most 0)",
    "MISSED Card lines that are right, in percent: NaN (bar: at least 99)",
  ]);
});
