import { basename } from "node:path";
import { parseArgs } from "node:util";
import { getCardDataFile } from "@/lib/mtg/catalogue/data";
import { type CardDataPlan, isEmptyCardDataPlan } from "@/lib/mtg/catalogue/import/card-data-plan";
import { compareSets } from "@/lib/mtg/catalogue/import/compare-sets";
import { CardDataBusyError, removeCardData, replaceCardData } from "@/lib/mtg/catalogue/mutations";
import { getFormatData } from "@/lib/mtg/formats/data";
import type { CardDataProblem } from "@/lib/mtg/server/card-data-problem";
import { type CardDataNotes, readCardData } from "@/lib/mtg/server/read-card-data";
import { isDatabaseUnavailable, isDiskFull } from "@/lib/server/database-unavailable";
import { FORMATS_USAGE, runMtgFormats } from "./run-mtg-formats";

const USAGE = `Usage:
  npm run mtg -- cards import FILE [--dry-run] [--with-text]
      loads card data of the second game for this site: a bulk file of Scryfall (Default Cards; All Cards for Japanese names),
      AtomicCards.json or AllPrintings.json of MTGJSON, each also packed by gzip (.gz), or a table with the columns
      name,types,cost,power,toughness,loyalty,sets,japanese
  npm run mtg -- cards status
  npm run mtg -- cards remove
${FORMATS_USAGE}`;

/** Runs one `npm run mtg` command and resolves to its exit code: 0 done, 1 refused. Every failure is told in words. */
export async function runMtg(words: readonly string[]): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    return refuse(`Not done, nothing was changed: ${told(error)}`);
  }
}

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, "with-text": { type: "boolean" }, help: { type: "boolean" } },
  });
  const dryRun = values["dry-run"] === true;
  const [area, command, file, ...others] = positionals;
  if (values.help === true || area === "help") {
    console.log(USAGE);
    return 0;
  }
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
  const read = await readCardData(file, { texts });
  if (!read.ok) return refuseData(read.problems, read.more);
  const { cards, sets } = read.collection;
  console.log(
    `Read ${counted(cards.size, "card")} of ${counted(sets.size, "set")} from ${basename(file)} (${read.format}); left out ${counted(read.others, "entry", "entries")} that no deck holds.`,
  );
  if (read.assumed !== null) {
    console.log(
      `It was read as ${read.assumed}, because it is not UTF-8. Look whether its words are right; “CSV UTF-8” is safe.`,
    );
  }
  for (const note of cardNotes(read.notes)) console.log(note);
  for (const note of notesOf(compareSets(read.collection, (await getFormatData()).sets))) console.log(note);
  const source = { name: basename(file), format: read.format, texts };
  const plan = await replaceCardData(read.collection, source, { dryRun });
  console.log(`${dryRun ? "Dry run" : "Loaded"}: ${summary(plan)}.`);
  return 0;
}

/** Most cards that a note names. */
const MOST_NAMED = 10;

/** Words for things to know of the cards themselves. */
function cardNotes({ doubles, strangeTypes }: CardDataNotes): readonly string[] {
  const named = (cards: readonly string[]) =>
    cards.length > MOST_NAMED
      ? `${cards.slice(0, MOST_NAMED).join(", ")} and ${cards.length - MOST_NAMED} more`
      : cards.join(", ");
  return [
    ...(doubles.length === 0
      ? []
      : [
          `${counted(doubles.length, "name")} ${doubles.length === 1 ? "stands" : "stand"} for different cards, of which the first in the file is kept: ${named(doubles)}.`,
        ]),
    ...(strangeTypes.length === 0
      ? []
      : [
          `${counted(strangeTypes.length, "card")} ${strangeTypes.length === 1 ? "has a type" : "have types"} that the site does not know: ${named(strangeTypes)}.`,
        ]),
  ];
}

function notesOf({ missing, days, undated }: ReturnType<typeof compareSets>): readonly string[] {
  const differ = days.map(({ code, file, formats }) => `${code} (${file}, here ${formats})`);
  return [
    ...(missing.length === 0
      ? []
      : [
          `No card of ${counted(missing.length, "set")} that formats know: ${missing.join(" ")}. Where only they print a card, it is judged wrongly.`,
        ]),
    ...(differ.length === 0 ? [] : [`Days that formats know otherwise, and keep: ${differ.join(", ")}.`]),
    ...(undated === 0
      ? []
      : [
          `${counted(undated, "set")} ${undated === 1 ? "has" : "have"} no day in this file; files with all printings have.`,
        ]),
  ];
}

async function status(): Promise<number> {
  const file = await getCardDataFile();
  console.log(
    file === null
      ? "This site has no card data of the second game. Decks are judged by lists and counts."
      : `${counted(file.cards, "card")} from ${file.name} (${file.format}), loaded ${file.loadedAt.toISOString().slice(0, 10)}, ${file.texts ? "with" : "without"} texts.`,
  );
  return 0;
}

async function remove(): Promise<number> {
  console.log(`Removed ${counted(await removeCardData(), "card")}.`);
  return 0;
}

const summary = (plan: CardDataPlan): string =>
  isEmptyCardDataPlan(plan)
    ? "nothing changes"
    : `${counted(plan.added.length, "card")} added, ${plan.changed.length} changed, ${plan.removed.length} removed; ${counted(plan.sets.added.length, "set")} added, ${plan.sets.changed.length} changed, ${plan.sets.removed.length} removed`;

/** A number of things in words, such as `1 set` or `2 sets`. */
const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A failure in words that say what to do. */
function told(error: unknown): string {
  if (error instanceof CardDataBusyError) {
    return `${error.message}, and did not end while this one waited. Let it end, look at “npm run mtg -- cards status”, then run this again.`;
  }
  if (isDiskFull(error)) return "the disk of the database is full. Make room on it, then run this again.";
  if (isDatabaseUnavailable(error)) {
    return "the database does not answer, or went away under way. Start it (npm run up), then run this again.";
  }
  return error instanceof Error ? error.message : String(error);
}

function refuseData(problems: readonly CardDataProblem[], more: number): number {
  for (const { place, reason, fix } of problems) console.error(`${place}: ${reason}\n  ${fix}`);
  if (more > 0) console.error(`… and ${more} more.`);
  return refuse("Not loaded, nothing was changed.");
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
