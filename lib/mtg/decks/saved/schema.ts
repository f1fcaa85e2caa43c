import { z } from "zod";
import { toNameKey } from "@/engine/mtg/deck";
import { createUniqueNamesCheck, expectedVersionSchema, saveKeySchema } from "@/lib/decks/stored/schema";
import { VISIBILITIES } from "@/lib/decks/visibility";
import { createTitleSchema } from "@/lib/input-schemas";
import { FIRST_FORMAT_DATE, isFormatDate } from "../../formats/format-date";
import { formatIdSchema } from "../../formats/schema";
import { MTG_DECK_LIMITS } from "../limits";
import { deckZoneSchema } from "../schema";

/** Maximum size of a save in bytes: the longest list with three bytes per character. */
export const MAX_DECK_SAVE_BYTES = 128 * 1024;

const name = createTitleSchema(MTG_DECK_LIMITS.title).pipe(z.string().min(1));

/** A zone with each name once, as stored in accounts. */
const zone = deckZoneSchema.superRefine(createUniqueNamesCheck(toNameKey));

const day = z
  .string()
  .max(10)
  .refine((text) => isFormatDate(text, text), {
    error: `Not a valid date, or earlier than ${FIRST_FORMAT_DATE}.`,
    params: { code: "unknownDay" },
  });

const parts = {
  name,
  deck: z.strictObject({ main: zone, sideboard: zone, pool: zone }),
  format: formatIdSchema,
  on: day,
  saveKey: saveKeySchema,
};

export const createMtgDeckSchema = z.strictObject(parts);
export const saveMtgDeckSchema = z.strictObject({ ...parts, expectedVersion: expectedVersionSchema });
export const changeMtgDeckSchema = z.strictObject({
  name: name.optional(),
  visibility: z.enum(VISIBILITIES).optional(),
});

const storedZone = z.array(z.object({ name: z.string(), count: z.number() }));

/** Schema of a stored deck version. It must accept every version ever written. */
export const mtgVersionContentSchema = z.object({
  name: z.string(),
  deck: z.object({ main: storedZone, sideboard: storedZone, pool: storedZone }),
  format: z.string(),
  on: z.string(),
});
