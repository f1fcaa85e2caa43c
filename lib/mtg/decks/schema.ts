import { z } from "zod";
import { createLineSchema } from "@/lib/input-schemas";
import { MTG_DECK_LIMITS } from "./limits";

/** Lines of one zone in a request, with limited size. */
export const deckZoneSchema = z
  .array(
    z.strictObject({
      name: createLineSchema(MTG_DECK_LIMITS.name).pipe(z.string().min(1)),
      count: z.int().min(1).max(MTG_DECK_LIMITS.copies),
    }),
  )
  .max(MTG_DECK_LIMITS.names);

/** Zones of a deck in a request, with limited size but not necessarily legal. Missing zones are empty. */
export const mtgDeckZoneSchemas = {
  main: deckZoneSchema,
  sideboard: deckZoneSchema.default([]),
  pool: deckZoneSchema.default([]),
};

/** Schema of the card names in a request for card facts: all zones of a deck. */
export const cardNamesSchema = z.strictObject({
  names: z.array(z.string().min(1).max(MTG_DECK_LIMITS.name)).max(3 * MTG_DECK_LIMITS.names),
});
