import { z } from "zod";
import { createLineSchema } from "@/lib/input-schemas";
import { MTG_DECK_LIMITS } from "./limits";

/** Lines of one zone as somebody sends them: bounded in size. */
export const deckZoneSchema = z
  .array(
    z.strictObject({
      name: createLineSchema(MTG_DECK_LIMITS.name).pipe(z.string().min(1)),
      count: z.int().min(1).max(MTG_DECK_LIMITS.copies),
    }),
  )
  .max(MTG_DECK_LIMITS.names);

/** Zones of a deck as somebody sends it: bounded in size, legal or not. Zones that are left out are empty. */
export const mtgDeckZoneSchemas = {
  main: deckZoneSchema,
  sideboard: deckZoneSchema.default([]),
  pool: deckZoneSchema.default([]),
};

/** Names of cards in a request for their facts: all zones of a deck. */
export const cardNamesSchema = z.strictObject({
  names: z.array(z.string().min(1).max(MTG_DECK_LIMITS.name)).max(3 * MTG_DECK_LIMITS.names),
});
