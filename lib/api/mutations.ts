import { db } from "@/lib/server/db";
import { BULK_SERIALIZER_EDITION } from "./serializers/bulk";
import type { BulkFileWithBytes } from "./types";

/** The number of stored files of each kind; older ones are deleted. */
const KEPT_FILES = 10;

/** Stores the bulk files of a catalogue version, and deletes the oldest ones beyond the limit. */
export async function storeBulkFiles(
  version: string,
  files: readonly BulkFileWithBytes[],
  database = db(),
): Promise<void> {
  await database.$transaction(async (transaction) => {
    for (const { kind, name, size, sha256, gzip, bytes } of files) {
      await transaction.$executeRaw`
        INSERT INTO "BulkFile" ("name", "kind", "version", "edition", "size", "sha256", "gzip", "gzipSha256")
        VALUES (${name}, ${kind}, ${version}, ${BULK_SERIALIZER_EDITION}, ${size}, ${sha256}, ${bytes}, ${gzip.sha256})
        ON CONFLICT ("name") DO UPDATE
        SET "version" = excluded."version", "edition" = excluded."edition", "madeAt" = excluded."madeAt"`;
      await transaction.$executeRaw`
        DELETE FROM "BulkFile" WHERE "kind" = ${kind} AND "name" NOT IN (
          SELECT "name" FROM "BulkFile" WHERE "kind" = ${kind} ORDER BY "madeAt" DESC, "name" LIMIT ${KEPT_FILES}
        )`;
    }
  });
}
