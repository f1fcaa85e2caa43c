import { z } from "zod";
import { CATALOGUE_ROW_KINDS } from "@/lib/magmell/catalogue/model/changes";
import { describeSchema, isoDateSchema, pagingFields, pagingLinksSchema } from "./parts";

const change = z.strictObject({
  row: describeSchema(z.enum(CATALOGUE_ROW_KINDS), "何が変わったか。", "What changed."),
  id: describeSchema(
    z.string(),
    "同じ種類の中での印。セットの記号、カードの番号、裁定の番号など。",
    "Names it among its kind: the code of a set, the number of a card, the id of a ruling.",
  ),
  name: describeSchema(z.string(), "名前。", "Its name, in Japanese."),
  englishName: describeSchema(z.string(), "英語名。", "Its English name."),
  kind: describeSchema(
    z.enum(["added", "changed", "removed"]),
    "増えた、変わった、なくなった。",
    "Whether it came, changed or went.",
  ),
  cards: describeSchema(z.array(z.int()), "関わるカードの番号。", "The numbers of the cards concerned."),
  fields: describeSchema(z.array(z.string()), "変わった項目。", "Which of its fields changed; empty unless `changed`."),
  publicOn: describeSchema(
    isoDateSchema.optional(),
    "公開の後で有効になったとき、その日。その日までこの変更はここにありません。",
    "The day from which it has been public, where that is after the publication: before it, the change is not told here.",
  ),
});

export const publicationSchema = z.strictObject({
  dataVersion: describeSchema(z.int(), "データの番号。", "The number of the data version."),
  publishedAt: describeSchema(z.iso.datetime(), "公開の時刻。", "When it was published."),
  restores: describeSchema(
    z.int().nullable(),
    "この公開が戻した前の番号。なければnull。",
    "The earlier data version whose content it brought back; null for none.",
  ),
  total: describeSchema(z.int(), "変更の数。", "How many changes it made."),
  links: z.strictObject({ changes: describeSchema(z.string(), "変更のすべて。", "The address of all its changes.") }),
});

export const changesResponseSchema = z.strictObject({
  newest: describeSchema(z.int(), "最新のデータの番号。", "The newest data version."),
  links: z.strictObject({
    next: describeSchema(
      z.string().nullable(),
      "続きのアドレス。なければnull。",
      "The address of those that followed; null when there are none.",
    ),
  }),
  publications: describeSchema(
    z.array(
      publicationSchema.extend({
        changes: describeSchema(z.array(change), "最初の100件までの変更。", "The first 100 of its changes."),
      }),
    ),
    "古い順の公開。",
    "What was published, the oldest first.",
  ),
});

export const publicationResponseSchema = z.strictObject({
  publication: publicationSchema,
  ...pagingFields,
  links: pagingLinksSchema,
  changes: describeSchema(z.array(change), "このページの変更。", "The changes of this page."),
});
