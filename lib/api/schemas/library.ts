import { z } from "zod";
import { ENTRY_KINDS, ENTRY_STATUSES } from "@/lib/documents/entries";
import { bilingual, day, described, paging, pagingLinks } from "./parts";

const documentKey = described(z.string(), "文書の鍵。`mtg-6e`など。", "The key of the document, such as `mtg-6e`.");

/** A rules document, or the rulings of this site on a game. */
const rulesDocument = z.strictObject({
  key: documentKey,
  game: described(z.enum(["magmell", "mtg"]), "どのゲームか。", "The game it is about."),
  title: described(bilingual, "題。", "Its title."),
  edition: described(bilingual, "どの版のルールを述べるか。", "The edition of the rules that it speaks of."),
  statedOn: described(day().nullable(), "文書が示す日付。", "The day that it states."),
  correctedOn: described(
    day().nullable(),
    "正しい日付。誤記のときだけ。",
    "The day that is meant, where the stated one is a slip.",
  ),
  correctedBecause: described(bilingual.nullable(), "そう正した理由。", "Why it was corrected."),
  compiler: described(bilingual.nullable(), "編者。", "Who compiled it."),
  translator: described(bilingual.nullable(), "訳者。", "Who translated it."),
  terms: described(bilingual.nullable(), "利用の条件。", "The terms of use of its text, which is not here."),
  rank: described(
    z.enum(["primary", "secondary", "ours"]),
    "もとの文書、まとめた文書、このサイトの裁定。",
    "A primary text, one that retells others, or rulings of this site.",
  ),
  entries: described(z.int(), "項目の数。", "How many entries it has."),
  chapters: described(
    z.array(
      z.strictObject({
        key: described(z.string(), "章の鍵。", "The key of the chapter."),
        title: described(bilingual, "章の題。", "Its title."),
      }),
    ),
    "章。",
    "Its chapters.",
  ),
  links: z.strictObject({
    self: described(z.string(), "この文書のアドレス。", "Its address."),
    entries: described(z.string(), "項目のアドレス。", "The address of its entries."),
    page: described(z.string(), "この文書のページ。", "The page about it."),
  }),
});

const text = (ja: string, en: string) => described(z.string().nullable(), ja, en);

/** An entry of a document: structure and a sentence of our own, without the document's text. */
const documentEntry = z.strictObject({
  id: described(z.string(), "番号。決して変わりません。", "Its id. It never changes."),
  document: documentKey,
  number: described(z.string(), "文書の中の番号。", "The number in its document."),
  misprint: text("誤って印刷された番号。", "The number as misprinted."),
  kind: described(z.enum(ENTRY_KINDS), "種類。", "Its kind."),
  parent: text("一つ上の項目。", "The entry it stands under."),
  chapter: text("章の鍵。", "The key of its chapter."),
  summary: described(bilingual, "私たちの言葉での一文。裁定では主題。", "A sentence of our own; of rulings the topic."),
  status: described(z.enum(ENTRY_STATUSES).nullable(), "エンジンでの扱い。", "The part of the engine in it."),
  changed: described(z.boolean(), "前の版から変わったか。", "Whether the document marks it as changed."),
  sources: described(
    z.array(
      z.strictObject({
        source: described(z.string(), "出所の鍵。", "The key of the source."),
        name: described(bilingual, "出所の名前。", "Its name."),
        locator: text("その中の場所。", "The place in it."),
        printed: text("印刷された日付。", "The day as printed."),
        date: described(day().nullable(), "読み取った日付。", "The day as read."),
        sure: described(z.boolean(), "日付の読み方が定まるか。", "Whether the day can be read in only one way."),
      }),
    ),
    "出所。日付の順。`sure`がfalseなら、印刷された日付の読み方が定まりません。",
    "Its sources by day. `sure` is false where the printed date can be read in more than one way.",
  ),
  references: described(
    z.array(
      z.strictObject({
        to: z.string().nullable(),
        until: text("範囲のときの最後の項目。", "The last entry, where a range is meant."),
        status: described(
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
  cards: described(z.array(z.string()), "名前の挙がるカードの英語名。", "English names of the cards it mentions."),
  links: z.strictObject({
    self: described(z.string(), "この項目のアドレス。", "Its address."),
    page: described(z.string(), "この項目のページ。", "The page about it."),
  }),
});

export const documentsAnswer = z.strictObject({
  documents: described(z.array(rulesDocument), "MAGMELLの文書が先。", "All documents, MAGMELL's first."),
});
export const documentAnswer = z.strictObject({ document: rulesDocument });
export const documentEntriesAnswer = z.strictObject({
  ...paging,
  links: pagingLinks,
  entries: described(z.array(documentEntry), "文書の順。", "In the order of the document."),
});
