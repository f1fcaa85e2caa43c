import { basename } from "node:path";
import { parseArgs } from "node:util";
import { getCardDataFile } from "@/lib/mtg/catalogue/data";
import { type CardDataPlan, isEmptyCardDataPlan } from "@/lib/mtg/catalogue/import/card-data-plan";
import { compareSets } from "@/lib/mtg/catalogue/import/compare-sets";
import { CardDataBusyError, removeCardData, replaceCardData } from "@/lib/mtg/catalogue/mutations";
import { getFormatData } from "@/lib/mtg/formats/data";
import type { CardDataProblem } from "@/lib/mtg/server/card-data-problem";
import { type CardDataNotes, readCardData } from "@/lib/mtg/server/read-card-data";
import { say } from "../../words/command-words.mjs";
import { describeCardDataProblem } from "./card-data-report";
import { describeFailure } from "./describe-failure";
import { runMtgFormats } from "./run-mtg-formats";

/**
 * Runs one `npm run mtg` command and resolves to its exit code: 0 done, 1 refused. Every failure is printed as a
 * message.
 */
export async function runMtg(words: readonly string[]): Promise<number> {
  try {
    return await run(words);
  } catch (error) {
    return refuse(
      say("mtg.failed", { message: error instanceof CardDataBusyError ? say("mtg.busy") : describeFailure(error) }),
    );
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
    console.log(say("mtg.help"));
    return 0;
  }
  if (area === "formats" && values["with-text"] !== true) {
    return (await runMtgFormats(positionals.slice(1), { dryRun })) ?? refuse(say("mtg.help"));
  }
  if (area !== "cards" || others.length > 0) return refuse(say("mtg.help"));
  if (command === "status" && file === undefined) return status();
  if (command === "remove" && file === undefined) return remove();
  if (command !== "import" || file === undefined) return refuse(say("mtg.help"));
  return load(file, { dryRun, texts: values["with-text"] === true });
}

async function load(file: string, { dryRun, texts }: { dryRun: boolean; texts: boolean }): Promise<number> {
  const read = await readCardData(file, { texts });
  if (!read.ok) return refuseData(read.problems, read.more);
  const { cards, sets } = read.collection;
  const counts = { cards: say("count.card", { n: cards.size }), sets: say("count.set", { n: sets.size }) };
  console.log(say("mtg.read", { ...counts, file: basename(file), format: read.format, n: read.others }));
  if (read.assumed !== null) console.log(say("mtg.readAs", { encoding: read.assumed }));
  for (const note of cardNotes(read.notes)) console.log(note);
  for (const note of notesOf(compareSets(read.collection, (await getFormatData()).sets))) console.log(note);
  const source = { name: basename(file), format: read.format, texts };
  const plan = await replaceCardData(read.collection, source, { dryRun });
  console.log(say(dryRun ? "mtg.dryRun" : "mtg.loaded", { summary: summary(plan) }));
  return 0;
}

/** Most cards that a note names. */
const MOST_NAMED = 10;

/** Describes notes about the card data, such as duplicates. */
function cardNotes({ doubles, strangeTypes }: CardDataNotes): readonly string[] {
  const named = (cards: readonly string[]) => {
    const more = cards.length > MOST_NAMED ? [say("more", { n: cards.length - MOST_NAMED })] : [];
    return [...cards.slice(0, MOST_NAMED), ...more].join(say("list.join"));
  };
  return [
    ...(doubles.length === 0 ? [] : [say("mtg.doubles", { n: doubles.length, names: named(doubles) })]),
    ...(strangeTypes.length === 0
      ? []
      : [say("mtg.strangeTypes", { n: strangeTypes.length, names: named(strangeTypes) })]),
  ];
}

function notesOf({ missing, days, undated }: ReturnType<typeof compareSets>): readonly string[] {
  const differ = days.map(({ code, file, formats }) => `${code} (${file} ≠ ${formats})`);
  return [
    ...(missing.length === 0 ? [] : [say("mtg.missingSets", { n: missing.length, sets: missing.join(" ") })]),
    ...(differ.length === 0 ? [] : [say("mtg.days", { days: differ.join(say("list.join")) })]),
    ...(undated === 0 ? [] : [say("mtg.undated", { n: undated })]),
  ];
}

async function status(): Promise<number> {
  const file = await getCardDataFile();
  if (file === null) console.log(say("mtg.noData"));
  else {
    const { cards, name, format, loadedAt, texts } = file;
    const values = {
      cards: say("count.card", { n: cards }),
      file: name,
      format,
      day: loadedAt.toISOString().slice(0, 10),
    };
    console.log(say(texts ? "mtg.status" : "mtg.statusNoText", values));
  }
  return 0;
}

async function remove(): Promise<number> {
  console.log(say("mtg.removed", { n: await removeCardData() }));
  return 0;
}

function summary(plan: CardDataPlan): string {
  if (isEmptyCardDataPlan(plan)) return say("mtg.nothing");
  const { added, changed, removed, sets } = plan;
  return say("mtg.summary", {
    ...{ added: added.length, changed: changed.length, removed: removed.length },
    ...{ setsAdded: sets.added.length, setsChanged: sets.changed.length, setsRemoved: sets.removed.length },
  });
}

function refuseData(problems: readonly CardDataProblem[], more: number): number {
  for (const problem of problems) {
    const { place, reason, fix } = describeCardDataProblem(problem);
    console.error(`${place}: ${reason}\n  ${fix}`);
  }
  if (more > 0) console.error(say("more", { n: more }));
  return refuse(say("mtg.notLoaded"));
}

function refuse(message: string): number {
  console.error(message);
  return 1;
}
