import { z } from "zod";
import { DECK_SORTS } from "@/lib/decks/deck-sort";
import { describeSchema } from "./parts";

/** Longer queries are refused unread; the query language has a narrower limit, and reports it. */
const MAX_QUERY = 2000;
const MAX_PAGE = 10_000;

const whole = (max: number) =>
  z
    .string()
    .max(6)
    .regex(/^(?:0|[1-9]\d*)$/, { error: "Not a whole number. Use digits only, without leading zeros, such as 2." })
    .transform(Number)
    .pipe(z.int().max(max));

export const pageSchema = describeSchema(
  whole(MAX_PAGE).pipe(z.int().min(1)).default(1),
  "ページ番号。1から始まります。",
  "Page number, starting at 1.",
);

export const searchQuerySchema = describeSchema(
  z.string().max(MAX_QUERY).default(""),
  "カード検索の検索式。空なら、トークンと取り下げられたカードを除くすべてのカード。",
  "Card search query; empty for all cards except tokens and withdrawn cards.",
);

export const deckQuerySchema = describeSchema(
  z.string().max(MAX_QUERY).default(""),
  "公開デッキ検索の検索式。空ならすべてのデッキ。検索するのは、`updatedAt`の新しい2000件までです。",
  "Public deck search query; empty for all decks. Only the 2000 decks with the latest `updatedAt` are searched.",
);

export const deckSortSchema = describeSchema(
  z.enum(DECK_SORTS).default("newest"),
  "並び順。`newest`は`updatedAt`の新しい順、`likes`はいいねの多い順、`name`は名前順。",
  "Sort order. `newest`: latest `updatedAt` first; `likes`: most liked first; `name`: by name.",
);

/** A calendar day. */
export const asOfSchema = describeSchema(
  z.iso
    .date({ error: "Not a valid date. Use the form YYYY-MM-DD, such as 2026-04-01." })
    .max(10)
    .regex(/^(?:19|20|21)/, { error: "Out of range. Use a date from 1900 to 2199, such as 2026-04-01." })
    .optional(),
  "基準日（2026-04-01など）。この日に有効なテキストを返します（205.3）。省略すると今日（東京）です。未来の日付では、公開中のカードの予告済みのテキストを返します。未公開のカードは、どの日付でも返しません。",
  "Date, such as 2026-04-01, whose texts are returned (rule 205.3); by default, today in Tokyo. A future date returns announced texts of public cards. Cards that are not public yet are never returned.",
);

export const cardNameSchema = describeSchema(
  z.string().min(1).max(200),
  "カード名。読み、ローマ字、英語名、愛称、収録番号でも指定できます。",
  "Card name. The reading, romaji, English name, a nickname or a collector number also work.",
);

export const cardNumberSchema = describeSchema(
  whole(99_999).pipe(z.int().min(1)),
  "カード番号。変わりません。",
  "Card number. It never changes.",
);

export const setCodeSchema = describeSchema(
  z
    .string()
    .max(8)
    .regex(/^[A-Za-z0-9]+$/, { error: "Not a valid set code. Use 1 to 8 letters and digits, such as FL." }),
  "セットの記号。大文字と小文字は区別しません。",
  "Set code, in upper or lower case.",
);

export const printingNumberSchema = describeSchema(
  z
    .string()
    .max(20)
    .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, {
      error: "Not a valid collector number. Use letters, digits and single hyphens, such as FL-002.",
    }),
  "カードの下部に印刷された収録番号。",
  "Collector number printed at the bottom of the card.",
);

export const rulingIdSchema = describeSchema(
  z
    .string()
    .max(20)
    .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, {
      error: "Not a valid ruling id. Use letters, digits and single hyphens, such as FL-R001.",
    }),
  "裁定番号。変わりません。",
  "Ruling id. It never changes.",
);

/** Id of a rule; a bare number means the MAGMELL document. */
export const ruleIdSchema = z
  .string()
  .max(40)
  .regex(/^(?:(?:mag:)?\d{3}(?:\.\d+)*|house:\d+|mtg-(?:6e|8e|cr|flow|house):[A-Za-z0-9.-]{1,20})$/, {
    error: "Not a valid rule id. Use a form such as 702.3, mag:702.3, house:3 or mtg-6e:P.7.1.",
  })
  .transform((id) => (/^\d/.test(id) ? `mag:${id}` : id));

export const dataVersionSchema = whole(999_999);

export const wordsLangSchema = describeSchema(
  z.enum(["ja", "en"]).default("en"),
  "`words` の文の言語。",
  "Language of the sentences in `words`.",
);

export const noParametersSchema = z.strictObject({});
