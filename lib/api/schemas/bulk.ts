import { z } from "zod";
import { bilingualSchema, describeSchema, versionSchema } from "./parts";

export const BULK_FILE_KINDS = ["cards", "sets", "rulings", "everything"] as const;
export type BulkFileKind = (typeof BULK_FILE_KINDS)[number];

const sha256 = describeSchema(z.string(), "中身のSHA-256（16進）。", "The SHA-256 of the bytes, in hex.");
const size = describeSchema(z.int(), "大きさ（バイト）。", "The size in bytes.");
const download = describeSchema(z.string(), "ファイルのアドレス。", "The address of the file.");

export const bulkFileSchema = z.strictObject({
  kind: describeSchema(z.enum(BULK_FILE_KINDS), "何のファイルか。", "What the file holds."),
  name: describeSchema(
    z.string(),
    "ファイルの名前。中身が変わると名前も変わります。",
    "The file's name. Another content has another name.",
  ),
  description: describeSchema(bilingualSchema, "説明。", "What stands in it."),
  time: describeSchema(z.iso.datetime(), "この中身になった時刻。", "Since when the content has been this."),
  size,
  sha256,
  gzip: describeSchema(
    z.strictObject({ name: z.string(), size, sha256, download }),
    "gzipにしたもの。",
    "The same, gzipped.",
  ),
  download,
});

export const bulkResponseSchema = z.strictObject({
  version: versionSchema,
  files: describeSchema(z.array(bulkFileSchema), "ファイルの一覧。", "The files there are."),
});

/** The snapshot: the form of the catalogue that the site's own pages load. Its `format` names the way it is read. */
export const snapshotResponseSchema = z.looseObject({ format: z.string(), version: versionSchema, asOf: z.iso.date() });
