import type { LoadableDocumentKey, Segment } from "@/lib/documents/readers/types";
import { editionSchema } from "@/lib/magmell/rules/schema";
import { db } from "@/lib/server/db";
import { copyEditionSchema, copyNoteSchema, segmentsSchema } from "./schema";
import type { DocumentCopy, DocumentTextChanges } from "./types";

/** Timeouts in milliseconds: a busy machine may take long to write some thousand texts. */
const TRANSACTION = { timeout: 60_000, maxWait: 30_000 } as const;

/** A copy that lacks more than this part of the texts that are there is refused: it is more likely cut off than new. */
const MOST_LOST = 0.1;

type Replaced =
  | { readonly ok: true; readonly change: DocumentTextChanges }
  /** The copy lacks too many of the texts that are there. */
  | { readonly ok: false; readonly change: DocumentTextChanges; readonly there: number };

/**
 * Replaces the texts of one document by the texts of a copy, in one transaction; other documents stay. Throws for a
 * malformed edition, note or text. With `dryRun`, nothing is written. With `partial`, a copy that lacks many texts is
 * accepted, too.
 */
export async function replaceDocumentTexts(
  copy: DocumentCopy,
  { dryRun = false, partial = false }: { readonly dryRun?: boolean; readonly partial?: boolean } = {},
): Promise<Replaced> {
  const { document, entries } = copy;
  const head = headOf(copy);
  const rows = entries.map(({ id, segments }, position) => ({ id, document, position, segments: pieces(segments) }));
  return db().$transaction(async (tables) => {
    const stored = await tables.rulesText.findMany({ where: { document }, select: { id: true, segments: true } });
    const edition = await tables.rulesDocument.findUnique({ where: { key: document }, select: { edition: true } });
    const before = new Map(stored.map(({ id, segments }) => [id, serialise(segmentsSchema.parse(segments))]));
    const after = new Set<string>(rows.map(({ id }) => id));
    const renamed = edition !== null && edition.edition !== copy.edition;
    const change = {
      added: entries.filter(({ id }) => !before.has(id)).map(({ id }) => id),
      changed: entries
        .filter(({ id, segments }) => before.has(id) && (renamed || before.get(id) !== serialise(segments)))
        .map(({ id }) => id),
      removed: [...before.keys()].filter((id) => !after.has(id)),
    };
    if (!partial && change.removed.length > before.size * MOST_LOST) return { ok: false, change, there: before.size };
    if (!dryRun) {
      await tables.rulesDocument.deleteMany({ where: { key: document } });
      await tables.rulesDocument.create({ data: head });
      await tables.rulesText.createMany({ data: rows });
    }
    return { ok: true, change };
  }, TRANSACTION);
}

/** Deletes the texts of a document, or of all documents, and returns their number. */
export async function deleteDocumentTexts(document?: LoadableDocumentKey): Promise<number> {
  return db().$transaction(async (tables) => {
    const count = await tables.rulesText.count({ where: document === undefined ? {} : { document } });
    await tables.rulesDocument.deleteMany({ where: document === undefined ? {} : { key: document } });
    return count;
  }, TRANSACTION);
}

function headOf({ document, edition, statedOn, note, sha256 }: DocumentCopy) {
  const corrected = getCorrectedDate(document, statedOn);
  return {
    key: document,
    edition: document === "mag" ? editionSchema.parse(edition) : copyEditionSchema.parse(edition),
    statedOn,
    correctedOn: corrected === null ? null : new Date(`${corrected}T00:00:00Z`),
    note: note === null ? null : copyNoteSchema.parse(note),
    sha256,
  };
}

const pieces = (segments: readonly Segment[]): Segment[] => segmentsSchema.parse(segments);
/** Serializes segments so that equal segments give equal texts; the database does not preserve the order of keys. */
const serialise = (segments: readonly Segment[]): string =>
  JSON.stringify(segments.map(({ kind, label, text }) => [kind, label, text]));

/** Dates that a document states wrongly, with the right day: the head of the summary has the year of the entries before. */
const CORRECTED: Readonly<Partial<Record<LoadableDocumentKey, Readonly<Record<string, string>>>>> = {
  "mtg-6e": { "00/01/16": "2001-01-16" },
};

/** Returns the right day of a document that states a wrong one, `YYYY-MM-DD`; `null` where the stated one is right. */
const getCorrectedDate = (document: LoadableDocumentKey, statedOn: string | null): string | null =>
  (statedOn === null ? undefined : CORRECTED[document]?.[statedOn]) ?? null;
