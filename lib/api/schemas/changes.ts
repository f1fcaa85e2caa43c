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
    "同じ種類の中での識別子。セットの記号、カード番号、裁定番号など。`revision`では「2 2025-04-25」（カード番号と日付）、`printing`では「FL FL-002」（セットと収録番号）の形です。",
    "Id of the entry among those of its kind, such as a set code, a card number, a ruling id, `2 2025-04-25` (the revision of card 2 from that date) or `FL FL-002` (a printing).",
  ),
  name: describeSchema(
    z.string(),
    "セット、カード、リストの日本語名。裁定では最初のカードの名前です。",
    "Japanese name of the set, card or list; for a ruling, the name of its first card.",
  ),
  englishName: describeSchema(
    z.string(),
    "セット、カード、リストの英語名。裁定では最初のカードの英語名です。なければ空です。",
    "English name of the set, card or list; for a ruling, that of its first card; empty if there is none.",
  ),
  kind: describeSchema(
    z.enum(["added", "changed", "removed"]),
    "`added`は追加、`changed`は変更、`removed`は削除。",
    "Whether the entry was added, changed or removed.",
  ),
  cards: describeSchema(
    z.array(z.int()),
    "関係するカードの番号。セットでは空です。",
    "Numbers of the cards concerned; empty for a set.",
  ),
  fields: describeSchema(
    z.array(z.string()),
    "変更された項目。`changed`以外では空です。",
    "Names of the changed fields; empty unless `kind` is `changed`.",
  ),
  publicOn: describeSchema(
    isoDateSchema.optional(),
    "変更の公開日（データの公開より後の場合だけ）。その日まで、この変更は一覧に含まれません。",
    "Date on which the change became public, if later than the publication; otherwise absent. The change is not listed before that date.",
  ),
});

export const publicationSchema = z.strictObject({
  dataVersion: describeSchema(z.int(), "公開のデータバージョン（番号）。", "Data version number of the publication."),
  publishedAt: describeSchema(z.iso.datetime(), "公開の時刻。", "Time of publication."),
  restores: describeSchema(
    z.int().nullable(),
    "この公開で復元したデータバージョン。なければnull。",
    "Earlier data version that this publication restored; null if none.",
  ),
  total: describeSchema(z.int(), "公開されている変更の数。", "Number of public changes."),
  links: z.strictObject({
    changes: describeSchema(
      z.string(),
      "公開されている変更の一覧のURL。",
      "URL of all public changes in the publication.",
    ),
  }),
});

export const changesResponseSchema = z.strictObject({
  newest: describeSchema(
    z.int(),
    "最新のデータバージョン。まだ何も公開されていなければ0。",
    "Newest data version; 0 before the first publication.",
  ),
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
        changes: describeSchema(z.array(change), "変更（最初の100件まで）。", "Changes, at most the first 100."),
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
