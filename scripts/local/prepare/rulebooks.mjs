// Writes `generated/rows.ts` of the rulebook of each game from the documents in engine/rulebook/documents: the ids as types, so that a
// wrong one does not compile, and what the entries are, without their words. Git does not keep these files.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { say } from "../../words/command-words.mjs";
import { Failure } from "../failure.mjs";

const DOCUMENTS = "engine/rulebook/documents";
/** Documents of each game in their order, and the one of our own rulings. */
const GAMES = {
  magmell: { rules: ["mag"], house: "house" },
  mtg: { rules: ["mtg-6e", "mtg-8e", "mtg-cr", "mtg-flow"], house: "mtg-house" },
};

/** Writes the generated rulebook files of both games if they are outdated. Returns whether anything was written. */
export function writeRulebooks(root) {
  // A folder without the engine has no rulebooks.
  if (!existsSync(join(root, DOCUMENTS))) return false;
  const written = Object.entries(GAMES).map(([game, { rules, house }]) =>
    writeChanged(
      join(root, `engine/${game}/rulebook/generated/rows.ts`),
      sourceOf(
        rules.flatMap((key) => readDocument(root, key)),
        readDocument(root, house),
      ),
    ),
  );
  return written.includes(true);
}

function readDocument(root, key) {
  const file = `${DOCUMENTS}/${key}.json`;
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    throw new Failure(say("step.rulebook", { file, message: error.message }));
  }
}

/** The text of the module. Entries that are alike share one row, for there are some twenty kinds of them. */
function sourceOf(entries, rulings) {
  const rows = entries.map(({ id, ja, en, ...row }) => [id, JSON.stringify(row)]);
  const kinds = [...new Set(rows.map(([, row]) => row))];
  return [
    "// Written by scripts/local/prepare/rulebooks.mjs.",
    `export type RulingId =${rulings.map(({ id }) => `\n  | ${JSON.stringify(id)}`).join("")};`,
    ...kinds.map((row, at) => `const row${at} = ${row} as const;`),
    "export const ROWS = {",
    ...rows.map(([id, row]) => `  ${JSON.stringify(id)}: row${kinds.indexOf(row)},`),
    "};\n",
  ].join("\n");
}

/** Writes a file in one step, so that nobody reads an incomplete one. Returns whether its text changed. */
function writeChanged(file, text) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  return true;
}

/** Writes the generated rulebook files of this checkout. Vitest calls it as its global setup. */
export default function setup() {
  writeRulebooks(resolve(import.meta.dirname, "../../.."));
}

if (process.argv[1] === import.meta.filename) setup();
