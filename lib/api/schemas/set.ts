import { z } from "zod";
import { SET_TYPES } from "@/lib/magmell/catalogue/model/types";
import { cardSchema, printingSchema, raritySchema, rulingSchema } from "./card";
import { describeSchema, isoDateSchema, pagingFields, pagingLinksSchema, versionSchema } from "./parts";

export const setSchema = z.strictObject({
  code: describeSchema(z.string(), "セットの記号。変わりません。", "Set code. It never changes."),
  name: describeSchema(z.string(), "日本語名。", "Japanese name of the set."),
  englishName: describeSchema(
    z.string(),
    "英語名。なければ日本語名です。",
    "English name of the set, or the Japanese name if there is none.",
  ),
  type: describeSchema(
    z.enum(SET_TYPES),
    "種類。`main`は通常、`starter`はスターター、`promo`はプロモ。",
    "Kind of product. `main`: main set; `starter`: starter product; `promo`: promotional cards.",
  ),
  releasedOn: describeSchema(isoDateSchema, "発売日。", "Release date."),
  printings: describeSchema(z.int(), "収録数。", "Number of printings in the set."),
  rarities: describeSchema(
    z.array(raritySchema).optional(),
    "レアリティの一覧。出やすい順です。なければ省きます。",
    "Rarities, most common first; absent if there are none.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "このセットの固定URL。", "Permanent URL of this set."),
  }),
});

export const setsResponseSchema = z.strictObject({
  version: versionSchema,
  sets: describeSchema(z.array(setSchema), "発売日順のセット。", "Sets, ordered by release date."),
});

const setPrinting = printingSchema.extend({
  card: describeSchema(
    cardSchema.pick({ number: true, name: true, reading: true, englishName: true, retired: true, links: true }),
    "収録されたカード。",
    "Card that was printed.",
  ),
});

export const setResponseSchema = z.strictObject({
  version: versionSchema,
  set: setSchema,
  ...pagingFields,
  links: pagingLinksSchema,
  printings: describeSchema(
    z.array(setPrinting),
    "このページの収録。番号順です。",
    "Printings on this page, ordered by number.",
  ),
});

export const rulingsResponseSchema = z.strictObject({
  version: versionSchema,
  ...pagingFields,
  links: pagingLinksSchema,
  rulings: describeSchema(
    z.array(rulingSchema),
    "このページの裁定。番号順です。",
    "Rulings on this page, ordered by id.",
  ),
});

export const rulingResponseSchema = z.strictObject({ version: versionSchema, ruling: rulingSchema });
