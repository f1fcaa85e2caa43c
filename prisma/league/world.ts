import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { admit, type CardDefinition, type CardLists, type Cards, type Deck, makeCards } from "@/engine";
import { recordOf } from "@/lib/catalogue/import-plan";
import { openCatalogue } from "@/lib/catalogue/open-catalogue";
import { type CardFileSource, readCardFile } from "@/lib/catalogue/read-card-file";
import { textReader } from "@/lib/catalogue/text-reader";
import type { IsoDate } from "@/lib/catalogue/types";
import { readStarterFile } from "@/lib/starters/read-starter-file";

/** What a league is played with, as plain data that can be handed to threads. */
export type Field = {
  readonly definitions: readonly CardDefinition[];
  /** In the order of their places on the shelf. */
  readonly decks: readonly { readonly key: string; readonly deck: Deck }[];
};

/** A deck that takes part, written out card by card. */
export type Entrant = { readonly key: string; readonly lists: CardLists };

/** The same, ready to be played. */
export type World = { readonly cards: Cards; readonly entrants: readonly Entrant[] };

/** Reads the card files and starter decks beside this folder. Throws, with the file, for what cannot be read. */
export function readField(asOf: IsoDate): Field {
  const records = filesIn("../cards").flatMap((source) => {
    const read = readCardFile(source);
    if (!("cards" in read) || read.findings.length > 0) throw new Error(`${source.file} has problems: npm run cards`);
    return read.cards.map(({ value }) => recordOf(value));
  });
  const { cards } = openCatalogue({ sets: [], cards: records }, 1, asOf, textReader(records));
  const decks = filesIn("../decks").map((source) => {
    const read = readStarterFile(source);
    if (!("starter" in read)) throw new Error(`${source.file} has problems: npm run decks`);
    return read.starter;
  });
  const inOrder = [...decks].sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));
  return { definitions: cards, decks: inOrder.map((deck) => ({ key: deck.key, deck })) };
}

/** Prepares the decks that are to play. Throws, with the rules that it breaks, for one that may not be played. */
export function makeWorld({ definitions, decks }: Field): World {
  const cards = makeCards(definitions);
  const entrants = decks.map(({ key, deck }): Entrant => {
    const admission = admit(cards, [deck, deck], false);
    if (admission.ok) return { key, lists: admission.lists[0] };
    const [problems] = admission.problems;
    const named = problems.map(({ code, rule, names }) => `${[code, ...names].join(" ")} (${rule})`);
    throw new Error(`The deck ${key} is not legal: ${named.join(", ")}`);
  });
  return { cards, entrants };
}

function filesIn(folder: string): readonly CardFileSource[] {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  return names.sort().map((file) => ({ file, bytes: readFileSync(join(path, file)) }));
}
