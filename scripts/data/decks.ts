import { existsSync, readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeDeckProblem, fixChoices } from "@/app/ui/i18n/describe-deck-problem";
import { dictionary } from "@/app/ui/i18n/dictionary";
import type { DeckProblem } from "@/engine/magmell";
import type { CardFileSource } from "@/lib/catalogue/import/files/read-card-file";
import { reportProblems } from "@/lib/catalogue/import/import-report";
import { diffText } from "@/lib/catalogue/model/text-diff";
import { db } from "@/lib/server/db";
import { importStarters, type StarterChange } from "@/lib/starters/mutations";
import { STARTER_LIMITS } from "@/lib/starters/schema";

const USAGE = "Usage: npm run decks -- import FILE... [--dry-run]";

/** `npm run decks`: loads starter decks as `npm run cards` loads cards, and answers with the exit code. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { "dry-run": { type: "boolean" } } });
  const [command, ...files] = positionals;
  if (command !== "import" || files.length === 0) return refuse(USAGE);
  if (files.length > STARTER_LIMITS.files) return refuse(`At most ${STARTER_LIMITS.files} files at once.`);
  const result = await importStarters(files.map(open), { say: sayInEnglish, dryRun: values["dry-run"] });
  if (!result.ok) return refuse(reportProblems(result.problems));
  const changed = result.changes.filter(({ fields }) => fields === null || fields.length > 0);
  for (const change of changed) console.log(describe(change));
  if (changed.length === 0) console.log("Nothing changes.");
  else if (values["dry-run"]) console.log(`Dry run, nothing was changed. Decks: ${changed.length}.`);
  else console.log(`Applied. Decks: ${changed.length}.`);
  return 0;
}

function open(file: string): CardFileSource {
  // One byte too many is enough to be refused, and a huge file is not read for it.
  const most = STARTER_LIMITS.fileBytes;
  if (statSync(file).size > most) return { file, bytes: new Uint8Array(most + 1) };
  return { file, bytes: readFileSync(file) };
}

/** The site's own words on a deck, with the card names as files write them. */
function sayInEnglish(problem: DeckProblem): { reason: string; fix: string } {
  const { problems } = dictionary("en");
  const sentence = describeDeckProblem(problems, problem, (name) => name).replace(/\.$/, "");
  const fixes = fixChoices(problems, problem.fix, problem.have, (name) => name).map(({ label }) => label);
  return {
    reason: `breaks rule ${problem.rule.replace("mag:", "")}: ${sentence}`,
    fix: fixes.length > 0 ? `${fixes.join(", or: ")}.` : problems.none,
  };
}

function describe({ key, name, fields }: StarterChange): string {
  if (fields === null) return `+ deck ${key} ${name}`;
  const lines = fields.map(({ field, before, after }) => `    ${field}: ${diffText(before, after)}`);
  return [`~ deck ${key} ${name}`, ...lines].join("\n");
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

if (existsSync(".env")) process.loadEnvFile(".env");
try {
  process.exitCode = await main();
  await db().$disconnect();
} catch (error) {
  process.exitCode = refuse(
    `Not imported, nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
  );
}
