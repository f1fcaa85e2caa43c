import { z } from "zod";
import { ANSWER_MARKS } from "@/lib/documents/answers/answers";
import { ENTRY_KINDS, ENTRY_STATUSES } from "@/lib/documents/entries";
import { bilingualSchema, describeSchema, isoDateSchema, pagingFields, pagingLinksSchema } from "./parts";

const documentKey = describeSchema(z.string(), "文書のキー。`mtg-6e`など。", "Document key, such as `mtg-6e`.");

/** A rules document, or the rulings of this site on a game. */
const rulesDocument = z.strictObject({
  key: documentKey,
  game: describeSchema(z.enum(["magmell", "mtg"]), "ゲーム。`mtg`はMagic。", "Game; `mtg` is Magic."),
  title: describeSchema(bilingualSchema, "題名。", "Title."),
  edition: describeSchema(bilingualSchema, "ルールの版。", "Edition of the rules."),
  statedOn: describeSchema(
    isoDateSchema.nullable(),
    "文書に記された日付。なければnull。",
    "Date stated in the document; null if none.",
  ),
  correctedOn: describeSchema(
    isoDateSchema.nullable(),
    "文書の日付が誤りの場合の、正しい日付。それ以外ではnull。",
    "Correct date, if the stated one is a mistake; otherwise null.",
  ),
  correctedBecause: describeSchema(
    bilingualSchema.nullable(),
    "訂正の理由。なければnull。",
    "Reason for the correction; null if none.",
  ),
  compiler: describeSchema(bilingualSchema.nullable(), "編者。なければnull。", "Compiler; null if none."),
  translator: describeSchema(bilingualSchema.nullable(), "訳者。なければnull。", "Translator; null if none."),
  terms: describeSchema(
    bilingualSchema.nullable(),
    "本文の利用条件（本文は含みません）。なければnull。",
    "Terms of use of the full text, which is not included; null if none.",
  ),
  rank: describeSchema(
    z.enum(["primary", "secondary", "ours"]),
    "`primary`は原典、`secondary`はほかの文書の要約集、`ours`はこのサイトの裁定。",
    "`primary`: primary text; `secondary`: digest of other texts; `ours`: rulings by this site.",
  ),
  entries: describeSchema(z.int(), "項目の数。", "Number of entries."),
  chapters: describeSchema(
    z.array(
      z.strictObject({
        key: describeSchema(z.string(), "章のキー。", "Chapter key."),
        title: describeSchema(bilingualSchema, "章の題名。", "Chapter title."),
      }),
    ),
    "章の一覧。",
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
        "`history`は過去のことで、現在は異なるもの、`opinion`は著者の意見。それ以外ではnull。",
        "`history` if it only tells how things once were, `opinion` for the author's view, else null.",
      ),
    })
    .nullable(),
  "裁定の答え（当サイトによる文）。ほかの項目ではnull。",
  "The ruling's answer in our own words; null for other entries.",
);

/** An entry of a document: structure and a sentence of our own, without the document's text. */
const documentEntry = z.strictObject({
  id: describeSchema(z.string(), "項目の番号。変わりません。", "Entry id. It never changes."),
  document: documentKey,
  number: describeSchema(z.string(), "文書の中の番号。", "Number in the document."),
  misprint: text(
    "誤植された番号。誤植でなければnull。",
    "Number as misprinted in the document; null if it is correct.",
  ),
  kind: describeSchema(
    z.enum(ENTRY_KINDS),
    "項目の種類。`heading`は見出し、`rule`はルール、`ruling`は裁定、`note`は注記、`part`は手順、`step`はステップ、`word`は用語、`point`は項目、`ours`はこのサイトの裁定。",
    "Kind of entry: `heading`, `rule`, `ruling`, `note`, `part` (of a procedure), `step`, `word` (a term), `point`, or `ours` (ruling by this site).",
  ),
  parent: text("1つ上の項目。なければnull。", "Parent entry; null if none."),
  chapter: text("章のキー。なければnull。", "Chapter key; null if none."),
  summary: describeSchema(
    bilingualSchema,
    "当サイトによる要約。裁定では主題。",
    "Summary in our own words; for rulings, the topic.",
  ),
  answer: answerSchema,
  status: describeSchema(
    z.enum(ENTRY_STATUSES).nullable(),
    "エンジンの対応状況。`done`は対応済み、`definition`は用語の定義、`no machine part`は処理不要、`outside`は対象外、`later`は未対応。",
    "How the engine treats it. `done`: implemented; `definition`: defines a term; `no machine part`: needs no handling; `outside`: out of scope; `later`: not implemented yet.",
  ),
  changed: describeSchema(
    z.boolean(),
    "前の版からの変更として、文書に示されているか。",
    "Whether the document marks it as changed.",
  ),
  sources: describeSchema(
    z.array(
      z.strictObject({
        source: describeSchema(z.string(), "出典のキー。", "Source key."),
        name: describeSchema(bilingualSchema, "出典の名前。", "Source name."),
        locator: text("出典の中の場所。なければnull。", "Place in the source; null if none."),
        printed: text("文書に書かれたままの日付。なければnull。", "Date as written in the document; null if none."),
        date: describeSchema(
          isoDateSchema.nullable(),
          "解釈した日付。なければnull。",
          "Interpreted date; null if none.",
        ),
        sure: describeSchema(z.boolean(), "日付の解釈が1つに決まるか。", "Whether the date is unambiguous."),
      }),
    ),
    "出典。日付順に並びます。`sure`がfalseの場合、文書の日付の解釈が1つに決まりません。",
    "Sources, ordered by date. `sure` is false if the date in the document is ambiguous.",
  ),
  references: describeSchema(
    z.array(
      z.strictObject({
        to: z.string().nullable(),
        until: text("範囲の場合の最後の項目。それ以外ではnull。", "Last entry of a range; otherwise null."),
        status: describeSchema(
          z.enum(["ok", "corrected", "dangling", "outside"]),
          "`ok`は正しい番号、`corrected`は訂正済み、`dangling`は該当項目なし、`outside`は別の番号体系。",
          "`ok`: correct number; `corrected`: number was wrong; `dangling`: no such entry; `outside`: number of another document.",
        ),
        printed: text("文書に書かれたままの番号。なければnull。", "Number as written in the document; null if none."),
      }),
    ),
    "参照先の項目。`corrected`は、文書の番号の誤りを訂正したものです。",
    "Entries it refers to; `corrected` if the number in the document was wrong.",
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
  entries: describeSchema(z.array(documentEntry), "項目。文書の順に並びます。", "Entries, in document order."),
});
