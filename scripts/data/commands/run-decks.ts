import { readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeDeckProblem, listDeckFixChoices } from "@/app/i18n/describe-deck-problem";
import { getDictionary } from "@/app/i18n/dictionary";
import type { DeckProblem } from "@/engine/magmell";
import { countPublicAuthors, countPublicDecks } from "@/lib/decks/listed/data";
import { refreshListCounts } from "@/lib/decks/listed/mutations";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { formatTextDiff } from "@/lib/magmell/catalogue/model/text-diff";
import { listStarterDecks } from "@/lib/magmell/decks/data";
import { deleteStarters, importStarterDecks, type StarterChange } from "@/lib/magmell/starters/mutations";
import { STARTER_LIMITS } from "@/lib/magmell/starters/schema";
import { COMMAND_LANG, say } from "../../words/command-words.mjs";
import { formatProblems } from "./import-report";
import { runDeckStarters } from "./run-starters";

/** Runs one `npm run decks` command and resolves to its exit code. */
export async function runDecks(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, all: { type: "boolean" }, help: { type: "boolean" } },
  });
  const { "dry-run": dryRun = false, all = false } = values;
  const [command, ...given] = positionals;
  if (values.help || command === "help") {
    console.log(say("decks.help"));
    return 0;
  }
  if (given.length > STARTER_LIMITS.files) return refuse(say("decks.tooMany", { n: STARTER_LIMITS.files }));
  if (command === "import" && given.length > 0 && !all) return importDecks(given, dryRun);
  if (command === "starters" && given.length > 0 && !all && !dryRun)
    return runDeckStarters(given.map(openDeckFile), describeDeckErrors);
  if (command === "list" && given.length === 0 && !all && !dryRun) return listDecks();
  if (command === "remove" && given.length > 0 !== all && !dryRun) return removeDecks(given);
  if (command === "recount" && given.length === 0 && !all && !dryRun) return recount();
  return refuse(say("decks.help"));
}

async function recount(): Promise<number> {
  await refreshListCounts();
  const [{ total: decks }, { total: authors }] = await Promise.all([countPublicDecks(), countPublicAuthors()]);
  console.log(say("decks.recounted", { decks, authors }));
  return 0;
}

async function importDecks(files: readonly string[], dryRun: boolean): Promise<number> {
  const result = await importStarterDecks(files.map(openDeckFile), { say: describeDeckErrors, dryRun });
  if (!result.ok) return refuse(formatProblems(result.problems));
  const changed = result.changes.filter(({ fields }) => fields === null || fields.length > 0);
  for (const change of changed) console.log(describe(change));
  const outcome = changed.length === 0 ? "nothing" : dryRun ? "dryRun" : "applied";
  console.log(say(`decks.${outcome}`, { n: changed.length }));
  return 0;
}

async function listDecks(): Promise<number> {
  const decks = await listStarterDecks(null);
  for (const { name, starter, problems } of decks) {
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const state = errors === 0 ? "" : say("decks.illegal", { n: errors });
    console.log(`${starter?.key}  ${name}${state}`);
  }
  if (decks.length === 0) console.log(say("decks.none"));
  return 0;
}

/** `keys` is empty for all of them. */
async function removeDecks(keys: readonly string[]): Promise<number> {
  const all = keys.length > 0 ? keys : (await listStarterDecks(null)).flatMap(({ starter }) => starter?.key ?? []);
  const result = await deleteStarters(all);
  if (!result.ok) return refuse(say("decks.unknownKey", { keys: result.keys.join(say("list.join")) }));
  console.log(say("decks.removed", { n: result.keys.length }));
  return 0;
}

function openDeckFile(file: string): CardFileSource {
  // One byte too many is enough to be refused, and a huge file is not read for it.
  const most = STARTER_LIMITS.fileBytes;
  if (statSync(file).size > most) return { file, bytes: new Uint8Array(most + 1) };
  return { file, bytes: readFileSync(file) };
}

/** Describes a deck problem in the site's words, with card names as in files. */
function describeDeckErrors(problem: DeckProblem): { problem: string; fixes: string } {
  const { problems } = getDictionary(COMMAND_LANG);
  const fixes = listDeckFixChoices(problems, problem.fix, problem.have, (name) => name).map(({ label }) => label);
  return {
    problem: describeDeckProblem(problems, problem, (name) => name).replace(/[.。]$/, ""),
    fixes: fixes.length > 0 ? say("decks.fixes", { fixes: fixes.join(say("decks.or")) }) : problems.none,
  };
}

function describe({ key, name, fields }: StarterChange): string {
  if (fields === null) return `+ ${say("report.deck", { key, name })}`;
  const lines = fields.map(({ field, before, after }) => `    ${field}: ${formatTextDiff(before, after)}`);
  return [`~ ${say("report.deck", { key, name })}`, ...lines].join("\n");
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
