import { z } from "zod";
import { SET_TYPES } from "@/lib/magmell/catalogue/model/types";
import { cardSchema, printingSchema, raritySchema, rulingSchema } from "./card";
import { describeSchema, isoDateSchema, pagingFields, pagingLinksSchema, versionSchema } from "./parts";

export const setSchema = z.strictObject({
  code: describeSchema(z.string(), "セットの記号。決して変わりません。", "The set's code. It never changes."),
  name: describeSchema(z.string(), "名前。", "The name, in Japanese."),
  englishName: describeSchema(z.string(), "英語名。", "The English name."),
  type: describeSchema(z.enum(SET_TYPES), "種類。", "What it is sold as."),
  releasedOn: describeSchema(isoDateSchema, "発売日。", "The day on which it came out."),
  printings: describeSchema(z.int(), "収録数。", "How many printings it has."),
  rarities: describeSchema(
    z.array(raritySchema).optional(),
    "レアリティの一覧。出やすい順です。なければ省きます。",
    "Its rarities, the commonest first; absent for none.",
  ),
  links: z.strictObject({
    self: describeSchema(z.string(), "このセットの変わらないアドレス。", "The address of this set, for ever."),
  }),
});

export const setsResponseSchema = z.strictObject({
  version: versionSchema,
  sets: describeSchema(z.array(setSchema), "発売の順です。", "In the order in which they came out."),
});

const setPrinting = printingSchema.extend({
  card: describeSchema(
    cardSchema.pick({ number: true, name: true, reading: true, englishName: true, retired: true, links: true }),
    "どのカードか。",
    "The card that was printed.",
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
    "The printings of this page, by their number.",
  ),
});

export const rulingsResponseSchema = z.strictObject({
  version: versionSchema,
  ...pagingFields,
  links: pagingLinksSchema,
  rulings: describeSchema(
    z.array(rulingSchema),
    "このページの裁定。番号順です。",
    "The rulings of this page, by their id.",
  ),
});

export const rulingResponseSchema = z.strictObject({ version: versionSchema, ruling: rulingSchema });
