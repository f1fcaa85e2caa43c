import type { z } from "zod";
import { weakMemo } from "@/lib/cache";
import type { Catalogue } from "@/lib/catalogue/model/types";
import { nameCompleter } from "@/lib/japanese/name-completer";
import type { autocompleteAnswer as schema } from "../schemas/card";
import { cardAnswer } from "./card-answer";

const MOST = 20;

/** Withdrawn cards are no longer proposed to anybody. */
export const completerOf = weakMemo((cards: Catalogue["cards"]) =>
  nameCompleter(cards.filter(({ retired }) => !retired)),
);

/** Cards whose names go on from what was typed. */
export function autocompleteAnswer(held: Catalogue, typed: string): z.infer<typeof schema> {
  const suggestions = completerOf(held.cards)(typed, MOST).map(({ card }) => {
    const { number, name, reading, englishName, links } = cardAnswer(card);
    return { number, name, reading, englishName, links };
  });
  return { version: held.version, suggestions };
}
