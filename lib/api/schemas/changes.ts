import { z } from "zod";
import { CATALOGUE_ROW_KINDS } from "@/lib/magmell/catalogue/model/changes";
import { describeSchema, isoDateSchema, pagingFields, pagingLinksSchema } from "./parts";

const change = z.strictObject({
  row: describeSchema(z.enum(CATALOGUE_ROW_KINDS), "変わったデータの種類。", "Kind of data that changed."),
  id: describeSchema(
    z.string(),
    "種類の中で一意の識別子。セットの記号、カード番号、裁定番号など。",
    "Identifies the entry within its kind: set code, card number or ruling id.",
  ),
  name: describeSchema(z.string(), "名前。", "Its name, in Japanese."),
  englishName: describeSchema(z.string(), "英語名。", "Its English name."),
  kind: describeSchema(
    z.enum(["added", "changed", "removed"]),
    "追加、変更、削除のいずれか。",
    "Whether it was added, changed or removed.",
  ),
  cards: describeSchema(z.array(z.int()), "関係するカードの番号。", "Numbers of the cards concerned."),
  fields: describeSchema(z.array(z.string()), "変わった項目。", "Changed fields; empty unless `changed`."),
  publicOn: describeSchema(
    isoDateSchema.optional(),
    "公開の後で有効になったとき、その日。その日までこの変更はここにありません。",
    "Date from which it is public, if later than the publication. Before that date, the change is not listed.",
  ),
});

export const publicationSchema = z.strictObject({
  dataVersion: describeSchema(z.int(), "データ番号。", "Data version number."),
  publishedAt: describeSchema(z.iso.datetime(), "公開の時刻。", "Time of publication."),
  restores: describeSchema(
    z.int().nullable(),
    "この公開で復元したデータ番号。なければnull。",
    "Earlier data version that was restored; null if none.",
  ),
  total: describeSchema(z.int(), "変更の数。", "Number of changes."),
  links: z.strictObject({ changes: describeSchema(z.string(), "すべての変更のURL。", "URL of all its changes.") }),
});

export const changesResponseSchema = z.strictObject({
  newest: describeSchema(z.int(), "最新のデータ番号。", "Newest data version."),
  links: z.strictObject({
    next: describeSchema(
      z.string().nullable(),
      "続きのURL。なければnull。",
      "URL of the next publications; null if there are none.",
    ),
  }),
  publications: describeSchema(
    z.array(
      publicationSchema.extend({
        changes: describeSchema(z.array(change), "最初の100件までの変更。", "First 100 changes."),
      }),
    ),
    "古い順の公開。",
    "Publications, oldest first.",
  ),
});

export const publicationResponseSchema = z.strictObject({
  publication: publicationSchema,
  ...pagingFields,
  links: pagingLinksSchema,
  changes: describeSchema(z.array(change), "このページの変更。", "Changes on this page."),
});
