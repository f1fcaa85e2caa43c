import { createHash } from "node:crypto";
import type { PictureSet } from "@/lib/magmell/card-images/types";
import { appendAuditEntry } from "@/lib/magmell/catalogue/history/audit/mutations";
import { COMMAND_LINE_ACTOR } from "@/lib/magmell/catalogue/history/audit/types";
import { createDraft } from "@/lib/magmell/catalogue/history/drafts/mutations";
import { importCardFiles } from "@/lib/magmell/catalogue/history/mutations";
import type { CardFileSource } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { getNewestVersion } from "@/lib/magmell/catalogue/store/data";
import { db } from "@/lib/server/db";
import type { DeckProblemFormatter } from "../check-starters";
import { importStarterDecks } from "../mutations";
import type { CardOfferOutcome, DeckOfferOutcome } from "./types";

type Database = ReturnType<typeof db>;
type Sources = readonly CardFileSource[];

/**
 * Publishes the starter cards of a release if the catalogue never had any cards. Otherwise stores new or changed cards
 * as a draft, once, because only administrators change the cards of a site.
 */
export async function offerStarterCards(
  sources: Sources,
  pictures?: PictureSet,
  database = db(),
): Promise<CardOfferOutcome> {
  const version = await getNewestVersion(database);
  if (version === 0) {
    const result = await importCardFiles(sources, { ...(pictures && { pictures }), database });
    if (!result.ok) return { outcome: "unfit", problems: result.problems, version };
    return { outcome: "loaded", plan: result.plan, version: result.version };
  }
  const sha256 = hashOf(sources);
  if ((await database.dataVersion.count({ where: { sha256 } })) > 0 || (await wasOffered(database, sha256)))
    return { outcome: "known" };
  const made = await createDraft(COMMAND_LINE_ACTOR, sources, database, pictures);
  await appendAuditEntry(COMMAND_LINE_ACTOR, "starters.offer", { sha256, draft: made.ok ? made.id : null }, database);
  if (made.ok) return { outcome: "drafted", draft: made.id, changes: made.changes };
  const { problems } = made.review;
  return problems.length > 0 ? { outcome: "unfit", problems, version } : { outcome: "same" };
}

/**
 * Imports the starter decks of a release together with the first version of its cards. Later, only reports new or
 * changed decks, once. This way, deleted decks do not come back, and existing decks do not change.
 */
export async function offerStarterDecks(
  sources: Sources,
  say: DeckProblemFormatter,
  database = db(),
): Promise<DeckOfferOutcome> {
  const sha256 = hashOf(sources);
  if (await wasOffered(database, sha256)) return { outcome: "known" };
  const [loaded, removed] = await Promise.all([database.starter.findMany(), removedFiles(database)]);
  if (loaded.length + removed.length === 0 && (await isFirstSetUp(database))) {
    const result = await importStarterDecks(sources, { say, database });
    if (result.ok) return { outcome: "loaded", decks: result.changes.length };
    return { outcome: "unfit", problems: result.problems };
  }
  const known = new Set([...loaded.map((row) => row.sha256), ...removed]);
  const files = sources.filter((source) => !known.has(hashOf([source]))).map(({ file }) => file);
  if (files.length === 0) return { outcome: "known" };
  await appendAuditEntry(COMMAND_LINE_ACTOR, "starters.offer", { sha256, decks: files }, database);
  return { outcome: "offered", files };
}

/** Whether the site is as a first set-up leaves it: one version of the cards, and no word yet about starter decks. */
async function isFirstSetUp(database: Database): Promise<boolean> {
  const offers = database.auditEntry.count({ where: { action: "starters.offer" } });
  return (await database.dataVersion.count()) <= 1 && (await offers) === 0;
}

/** Hashes of the files of starter decks that were removed. */
async function removedFiles(database: Database): Promise<readonly string[]> {
  const entries = await database.auditEntry.findMany({ where: { action: "starters.remove" } });
  return entries.flatMap(({ details }) => (details as { readonly sha256s?: readonly string[] }).sha256s ?? []);
}

const wasOffered = async (database: Database, sha256: string): Promise<boolean> =>
  (await database.auditEntry.count({
    where: { action: "starters.offer", details: { path: ["sha256"], equals: sha256 } },
  })) > 0;

/** Of the contents of files, one after the other, as a version has it. */
function hashOf(sources: Sources): string {
  const hash = createHash("sha256");
  for (const { bytes } of sources) hash.update(bytes);
  return hash.digest("hex");
}
