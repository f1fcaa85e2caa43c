import { z } from "zod";
import { type FileFields, listFields } from "@/lib/magmell/catalogue/import/files/field-problems";
import { bilingualSchema, singleLineSchema } from "@/lib/magmell/catalogue/import/files/schema";
import { DRAFT_LIMITS } from "@/lib/magmell/decks/draft";

const STARTER_FORMAT = "grimoire-deck/1";

/** Upper limits of starter files. */
export const STARTER_LIMITS = {
  fileBytes: 256 * 1024,
  files: 100,
  key: 40,
  place: 99,
  name: DRAFT_LIMITS.name,
  primer: 4_000,
  card: 100,
  lines: DRAFT_LIMITS.lines,
  copies: DRAFT_LIMITS.copies,
} as const;

// Not `z.int()`, which would keep the checks beside it from running.
const whole = z.number().refine(Number.isInteger, { params: { code: "FRACTION" } });

const deckLine = z.strictObject({
  name: singleLineSchema(STARTER_LIMITS.card),
  count: whole.min(1).max(STARTER_LIMITS.copies),
});

const zone = z.array(deckLine).max(STARTER_LIMITS.lines);

/** Schema of a starter deck's file. */
export const starterFileSchema = z.strictObject({
  format: z.literal(STARTER_FORMAT),
  key: z
    .string()
    .max(STARTER_LIMITS.key)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  place: whole.min(1).max(STARTER_LIMITS.place),
  name: singleLineSchema(STARTER_LIMITS.name),
  englishName: singleLineSchema(STARTER_LIMITS.name),
  primer: bilingualSchema(STARTER_LIMITS.primer),
  grimoire: zone,
  stoneDeck: zone,
});

export type StarterFile = z.infer<typeof starterFileSchema>;

export const STARTER_FIELDS: FileFields = {
  kind: "starter",
  limits: STARTER_LIMITS,
  paths: [
    ...listFields("", "format key place name englishName primer grimoire stoneDeck"),
    ...listFields("primer", "ja en"),
    ...listFields("grimoire.*", "name count"),
    ...listFields("stoneDeck.*", "name count"),
  ],
};
