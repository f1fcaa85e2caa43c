import { z } from "zod";
import { bilingual, described, version } from "./parts";

export const BULK_KINDS = ["cards", "sets", "rulings", "everything"] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

const sha256 = described(z.string(), "中身のSHA-256（16進）。", "The SHA-256 of the bytes, in hex.");
const size = described(z.int(), "大きさ（バイト）。", "The size in bytes.");
const download = described(z.string(), "ファイルのアドレス。", "The address of the file.");

export const bulkFile = z.strictObject({
  kind: described(z.enum(BULK_KINDS), "何のファイルか。", "What the file holds."),
  name: described(
    z.string(),
    "ファイルの名前。中身が変わると名前も変わります。",
    "The file's name. Another content has another name.",
  ),
  description: described(bilingual, "説明。", "What stands in it."),
  time: described(z.iso.datetime(), "この中身になった時刻。", "Since when the content has been this."),
  size,
  sha256,
  gzip: described(
    z.strictObject({ name: z.string(), size, sha256, download }),
    "gzipにしたもの。",
    "The same, gzipped.",
  ),
  download,
});

export const bulkAnswer = z.strictObject({
  version,
  files: described(z.array(bulkFile), "ファイルの一覧。", "The files there are."),
});

/** The snapshot: the form of the catalogue that the site's own pages load. Its `format` names the way it is read. */
export const snapshotAnswer = z.looseObject({ format: z.string(), version, asOf: z.iso.date() });
