import { z } from "zod";
import { bilingualSchema, describeSchema, versionSchema } from "./parts";

export const BULK_FILE_KINDS = ["cards", "sets", "rulings", "everything"] as const;
export type BulkFileKind = (typeof BULK_FILE_KINDS)[number];

const sha256 = describeSchema(z.string(), "ファイルのSHA-256（16進）。", "SHA-256 hash of the file, in hexadecimal.");
const size = describeSchema(z.int(), "サイズ（バイト）。", "File size in bytes.");
const download = describeSchema(z.string(), "ファイルのURL。", "File URL.");

export const bulkFileSchema = z.strictObject({
  kind: describeSchema(z.enum(BULK_FILE_KINDS), "ファイルの内容の種類。", "What the file contains."),
  name: describeSchema(
    z.string(),
    "ファイル名。内容が変わると名前も変わります。",
    "File name. It changes whenever the content changes.",
  ),
  description: describeSchema(bilingualSchema, "説明。", "Description of the file, in both languages."),
  time: describeSchema(
    z.iso.datetime(),
    "`version`のデータバージョンが公開された日時。`version`の日付がそれより後なら、その日の0時（日本時間）。",
    "Time at which the data version in `version` was published or, if the date in `version` is later, the start of that day in Tokyo.",
  ),
  size,
  sha256,
  gzip: describeSchema(
    z.strictObject({ name: z.string(), size, sha256, download }),
    "gzipで圧縮した同じファイル。",
    "The same file, compressed with gzip.",
  ),
  download,
});

export const bulkResponseSchema = z.strictObject({
  version: versionSchema,
  files: describeSchema(z.array(bulkFileSchema), "ファイルの一覧。", "One file of each kind."),
});

/** The snapshot: the format in which the site's own pages load the catalogue. `format` identifies its version. */
export const snapshotResponseSchema = z.looseObject({ format: z.string(), version: versionSchema, asOf: z.iso.date() });
