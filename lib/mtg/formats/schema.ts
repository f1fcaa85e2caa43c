import { z } from "zod";
import { FORMAT_IDS, FORMATS_WITH_LISTS, SET_KINDS } from "@/engine/mtg/deck";
import { type FileFields, listFields } from "@/lib/magmell/catalogue/import/files/field-problems";
import { singleLineSchema } from "@/lib/magmell/catalogue/import/files/schema";
import { FIRST_FORMAT_DATE, isCalendarDate } from "./format-date";
import { FORMAT_ID_PATTERN } from "./format-facts";

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
  formats: 20,
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

const setCode = z.string().regex(/^[a-z0-9]{2,8}$/);

const set = z.strictObject({
  code: setCode,
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

/** The id of a known or unknown format. */
export const formatIdSchema = z.string().regex(FORMAT_ID_PATTERN);

/** A format that the documents do not know. */
const addedFormat = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9]{1,29}$/)
    .refine((id) => !FORMAT_IDS.some((known) => known === id)),
  ja: singleLineSchema(MOST.setName),
  en: singleLineSchema(MOST.setName),
  sets: z.array(setCode).min(1).max(MOST.sets),
  restricted: names,
  banned: names,
});

/** Schema of a format file that an operator writes: lists of further dates, further sets and further formats. */
export const formatFileSchema = z.strictObject({
  format: z.literal(FORMAT_FILE),
  source: singleLineSchema(MOST.source),
  sets: z.array(set).max(MOST.sets),
  lists: z.array(list).max(MOST.lists),
  formats: z.array(addedFormat).max(MOST.formats).optional(),
});

/** A valid format file. */
export type FormatFile = z.infer<typeof formatFileSchema>;

export const FORMAT_FILE_FIELDS: FileFields = {
  kind: "formats",
  limits: {
    ...MOST,
    formatName: FORMAT_FILE,
    firstDay: FIRST_FORMAT_DATE,
    kinds: SET_KINDS.join(", "),
    formatsWithLists: FORMATS_WITH_LISTS.join(", "),
    formatIds: FORMAT_IDS.join(", "),
  },
  paths: [
    ...listFields("", "format source sets lists formats"),
    ...listFields("sets.*", "code ja en released kind block legalFrom"),
    ...listFields("lists.*", "format from restricted banned"),
    ...listFields("formats.*", "id ja en sets restricted banned"),
  ],
};
