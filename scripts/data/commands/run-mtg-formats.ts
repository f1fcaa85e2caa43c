import { existsSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { toNameKey } from "@/engine/mtg/deck";
import { formatProblems } from "@/lib/magmell/catalogue/import/import-report";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { findFormatFiles } from "@/lib/mtg/formats/data";
import { type FormatPlan, type FormatPlanCounts, isEmptyFormatPlan } from "@/lib/mtg/formats/format-plan";
import { importFormats, removeFormats } from "@/lib/mtg/formats/mutations";
import { FORMAT_FILE_LIMITS, type FormatFile } from "@/lib/mtg/formats/schema";

export const FORMATS_USAGE = `  npm run mtg -- formats import FILE [--dry-run]
      adds lists of other days and further sets to the formats, from a file of JSON (docs/second-game.md shows one); a file of the
      same name takes its place
  npm run mtg -- formats status
  npm run mtg -- formats remove [FILE]`;

/** Most names that no card has which are told one by one. */
const MOST_TOLD = 20;

/** Runs `npm run mtg -- formats`: the answer is the exit code, 0 done, 1 refused, or `null` for words that are no command. */
export async function runMtgFormats(
  [command, file, ...others]: readonly string[],
  { dryRun }: { readonly dryRun: boolean },
): Promise<number | null> {
  if (others.length > 0) return null;
  if (command === "status" && file === undefined) return status();
  if (command === "remove") return remove(file ?? null);
  return command === "import" && file !== undefined ? load(file, dryRun) : null;
}

async function load(path: string, dryRun: boolean): Promise<number> {
  if (!existsSync(path) || !statSync(path).isFile()) {
    return refuse(`Not loaded: there is no file ${path}. Check its path.`);
  }
  if (statSync(path).size > FORMAT_FILE_LIMITS.fileBytes) {
    return refuse(`Not loaded: ${path} is larger than ${FORMAT_FILE_LIMITS.fileBytes} bytes. Split it.`);
  }
  const file = basename(path);
  const result = await importFormats({ file, bytes: readFileSync(path) }, { dryRun });
  if (!result.ok) return refuse(formatProblems(result.problems));
  await tellUnknownNames(result.content);
  console.log(`${dryRun ? "Dry run" : "Loaded"} ${file}: ${told(result.plan)}.`);
  return 0;
}

/** Names that the card data of the site lacks: perhaps misspelt, perhaps only not in it, so that it is no reason to refuse. */
async function tellUnknownNames({ lists }: FormatFile): Promise<void> {
  const names = [...new Set(lists.flatMap(({ restricted, banned }) => [...restricted, ...banned]))];
  const cards = await findKnownCards(names);
  if (cards === null) return;
  const unknown = names.filter((name) => !Object.hasOwn(cards.known, toNameKey(name)));
  for (const name of unknown.slice(0, MOST_TOLD)) {
    const [nearest] = cards.nearest[name] ?? [];
    console.log(`No card of the site is named “${name}”${nearest === undefined ? "" : `; is “${nearest}” meant?`}`);
  }
  if (unknown.length > MOST_TOLD) console.log(`… and ${unknown.length - MOST_TOLD} more.`);
}

const counted = ({ added, changed, removed, same }: FormatPlanCounts): string =>
  `${added} added, ${changed} changed, ${removed} removed, ${same} as they were`;

const told = (plan: FormatPlan): string =>
  isEmptyFormatPlan(plan) ? "nothing changes" : `lists: ${counted(plan.lists)}; sets: ${counted(plan.sets)}`;

async function status(): Promise<number> {
  const files = await findFormatFiles();
  if (files.length === 0) console.log("No lists or sets were added: formats are those of the documents.");
  for (const { name, content, loadedAt } of files) {
    const days = [...new Set(content.lists.map(({ from }) => from))].sort();
    const span = days.length === 0 ? "" : ` (${[...new Set([days[0], days.at(-1)])].join(" to ")})`;
    console.log(
      `${name}: ${content.lists.length} lists${span}, ${content.sets.length} sets, loaded ${loadedAt.toISOString().slice(0, 10)}. Source: ${content.source}`,
    );
  }
  return 0;
}

async function remove(name: string | null): Promise<number> {
  const count = await removeFormats(name);
  if (name !== null && count === 0) {
    const names = (await findFormatFiles()).map((one) => one.name);
    return refuse(
      `Nothing was removed: no file ${name} was imported. ${names.length > 0 ? `There are: ${names.join(", ")}` : "There is none."}`,
    );
  }
  console.log(`Removed ${count === 1 ? "1 file" : `${count} files`} of formats.`);
  return 0;
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
