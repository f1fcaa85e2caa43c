import { z } from "zod";

/*
 * Parts of answers. Objects are strict here, so that tests notice fields that are not written down; the published schemas let
 * further fields through, because answers may gain some.
 */

/** Returns a schema with its description in both languages. The published schema contains the English one. */
export const describeSchema = <S extends z.ZodType>(schema: S, ja: string, en: string): S =>
  schema.meta({ ...schema.meta(), description: en, ja });

export const isoDateSchema = z.iso.date();

export const versionSchema = describeSchema(
  z.string(),
  "カタログのバージョン。データバージョン、最後に内容が有効になった日付、テキストの解析結果のハッシュからなります。",
  "Catalog version: the data version, the latest date on which something came into force, and a hash of the parsed texts.",
);

export const bilingualSchema = z.strictObject({ ja: z.string(), en: z.string() });

/** A reference to a card: only its identity. */
export const cardRefSchema = z.strictObject({
  number: describeSchema(z.int(), "カード番号。変わりません。", "Card number. It never changes."),
  name: describeSchema(z.string(), "カード名。", "Card name, in Japanese."),
});

/** A card by its names in both languages. */
export const namedCardSchema = cardRefSchema.extend({
  englishName: describeSchema(
    z.string(),
    "英語名。なければ読みのローマ字です。",
    "English name, or the reading in romaji if there is none.",
  ),
});

/** How surely a typed name means its card. */
const SURENESS = ["exact", "nickname", "guessed"] as const;
export type MatchConfidence = (typeof SURENESS)[number];

export const matchConfidenceSchema = describeSchema(
  z.enum(SURENESS),
  "`exact` は名称、読み、ローマ字、英語名、収録番号のいずれかとの一致、`nickname` は愛称との一致、`guessed` は一致するカードがないための推測です。",
  "`exact`: matched by name, reading, romaji, English name or collector number; `nickname`: matched by nickname; `guessed`: no card matches, so a similar one was chosen.",
);

/** How a typed name matched its card. */
export const nameMatchSchema = z.strictObject({
  asked: describeSchema(z.string(), "リクエストの名前。", "Name as sent."),
  how: matchConfidenceSchema,
  candidates: describeSchema(
    z.array(namedCardSchema),
    "`guessed` の場合の、ほかの候補のカード。それ以外では空です。",
    "Other similar cards if `how` is `guessed`; otherwise empty.",
  ),
});

const link = (ja: string, en: string) => describeSchema(z.string().nullable(), ja, en);

/** The position of a page in its list. */
export const pagingFields = {
  page: describeSchema(z.int(), "ページ番号。1から始まります。", "Page number, starting at 1."),
  pages: describeSchema(z.int(), "ページの数。", "Number of pages."),
  total: describeSchema(z.int(), "全ページの合計件数。", "Number of entries on all pages together."),
};
export const pagingLinksSchema = z.strictObject({
  next: link("次のページのURL。最後のページではnull。", "URL of the next page; null on the last."),
  previous: link("前のページのURL。最初のページではnull。", "URL of the previous page; null on the first."),
});

/** Description of a problem code in words. */
export const problemWordsSchema = describeSchema(
  z.strictObject({
    problem: describeSchema(z.string(), "問題の説明。", "Description of the problem."),
    fixes: describeSchema(
      z.array(z.string()),
      "修正方法。最適なものから順に並びます。",
      "Ways to fix the problem, best first.",
    ),
  }),
  "問題と修正方法の文。言語は `lang` で選べます。文面は変わることがあります。",
  "The problem and its fixes as sentences, in the language of `lang`. Wording may change.",
);

/** A chosen reading of an ability that can be read in several ways. */
export const readingChoiceSchema = z.strictObject({
  textHash: describeSchema(
    z.string(),
    "選んだときのテキストのハッシュ。テキストが変わると、この選択は使われません。",
    "Hash of the text for which it was chosen. When the text changes, the choice has no effect.",
  ),
  sentence: describeSchema(
    z.int(),
    "能力の最初の文の番号（0から）。",
    "Number of the ability's first sentence, from 0.",
  ),
  choice: describeSchema(z.string(), "選ばれた読み方のハッシュ。", "Hash of the chosen reading."),
});
