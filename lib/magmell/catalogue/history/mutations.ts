import { EMPTY_PICTURE_SET, type PictureSet } from "@/lib/magmell/card-images/types";
import { db } from "@/lib/server/db";
import { runCooperatively } from "@/lib/tasks";
import type { CardFileSource } from "../import/files/read-card-file";
import { type ImportPlan, isEmptyPlan } from "../import/import-plan";
import type { ImportProblem } from "../import/import-problem";
import type { ReviewFile } from "../import/import-review";
import { readImport } from "../import/read-import";
import { getNewestVersion, readCatalogueRecords } from "../store/data";
import { type AuditActor, COMMAND_LINE_ACTOR } from "./audit/types";
import { publishVersion, withPublishLock } from "./versions/mutations";

type ImportResult =
  | { readonly ok: false; readonly files: readonly ReviewFile[]; readonly problems: readonly ImportProblem[] }
  /** `version` is the data version in force afterwards; a new one only when `applied`. */
  | {
      readonly ok: true;
      readonly files: readonly ReviewFile[];
      readonly plan: ImportPlan;
      readonly applied: boolean;
      readonly version: number;
    };

type PublishOptions = {
  /** The picture files that came with the card files. */
  readonly pictures?: PictureSet;
  readonly dryRun?: boolean;
  readonly actor?: AuditActor;
  readonly database?: ReturnType<typeof db>;
};

/**
 * Imports card files in one transaction: all of them, or none if any has a problem. Rows that the files do not contain
 * stay. A dry run writes nothing. Rejects without changes if the database fails.
 */
export async function importCardFiles(
  sources: readonly CardFileSource[],
  { pictures = EMPTY_PICTURE_SET, dryRun = false, actor = COMMAND_LINE_ACTOR, database = db() }: PublishOptions = {},
): Promise<ImportResult> {
  return withPublishLock(database, async (transaction): Promise<ImportResult> => {
    const read = await runCooperatively(readImport(sources, await readCatalogueRecords(transaction), pictures));
    if (!read.ok) return read;
    const { files, plan } = read;
    const applied = !dryRun && !isEmptyPlan(plan);
    const version = applied
      ? await publishVersion(transaction, plan, { actor, files: sources, pictures: pictures.turned })
      : await getNewestVersion(transaction);
    return { ok: true, files, plan, applied, version };
  });
}
