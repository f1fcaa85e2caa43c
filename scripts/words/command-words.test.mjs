import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { say, takeCommandLang } from "./command-words.mjs";

const root = resolve(import.meta.dirname, "../..");
const TABLE = JSON.parse(readFileSync(resolve(import.meta.dirname, "words.json"), "utf8"));
const textsOf = (words) => (typeof words === "string" ? [words] : Object.values(words ?? {}));
const placesIn = (words) => [...new Set(textsOf(words).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

const readSources = (folder) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/\.(?:test|d)\./.test(file))
    .map((file) => readFileSync(resolve(root, folder, file), "utf8"));
/** Texts of the sources of the commands that operators run. */
const readCommandSources = () =>
  ["backup", "data", "local", "rules"].flatMap((folder) => readSources(`scripts/${folder}`));

test.each(Object.entries(TABLE))("%s has words in both languages, with the same places", (_, { en, ja, ...others }) => {
  expect(others).toEqual({});
  for (const words of [en, ja]) for (const text of textsOf(words)) expect(text).toMatch(/\S/);
  expect([textsOf(en).length, textsOf(ja).length]).not.toContain(0);
  expect(placesIn(ja)).toEqual(placesIn(en));
});

test("commands ask for no words that are missing, and none is left over", () => {
  const files = readCommandSources();
  const asked = new Set(files.flatMap((text) => text.match(/(?<=["`])[a-zA-Z]+\.[a-zA-Z.]+(?=["`])/g) ?? []));
  const made = files.flatMap((text) => [...text.matchAll(/say\(\s*`([a-zA-Z]+\.)\$\{/g)].map(([, start]) => start));
  const isAsked = (key) =>
    asked.has(key) || made.some((start) => key.startsWith(start)) || !/^(?!cardData).*\./.test(key);
  expect(Object.keys(TABLE).filter((key) => !isAsked(key))).toEqual([]);
  const said = files.flatMap((text) => [...text.matchAll(/\bsay\(\s*"([a-zA-Z.]+)"/g)].map(([, key]) => key));
  expect(said.filter((key) => !Object.hasOwn(TABLE, key))).toEqual([]);
  expect(said.length).toBeGreaterThan(50);
});

test("reasons why card data is refused ask for no words that are missing, and none is left over", () => {
  const text = ["lib/mtg/server", "lib/mtg/catalogue/import"].flatMap(readSources).join("\n");
  const known = Object.keys(TABLE).flatMap((key) => (key.startsWith("cardData.") ? key.slice("cardData.".length) : []));
  const said = [...text.matchAll(/(?:cardDataText|toMessage|\.wrong)\(\s*"([a-zA-Z.\d]+)"/g)].map(([, key]) => key);
  expect(said.filter((key) => !known.includes(key))).toEqual([]);
  const made = /^(?:kind|characters|entries|table|fix\.table)\./;
  expect(known.filter((key) => !made.test(key) && !text.includes(`"${key}"`))).toEqual([]);
});

/** Texts of failures, hints and steps in a file, without what stands in braces, such as keys of sentences. */
const wordsOutsideTable = (text) =>
  [...text.matchAll(/(?:new Failure\(|hint:|\bstep\()\s*("[^"]*"|`[^`]*`)/g)].flatMap(([, literal]) => {
    let bare = literal;
    while (/\{[^{}]*\}/.test(bare)) bare = bare.replace(/\$?\{[^{}]*\}/g, "");
    return /[A-Za-z]{2}/.test(bare) ? [literal] : [];
  });

test("failures and steps of commands say nothing in English alone", () => {
  expect(readCommandSources().flatMap(wordsOutsideTable)).toEqual([]);
  const sample = `new Failure("Run it.") hint: \`\${a} is odd\` step(say("a.b")) new Failure(\`\${say("a.b", { c })} \${d}\`)`;
  expect(wordsOutsideTable(sample)).toEqual(['"Run it."', `\`\${a} is odd\``]);
});

describe("the language of a command", () => {
  test.each([
    [[], {}, "en"],
    [[], { LANG: "ja_JP.UTF-8" }, "ja"],
    [[], { LANG: "en_US.UTF-8", LC_ALL: "ja_JP.UTF-8" }, "ja"],
    [[], { LANG: "ja_JP.UTF-8", LC_ALL: "C" }, "en"],
    [[], { LANG: "jam_JM" }, "en"],
    [["--lang", "ja"], { LANG: "en_US.UTF-8" }, "ja"],
    [["--lang=en"], { LANG: "ja_JP.UTF-8" }, "en"],
    [["--lang", "fr"], { LANG: "ja_JP.UTF-8" }, "ja"],
  ])("%j with %j is %s%s", (args, env, lang) => {
    const given = ["import", ...args, "a.json"];
    expect(takeCommandLang(given, env)).toBe(lang);
    expect(given).toEqual(["import", "a.json"]);
  });

  test.each([
    [{ LANG: "ja_JP.UTF-8" }, [], /バックアップします/],
    [{ LANG: "C" }, ["--lang", "ja"], /バックアップします/],
    [{ LANG: "ja_JP.UTF-8" }, ["--lang=en"], /^Backs up decks/],
  ])("help with %j and %j", (env, args, words) => {
    const { PATH } = process.env;
    const program = [resolve(root, "scripts/backup/backup.mjs"), "--help", ...args];
    const { stdout, status } = spawnSync(process.execPath, program, { env: { PATH, ...env }, encoding: "utf8" });
    expect([status, stdout]).toEqual([0, expect.stringMatching(words)]);
  });
});

test("one thing and several are told apart, and a missing value is a fault", () => {
  expect([say("decks.removed", { n: 1 }), say("decks.removed", { n: 2 })]).toEqual([
    "Removed 1 starter deck.",
    "Removed 2 starter decks.",
  ]);
  expect(() => say("decks.removed")).toThrow("{n}");
});
