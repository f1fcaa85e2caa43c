import type { z } from "zod";
import type { Catalogue, CatalogueCard } from "@/lib/catalogue/types";
import { type NameCompleter, nameCompleter } from "@/lib/search/words/name-completer";
import type { autocompleteAnswer as schema } from "../schemas/card";
import { cardAnswer } from "./card-answer";

const MOST = 20;
const completers = new WeakMap<Catalogue["cards"], NameCompleter<CatalogueCard>>();

/** Withdrawn cards are no longer proposed to anybody. */
function completerOf({ cards }: Catalogue): NameCompleter<CatalogueCard> {
  const made = completers.get(cards) ?? nameCompleter(cards.filter(({ retired }) => !retired));
  completers.set(cards, made);
  return made;
}

/** Cards whose names go on from what was typed. */
export function autocompleteAnswer(held: Catalogue, typed: string): z.infer<typeof schema> {
  const suggestions = completerOf(held)(typed, MOST).map(({ card }) => {
    const { number, name, reading, englishName, links } = cardAnswer(card);
    return { number, name, reading, englishName, links };
  });
  return { version: held.version, suggestions };
}
