import { z } from "zod";
import { ENTRY_KINDS, ENTRY_STATUSES } from "@/lib/documents/entries";
import { defineApiRoute } from "../define-api-route";
import { documentEntriesResponseSchema, documentResponseSchema, documentsResponseSchema } from "../schemas/library";
import { pageSchema } from "../schemas/parameters";
import { describeSchema } from "../schemas/parts";

const key = describeSchema(
  z.string().max(20),
  "文書の鍵。`mag`、`mtg-6e`など。",
  "The key of a document: `mag`, `mtg-6e` and so on.",
);

const documents = defineApiRoute({
  path: "/documents",
  group: "rules",
  title: { ja: "文書の一覧", en: "All rules documents" },
  about: {
    ja: "図書室の文書。版、日付、編者、利用の条件、章。本文は含みません。",
    en: "The documents of the library: edition, days, makers, terms and chapters. Their texts are not here.",
  },
  answer: documentsResponseSchema,
  cache: "version",
});

const documentByKey = defineApiRoute({
  path: "/documents/{key}",
  group: "rules",
  title: { ja: "文書を引く", en: "A rules document by its key" },
  about: { ja: "一つの文書。", en: "One document of the library." },
  params: z.strictObject({ key }),
  answer: documentResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
});

const word = (ja: string, en: string) => describeSchema(z.string().max(100).optional(), ja, en);
const dayLike = z
  .string()
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, { error: "is no day such as 1999, 1999-04 or 1999-04-23" })
  .optional();

const documentEntries = defineApiRoute({
  path: "/documents/{key}/entries",
  group: "rules",
  title: { ja: "文書の項目", en: "Entries of a rules document" },
  about: {
    ja: "文書の項目を60件ずつ。ことば、種類、章、カード、出所、日付、変更、エンジンでの扱いで絞り込めます。一文は私たちの言葉です。",
    en: "The entries of a document, 60 at a time, narrowed by words, kind, chapter, card, source, day, change and status. Sentences are our own.",
  },
  params: z.strictObject({ key }),
  query: z.strictObject({
    q: word(
      "ことば。どちらの言語でも。カードや出所の名前でも。",
      "Words in either language, names of cards and sources too.",
    ),
    kind: describeSchema(z.enum(ENTRY_KINDS).optional(), "種類。", "The kind."),
    chapter: word("章の鍵。", "The key of a chapter."),
    card: word("カードの英語名か日本語名。", "A card by its English or Japanese name."),
    source: word("出所の鍵。", "The key of a source."),
    after: describeSchema(dayLike, "この日から。", "From this day."),
    before: describeSchema(dayLike, "この日まで。", "To this day."),
    changed: describeSchema(z.enum(["1"]).optional(), "変わった項目だけ。", "Only those that changed."),
    status: describeSchema(z.enum(ENTRY_STATUSES).optional(), "エンジンでの扱い。", "The part of the engine."),
    page: pageSchema,
  }),
  answer: documentEntriesResponseSchema,
  refusals: ["notFound", "invalid"],
  cache: "version",
  limit: "apiSearch",
});

export const libraryRoutes = { documents, documentByKey, documentEntries };
