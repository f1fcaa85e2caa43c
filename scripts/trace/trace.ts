/**
 * `npm run trace`: compares rulebook, code and tests, prints the status of all rules, and fails on any disagreement.
 * `npm run trace -- --write` also writes `proofs.json`, which the pages of the rules read.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { CHAPTERS, chapterOf, HOUSE, RULE_IDS, statusOf } from "@/engine/magmell/rulebook";
import { LATER_CEILING } from "@/engine/magmell/rulebook/done";
import { idsInCode, idsInTests } from "./citations";
import { disagreements } from "./compare";
import { proofsOf, writeProofs } from "./proofs";
import { statusTable } from "./table";

const ENGINE = fileURLToPath(new URL("../../engine", import.meta.url));
const PROOFS = fileURLToPath(new URL("../../engine/magmell/rulebook/proofs.json", import.meta.url));
const RULEBOOK = "magmell/rulebook/";
const NOT_CODE = /^magmell\/(testing|tests)\//;

function engineFiles(): { path: string; source: string }[] {
  return readdirSync(ENGINE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => {
      const file = `${entry.parentPath}${sep}${entry.name}`;
      return { path: relative(ENGINE, file).split(sep).join("/"), source: readFileSync(file, "utf8") };
    })
    .filter(({ path }) => !path.startsWith(RULEBOOK))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesById(files: readonly { path: string; source: string }[], idsOf: (source: string) => readonly string[]) {
  const found = new Map<string, string[]>();
  for (const { path, source } of files) {
    for (const id of idsOf(source)) found.set(id, [...(found.get(id) ?? []), `engine/${path}`]);
  }
  return found;
}

const files = engineFiles();
const isTest = ({ path }: { path: string }) => path.endsWith(".test.ts");
const code = filesById(
  files.filter((file) => !isTest(file) && !NOT_CODE.test(file.path)),
  idsInCode,
);
const tests = filesById(files.filter(isTest), idsInTests);

const houseIds = Object.keys(HOUSE);
const titles = new Map<number, string>(CHAPTERS.map(({ number, en }) => [number, `${number} ${en}`]));
const rows = RULE_IDS.map((id) => ({ chapter: titles.get(chapterOf(id)) ?? "?", status: statusOf(id) }));
console.log(statusTable(rows));
const proven = houseIds.filter((id) => code.has(id) && tests.has(id)).length;
console.log(`\nHouse rulings: ${houseIds.length}, of which ${proven} have code and a test.`);

const messages = [
  ...disagreements({
    statuses: new Map(RULE_IDS.map((id) => [id, statusOf(id)])),
    houseRulings: new Set(houseIds),
    laterCeiling: LATER_CEILING,
    code,
    tests,
  }),
];
const proofs = writeProofs(proofsOf([...RULE_IDS, ...houseIds], files.filter(isTest)));
if (process.argv.includes("--write")) writeFileSync(PROOFS, proofs);
else if (!existsSync(PROOFS) || readFileSync(PROOFS, "utf8") !== proofs)
  messages.push("proofs.json does not list the tests as they are now. Run: npm run trace -- --write");
for (const message of messages) console.error(message);
if (messages.length > 0) process.exitCode = 1;
