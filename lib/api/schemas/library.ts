import { z } from "zod";
import { ENTRY_KINDS, ENTRY_STATUSES } from "@/lib/documents/entries";
import { bilingualSchema, describeSchema, isoDateSchema, pagingFields, pagingLinksSchema } from "./parts";

const documentKey = describeSchema(
  z.string(),
  "文書の鍵。`mtg-6e`など。",
  "The key of the document, such as `mtg-6e`.",
);

/** A rules document, or the rulings of this site on a game. */
const rulesDocument = z.strictObject({
  key: documentKey,
  game: describeSchema(z.enum(["magmell", "mtg"]), "どのゲームか。", "The game it is about."),
  title: describeSchema(bilingualSchema, "題。", "Its title."),
  edition: describeSchema(bilingualSchema, "どの版のルールを述べるか。", "The edition of the rules that it speaks of."),
  statedOn: describeSchema(isoDateSchema.nullable(), "文書が示す日付。", "The day that it states."),
  correctedOn: describeSchema(
    isoDateSchema.nullable(),
    "正しい日付。誤記のときだけ。",
    "The day that is meant, where the stated one is a slip.",
  ),
  correctedBecause: describeSchema(bilingualSchema.nullable(), "そう正した理由。", "Why it was corrected."),
  compiler: describeSchema(bilingualSchema.nullable(), "編者。", "Who compiled it."),
  translator: describeSchema(bilingualSchema.nullable(), "訳者。", "Who translated it."),
  terms: describeSchema(bilingualSchema.nullable(), "利用の条件。", "The terms of use of its text, which is not here."),
  rank: describeSchema(
    z.enum(["primary", "secondary", "ours"]),
    "もとの文書、まとめた文書、このサイトの裁定。",
    "A primary text, one that retells others, or rulings of this site.",
  ),
  entries: describeSchema(z.int(), "項目の数。", "How many entries it has."),
  chapters: describeSchema(
    z.array(
      z.strictObject({
        key: describeSchema(z.string(), "章の鍵。", "The key of the chapter."),
        title: describeSchema(bilingualSchema, "章の題。", "Its title."),
      }),
    ),
    "章。",
    "Its chapters.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "この文書のアドレス。", "Its address."),
    entries: describeSchema(z.string(), "項目のアドレス。", "The address of its entries."),
    page: describeSchema(z.string(), "この文書のページ。", "The page about it."),
  }),
});

const text = (ja: string, en: string) => describeSchema(z.string().nullable(), ja, en);

/** An entry of a document: structure and a sentence of our own, without the document's text. */
const documentEntry = z.strictObject({
  id: describeSchema(z.string(), "番号。決して変わりません。", "Its id. It never changes."),
  document: documentKey,
  number: describeSchema(z.string(), "文書の中の番号。", "The number in its document."),
  misprint: text("誤って印刷された番号。", "The number as misprinted."),
  kind: describeSchema(z.enum(ENTRY_KINDS), "種類。", "Its kind."),
  parent: text("一つ上の項目。", "The entry it stands under."),
  chapter: text("章の鍵。", "The key of its chapter."),
  summary: describeSchema(
    bilingualSchema,
    "私たちの言葉での一文。裁定では主題。",
    "A sentence of our own; of rulings the topic.",
  ),
  status: describeSchema(z.enum(ENTRY_STATUSES).nullable(), "エンジンでの扱い。", "The part of the engine in it."),
  changed: describeSchema(z.boolean(), "前の版から変わったか。", "Whether the document marks it as changed."),
  sources: describeSchema(
    z.array(
      z.strictObject({
        source: describeSchema(z.string(), "出所の鍵。", "The key of the source."),
        name: describeSchema(bilingualSchema, "出所の名前。", "Its name."),
        locator: text("その中の場所。", "The place in it."),
        printed: text("印刷された日付。", "The day as printed."),
        date: describeSchema(isoDateSchema.nullable(), "読み取った日付。", "The day as read."),
        sure: describeSchema(z.boolean(), "日付の読み方が定まるか。", "Whether the day can be read in only one way."),
      }),
    ),
    "出所。日付の順。`sure`がfalseなら、印刷された日付の読み方が定まりません。",
    "Its sources by day. `sure` is false where the printed date can be read in more than one way.",
  ),
  references: describeSchema(
    z.array(
      z.strictObject({
        to: z.string().nullable(),
        until: text("範囲のときの最後の項目。", "The last entry, where a range is meant."),
        status: describeSchema(
          z.enum(["ok", "corrected", "dangling", "outside"]),
          "正しい、正した、指す先がない、別の番号づけ。",
          "Right, corrected, without an entry, or of another numbering.",
        ),
        printed: text("印刷された番号。", "The number as printed."),
      }),
    ),
    "指している項目。`corrected`は印刷された番号の誤りを正したもの。",
    "Entries it refers to; `corrected` where the printed number was wrong.",
  ),
  cards: describeSchema(z.array(z.string()), "名前の挙がるカードの英語名。", "English names of the cards it mentions."),
  links: z.strictObject({
    self: describeSchema(z.string(), "この項目のアドレス。", "Its address."),
    page: describeSchema(z.string(), "この項目のページ。", "The page about it."),
  }),
});

export const documentsResponseSchema = z.strictObject({
  documents: describeSchema(z.array(rulesDocument), "MAGMELLの文書が先。", "All documents, MAGMELL's first."),
});
export const documentResponseSchema = z.strictObject({ document: rulesDocument });
export const documentEntriesResponseSchema = z.strictObject({
  ...pagingFields,
  links: pagingLinksSchema,
  entries: describeSchema(z.array(documentEntry), "文書の順。", "In the order of the document."),
});
