import type { z } from "zod";
import type { Catalogue, CatalogueCard } from "@/lib/catalogue/model/types";
import { illustratorsOf } from "@/lib/catalogue/views/set-printings";
import type { wordListAnswer as schema, WordList } from "../schemas/catalog";

type Cards = readonly CatalogueCard[];

/** What of the cards that a deck may hold stands in each list. */
const OF_CARDS = {
  "card-names": (cards: Cards) => cards.map(({ name }) => name),
  "english-names": (cards: Cards) => cards.map(({ englishName }) => englishName),
  readings: (cards: Cards) => cards.map(({ reading }) => reading),
  nicknames: (cards: Cards) => cards.flatMap(({ aliases }) => aliases),
  tags: (cards: Cards) => cards.flatMap(({ tags }) => tags),
} as const satisfies Record<Exclude<WordList, "illustrators">, (cards: Cards) => readonly string[]>;

/** All words of one sort, each once, by their code units; tokens and withdrawn cards have no part in it. */
export function wordListAnswer(held: Catalogue, list: WordList): z.infer<typeof schema> {
  const cards = () => held.cards.filter(({ token, retired }) => !token && !retired);
  const all = list === "illustrators" ? illustratorsOf(held).map(([name]) => name) : OF_CARDS[list](cards());
  const values = [...new Set(all)].sort();
  return { version: held.version, list, total: values.length, values };
}
