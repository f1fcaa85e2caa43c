import { z } from "zod";
import {
  DEFAULT_FORMAT_DATE,
  FIRST_FORMAT_DATE,
  isCalendarDate,
  LAST_FORMAT_DATE,
} from "@/lib/mtg/formats/format-date";
import { FORMAT_GROUPS } from "@/lib/mtg/formats/format-facts";
import { formatIdSchema as formatId } from "@/lib/mtg/formats/schema";
import { describeSchema, isoDateSchema } from "./parts";

const rule = describeSchema(z.string(), "ルール番号（`mtg-6e:D.13.8`など）。", "Rule id, such as `mtg-6e:D.13.8`.");

export const formatDateSchema = describeSchema(
  z
    .string()
    .max(10)
    .refine((text) => isCalendarDate(text) && text >= FIRST_FORMAT_DATE, {
      error: `Not a valid date, or earlier than ${FIRST_FORMAT_DATE}. Use the form YYYY-MM-DD, such as ${DEFAULT_FORMAT_DATE}.`,
    })
    .optional(),
  `${FIRST_FORMAT_DATE}から${LAST_FORMAT_DATE}までの日付。サイトがそれより後のリストやセットを追加している場合は、その日付まで指定できます。省略すると${DEFAULT_FORMAT_DATE}です。`,
  `Date from ${FIRST_FORMAT_DATE} to ${LAST_FORMAT_DATE}, or to the last date covered by lists and sets that the site has added; ${DEFAULT_FORMAT_DATE} by default.`,
);

export const formatIdSchema = describeSchema(
  formatId,
  "フォーマットのID（`extended`など）。一覧は`/mtg/formats`で取得できます。",
  "Format id, such as `extended`; `/mtg/formats` lists all of them.",
);

const names = describeSchema(z.array(z.string()), "カードの英語名。", "English card names.");

const source = describeSchema(
  z.string().nullable(),
  "サイトが追加したデータの出典。ルール文書に基づくものではnull。",
  "Source of data that the site added; null for data from the rules documents.",
);

const set = z.strictObject({
  code: describeSchema(z.string(), "セットの記号。", "Set code."),
  ja: z.string(),
  en: z.string(),
  released: describeSchema(
    isoDateSchema,
    "発売日。サイトが追加したセットでは`source`に、ほかのセットではScryfallによります。",
    "Release date, according to `source` for a set that the site added, otherwise to Scryfall.",
  ),
  legalFrom: describeSchema(
    isoDateSchema,
    "構築フォーマットで使える最初の日。サイトが追加したセットでは`source`に、記載がなければほかのセットと同じくルール`mtg-6e:D.13.4`によります。",
    "First date on which the set is legal in constructed formats, according to `source` for a set that the site added, if stated there, otherwise to rule `mtg-6e:D.13.4`.",
  ),
  source,
});

const list = z.strictObject({
  rule,
  names,
  states: describeSchema(
    isoDateSchema.nullable(),
    "リストの日付。サイトが追加したフォーマットではnull。",
    "Date of the list; null for formats that the site added.",
  ),
  announced: describeSchema(
    z.array(isoDateSchema),
    "文書に記された発表日。サイトが追加したリストでは空です。",
    "Dates of the announcements that the document names for the list; empty for a list that the site added.",
  ),
  source,
});

const limit = (ja: string, en: string) => describeSchema(z.strictObject({ count: z.int(), rule }).nullable(), ja, en);

export const mtgFormatSchema = z.strictObject({
  id: formatIdSchema,
  ja: z.string(),
  en: z.string(),
  group: describeSchema(
    z.enum(FORMAT_GROUPS),
    "`constructed`は構築、`block`はブロック構築、`pool`はリミテッド、`added`はサイトが追加したもの。",
    "`constructed`: Constructed; `block`: Block Constructed; `pool`: Limited; `added`: added by the site.",
  ),
  minimum: z.strictObject({ count: z.int(), rule }),
  copies: limit(
    "同じ名前のカードの枚数の上限（基本地形を除く）。上限がなければnull。",
    "Maximum number of cards with the same name, except basic lands; null if there is no limit.",
  ),
  sideboard: limit(
    "サイドボードを使う場合の枚数（サイトが追加したフォーマットでは上限）。枚数の決まりがなければnull。",
    "Number of cards in the sideboard, if one is used (the maximum, in formats that the site added); null if any number is allowed.",
  ),
  restricted: describeSchema(
    list.nullable(),
    "制限カード。なければnull。",
    "List of the restricted cards; null if there are none.",
  ),
  banned: describeSchema(
    list.nullable(),
    "禁止カード。なければnull。",
    "List of the banned cards; null if there are none.",
  ),
  listsOf: describeSchema(
    isoDateSchema.nullable(),
    "使われるリストの日付。指定日に有効な最新のもの、なければ最も古いものです。リミテッドと、サイトが追加したフォーマットではnull。",
    "Date of the lists used: the latest in force on the given date, or the earliest known if all are later; null for Limited formats and for formats that the site added.",
  ),
  listDays: describeSchema(
    z.array(isoDateSchema),
    "登録されているリストの日付。古い順です。リミテッドと、サイトが追加したフォーマットでは空です。",
    "Dates of all known lists, oldest first; empty for Limited formats and for formats that the site added.",
  ),
  sets: describeSchema(
    z.array(set).nullable(),
    "指定日に使えるセット。リミテッドのフォーマットではnull。",
    "Sets that are legal on the given date; null for Limited formats.",
  ),
  also: describeSchema(
    names,
    "セットにかかわらず使えるカード。",
    "English names of cards that are legal regardless of their sets.",
  ),
});

export const mtgFormatsResponseSchema = z.strictObject({
  on: describeSchema(isoDateSchema, "指定日。", "Date for which the data is given."),
  formats: describeSchema(
    z.array(mtgFormatSchema),
    "すべてのフォーマット。文書の順に並び、サイトが追加したものが最後に続きます。",
    "All formats, in document order; those that the site added come last.",
  ),
});

export const mtgFormatResponseSchema = z.strictObject({
  on: describeSchema(isoDateSchema, "指定日。", "Date for which the data is given."),
  format: mtgFormatSchema,
  changes: describeSchema(
    z.array(
      z.strictObject({
        on: describeSchema(isoDateSchema, "セットが入れ替わる日。", "Date of the change."),
        in: describeSchema(
          z.array(z.string()),
          "使えるようになるセットの記号。",
          "Codes of the sets that become legal.",
        ),
        out: describeSchema(
          z.array(z.string()),
          "使えなくなるセットの記号。",
          "Codes of the sets that stop being legal.",
        ),
      }),
    ),
    "セットの入れ替わり（新しい順）。リミテッドのフォーマットと、サイトが追加したフォーマットでは空です。",
    "Changes of the legal sets, latest first; empty for Limited formats and for those that the site added.",
  ),
});
