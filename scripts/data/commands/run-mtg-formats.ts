import { existsSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { toNameKey } from "@/engine/mtg/deck";
import { findKnownCards } from "@/lib/mtg/catalogue/data";
import { findFormatFiles } from "@/lib/mtg/formats/data";
import { type FormatPlan, isEmptyFormatPlan } from "@/lib/mtg/formats/format-plan";
import { importFormats, removeFormats } from "@/lib/mtg/formats/mutations";
import { FORMAT_FILE_LIMITS, type FormatFile } from "@/lib/mtg/formats/schema";
import { say } from "../../words/command-words.mjs";
import { describeFailure } from "./describe-failure";
import { formatProblems } from "./import-report";

/** Maximum number of unknown names that are listed individually. */
const MOST_TOLD = 20;

/** Runs `npm run mtg -- formats` and returns the exit code: 0 done, 1 refused, null for an unknown command. */
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
    return refuse(say("formats.noFile", { file: path }));
  }
  if (statSync(path).size > FORMAT_FILE_LIMITS.fileBytes) {
    return refuse(say("formats.tooLarge", { file: path, bytes: FORMAT_FILE_LIMITS.fileBytes }));
  }
  const file = basename(path);
  const result = await importFormats({ file, bytes: readFileSync(path) }, { dryRun });
  if (!result.ok) return refuse(formatProblems(result.problems));
  // The file is loaded by now: a failure of this comparison is no failure of the import.
  await tellUnknownNames(result.content).catch((error) =>
    console.error(say("formats.namesUnchecked", { message: describeFailure(error) })),
  );
  console.log(say(dryRun ? "formats.dryRun" : "formats.loaded", { file, summary: told(result.plan) }));
  return 0;
}

/** Names that the card data of the site lacks: perhaps misspelt, perhaps only not in it, so that it is no reason to refuse. */
async function tellUnknownNames({ lists, formats = [] }: FormatFile): Promise<void> {
  const names = [...new Set([...lists, ...formats].flatMap(({ restricted, banned }) => [...restricted, ...banned]))];
  const cards = await findKnownCards(names);
  if (cards === null) return;
  const unknown = names.filter((name) => !Object.hasOwn(cards.known, toNameKey(name)));
  for (const name of unknown.slice(0, MOST_TOLD)) {
    const [nearest] = cards.nearest[name] ?? [];
    console.log(
      nearest === undefined ? say("formats.unknownName", { name }) : say("formats.nearName", { name, nearest }),
    );
  }
  if (unknown.length > MOST_TOLD) console.log(say("more", { n: unknown.length - MOST_TOLD }));
}

const told = (plan: FormatPlan): string =>
  isEmptyFormatPlan(plan)
    ? say("mtg.nothing")
    : say("formats.summary", { lists: say("formats.counts", plan.lists), sets: say("formats.counts", plan.sets) });

async function status(): Promise<number> {
  const files = await findFormatFiles();
  if (files.length === 0) console.log(say("formats.none"));
  for (const { name, content, loadedAt } of files) {
    const days = [...new Set(content.lists.map(({ from }) => from))].sort();
    const span = days.length === 0 ? "" : ` (${[...new Set([days[0], days.at(-1)])].join("–")})`;
    const { source, formats = [] } = content;
    const lists = say("count.list", { n: content.lists.length });
    const sets = [
      ...(formats.length > 0 ? [say("count.format", { n: formats.length })] : []),
      say("count.set", { n: content.sets.length }),
    ].join(say("list.join"));
    console.log(say("formats.status", { lists, sets, source, name, span, day: loadedAt.toISOString().slice(0, 10) }));
  }
  return 0;
}

async function remove(name: string | null): Promise<number> {
  const count = await removeFormats(name);
  if (name !== null && count === 0) {
    const names = (await findFormatFiles()).map((one) => one.name);
    return refuse(say("formats.noRemoved", { name, files: names.join(say("list.join")) || say("none") }));
  }
  console.log(say("formats.removed", { n: count }));
  return 0;
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
