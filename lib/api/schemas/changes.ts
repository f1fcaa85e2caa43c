import { z } from "zod";
import { CATALOGUE_ROW_KINDS } from "@/lib/magmell/catalogue/model/changes";
import { describeSchema, isoDateSchema, pagingFields, pagingLinksSchema } from "./parts";

const change = z.strictObject({
  row: describeSchema(
    z.enum(CATALOGUE_ROW_KINDS),
    "変更されたデータの種類。`revision`はカードのルール上の情報。",
    "Kind of data that changed; `revision` is the rules information of a card.",
  ),
  id: describeSchema(
    z.string(),
    "種類の中で一意の識別子。セットの記号、カード番号、裁定番号など。",
    "Identifies the entry within its kind: set code, card number or ruling id.",
  ),
  name: describeSchema(z.string(), "日本語名。", "Its name, in Japanese."),
  englishName: describeSchema(z.string(), "英語名。", "Its English name."),
  kind: describeSchema(
    z.enum(["added", "changed", "removed"]),
    "`added`は追加、`changed`は変更、`removed`は削除。",
    "Whether it was added, changed or removed.",
  ),
  cards: describeSchema(z.array(z.int()), "関係するカードの番号。", "Numbers of the cards concerned."),
  fields: describeSchema(
    z.array(z.string()),
    "変更された項目。`changed`以外では空です。",
    "Changed fields; empty unless `changed`.",
  ),
  publicOn: describeSchema(
    isoDateSchema.optional(),
    "公開の後に表示される変更の場合、表示を始める日。その日まで、この変更は一覧に含まれません。",
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
        changes: describeSchema(z.array(change), "変更（最初の100件まで）。", "First 100 changes."),
      }),
    ),
    "公開の一覧（古い順）。",
    "Publications, oldest first.",
  ),
});

export const publicationResponseSchema = z.strictObject({
  publication: publicationSchema,
  ...pagingFields,
  links: pagingLinksSchema,
  changes: describeSchema(z.array(change), "このページの変更。", "Changes on this page."),
});
