import { z } from "zod";
import { createLineSchema } from "@/lib/input-schemas";

/** Limits of a zone: different names, and copies of one. */
const MAX_NAMES = 100;
const MAX_COPIES = 99;
/** The longest card name, also for names that no card has. */
const MAX_NAME = 100;

const name = createLineSchema(MAX_NAME).pipe(z.string().min(1));
const count = z.int().min(1).max(MAX_COPIES);

const zone = z.array(z.strictObject({ name, count })).max(MAX_NAMES);

/** Schema of a deck to check: limited in size, legal or not. */
export const deckInputSchema = z.strictObject({ grimoire: zone, stoneDeck: zone });

/** Schema of a deck code in a request; longer texts are invalid. */
export const deckCodeInputSchema = z.string().min(1).max(2000);

/** Schema of a zone whose cards are given by name or by number. */
export const numberedZoneSchema = z
  .array(
    z
      .strictObject({ name: name.optional(), number: z.int().min(1).max(99_999).optional(), count })
      .refine((line) => (line.name === undefined) !== (line.number === undefined), {
        error: "Not a valid card. Send either its `name` or its `number`, and not both.",
      }),
  )
  .max(MAX_NAMES);
