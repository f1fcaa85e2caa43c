/**
 * `npm run trace`: compares rules documents, code and tests, prints the status of all their entries, and fails on any
 * disagreement. `npm run trace -- --write` also calls done what has code and a test. Each run writes `proofs.json` of each
 * game, which the pages of the rules read and git does not keep; with `--proofs` it does nothing else.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { createCitationReader } from "@/engine/rulebook/citations";
import { findDisagreements } from "@/engine/rulebook/disagreements";
import { findDocumentErrors } from "@/engine/rulebook/document-errors";
import { groupTestsByRule, serializeProofs } from "@/engine/rulebook/proofs";
import type { RuleDocument } from "@/engine/rulebook/rule-document";
import { lowerCeiling, markDone, markFinishedEntries } from "./finish";
import { TRACED_GAMES } from "./games";
import { renderOutsideLine, renderStatusTable } from "./table";

type EngineFile = { readonly path: string; readonly source: string };

const ENGINE = fileURLToPath(new URL("../../engine", import.meta.url));
/** Rulebooks name every id they have, and kits for tests are neither code nor test. */
const RULEBOOK = /^([a-z]+\/)?rulebook\//;
const NOT_CODE = /(^|\/)(testing|tests)\//;

function engineFiles(): readonly EngineFile[] {
  return readdirSync(ENGINE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => {
      const file = `${entry.parentPath}${sep}${entry.name}`;
      return { path: relative(ENGINE, file).split(sep).join("/"), source: readFileSync(file, "utf8") };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesById(files: readonly EngineFile[], idsOf: (source: string) => readonly string[]) {
  const found = new Map<string, string[]>();
  for (const { path, source } of files) {
    for (const id of idsOf(source)) found.set(id, [...(found.get(id) ?? []), `engine/${path}`]);
  }
  return found;
}

const write = process.argv.includes("--write");
const files = engineFiles().filter(({ path }) => !RULEBOOK.test(path));
const isTest = ({ path }: EngineFile) => path.endsWith(".test.ts");
const reader = createCitationReader(TRACED_GAMES.flatMap(({ documents }) => documents.map(({ key }) => key)));
const citations = {
  code: filesById(
    files.filter((file) => !isTest(file) && !NOT_CODE.test(file.path)),
    reader.inCode,
  ),
  tests: filesById(files.filter(isTest), reader.inTests),
};

/** Writes what is newly done and the lower ceiling into the files of a document, and returns the document with them. */
function settled(document: RuleDocument): RuleDocument {
  const now = markFinishedEntries(document, citations);
  const done = now.entries.filter(({ status }, row) => status !== document.entries[row]?.status);
  change(`documents/${document.key}.json`, (text) => markDone(text, done));
  change("later-ceilings.json", (text) => lowerCeiling(text, now));
  return now;
}

function change(name: string, edit: (text: string) => string): void {
  const path = `${ENGINE}/rulebook/${name}`;
  writeChanged(path, edit(readFileSync(path, "utf8")));
}

const games = write ? TRACED_GAMES.map((game) => ({ ...game, documents: game.documents.map(settled) })) : TRACED_GAMES;
const documents = games.flatMap((game) => game.documents);
const proven = ({ id }: { readonly id: string }) => citations.code.has(id) && citations.tests.has(id);
const tests = files.filter(isTest).map(({ path, source }) => ({ path, tests: reader.tests(source) }));
for (const { folder, documents: own } of games) {
  const path = `${ENGINE}/${folder}/rulebook/proofs.json`;
  const proofs = serializeProofs(
    groupTestsByRule(
      own.flatMap(({ entries }) => entries.map(({ id }) => id)),
      tests,
    ),
  );
  writeChanged(path, proofs);
}
if (!process.argv.includes("--proofs")) report();

/** Prints the status of all documents, and what disagrees. */
function report(): void {
  for (const document of documents) {
    const { key, entries } = document;
    if (entries.some(({ status }) => status !== null))
      console.log(`${renderStatusTable(document)}${renderOutsideLine(document)}\n`);
    else console.log(`${key}: ${entries.length} rulings, ${entries.filter(proven).length} with code and a test.\n`);
  }
  const known = new Set(documents.flatMap(({ entries }) => entries.map(({ id }) => id)));
  const faults = documents.flatMap(({ key }) =>
    findDocumentErrors(key, readFileSync(`${ENGINE}/rulebook/documents/${key}.json`, "utf8"), known),
  );
  const messages = [...faults, ...findDisagreements(documents, citations)];
  for (const message of messages) console.error(message);
  if (messages.length > 0) process.exitCode = 1;
}

/** Writes a file in one step, so that nobody reads an incomplete one. A file with the same text stays unchanged. */
function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}
