import { z } from "zod";
import { FORMATS_WITH_LISTS, SET_KINDS } from "@/engine/mtg/deck";
import { describeLineLimit, type FieldRequirements } from "@/lib/magmell/catalogue/import/files/field-problems";
import { singleLineSchema } from "@/lib/magmell/catalogue/import/files/schema";
import { FIRST_FORMAT_DATE, isCalendarDate } from "./format-date";

const FORMAT_FILE = "grimoire-formats/1";

/** Upper limits of files of formats. */
export const FORMAT_FILE_LIMITS = {
  fileBytes: 1024 * 1024,
  /** Files that a site keeps at once. */
  files: 50,
  fileName: 100,
  source: 200,
  sets: 300,
  lists: 300,
  names: 300,
  name: 80,
  setName: 80,
} as const;
const MOST = FORMAT_FILE_LIMITS;

const LAST = "2199-12-31";
const day = z
  .string()
  .max(10)
  .refine((text) => isCalendarDate(text) && text >= FIRST_FORMAT_DATE && text <= LAST);
const names = z.array(singleLineSchema(MOST.name)).max(MOST.names);

const set = z.strictObject({
  code: z.string().regex(/^[a-z0-9]{2,8}$/),
  ja: singleLineSchema(MOST.setName),
  en: singleLineSchema(MOST.setName),
  released: day,
  kind: z.enum(SET_KINDS),
  block: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]{0,19}$/)
    .nullable(),
  legalFrom: day.optional(),
});

const list = z.strictObject({
  format: z.enum(FORMATS_WITH_LISTS as readonly [(typeof FORMATS_WITH_LISTS)[number]]),
  from: day,
  restricted: names,
  banned: names,
});

/** Schema of a file with lists of other days and further sets, as an operator writes it. */
export const formatFileSchema = z.strictObject({
  format: z.literal(FORMAT_FILE),
  source: singleLineSchema(MOST.source),
  sets: z.array(set).max(MOST.sets),
  lists: z.array(list).max(MOST.lists),
});

/** A file of formats that is well-formed by itself. */
export type FormatFile = z.infer<typeof formatFileSchema>;

const DAY = `a day from ${FIRST_FORMAT_DATE} on, such as "1999-10-01"`;
const NAMES = `a list of at most ${MOST.names} English names of cards; [] for none`;

/** The requirement of each path of a file of formats, in words. */
export const FORMAT_FILE_EXPECTATIONS: FieldRequirements = {
  "": "an object with format, source, sets and lists",
  format: `"${FORMAT_FILE}"`,
  source: `${describeLineLimit(MOST.source)}: where the file's facts are from, as the site shows it`,
  sets: `a list of at most ${MOST.sets} sets; [] for none`,
  "sets.*": "an object with code, ja, en, released, kind and block",
  "sets.*.code": 'its code in card data, 2 to 8 of the signs a-z and 0-9, such as "inv"',
  "sets.*.ja": describeLineLimit(MOST.setName),
  "sets.*.en": describeLineLimit(MOST.setName),
  "sets.*.released": DAY,
  "sets.*.kind": `one of: ${SET_KINDS.join(", ")}`,
  "sets.*.block": 'the word of its block, such as "invasion"; null for a set that stands alone',
  "sets.*.legalFrom": `${DAY}; leave it out where D.13.4 gives the day`,
  lists: `a list of at most ${MOST.lists} lists; [] for none`,
  "lists.*": "an object with format, from, restricted and banned",
  "lists.*.format": `one of: ${FORMATS_WITH_LISTS.join(", ")}; decks made from a pool have no lists (D.17.3)`,
  "lists.*.from": `${DAY}: the day from which the list stood`,
  "lists.*.restricted": NAMES,
  "lists.*.restricted.*": describeLineLimit(MOST.name),
  "lists.*.banned": NAMES,
  "lists.*.banned.*": describeLineLimit(MOST.name),
};
