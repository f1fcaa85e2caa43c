import { z } from "zod";
import { ANSWER_MARKS } from "@/lib/documents/answers/answers";
import { ENTRY_KINDS, ENTRY_STATUSES } from "@/lib/documents/entries";
import { bilingualSchema, describeSchema, isoDateSchema, pagingFields, pagingLinksSchema } from "./parts";

const documentKey = describeSchema(z.string(), "文書のキー。`mtg-6e`など。", "Document key, such as `mtg-6e`.");

/** A rules document, or the rulings of this site on a game. */
const rulesDocument = z.strictObject({
  key: documentKey,
  game: describeSchema(
    z.enum(["magmell", "mtg"]),
    "文書が扱うゲーム。`mtg`はMagic。",
    "Game that the document is about; `mtg` is Magic.",
  ),
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
    "Reason for the corrected date; null if there is none.",
  ),
  compiler: describeSchema(
    bilingualSchema.nullable(),
    "編者。記載がなければnull。",
    "Who compiled the document; null if not stated.",
  ),
  translator: describeSchema(
    bilingualSchema.nullable(),
    "訳者。記載がなければnull。",
    "Who translated the document; null if not stated.",
  ),
  terms: describeSchema(
    bilingualSchema.nullable(),
    "本文の利用条件（本文は含みません）。なければnull。",
    "Terms of use of the full text, which is not included; null if none.",
  ),
  rank: describeSchema(
    z.enum(["primary", "secondary", "ours"]),
    "`primary`は原典、`secondary`はほかの文書の要約集、`ours`はこのサイトの裁定。",
    "`primary`: original rules text; `secondary`: digest of other texts; `ours`: rulings by this site.",
  ),
  entries: describeSchema(z.int(), "項目の数。", "Number of entries in the document."),
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
    self: describeSchema(z.string(), "この文書のURL。", "URL of this document in the API."),
    entries: describeSchema(z.string(), "項目の一覧のURL。", "URL of the document's entries in the API."),
    page: describeSchema(z.string(), "この文書のページのURL。", "URL of this document's page."),
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
        "`history`: the answer was right once and no longer applies; `opinion`: the author's view; otherwise null.",
      ),
    })
    .nullable(),
  "裁定の答え（当サイトによる文）。答えのない項目ではnull。",
  "Answer of a ruling in our own words; null for entries without one.",
);

/** An entry of a document: structure and a sentence of our own, without the document's text. */
const documentEntry = z.strictObject({
  id: describeSchema(z.string(), "項目の番号。変わりません。", "Entry id. It never changes."),
  document: documentKey,
  number: describeSchema(z.string(), "文書の中の番号。", "Number of the entry in the document."),
  misprint: text(
    "誤植された番号。誤植でなければnull。",
    "Number as misprinted in the document; null if it is correct.",
  ),
  kind: describeSchema(
    z.enum(ENTRY_KINDS),
    "項目の種類。`heading`は見出し、`rule`はルール、`ruling`は裁定、`note`は注記、`part`は手順、`step`はステップ、`word`は用語、`point`は箇条、`ours`はこのサイトの裁定。",
    "Kind of entry: `heading`, `rule`, `ruling`, `note`, `part` (of a procedure), `step`, `word` (a term), `point` (of a list), or `ours` (ruling by this site).",
  ),
  parent: text("1つ上の項目の番号。なければnull。", "Id of the parent entry; null at the top level."),
  chapter: text("章のキー。なければnull。", "Key of the chapter that the entry is in; null if none."),
  summary: describeSchema(
    bilingualSchema,
    "当サイトによる要約。裁定では主題。",
    "Summary in our own words; for rulings, the topic.",
  ),
  answer: answerSchema,
  status: describeSchema(
    z.enum(ENTRY_STATUSES).nullable(),
    "ルールエンジンの対応状況。`done`は対応済み、`definition`は用語の定義、`no machine part`は処理不要、`outside`は対象外、`later`は未対応。分類していない裁定ではnull。",
    "How the rules engine treats the entry. `done`: implemented; `definition`: defines a term; `no machine part`: needs no handling; `outside`: out of scope; `later`: not implemented yet; null: a ruling that is not classified.",
  ),
  changed: describeSchema(
    z.boolean(),
    "前の版からの変更として、文書に示されているか。",
    "Whether the document marks the entry as changed since an earlier edition.",
  ),
  sources: describeSchema(
    z.array(
      z.strictObject({
        source: describeSchema(z.string(), "出典のキー。", "Source key."),
        name: describeSchema(bilingualSchema, "出典の名前。", "Source name."),
        locator: text(
          "出典の中の場所。記載がなければnull。",
          "Place in the source, such as a page; null if not stated.",
        ),
        printed: text(
          "文書に書かれたままの、出典の日付。なければnull。",
          "Date of the source as written in the document; null if none.",
        ),
        date: describeSchema(
          isoDateSchema.nullable(),
          "`printed`を解釈した日付。なければnull。",
          "Date that `printed` was interpreted as; null if none.",
        ),
        sure: describeSchema(
          z.boolean(),
          "`printed`の解釈が1つに決まるか。",
          "Whether `printed` allows only one interpretation.",
        ),
      }),
    ),
    "出典。日付のないものが先で、残りは古い順に並びます。",
    "Sources that the document gives for the entry: first those without a date, then the others, oldest first.",
  ),
  references: describeSchema(
    z.array(
      z.strictObject({
        to: z.string().nullable(),
        until: text(
          "範囲を参照している場合の、最後の項目の番号。それ以外ではnull。",
          "Id of the last entry if the reference is to a range; otherwise null.",
        ),
        status: describeSchema(
          z.enum(["ok", "corrected", "dangling", "outside"]),
          "`ok`は正しい番号、`corrected`は文書の番号の誤りを訂正したもの、`dangling`は該当項目なし、`outside`は別の番号体系。",
          "`ok`: correct number; `corrected`: the document has a wrong number, corrected here; `dangling`: no such entry; `outside`: number of another numbering system.",
        ),
        printed: text(
          "文書に書かれたままの番号。`to`と同じならnull。",
          "Number as written in the document; null if it is the id in `to`.",
        ),
      }),
    ),
    "参照先の項目。",
    "Entries that this entry refers to.",
  ),
  cards: describeSchema(
    z.array(z.string()),
    "言及するカードの英語名。",
    "English names of the cards that the entry mentions.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この項目のURL。", "URL of this entry in the API."),
    page: describeSchema(z.string(), "この項目のページのURL。", "URL of this entry's page."),
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
  entries: describeSchema(
    z.array(documentEntry),
    "このページの項目。文書の順に並びます。",
    "Entries on this page, in document order.",
  ),
});
