import { z } from "zod";

/*
 * Parts of answers. Objects are strict here, so that tests notice fields that are not written down; the published schemas let
 * further fields through, because answers may gain some.
 */

/** Returns a schema with its description in both languages; the English one goes into the published schema. */
export const describeSchema = <S extends z.ZodType>(schema: S, ja: string, en: string): S =>
  schema.meta({ ...schema.meta(), description: en, ja });

export const isoDateSchema = z.iso.date();

export const versionSchema = describeSchema(
  z.string(),
  "カタログの版。データの番号、最後に何かが有効になった日、読み取り結果の印からなります。",
  "Names the content of the catalogue: its data version, the last day on which something came into force, and a mark of how texts were read.",
);

export const bilingualSchema = z.strictObject({ ja: z.string(), en: z.string() });

/** A reference to a card: only its identity. */
export const cardRefSchema = z.strictObject({
  number: describeSchema(z.int(), "カードの番号。決して変わりません。", "The card's number. It never changes."),
  name: describeSchema(z.string(), "カード名。", "The card's name, in Japanese."),
});

/** A card by its names in both languages. */
export const namedCardSchema = cardRefSchema.extend({
  englishName: describeSchema(z.string(), "英語名。", "The English name."),
});

/** How surely a typed name means its card. */
const SURENESS = ["exact", "nickname", "guessed"] as const;
export type MatchConfidence = (typeof SURENESS)[number];

export const matchConfidenceSchema = describeSchema(
  z.enum(SURENESS),
  "`exact` は名称、読み、ローマ字、英語名、印刷の番号のどれか、`nickname` は愛称、`guessed` は推測です。",
  "`exact` for the name, its reading, romaji, the English name or a printed number; `nickname`; `guessed` where no card has the name.",
);

/** How a typed name led to its card. */
export const nameMatchSchema = z.strictObject({
  asked: describeSchema(z.string(), "送られた名前。", "The name as it was sent."),
  how: matchConfidenceSchema,
  candidates: describeSchema(
    z.array(namedCardSchema),
    "推測のとき、ほかに考えられるカード。",
    "Of a guess, the other cards that may have been meant.",
  ),
});

const link = (ja: string, en: string) => describeSchema(z.string().nullable(), ja, en);

/** The position of a page in its list. */
export const pagingFields = {
  page: describeSchema(z.int(), "何ページ目か。1から数えます。", "Which page this is, counted from 1."),
  pages: describeSchema(z.int(), "ページの数。", "How many pages there are."),
  total: describeSchema(z.int(), "全部でいくつあるか。", "How many there are on all pages."),
};
export const pagingLinksSchema = z.strictObject({
  next: link("次のページのアドレス。最後のページではnull。", "Address of the next page; null on the last."),
  previous: link("前のページのアドレス。最初のページではnull。", "Address of the page before; null on the first."),
});
