import { z } from "zod";
import { FORMAT_IDS, type FormatId } from "@/engine/mtg/deck";
import { FIRST_FORMAT_DATE, isCalendarDate, LAST_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { FORMAT_GROUPS } from "@/lib/mtg/formats/format-facts";
import { describeSchema, isoDateSchema } from "./parts";

const rule = describeSchema(z.string(), "ルールの番号。", "A rule, such as `mtg-6e:D.13.8`.");

/** The day for which formats are told. */
export const formatDateSchema = describeSchema(
  z
    .string()
    .max(10)
    .refine((text) => isCalendarDate(text) && text >= FIRST_FORMAT_DATE, {
      error: `is no day from ${FIRST_FORMAT_DATE} on`,
    })
    .optional(),
  `${FIRST_FORMAT_DATE}から${LAST_FORMAT_DATE}までの日。サイトが後のリストやセットを加えていれば、その日まで。省くと2000-12-15です。`,
  `A day from ${FIRST_FORMAT_DATE} to ${LAST_FORMAT_DATE}, or to the last day that lists and sets added by the site tell of; 2000-12-15 when left out.`,
);

export const formatIdSchema = describeSchema(
  z.enum(FORMAT_IDS as readonly [FormatId, ...FormatId[]]),
  "フォーマットの名前。",
  "A format, such as `extended`.",
);

const names = describeSchema(z.array(z.string()), "カードの英語名。", "English names of cards.");

const source = describeSchema(
  z.string().nullable(),
  "サイトが加えたものなら、その出どころ。資料のものはnull。",
  "Where it is from, if this site added it; null for what the documents tell.",
);

const set = z.strictObject({
  code: describeSchema(z.string(), "セットの記号。", "The code of the set."),
  ja: z.string(),
  en: z.string(),
  released: describeSchema(isoDateSchema, "発売日（Scryfallによる）。", "First day of sale, as Scryfall lists it."),
  legalFrom: describeSchema(
    isoDateSchema,
    "構築フォーマットで使える最初の日（D.13.4）。",
    "The first day in constructed formats (D.13.4).",
  ),
  source,
});

const list = z.strictObject({
  rule,
  names,
  states: describeSchema(
    isoDateSchema,
    "リストがこの状態だと分かっている日。",
    "The day as of which the list is known.",
  ),
  announced: describeSchema(
    z.array(isoDateSchema),
    "資料が挙げる発表の日。",
    "Days of announcements that the document names.",
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
    "構築、ブロック構築、限定。",
    "Constructed, block constructed, or from a pool.",
  ),
  minimum: z.strictObject({ count: z.int(), rule }),
  copies: limit(
    "同じ名前の枚数の上限（基本土地を除く）。なければnull。",
    "Most copies of a name, basic lands apart; null for no limit.",
  ),
  sideboard: limit(
    "サイドボードの枚数。0枚でもよい。決まっていなければnull。",
    "Cards of a sideboard, where there is one; null for no limit.",
  ),
  restricted: describeSchema(list.nullable(), "制限カード。なければnull。", "Restricted cards; null for none."),
  banned: describeSchema(list.nullable(), "禁止カード。なければnull。", "Banned cards; null for none."),
  listsOf: describeSchema(
    isoDateSchema.nullable(),
    "その日に当てはめたリストの日。リストのないフォーマットではnull。",
    "The day of the lists that count on the day of the answer; null for formats without lists.",
  ),
  listDays: describeSchema(
    z.array(isoDateSchema),
    "このサイトが知っているリストの日。早いものから。",
    "Days of all lists that this site knows, the earliest first.",
  ),
  sets: describeSchema(
    z.array(set).nullable(),
    "その日に使えるセット。カードが渡されるフォーマットではnull。",
    "Sets that are legal on the day; null where cards come from a pool.",
  ),
  also: describeSchema(names, "セットにかかわらず使えるカード。", "Cards that are legal whatever their set."),
});

export const mtgFormatsResponseSchema = z.strictObject({
  on: describeSchema(isoDateSchema, "答えの日。", "The day of the answer."),
  formats: describeSchema(z.array(mtgFormatSchema), "資料の順。", "All formats, in the order of the document."),
});

export const mtgFormatResponseSchema = z.strictObject({
  on: describeSchema(isoDateSchema, "答えの日。", "The day of the answer."),
  format: mtgFormatSchema,
  changes: describeSchema(
    z.array(
      z.strictObject({
        on: describeSchema(isoDateSchema, "セットが入れ替わる日。", "A day on which sets change."),
        in: describeSchema(z.array(z.string()), "入るセット。", "Codes of the sets that come in."),
        out: describeSchema(z.array(z.string()), "出るセット。", "Codes of the sets that go out."),
      }),
    ),
    "セットの入れ替わり。新しいものから。",
    "Changes of its sets, the latest first.",
  ),
});
