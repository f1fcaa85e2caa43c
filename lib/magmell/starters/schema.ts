import { z } from "zod";
import {
  BILINGUAL_REQUIREMENT,
  describeLineLimit,
  describeTextLimit,
  type FieldRequirements,
} from "@/lib/magmell/catalogue/import/files/field-problems";
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

const ZONE = `a list of at most ${STARTER_LIMITS.lines} cards with their copies`;
const LINE = 'a card with its copies: { "name": "火の子", "count": 3 }';
const CARD = "the name of a card in the database";
const COUNT = `a whole number from 1 to ${STARTER_LIMITS.copies}`;

/** The requirement of each path of a starter file, in words. */
export const STARTER_FIELD_REQUIREMENTS: FieldRequirements = {
  "": "an object with format, key, place, name, englishName, primer, grimoire and stoneDeck",
  format: `"${STARTER_FORMAT}"`,
  key: `1 to ${STARTER_LIMITS.key} of the signs a-z, 0-9 and - between them, such as "red-starter"`,
  place: `a whole number from 1 to ${STARTER_LIMITS.place}: its place on the shelf`,
  name: describeLineLimit(STARTER_LIMITS.name),
  englishName: describeLineLimit(STARTER_LIMITS.name),
  primer: BILINGUAL_REQUIREMENT,
  "primer.ja": describeTextLimit(STARTER_LIMITS.primer),
  "primer.en": describeTextLimit(STARTER_LIMITS.primer),
  grimoire: ZONE,
  "grimoire.*": LINE,
  "grimoire.*.name": CARD,
  "grimoire.*.count": COUNT,
  stoneDeck: ZONE,
  "stoneDeck.*": LINE,
  "stoneDeck.*.name": CARD,
  "stoneDeck.*.count": COUNT,
};
