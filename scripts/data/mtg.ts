import { existsSync, statSync } from "node:fs";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { cardDataFile } from "@/lib/mtg/catalogue/data";
import type { CardDataPlan } from "@/lib/mtg/catalogue/import/card-data-plan";
import { isIdle } from "@/lib/mtg/catalogue/import/card-data-plan";
import { removeCardData, replaceCardData } from "@/lib/mtg/catalogue/mutations";
import type { CardDataProblem } from "@/lib/mtg/server/card-data-problem";
import { readCardData } from "@/lib/mtg/server/read-card-data";
import { FORMATS_USAGE, runMtgFormats } from "./commands/run-mtg-formats";

const USAGE = `Usage:
  npm run mtg -- cards import FILE [--dry-run] [--with-text]
      loads card data of the second game for this site: a bulk file of Scryfall (Default Cards; All Cards for Japanese names),
      AtomicCards.json or AllPrintings.json of MTGJSON, or a table with the columns name,types,cost,power,toughness,loyalty,sets,japanese
  npm run mtg -- cards status
  npm run mtg -- cards remove
${FORMATS_USAGE}`;

/** `npm run mtg`: card data and formats of the second game. The answer is the exit code: 0 done, 1 refused. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, "with-text": { type: "boolean" } },
  });
  const dryRun = values["dry-run"] === true;
  const [area, command, file, ...others] = positionals;
  if (area === "formats" && values["with-text"] !== true) {
    return (await runMtgFormats(positionals.slice(1), { dryRun })) ?? refuse(USAGE);
  }
  if (area !== "cards" || others.length > 0) return refuse(USAGE);
  if (command === "status" && file === undefined) return status();
  if (command === "remove" && file === undefined) return remove();
  if (command !== "import" || file === undefined) return refuse(USAGE);
  return load(file, { dryRun, texts: values["with-text"] === true });
}

async function load(file: string, { dryRun, texts }: { dryRun: boolean; texts: boolean }): Promise<number> {
  if (!existsSync(file) || !statSync(file).isFile())
    return refuse(`Not loaded: there is no file ${file}. Check its path.`);
  const read = await readCardData(file, { texts });
  if (!read.ok) return refuseData(read.problems, read.more);
  const { cards, sets } = read.collection;
  console.log(
    `Read ${cards.size} cards of ${sets.size} sets from ${basename(file)} (${read.format}); left out ${read.others} entries that no deck holds.`,
  );
  const source = { name: basename(file), format: read.format, texts };
  const plan = await replaceCardData(read.collection, source, { dryRun });
  console.log(`${dryRun ? "Dry run" : "Loaded"}: ${told(plan)}.`);
  return 0;
}

async function status(): Promise<number> {
  const file = await cardDataFile();
  console.log(
    file === null
      ? "This site has no card data of the second game. Decks are judged by lists and counts."
      : `${file.cards} cards from ${file.name} (${file.format}), loaded ${file.loadedAt.toISOString().slice(0, 10)}, ${file.texts ? "with" : "without"} texts.`,
  );
  return 0;
}

async function remove(): Promise<number> {
  console.log(`Removed ${await removeCardData()} cards.`);
  return 0;
}

const told = (plan: CardDataPlan): string =>
  isIdle(plan)
    ? "nothing changes"
    : `${plan.added.length} cards added, ${plan.changed.length} changed, ${plan.removed.length} removed; ${plan.sets.added.length} sets added, ${plan.sets.changed.length} changed, ${plan.sets.removed.length} removed`;

function refuseData(problems: readonly CardDataProblem[], more: number): number {
  for (const { place, reason, fix } of problems) console.error(`${place}: ${reason}\n  ${fix}`);
  if (more > 0) console.error(`… and ${more} more.`);
  return refuse("Not loaded, nothing was changed.");
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}

if (existsSync(".env")) process.loadEnvFile(".env");
const { db } = await import("@/lib/server/db");
try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = refuse(
    `Not loaded, nothing was changed: ${error instanceof Error ? error.message : String(error)}`,
  );
} finally {
  await db().$disconnect();
}
