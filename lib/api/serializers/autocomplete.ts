import type { z } from "zod";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { getCardCompleter } from "../look-up-card";
import type { autocompleteResponseSchema } from "../schemas/card";
import { serializeCard } from "./card";

const MOST = 20;

/** Serializes the cards whose names complete the typed text. */
export function serializeSuggestions(snapshot: Catalogue, typed: string): z.infer<typeof autocompleteResponseSchema> {
  const suggestions = getCardCompleter(snapshot.cards)(typed, MOST).map(({ card }) => {
    const { number, name, reading, englishName, links } = serializeCard(card);
    return { number, name, reading, englishName, links };
  });
  return { version: snapshot.version, suggestions };
}
