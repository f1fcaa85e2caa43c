import { z } from "zod";
import { line } from "@/lib/input";

/** Limits of a zone: different names, and copies of one. */
const MAX_NAMES = 100;
const MAX_COPIES = 99;
/** The longest card name, also for names that no card has. */
const MAX_NAME = 100;

const zone = z
  .array(
    z.strictObject({
      name: line(MAX_NAME).pipe(z.string().min(1)),
      count: z.int().min(1).max(MAX_COPIES),
    }),
  )
  .max(MAX_NAMES);

/** Schema of a deck to be checked: bounded in size, legal or not. */
export const deckInput = z.strictObject({ grimoire: zone, stoneDeck: zone });
