import { z } from "zod";
import { KINDS, parseSymbols, TIMINGS } from "@/engine/magmell";
import { toHiraganaReading } from "@/lib/japanese/hiragana-reading";
import { isImageHash } from "@/lib/magmell/card-images/image-address";
import { IMAGE_LIMITS } from "@/lib/magmell/card-images/image-limits";
import { isPictureName } from "@/lib/magmell/card-images/picture-file";
import { FINISHES, SET_TYPES, TAGS } from "@/lib/magmell/catalogue/model/types";
import { LIMITS } from "./file-limits";

export const CARD_FILE_FORMAT = "grimoire-cards/1";

/** Who ruled: this house, or the publisher of the game. */
const RULING_SOURCES = ["house", "official"] as const;

/** Control and invisible signs have no business on a card; a line break has, in texts. */
const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const trimmed = (value: string) => value === value.trim();

/** Returns one line of a file, for readers. */
export const singleLine = (max: number) => z.string().min(1).max(max).regex(VISIBLE).refine(trimmed);
const lines = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => trimmed(text) && VISIBLE.test(text.replaceAll("\n", "")));

/** A name stands in 《》 in texts and lists, and needs a letter to be found by. */
const name = singleLine(LIMITS.name)
  .regex(/^[^《》]*$/u)
  .regex(/[\p{L}\p{N}]/u);
const reading = singleLine(LIMITS.reading)
  .overwrite((text) => (text.length > LIMITS.text ? text : toHiraganaReading(text)))
  .regex(/^[\p{Script=Hiragana}ー・〜 ]+$/u);
/** Digits, letters and signs of codes may be written in full width. */
const code = z.string().overwrite((text) => (text.length > LIMITS.text ? text : text.normalize("NFKC")));
const day = code.max(10).refine((text) => /^(?:19|20|21)/.test(text) && z.iso.date().safeParse(text).success);
const symbols = code.max(20).refine((text) => parseSymbols(text) !== null);
// Not `z.int()`, which would keep the checks beside it from running.
const whole = z.number().refine(Number.isInteger, { params: { code: "FRACTION" } });
const stat = whole.min(0).max(LIMITS.stat);
const setCode = code.max(8).regex(/^[A-Z0-9]+$/);

/** Stands before 「カウンター」 in texts. */
const counterName = z
  .string()
  .max(LIMITS.counterName)
  .regex(/^[\p{Script=Han}\p{Script=Katakana}ー\w]+$/u)
  .regex(/(?<!カウンター)$/u);
