import type { z } from "zod";
import { weakMemo } from "@/lib/cache";
import { cardClearlyMeant, cardsMeant } from "@/lib/catalogue/model/cards-meant";
import type { Catalogue, CatalogueCard } from "@/lib/catalogue/model/types";
import { nameCompleter } from "@/lib/japanese/name-completer";
import type { autocompleteAnswer } from "../schemas/card";
import { serializeCard } from "./card";

const MOST = 20;

/** The name completer of the cards that are not withdrawn. */
const completerOf = weakMemo((cards: Catalogue["cards"]) => nameCompleter(cards.filter(({ retired }) => !retired)));

/** Serializes the cards whose names complete the typed text. */
export function serializeSuggestions(snapshot: Catalogue, typed: string): z.infer<typeof autocompleteAnswer> {
  const suggestions = completerOf(snapshot.cards)(typed, MOST).map(({ card }) => {
    const { number, name, reading, englishName, links } = serializeCard(card);
    return { number, name, reading, englishName, links };
  });
  return { version: snapshot.version, suggestions };
}

/**
 * Card meant by an unknown name: the nearest one, when its name is clearly nearer than any other; or else the only one
 * that begins with the typed text. `null` when no card or several cards fit.
 */
export function onlyCardMeant(snapshot: Catalogue, typed: string): CatalogueCard | null {
  const meant = cardClearlyMeant(snapshot, typed);
  if (meant || cardsMeant(snapshot, typed).length > 0) return meant;
  const [completion, ...more] = completerOf(snapshot.cards)(typed, 2);
  return completion && more.length === 0 ? completion.card : null;
}
