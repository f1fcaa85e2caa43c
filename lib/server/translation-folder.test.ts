import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { readTranslationFolder } from "./translation-folder";

const folders: string[] = [];

/** Makes a folder with files by their path in it. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it("reads a file for each language and area, and passes hidden ones over", () => {
  const { files, faults } = readTranslationFolder(
    folderWith({ "ja/site.json": '{"a":"x"}', "de/cards.json": "{}", ".git/config": "", "ja/.site.json.swp": "" }),
  );
  expect(faults).toEqual([]);
  expect(files).toEqual([
    { lang: "de", area: "cards", words: {} },
    { lang: "ja", area: "site", words: { a: "x" } },
  ]);
});

it("names files that cannot be read, each with the reason", () => {
  const { files, faults } = readTranslationFolder(
    folderWith({
      "site.json": "{}",
      "ja/site.txt": "",
      "ja/site.json": '{"a":',
      "ja/cards.json": `"${"x".repeat(1_000_000)}"`,
    }),
  );
  expect(files).toEqual([]);
  expect(faults).toEqual([
    "ja/cards.json: The file has more than 1000000 bytes. Keep only the texts that you change.",
    expect.stringMatching(/^ja\/site\.json: Not valid JSON \(.+\)\. Correct the file\.$/u),
    "ja/site.txt: Not a translation file. Give it a name that ends in .json, or remove it.",
    "site.json: The file is not in the folder of a language. Move it to one, such as ja/site.json, or remove it.",
  ]);
});

it("reads files that begin with a byte order mark, as some editors write them", () => {
  const { files, faults } = readTranslationFolder(folderWith({ "ja/site.json": '\uFEFF{"a":"x"}' }));
  expect(faults).toEqual([]);
  expect(files).toEqual([{ lang: "ja", area: "site", words: { a: "x" } }]);
});

it("names links that lead nowhere", () => {
  const folder = folderWith({ "ja/cards.json": "{}" });
  for (const name of ["de", "ja/site.json"]) symlinkSync(join(folder, "missing"), join(folder, name));
  const { files, faults } = readTranslationFolder(folder);
  expect(files).toEqual([{ lang: "ja", area: "cards", words: {} }]);
  expect(faults).toEqual([
    "de: The entry cannot be read. Check the path and its permissions.",
    "ja/site.json: The file cannot be read. Check the path and its permissions.",
  ]);
});

it("names a folder that is not there", () => {
  const { faults } = readTranslationFolder(join(folderWith({}), "missing"));
  expect(faults).toEqual([expect.stringContaining("missing: The folder cannot be read.")]);
});
