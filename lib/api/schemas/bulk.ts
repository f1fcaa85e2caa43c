import { z } from "zod";
import { bilingualSchema, describeSchema, versionSchema } from "./parts";

export const BULK_FILE_KINDS = ["cards", "sets", "rulings", "everything"] as const;
export type BulkFileKind = (typeof BULK_FILE_KINDS)[number];

const sha256 = describeSchema(z.string(), "内容のSHA-256（16進）。", "SHA-256 of the content, in hex.");
const size = describeSchema(z.int(), "サイズ（バイト）。", "Size in bytes.");
const download = describeSchema(z.string(), "ファイルのURL。", "File URL.");

export const bulkFileSchema = z.strictObject({
  kind: describeSchema(z.enum(BULK_FILE_KINDS), "ファイルの内容の種類。", "Kind of content."),
  name: describeSchema(
    z.string(),
    "ファイル名。内容が変わると名前も変わります。",
    "File name. It changes whenever the content changes.",
  ),
  description: describeSchema(bilingualSchema, "説明。", "Description of the content."),
  time: describeSchema(z.iso.datetime(), "この内容になった時刻。", "Time of the last change of the content."),
  size,
  sha256,
  gzip: describeSchema(z.strictObject({ name: z.string(), size, sha256, download }), "gzip版。", "Gzipped version."),
  download,
});

export const bulkResponseSchema = z.strictObject({
  version: versionSchema,
  files: describeSchema(z.array(bulkFileSchema), "ファイルの一覧。", "Available files."),
});

/** The snapshot: the form of the catalogue that the site's own pages load. Its `format` names the way it is read. */
export const snapshotResponseSchema = z.looseObject({ format: z.string(), version: versionSchema, asOf: z.iso.date() });
