import { z } from "zod";
import { ANSWER_MARKS } from "@/lib/documents/answers/answers";
import { ENTRY_KINDS, ENTRY_STATUSES } from "@/lib/documents/entries";
import { bilingualSchema, describeSchema, isoDateSchema, pagingFields, pagingLinksSchema } from "./parts";

const documentKey = describeSchema(z.string(), "文書のキー。`mtg-6e`など。", "Document key, such as `mtg-6e`.");

/** A rules document, or the rulings of this site on a game. */
const rulesDocument = z.strictObject({
  key: documentKey,
  game: describeSchema(z.enum(["magmell", "mtg"]), "ゲーム。", "Game."),
  title: describeSchema(bilingualSchema, "題名。", "Title."),
  edition: describeSchema(bilingualSchema, "ルールの版。", "Edition of the rules."),
  statedOn: describeSchema(isoDateSchema.nullable(), "文書に記された日付。", "Date stated in the document."),
  correctedOn: describeSchema(
    isoDateSchema.nullable(),
    "正しい日付。誤記のときだけ。",
    "Correct date, if the stated one is a mistake.",
  ),
  correctedBecause: describeSchema(bilingualSchema.nullable(), "訂正の理由。", "Reason for the correction."),
  compiler: describeSchema(bilingualSchema.nullable(), "編者。", "Compiler."),
  translator: describeSchema(bilingualSchema.nullable(), "訳者。", "Translator."),
  terms: describeSchema(
    bilingualSchema.nullable(),
    "本文の利用条件（本文は含みません）。",
    "Terms of use of the full text, which is not included.",
  ),
  rank: describeSchema(
    z.enum(["primary", "secondary", "ours"]),
    "原典、要約集、このサイトの裁定のいずれか。",
    "Primary text, digest of other texts, or rulings by this site.",
  ),
  entries: describeSchema(z.int(), "項目の数。", "Number of entries."),
  chapters: describeSchema(
    z.array(
      z.strictObject({
        key: describeSchema(z.string(), "章のキー。", "Chapter key."),
        title: describeSchema(bilingualSchema, "章の題名。", "Chapter title."),
      }),
    ),
    "章。",
    "Chapters.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この文書のURL。", "URL of this resource."),
    entries: describeSchema(z.string(), "項目の一覧のURL。", "URL of its entries."),
    page: describeSchema(z.string(), "この文書のページのURL。", "URL of its page."),
  }),
});

const text = (ja: string, en: string) => describeSchema(z.string().nullable(), ja, en);

/** The answer of a ruling. */
export const answerSchema = describeSchema(
  z
    .strictObject({
      ...bilingualSchema.shape,
      mark: describeSchema(
        z.enum(ANSWER_MARKS).nullable(),
        "`history`は昔のことで今は違うもの、`opinion`は著者の意見。ほかはnull。",
        "`history` if it only tells how things once were, `opinion` for the author's view, else null.",
      ),
    })
    .nullable(),
  "裁定の答え（当サイトによる文）。ほかの項目ではnull。",
  "The ruling's answer in our own words; null for other entries.",
);

/** An entry of a document: structure and a sentence of our own, without the document's text. */
const documentEntry = z.strictObject({
  id: describeSchema(z.string(), "番号。変わりません。", "Entry id. It never changes."),
  document: documentKey,
  number: describeSchema(z.string(), "文書の中の番号。", "Number in the document."),
  misprint: text("誤植された番号。", "Misprinted number."),
  kind: describeSchema(z.enum(ENTRY_KINDS), "種類。", "Kind."),
  parent: text("1つ上の項目。", "Parent entry."),
  chapter: text("章のキー。", "Chapter key."),
  summary: describeSchema(
    bilingualSchema,
    "当サイトによる要約。裁定では主題。",
    "Summary in our own words; for rulings, the topic.",
  ),
  answer: answerSchema,
  status: describeSchema(z.enum(ENTRY_STATUSES).nullable(), "エンジンの対応状況。", "How the engine treats it."),
  changed: describeSchema(z.boolean(), "前の版から変わったか。", "Whether the document marks it as changed."),
  sources: describeSchema(
    z.array(
      z.strictObject({
        source: describeSchema(z.string(), "出典のキー。", "Source key."),
        name: describeSchema(bilingualSchema, "出典の名前。", "Source name."),
        locator: text("出典の中の場所。", "Place in the source."),
        printed: text("印刷された日付。", "Date as printed."),
        date: describeSchema(isoDateSchema.nullable(), "読み取った日付。", "Interpreted date."),
        sure: describeSchema(z.boolean(), "日付の解釈が1つに決まるか。", "Whether the date is unambiguous."),
      }),
    ),
    "出典。日付順です。`sure`がfalseの場合、印刷された日付の解釈が1つに決まりません。",
    "Sources, ordered by date. `sure` is false if the printed date is ambiguous.",
  ),
  references: describeSchema(
    z.array(
      z.strictObject({
        to: z.string().nullable(),
        until: text("範囲の場合の最後の項目。", "Last entry, for a range."),
        status: describeSchema(
          z.enum(["ok", "corrected", "dangling", "outside"]),
          "正しい、訂正済み、該当項目なし、別の番号体系のいずれか。",
          "Correct, corrected, without an entry, or of another numbering.",
        ),
        printed: text("印刷された番号。", "Number as printed."),
      }),
    ),
    "参照先の項目。`corrected`は、印刷された番号の誤りを訂正したものです。",
    "Entries it refers to; `corrected` if the printed number was wrong.",
  ),
  cards: describeSchema(z.array(z.string()), "言及するカードの英語名。", "English names of the cards it mentions."),
  links: z.strictObject({
    self: describeSchema(z.string(), "この項目のURL。", "URL of this resource."),
    page: describeSchema(z.string(), "この項目のページのURL。", "URL of its page."),
  }),
});

export const documentsResponseSchema = z.strictObject({
  documents: describeSchema(
    z.array(rulesDocument),
    "すべての文書。MAGMELLの文書が先です。",
    "All documents, MAGMELL's first.",
  ),
});
export const documentResponseSchema = z.strictObject({ document: rulesDocument });
export const documentEntriesResponseSchema = z.strictObject({
  ...pagingFields,
  links: pagingLinksSchema,
  entries: describeSchema(z.array(documentEntry), "項目。文書の順です。", "Entries, in document order."),
});
