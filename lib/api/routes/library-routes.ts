import { z } from "zod";
import { ENTRY_KINDS, ENTRY_STATUSES } from "@/lib/documents/entries";
import { defineApiRoute } from "../define-api-route";
import { documentEntriesResponseSchema, documentResponseSchema, documentsResponseSchema } from "../schemas/library";
import { pageSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const key = describeSchema(
  z.string().max(20),
  "文書のキー。`mag`、`mtg-6e`など。",
  "Document key, such as `mag` or `mtg-6e`.",
);

const documents = defineApiRoute({
  path: "/documents",
  group: "rules",
  title: { ja: "ルール文書の一覧", en: "Rules documents" },
  about: {
    ja: "ルール文書の版、日付、編者、利用条件、章を返します。本文は含みません。",
    en: "Lists the rules documents, each with its edition, dates, compiler, terms of use and chapters. Full texts are not included.",
  },
  answer: documentsResponseSchema,
  cache: "version",
});

const documentByKey = defineApiRoute({
  path: "/documents/{key}",
  group: "rules",
  title: { ja: "ルール文書をキーで取得", en: "Rules document by key" },
  about: {
    ja: "ルール文書を1件返します。項目は一覧と同じです。",
    en: "Returns one rules document, with the same fields as in the list of documents.",
  },
  params: z.strictObject({ key }),
  answer: documentResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const word = (ja: string, en: string) => describeSchema(z.string().max(100).optional(), ja, en);
const dayLike = z
  .string()
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, {
    error: "Not a valid date. Write a year, a month or a day, such as 1999, 1999-04 or 1999-04-23.",
  })
  .optional();

const documentEntries = defineApiRoute({
  path: "/documents/{key}/entries",
  group: "rules",
  title: { ja: "ルール文書の項目", en: "Entries of a rules document" },
  about: {
    ja: "ルール文書の項目を60件ずつ返します。語句、種類、章、カード、出典、日付、変更の有無、エンジンの対応状況で絞り込めます。要約は当サイトによるものです。",
    en: "Returns the entries of a rules document, 60 per page. They can be filtered by words, kind, chapter, card, source, date, change and status. Summaries are in our own words.",
  },
  params: z.strictObject({ key }),
  query: z.strictObject({
    q: word(
      "語句（日本語または英語）。カードや出典の名前も使えます。",
      "Words to search for, in Japanese or English; names of cards and sources also work.",
    ),
    kind: describeSchema(z.enum(ENTRY_KINDS).optional(), "項目の種類。", "Kind of entry."),
    chapter: word("章のキー（文書の `chapters` にあるもの）。", "Chapter key, as in `chapters` of the document."),
    card: word(
      "カードの英語名か日本語名。そのカードに言及する項目だけ。",
      "English or Japanese name of a card; only entries that mention the card.",
    ),
    source: word("出典のキー（項目の `sources` にあるもの）。", "Source key, as in `sources` of an entry."),
    after: describeSchema(
      dayLike,
      "出典の日付がこの日以降の項目だけ。",
      "Only entries with a source dated on or after this date.",
    ),
    before: describeSchema(
      dayLike,
      "出典の日付がこの日以前の項目だけ。",
      "Only entries with a source dated on or before this date.",
    ),
    changed: describeSchema(
      z.enum(["1"]).optional(),
      "`1`なら、文書が変更を示す項目だけ。",
      "With `1`, only entries that the document marks as changed.",
    ),
    status: describeSchema(
      z.enum(ENTRY_STATUSES).optional(),
      "ルールエンジンの対応状況。`done`は対応済み、`definition`は用語の定義、`no machine part`は処理不要、`outside`は対象外、`later`は未対応。",
      "How the rules engine treats the entry. `done`: implemented; `definition`: defines a term; `no machine part`: needs no handling; `outside`: out of scope; `later`: not implemented yet.",
    ),
    page: pageSchema,
  }),
  answer: documentEntriesResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
  limit: "apiSearch",
});

export const libraryRoutes = { documents, documentByKey, documentEntries };
