import { z } from "zod";
import { CARD_KINDS, parseSymbols, TIMINGS } from "@/engine/magmell";
import { toHiraganaReading } from "@/lib/japanese/hiragana-reading";
import { isImageHash } from "@/lib/magmell/card-images/image-address";
import { IMAGE_LIMITS } from "@/lib/magmell/card-images/image-limits";
import { isPictureFileName } from "@/lib/magmell/card-images/picture-file";
import { CARD_TAGS, PRINTING_FINISHES, SET_TYPES } from "@/lib/magmell/catalogue/model/types";
import { CARD_FILE_LIMITS, READING_FINGERPRINT } from "./file-limits";

export const CARD_FILE_FORMAT = "grimoire-cards/1";

/** Source of a ruling: this site, or the game's publisher. */
const RULING_SOURCES = ["house", "official"] as const;

/** A line without control and invisible characters. */
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const trimmed = (value: string) => value === value.trim();

/** Returns the schema of a single line of visible text. */
export const singleLineSchema = (max: number) => z.string().min(1).max(max).regex(VISIBLE).refine(trimmed);
const lines = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => trimmed(text) && VISIBLE.test(text.replaceAll("\n", "")));

/** A card name, written in 《》 in texts and lists; needs a letter or digit to be searchable. */
const name = singleLineSchema(CARD_FILE_LIMITS.name)
  .regex(/^[^《》]*$/u)
  .regex(/[\p{L}\p{N}]/u);
const reading = singleLineSchema(CARD_FILE_LIMITS.reading)
  .overwrite((text) => (text.length > CARD_FILE_LIMITS.text ? text : toHiraganaReading(text)))
  .regex(/^[\p{Script=Hiragana}ー・〜 ]+$/u);
/** Codes; full-width letters, digits and symbols are normalized. */
const code = z.string().overwrite((text) => (text.length > CARD_FILE_LIMITS.text ? text : text.normalize("NFKC")));
const day = code.max(10).refine((text) => /^(?:19|20|21)/.test(text) && z.iso.date().safeParse(text).success);
const symbols = code.max(20).refine((text) => parseSymbols(text) !== null);
// Not `z.int()`, which would keep the checks beside it from running.
const whole = z.number().refine(Number.isInteger, { params: { code: "FRACTION" } });
const stat = whole.min(0).max(CARD_FILE_LIMITS.stat);
const setCode = code.max(8).regex(/^[A-Z0-9]+$/);

/** Stands before 「カウンター」 in texts. */
const counterName = z
  .string()
  .max(CARD_FILE_LIMITS.counterName)
  .regex(/^[\p{Script=Han}\p{Script=Katakana}ー\w]+$/u)
  .regex(/(?<!カウンター)$/u);