/** Stands before "counter" in English texts. */
const englishCounterName = z
  .string()
  .max(LIMITS.englishCounterName)
  .regex(/^[a-z]+(?:[ '-][a-z]+)*$/i)
  .regex(/(?<!\bcounters?)$/i);
const counters = z
  .record(counterName, englishCounterName)
  .refine((names) => Object.keys(names).length <= LIMITS.counters, {
    params: { code: "TOO_MANY", max: LIMITS.counters },
  });

/** An English name may be left out: a Japanese one stands in for it. */
const englishName = singleLine(LIMITS.englishName).optional();

const rarityCode = code.max(LIMITS.rarityCode).regex(/^[A-Z0-9★☆+]+$/);
/** Tables write rarities with equals signs between code and names. */
const rarityName = (max: number) => singleLine(max).regex(/^[^=＝]*$/u);
const rarities = z
  .array(
    z.strictObject({
      code: rarityCode,
      name: rarityName(LIMITS.name),
      englishName: rarityName(LIMITS.englishName).optional(),
    }),
  )
  .max(LIMITS.rarities)
  .refine((list) => new Set(list.map(({ code: one }) => one)).size === list.length, {
    params: { code: "RARITY_TWICE" },
  });

const set = z.strictObject({
  code: setCode,
  name: singleLine(LIMITS.name),
  englishName,
  releasedOn: day,
  type: z.enum(SET_TYPES).optional(),
  counters: counters.optional(),
  rarities: rarities.optional(),
});

const plainRevision = z.strictObject({
  effectiveOn: day,
  kind: z.enum(KINDS),
  timing: z.enum(TIMINGS).optional(),
  useCost: symbols.optional(),
  catalyst: symbols.optional(),
  ap: stat.optional(),
  hp: stat.optional(),
  text: lines(LIMITS.text),
});

/** The fields that a kind requires and forbids (208.1, 209.1, 213.1): each row gives a field, its kinds, and whether presence or absence is the error. */
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
const image = singleLine(IMAGE_LIMITS.name)
  .refine((text) => isImageHash(text) || isPictureName(text))
  .regex(/^[^./\\:][^/\\:]*$/);

const printing = z.strictObject({
  set: setCode,
  number: code.max(20).regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/),
  illustrator: singleLine(LIMITS.illustrator).optional(),
  flavor: lines(LIMITS.flavor).optional(),
  rarity: rarityCode.optional(),
  finish: z.enum(FINISHES).optional(),
  product: singleLine(LIMITS.name).optional(),
  image: image.optional(),
  imageAlt: singleLine(IMAGE_LIMITS.alt).optional(),
  revision: day,
});

const aliases = z.array(name).max(LIMITS.aliases);
const tags = z.array(z.enum(TAGS)).max(TAGS.length);

const card = z.strictObject({
  number: whole.min(1).max(LIMITS.number),
  name,
  reading,
  englishName,
  token: z.boolean().optional(),
  retired: z.boolean().optional(),
  aliases: aliases.optional(),
  tags: tags.optional(),
  revisions: z.array(revision).max(LIMITS.revisions),
  printings: z.array(printing).max(LIMITS.printings),
});

/** Returns a text that readers of either language get in their own. */
export const bothLanguages = (max: number) => {
  const text = lines(max).min(1);
  return z.strictObject({ ja: text, en: text });
};

/** A text whose English may be left out: the Japanese one stands in for it. */
const japaneseFirst = (max: number) => {
  const text = lines(max).min(1);
  return z.strictObject({ ja: text, en: text.optional() });
};

const ruling = z.strictObject({
  id: code.max(LIMITS.rulingId).regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/),
  question: japaneseFirst(LIMITS.question),
  answer: japaneseFirst(LIMITS.answer),
  cards: z.array(name).min(1).max(LIMITS.rulingCards),
  rules: z
    .array(code.max(LIMITS.rulingId).regex(/^(?:mag:\d{3}(?:\.\d+)*|house:\d+)$/))
    .min(1)
    .max(LIMITS.rulingRules),
  source: z.enum(RULING_SOURCES),
  date: day,
});

const list = z.strictObject({
  id: code.max(LIMITS.listId).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: singleLine(LIMITS.name),
  englishName,
  /** An empty list stays, with its address; a removed one is gone. */
  cards: z.array(name).max(LIMITS.listCards),
  removed: z.boolean().optional(),
});

/** Nicknames and tags of a card, without the rest of it. */
const labels = z.strictObject({ card: name, aliases, tags: tags.optional() });

/** The file without its entries. Entries are checked one by one, so that the problems of all cards are found at once. */
export const cardFileFrame = z.strictObject({
  format: z.literal(CARD_FILE_FORMAT),
  sets: z.array(z.unknown()).max(LIMITS.sets).optional(),
  cards: z.array(z.unknown()).max(LIMITS.cards).optional(),
  rulings: z.array(z.unknown()).max(LIMITS.rulings).optional(),
  lists: z.array(z.unknown()).max(LIMITS.lists).optional(),
  aliases: z.array(z.unknown()).max(LIMITS.cards).optional(),
});

const kept = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

/** The valid fields of a card that are compared with other entries; invalid ones are `null`. */
export const cardSketch = z.object({
  number: kept(card.shape.number),
  name: kept(z.string().min(1).max(LIMITS.name)),
  reading: kept(reading),
  englishName: kept(englishName),
  token: kept(z.boolean().optional()),
  retired: kept(z.boolean().optional()),
  aliases: kept(z.array(kept(name)).max(LIMITS.aliases).optional()),
  revisions: z
    .array(z.object({ effectiveOn: kept(day), kind: kept(z.enum(KINDS)) }).catch({ effectiveOn: null, kind: null }))
    .max(LIMITS.revisions)
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
    .max(LIMITS.printings)
    .catch([]),
});

/** The valid fields of a ruling that are compared with known cards and rules; invalid ones are `null`. */
export const rulingSketch = z.object({
  id: kept(ruling.shape.id),
  cards: z.array(kept(name)).max(LIMITS.rulingCards).catch([]),
  rules: z.array(kept(ruling.shape.rules.element)).max(LIMITS.rulingRules).catch([]),
});

/** The valid fields of a list that are compared with known cards; invalid ones are `null`. */
export const listSketch = z.object({
  id: kept(list.shape.id),
  cards: z.array(kept(name)).max(LIMITS.listCards).catch([]),
  removed: z.boolean().catch(false),
});

/** The valid fields of a nickname entry that are compared with known cards; invalid ones are `null`. */
export const labelsSketch = z.object({
  card: kept(name),
  aliases: z.array(kept(name)).max(LIMITS.aliases).catch([]),
});

export type LabelsSketch = z.infer<typeof labelsSketch>;
export type ListSketch = z.infer<typeof listSketch>;
export type CardSketch = z.infer<typeof cardSketch>;
export type RulingSketch = z.infer<typeof rulingSketch>;
export { card as fileCard, LIMITS, labels as fileLabels, list as fileList, ruling as fileRuling, set as fileSet };
export type FileSet = z.infer<typeof set>;
export type FileCard = z.infer<typeof card>;
export type FileRevision = z.infer<typeof revision>;
export type FilePrinting = z.infer<typeof printing>;
export type FileLabels = z.infer<typeof labels>;
export type FileList = z.infer<typeof list>;
export type FileRuling = z.infer<typeof ruling>;
