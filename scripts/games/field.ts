import { readdirSync, readFileSync } from "node:fs";
import {
  type CardDefinition,
  type Cards,
  createCards,
  type Deck,
  type IndexedDeck,
  validateDecks,
} from "@/engine/magmell";
import type { Catalogue, IsoDate } from "@/lib/magmell/catalogue/model/types";
import { readStarterFile } from "@/lib/magmell/starters/read-starter-file";
import { loadStarterCatalogue } from "../soak/starter-catalogue";

/** Cards and decks of games, as plain data that worker threads can receive. */
export type GameField = {
  readonly definitions: readonly CardDefinition[];
  /** Starter decks in display order. */
  readonly decks: readonly { readonly key: string; readonly deck: Deck }[];
};

/** A participating deck, listed card by card. */
export type Entrant = { readonly key: string; readonly lists: IndexedDeck };

/** Cards and entrants, prepared for play. */
export type GameWorld = { readonly cards: Cards; readonly entrants: readonly Entrant[] };

/** Reads the bundled card files and starter decks. Throws an error with the file name if one is unreadable. */
export function readField(asOf: IsoDate): GameField {
  const { catalogue, decks } = readCatalogue(asOf);
  return { definitions: catalogue.cards, decks };
}

/** Returns the catalogue of the bundled card files on a date, with the starter decks in order. */
export function readCatalogue(asOf: IsoDate): { catalogue: Catalogue; decks: GameField["decks"] } {
  const folder = new URL("../../prisma/seed/decks/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const decks = names.map((file) => {
    const read = readStarterFile({ file, bytes: readFileSync(new URL(file, folder)) });
    if (!("starter" in read))
      throw new Error(`${file} has problems. Run npm run decks -- import ${file} --dry-run to list them.`);
    return read.starter;
  });
  decks.sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));
  return { catalogue: loadStarterCatalogue(asOf), decks: decks.map((deck) => ({ key: deck.key, deck })) };
}

/** Prepares decks for play. Throws an error with the broken rules if a deck is illegal. */
export function createGameWorld({ definitions, decks }: GameField): GameWorld {
  const cards = createCards(definitions);
  const entrants = decks.map(({ key, deck }): Entrant => {
    const admission = validateDecks(cards, [deck, deck], false);
    if (admission.ok) return { key, lists: admission.lists[0] };
    const [problems] = admission.problems;
    const named = problems.map(({ code, rule, names }) => `${[code, ...names].join(" ")} (${rule})`);
    throw new Error(`The deck ${key} is not legal: ${named.join(", ")}`);
  });
  return { cards, entrants };
}
