import { createHash } from "node:crypto";
import { DECK_ZONES, type DeckLine } from "@/engine/magmell";
import { appendAuditEntry } from "@/lib/magmell/catalogue/history/audit/mutations";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import type { FieldChange } from "@/lib/magmell/catalogue/import/import-plan";
import type { ImportProblem } from "@/lib/magmell/catalogue/import/import-problem";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { getTokyoDate } from "@/lib/magmell/catalogue/model/canonical";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { readCatalogueRecords } from "@/lib/magmell/catalogue/store/data";
import { judgeDeck } from "@/lib/magmell/decks/facts/deck-facts";
import { acquireLock } from "@/lib/server/acquire-lock";
import { db } from "@/lib/server/db";
import { getGameDecks } from "@/lib/server/game-decks";
import { runToCompletion } from "@/lib/tasks";
import { checkStarters, type DeckProblemFormatter } from "./check-starters";
import { type ParsedStarter, readStarterFile } from "./read-starter-file";
import type { StarterFile } from "./schema";

type Database = ReturnType<typeof db>;
type Transaction = Parameters<Parameters<Database["$transaction"]>[0]>[0];

/** A deck in an import. `fields` is null for a new deck, and empty for an unchanged deck. */
export type StarterChange = {
  readonly key: string;
  readonly name: string;
  readonly fields: readonly FieldChange[] | null;
};

type StarterResult =
  | { readonly ok: false; readonly problems: readonly ImportProblem[] }
  | { readonly ok: true; readonly changes: readonly StarterChange[] };

type Hashed = ParsedStarter & { readonly sha256: string };
type StarterImportOptions = {
  readonly say: DeckProblemFormatter;
  readonly dryRun?: boolean;
  readonly database?: Database;
};

/**
 * Imports starter files in one transaction, checked against today's cards: all of them, or none if any has a problem. A
 * deck with an existing key keeps its id, and an unchanged deck keeps its version.
 */
export async function importStarterDecks(
  sources: readonly CardFileSource[],
  { say, dryRun = false, database = db() }: StarterImportOptions,
): Promise<StarterResult> {
  const files: Hashed[] = [];
  const broken: ImportProblem[] = [];
  for (const source of sources) {
    const read = readStarterFile(source);
    if (!("starter" in read)) broken.push(...read);
    else files.push({ ...read, sha256: createHash("sha256").update(source.bytes).digest("hex") });
  }
  return database.$transaction(
    async (transaction): Promise<StarterResult> => {
      // Two imports at once wait for each other.
      await acquireLock(transaction, "starters");
      const records = await readCatalogueRecords(transaction);
      const today = getTokyoDate(new Date());
      const catalogue = runToCompletion(buildCatalogue(records, 0, today, createTextReader(records)));
      const problems = [...broken, ...checkStarters(files, catalogue.definitions, say)];
      if (problems.length > 0) return { ok: false, problems };
      const changes: StarterChange[] = [];
      for (const file of files) changes.push(await put(transaction, file, catalogue, dryRun));
      return { ok: true, changes };
    },
    { timeout: 60_000, maxWait: 30_000 },
  );
}

/**
 * Deletes starter decks with their likes and reports; deletes none if any key is unknown. Copies made by players stay.
 * Returns the deleted keys, or the unknown ones.
 */
export async function deleteStarters(
  keys: readonly string[],
  database = db(),
): Promise<{ readonly ok: boolean; readonly keys: readonly string[] }> {
  const wanted = [...new Set(keys)];
  return database.$transaction(async (transaction) => {
    await acquireLock(transaction, "starters");
    const found = await transaction.starter.findMany({ where: { key: { in: wanted } } });
    const unknown = wanted.filter((key) => !found.some((row) => row.key === key));
    if (unknown.length > 0) return { ok: false, keys: unknown };
    // Their decks go with them.
    await transaction.starter.deleteMany({ where: { key: { in: wanted } } });
    const sha256s = found.map(({ sha256 }) => sha256);
    await appendAuditEntry(COMMAND_LINE_ACTOR, "starters.remove", { decks: wanted, sha256s }, transaction);
    return { ok: true, keys: wanted };
  });
}

async function put(
  transaction: Transaction,
  { starter, sha256 }: Hashed,
  catalogue: Catalogue,
  dryRun: boolean,
): Promise<StarterChange> {
  const { key, name } = starter;
  const before = await getGameDecks("magmell", transaction).findUnique({
    where: { starterKey: key },
    include: { starter: true, lines: { orderBy: { position: "asc" } } },
  });
  const old = before?.starter && fieldsOf({ ...before.starter, name: before.name, ...zonesOf(before.lines) });
  const fields = old ? differences(old, fieldsOf({ ...starter, ...textsOf(starter) })) : null;
  if (dryRun) return { key, name, fields };
  const data = { place: starter.place, ...textsOf(starter), sha256 };
  await transaction.starter.upsert({ where: { key }, create: { key, ...data }, update: data });
  const lines = DECK_ZONES.flatMap((zone) => starter[zone].map((line, position) => ({ zone, ...line, position })));
  const facts = judgeDeck(starter, catalogue);
  if (!before)
    await transaction.deck.create({
      data: { starterKey: key, name, visibility: "public", ...facts, lines: { create: lines } },
    });
  else if (fields === null || fields.length > 0)
    await transaction.deck.update({
      where: { id: before.id },
      data: { name, ...facts, version: { increment: 1 }, lines: { deleteMany: {}, createMany: { data: lines } } },
    });
  return { key, name, fields };
}

const textsOf = ({ englishName, primer }: StarterFile) => ({
  englishName,
  primer: primer.ja,
  englishPrimer: primer.en,
});

type Comparable = { place: number; name: string; grimoire: readonly DeckLine[]; stoneDeck: readonly DeckLine[] } & {
  [K in keyof ReturnType<typeof textsOf>]: string;
};

const fieldsOf = ({ place, name, englishName, primer, englishPrimer, grimoire, stoneDeck }: Comparable) => ({
  place: String(place),
  name,
  englishName,
  primer,
  englishPrimer,
  grimoire: listOf(grimoire),
  stoneDeck: listOf(stoneDeck),
});

const listOf = (lines: readonly DeckLine[]) => lines.map(({ name, count }) => `${count} ${name}`).join("\n");

const zonesOf = (lines: readonly (DeckLine & { zone: string })[]) => ({
  grimoire: lines.filter(({ zone }) => zone === "grimoire"),
  stoneDeck: lines.filter(({ zone }) => zone === "stoneDeck"),
});

function differences(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const fields = Object.keys(after).map((field) => ({ field, before: before[field] ?? "", after: after[field] ?? "" }));
  return fields.filter((field) => field.before !== field.after);
}
