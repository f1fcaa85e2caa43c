import { z } from "zod";
import { toNameKey } from "@/engine/magmell";
import { createUniqueNamesCheck, expectedVersionSchema, saveKeySchema } from "@/lib/decks/stored/schema";
import { VISIBILITIES } from "@/lib/decks/visibility";
import { createLineSchema, createParagraphsSchema, createTitleSchema } from "@/lib/input-schemas";
import { DECK_CONTENT_LIMITS } from "./content";
import { DRAFT_LIMITS } from "./draft";

const CARD_NAME_MAX = 100;

const name = createTitleSchema(DRAFT_LIMITS.name).pipe(z.string().min(1));

const deckLine = z.strictObject({
  name: createLineSchema(CARD_NAME_MAX).pipe(z.string().min(1)),
  count: z.int().min(1).max(DRAFT_LIMITS.copies),
});

const zone = z.array(deckLine).max(DRAFT_LIMITS.lines).superRefine(createUniqueNamesCheck(toNameKey));

const deck = z.strictObject({ grimoire: zone, stoneDeck: zone });

const cardName = createLineSchema(CARD_NAME_MAX).pipe(z.string().min(1));
const tags = z.array(createTitleSchema(DECK_CONTENT_LIMITS.tag).pipe(z.string().min(1))).max(DECK_CONTENT_LIMITS.tags);
const notes = z
  .array(z.strictObject({ card: cardName, note: createParagraphsSchema(DECK_CONTENT_LIMITS.note), tags }))
  .max(DECK_CONTENT_LIMITS.notes);
const about = z.strictObject({
  description: createParagraphsSchema(DECK_CONTENT_LIMITS.description),
  primer: createParagraphsSchema(DECK_CONTENT_LIMITS.primer),
  tags,
  hero: cardName.nullable(),
});

/** Parts that are left out stay as they are, or are empty in a new deck. */
const parts = { name, deck, candidates: zone.optional(), notes: notes.optional(), about: about.optional() };
export const createDeckInputSchema = z.strictObject({
  ...parts,
  saveKey: saveKeySchema,
  /** The copied deck; with its id only if the copy was made on the site. */
  copiedFrom: z
    .strictObject({ id: z.guid().max(36).nullable(), name: createTitleSchema(DRAFT_LIMITS.name) })
    .optional(),
});
export const saveDeckInputSchema = z.strictObject({
  ...parts,
  saveKey: saveKeySchema,
  expectedVersion: expectedVersionSchema,
});
export const changeDeckInputSchema = z.strictObject({
  name: name.optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  folder: createTitleSchema(DRAFT_LIMITS.name).optional(),
});

/** Schema of a stored deck version. It must accept every version ever written. */
export const versionContentSchema = z.object({
  name: z.string(),
  deck: z.object({ grimoire: z.array(deckLine), stoneDeck: z.array(deckLine) }),
  candidates: z.array(deckLine).default([]),
  notes: z.array(z.object({ card: z.string(), note: z.string(), tags: z.array(z.string()) })).default([]),
  about: z
    .object({ description: z.string(), primer: z.string(), tags: z.array(z.string()), hero: z.string().nullable() })
    .default({ description: "", primer: "", tags: [], hero: null }),
});
