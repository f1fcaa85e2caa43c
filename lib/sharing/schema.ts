import { z } from "zod";
import { line } from "@/lib/input";
import { MAX_COPIES, MAX_NAMES } from "./deck-text";

/** No card has a longer name, but a deck may name cards that are none. */
const MAX_NAME = 100;

const zone = z
  .array(
    z.strictObject({
      name: line(MAX_NAME).pipe(z.string().min(1)),
      count: z.int().min(1).max(MAX_COPIES),
    }),
  )
  .max(MAX_NAMES);

/** A deck as anybody may send it to be checked: bounded, and otherwise as illegal as it likes. */
export const deckInput = z.strictObject({ grimoire: zone, stoneDeck: zone });
