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
    .regex(/^(?:0|[1-9]\d*)$/, { error: "is no whole number" })
    .transform(Number)
    .pipe(z.int().max(max));

export const pageSchema = describeSchema(
  whole(MAX_PAGE).pipe(z.int().min(1)).default(1),
  "何ページ目か。1から数えます。",
  "Which page, counted from 1.",
);

export const searchQuerySchema = describeSchema(
  z.string().max(MAX_QUERY).default(""),
  "検索式。カード検索のページと同じ言語です。空ならすべてのカード。",
  "A query in the language of the card search; empty for every card.",
);

export const deckQuerySchema = describeSchema(
  z.string().max(MAX_QUERY).default(""),
  "検索式。公開デッキのページと同じ言語です。空ならすべてのデッキ。",
  "A query in the language of the page of public decks; empty for every deck.",
);

export const deckSortSchema = describeSchema(
  z.enum(DECK_SORTS).default("newest"),
  "並び。新しく保存された順、いいねの多い順、名前の順。",
  "The order: the latest saved first, the most liked first, or by name.",
);

/** A calendar day. */
export const asOfSchema = describeSchema(
  z.iso
    .date()
    .max(10)
    .regex(/^(?:19|20|21)/, { error: "is no day between 1900 and 2199" })
    .optional(),
  "この日に有効だったテキストで答えます（205.3）。形は2026-04-01。省くと今日（東京）です。これからの日なら、公開中のカードについて予告されたテキストで答えます。まだ公開されていないカードは、どの日を指しても出ません。",
  "Answers with the text that was in force on this day (205.3), such as 2026-04-01. Today in Tokyo when left out. A day to come gives texts that are announced of public cards; cards that are not public yet are not there, whatever day is asked for.",
);

export const cardNameSchema = describeSchema(
  z.string().min(1).max(200),
  "カードの名前。読み、英語名、表記の揺れでも見つかります。",
  "The card's name; its reading, its English name and other spellings of it are found too.",
);

export const cardNumberSchema = describeSchema(
  whole(99_999).pipe(z.int().min(1)),
  "カードの番号。決して変わりません。",
  "The card's number. It never changes.",
);

export const setCodeSchema = describeSchema(
  z
    .string()
    .max(8)
    .regex(/^[A-Za-z0-9]+$/),
  "セットの記号。大文字と小文字は区別しません。",
  "The code of a set, in either case.",
);

export const printingNumberSchema = describeSchema(
  z
    .string()
    .max(20)
    .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/),
  "カードの下に印刷された番号。",
  "The number printed at the foot of the card.",
);

export const rulingIdSchema = describeSchema(
  z
    .string()
    .max(20)
    .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/),
  "裁定の番号。決して変わりません。",
  "The id of a ruling. It never changes.",
);

/** The id of a rule; the number alone stands for the rule of the document. */
export const ruleIdSchema = z
  .string()
  .max(40)
  .regex(/^(?:(?:mag:)?\d{3}(?:\.\d+)*|house:\d+|mtg-(?:6e|8e|cr|flow|house):[A-Za-z0-9.-]{1,20})$/, {
    error: "is no id of a rule such as 702.3, mag:702.3, house:3 or mtg-6e:P.7.1",
  })
  .transform((id) => (/^\d/.test(id) ? `mag:${id}` : id));

export const dataVersionSchema = whole(999_999);

export const noParametersSchema = z.strictObject({});