/** Stands before "counter" in English texts. */
const englishCounterName = z
  .string()
  .max(CARD_FILE_LIMITS.englishCounterName)
  .regex(/^[a-z]+(?:[ '-][a-z]+)*$/i)
  .regex(/(?<!\bcounters?)$/i);
const counters = z
  .record(counterName, englishCounterName)
  .refine((names) => Object.keys(names).length <= CARD_FILE_LIMITS.counters, {
    params: { code: "TOO_MANY", max: CARD_FILE_LIMITS.counters },
  });

/** An optional English name; without it, the Japanese one is shown. */
const englishName = singleLineSchema(CARD_FILE_LIMITS.englishName).optional();

const rarityCode = code.max(CARD_FILE_LIMITS.rarityCode).regex(/^[A-Z0-9★☆+]+$/);
/** A rarity name, without the equals signs that separate code and names in tables. */
const rarityName = (max: number) => singleLineSchema(max).regex(/^[^=＝]*$/u);
const rarities = z
  .array(
    z.strictObject({
      code: rarityCode,
      name: rarityName(CARD_FILE_LIMITS.name),
      englishName: rarityName(CARD_FILE_LIMITS.englishName).optional(),
    }),
  )
  .max(CARD_FILE_LIMITS.rarities)
  .refine((list) => new Set(list.map(({ code: one }) => one)).size === list.length, {
    params: { code: "RARITY_TWICE" },
  });

const setSchema = z.strictObject({
  code: setCode,
  name: singleLineSchema(CARD_FILE_LIMITS.name),
  englishName,
  releasedOn: day,
  type: z.enum(SET_TYPES).optional(),
  counters: counters.optional(),
  rarities: rarities.optional(),
});

const fingerprint = code.regex(READING_FINGERPRINT);
const readings = z
  .array(
    z.strictObject({ textHash: fingerprint, sentence: whole.min(0).max(CARD_FILE_LIMITS.text), choice: fingerprint }),
  )
  .max(CARD_FILE_LIMITS.readings)
  .refine((list) => new Set(list.map(({ textHash, sentence }) => `${textHash} ${sentence}`)).size === list.length, {
    params: { code: "READING_TWICE" },
  });

const plainRevision = z.strictObject({
  effectiveOn: day,
  kind: z.enum(CARD_KINDS),
  timing: z.enum(TIMINGS).optional(),
  useCost: symbols.optional(),
  catalyst: symbols.optional(),
  ap: stat.optional(),
  hp: stat.optional(),
  text: lines(CARD_FILE_LIMITS.text),
  readings: readings.optional(),
});

/**
 * Fields that a kind requires or forbids (208.1, 209.1, 213.1): each row has a field, its kinds, and whether presence
 * or absence is the error.
 */
const KIND_RULES = [
  { code: "TIMING_MISSING", field: "timing", kinds: ["unit", "magic"], given: false },
  { code: "TIMING_ON_STONE", field: "timing", kinds: ["stone"], given: true },
  { code: "STAT_MISSING", field: "ap", kinds: ["unit"], given: false },
  { code: "STAT_MISSING", field: "hp", kinds: ["unit"], given: false },
  { code: "STAT_WITHOUT_UNIT", field: "ap", kinds: ["magic", "stone"], given: true },
  { code: "STAT_WITHOUT_UNIT", field: "hp", kinds: ["magic", "stone"], given: true },
] as const;

// Checked beside the plain fields, not after them, so that all that is wrong is found at once.
const revision = KIND_RULES.reduce(
  (schema, { code, field, kinds, given }) =>
    schema.refine((value) => !(kinds.some((kind) => kind === value.kind) && (value[field] !== undefined) === given), {
      path: [field],
      params: { code },
      when: ({ value }) => typeof value === "object" && value !== null,
    }),
  plainRevision,
);

/** The name of a picture file without a folder, or the content address of a stored picture, as the export writes it. */
const image = singleLineSchema(IMAGE_LIMITS.name)
  .refine((text) => isImageHash(text) || isPictureFileName(text))
  .regex(/^[^./\\:][^/\\:]*$/);

const printing = z.strictObject({
  set: setCode,
  number: code.max(20).regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/),
  illustrator: singleLineSchema(CARD_FILE_LIMITS.illustrator).optional(),
  flavor: lines(CARD_FILE_LIMITS.flavor).optional(),
  rarity: rarityCode.optional(),
  finish: z.enum(PRINTING_FINISHES).optional(),
  product: singleLineSchema(CARD_FILE_LIMITS.name).optional(),
  image: image.optional(),
  imageAlt: singleLineSchema(IMAGE_LIMITS.alt).optional(),
  revision: day,
});

const aliases = z.array(name).max(CARD_FILE_LIMITS.aliases);
const tags = z.array(z.enum(CARD_TAGS)).max(CARD_TAGS.length);

const cardSchema = z.strictObject({
  number: whole.min(1).max(CARD_FILE_LIMITS.number),
  name,
  reading,
  englishName,
  token: z.boolean().optional(),
  retired: z.boolean().optional(),
  aliases: aliases.optional(),
  tags: tags.optional(),
  revisions: z.array(revision).max(CARD_FILE_LIMITS.revisions),
  printings: z.array(printing).max(CARD_FILE_LIMITS.printings),
});

/** Returns the schema of a text in both languages, Japanese and English. */
export const bilingualSchema = (max: number) => {
  const text = lines(max).min(1);
  return z.strictObject({ ja: text, en: text });
};

/** A text with optional English; without it, the Japanese text is shown. */
const japaneseFirst = (max: number) => {
  const text = lines(max).min(1);
  return z.strictObject({ ja: text, en: text.optional() });
};

const rulingSchema = z.strictObject({
  id: code.max(CARD_FILE_LIMITS.rulingId).regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/),
  question: japaneseFirst(CARD_FILE_LIMITS.question),
  answer: japaneseFirst(CARD_FILE_LIMITS.answer),
  cards: z.array(name).min(1).max(CARD_FILE_LIMITS.rulingCards),
  rules: z
    .array(code.max(CARD_FILE_LIMITS.rulingId).regex(/^(?:mag:\d{3}(?:\.\d+)*|house:\d+)$/))
    .min(1)
    .max(CARD_FILE_LIMITS.rulingRules),
  source: z.enum(RULING_SOURCES),
  date: day,
});

const listSchema = z.strictObject({
  id: code.max(CARD_FILE_LIMITS.listId).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: singleLineSchema(CARD_FILE_LIMITS.name),
  englishName,
  /** An empty list stays, with its URL; a removed one is gone. */
  cards: z.array(name).max(CARD_FILE_LIMITS.listCards),
  removed: z.boolean().optional(),
});

/** Nicknames and tags of a card, without the rest of it. */
const labelsSchema = z.strictObject({ card: name, aliases, tags: tags.optional() });

/**
 * The schema of a card file without its entries. Entries are checked one by one, so that one import reports the
 * problems of all cards.
 */
export const cardFileSchema = z.strictObject({
  format: z.literal(CARD_FILE_FORMAT),
  sets: z.array(z.unknown()).max(CARD_FILE_LIMITS.sets).optional(),
  cards: z.array(z.unknown()).max(CARD_FILE_LIMITS.cards).optional(),
  rulings: z.array(z.unknown()).max(CARD_FILE_LIMITS.rulings).optional(),
  lists: z.array(z.unknown()).max(CARD_FILE_LIMITS.lists).optional(),
  aliases: z.array(z.unknown()).max(CARD_FILE_LIMITS.cards).optional(),
});

const kept = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

/** The valid fields of a card that are compared with other entries; invalid ones are `null`. */
export const partialCardSchema = z.object({
  number: kept(cardSchema.shape.number),
  name: kept(z.string().min(1).max(CARD_FILE_LIMITS.name)),
  reading: kept(reading),
  englishName: kept(englishName),
  token: kept(z.boolean().optional()),
  retired: kept(z.boolean().optional()),
  aliases: kept(z.array(kept(name)).max(CARD_FILE_LIMITS.aliases).optional()),
  revisions: z
    .array(
      z.object({ effectiveOn: kept(day), kind: kept(z.enum(CARD_KINDS)) }).catch({ effectiveOn: null, kind: null }),
    )
    .max(CARD_FILE_LIMITS.revisions)
    .nullable()
    .catch(null),
  printings: z
    .array(
      z
        .object({
          set: kept(printing.shape.set),
          number: kept(printing.shape.number),
          revision: kept(day),
          rarity: kept(printing.shape.rarity),
          image: kept(printing.shape.image),
        })
        .catch({ set: null, number: null, revision: null, rarity: null, image: null }),
    )
    .max(CARD_FILE_LIMITS.printings)
    .catch([]),
});

/** The valid fields of a ruling that are compared with known cards and rules; invalid ones are `null`. */
export const partialRulingSchema = z.object({
  id: kept(rulingSchema.shape.id),
  cards: z.array(kept(name)).max(CARD_FILE_LIMITS.rulingCards).catch([]),
  rules: z.array(kept(rulingSchema.shape.rules.element)).max(CARD_FILE_LIMITS.rulingRules).catch([]),
});

/** The valid fields of a list that are compared with known cards; invalid ones are `null`. */
export const partialListSchema = z.object({
  id: kept(listSchema.shape.id),
  cards: z.array(kept(name)).max(CARD_FILE_LIMITS.listCards).catch([]),
  removed: z.boolean().catch(false),
});

/** The valid fields of a nickname entry that are compared with known cards; invalid ones are `null`. */
export const partialLabelsSchema = z.object({
  card: kept(name),
  aliases: z.array(kept(name)).max(CARD_FILE_LIMITS.aliases).catch([]),
});

export type PartialLabels = z.infer<typeof partialLabelsSchema>;
export type PartialList = z.infer<typeof partialListSchema>;
export type PartialCard = z.infer<typeof partialCardSchema>;
export type PartialRuling = z.infer<typeof partialRulingSchema>;
export { CARD_FILE_LIMITS, cardSchema, labelsSchema, listSchema, rulingSchema, setSchema };
export type SetInput = z.infer<typeof setSchema>;
export type CardInput = z.infer<typeof cardSchema>;
export type RevisionInput = z.infer<typeof revision>;
export type PrintingInput = z.infer<typeof printing>;
export type LabelsInput = z.infer<typeof labelsSchema>;
export type ListInput = z.infer<typeof listSchema>;
export type RulingInput = z.infer<typeof rulingSchema>;
