import { readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeDeckProblem, listDeckFixChoices } from "@/app/i18n/describe-deck-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import type { DeckProblem } from "@/engine/magmell";
import { countPublicAuthors, countPublicDecks } from "@/lib/decks/listed/data";
import { refreshListCounts } from "@/lib/decks/listed/mutations";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { formatProblems } from "@/lib/magmell/catalogue/import/import-report";
import { formatTextDiff } from "@/lib/magmell/catalogue/model/text-diff";
import { listStarterDecks } from "@/lib/magmell/decks/data";
import { deleteStarters, importStarterDecks, type StarterChange } from "@/lib/magmell/starters/mutations";
import { STARTER_LIMITS } from "@/lib/magmell/starters/schema";
import { runDeckStarters } from "./run-starters";

const USAGE = `Usage: npm run decks -- COMMAND
  import FILE... [--dry-run]  load starter decks, or change those that have the same key
  starters FILE...            the same at a first set-up; later only tell, once, which are new
  list                        the starter decks of this site with their keys
  remove KEY... | --all       remove starter decks; copies that players made stay
  recount                     count likes, copies and lists anew, after rows were changed by hand`;

/** Runs one `npm run decks` command and resolves to its exit code. */
export async function runDecks(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, all: { type: "boolean" } },
  });
  const { "dry-run": dryRun = false, all = false } = values;
  const [command, ...given] = positionals;
  if (given.length > STARTER_LIMITS.files) return refuse(`At most ${STARTER_LIMITS.files} at once.`);
  if (command === "import" && given.length > 0 && !all) return importDecks(given, dryRun);
  if (command === "starters" && given.length > 0 && !all && !dryRun)
    return runDeckStarters(given.map(openDeckFile), sayInEnglish);
  if (command === "list" && given.length === 0 && !all && !dryRun) return listDecks();
  if (command === "remove" && given.length > 0 !== all && !dryRun) return removeDecks(given);
  if (command === "recount" && given.length === 0 && !all && !dryRun) return recount();
  return refuse(USAGE);
}

async function recount(): Promise<number> {
  await refreshListCounts();
  const [{ total: decks }, { total: authors }] = await Promise.all([countPublicDecks(), countPublicAuthors()]);
  console.log(`Counted anew. Public decks: ${decks}, authors: ${authors}.`);
  return 0;
}

async function importDecks(files: readonly string[], dryRun: boolean): Promise<number> {
  const result = await importStarterDecks(files.map(openDeckFile), { say: sayInEnglish, dryRun });
  if (!result.ok) return refuse(formatProblems(result.problems));
  const changed = result.changes.filter(({ fields }) => fields === null || fields.length > 0);
  for (const change of changed) console.log(describe(change));
  if (changed.length === 0) console.log("Nothing changes.");
  else if (dryRun) console.log(`Dry run, nothing was changed. Decks: ${changed.length}.`);
  else console.log(`Applied. Decks: ${changed.length}.`);
  return 0;
}

async function listDecks(): Promise<number> {
  const decks = await listStarterDecks(null);
  for (const { name, starter, problems } of decks) {
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const state =
      errors === 0 ? "" : `  (not legal with the cards of this site: ${errors} problems, so it is not shown)`;
    console.log(`${starter?.key}  ${name}${state}`);
  }
  if (decks.length === 0) console.log("This site has no starter decks.");
  return 0;
}

/** `keys` is empty for all of them. */
async function removeDecks(keys: readonly string[]): Promise<number> {
  const all = keys.length > 0 ? keys : (await listStarterDecks(null)).flatMap(({ starter }) => starter?.key ?? []);
  const result = await deleteStarters(all);
  if (!result.ok)
    return refuse(`No starter deck has the key ${result.keys.join(", ")}: npm run decks -- list. Nothing was removed.`);
  console.log(`Removed. Decks: ${result.keys.length}.`);
  return 0;
}

function openDeckFile(file: string): CardFileSource {
  // One byte too many is enough to be refused, and a huge file is not read for it.
  const most = STARTER_LIMITS.fileBytes;
  if (statSync(file).size > most) return { file, bytes: new Uint8Array(most + 1) };
  return { file, bytes: readFileSync(file) };
}

/** The site's own words on a deck, with the card names as files write them. */
function sayInEnglish(problem: DeckProblem): { reason: string; fix: string } {
  const { problems } = getDictionary("en");
  const sentence = describeDeckProblem(problems, problem, (name) => name).replace(/\.$/, "");
  const fixes = listDeckFixChoices(problems, problem.fix, problem.have, (name) => name).map(({ label }) => label);
  return {
    reason: `breaks rule ${problem.rule.replace("mag:", "")}: ${sentence}`,
    fix: fixes.length > 0 ? `${fixes.join(", or: ")}.` : problems.none,
  };
}

function describe({ key, name, fields }: StarterChange): string {
  if (fields === null) return `+ deck ${key} ${name}`;
  const lines = fields.map(({ field, before, after }) => `    ${field}: ${formatTextDiff(before, after)}`);
  return [`~ deck ${key} ${name}`, ...lines].join("\n");
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
