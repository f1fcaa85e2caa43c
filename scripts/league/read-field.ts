import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CardFileSource, readCardFile } from "@/lib/magmell/catalogue/import/files/read-card-file";
import { createCardRecord } from "@/lib/magmell/catalogue/import/import-plan";
import { buildCatalogue } from "@/lib/magmell/catalogue/model/build-catalogue";
import { createTextReader } from "@/lib/magmell/catalogue/model/text-reader";
import type { Catalogue, IsoDate } from "@/lib/magmell/catalogue/model/types";
import { readStarterFile } from "@/lib/magmell/starters/read-starter-file";
import { runToCompletion } from "@/lib/tasks";
import type { LeagueField } from "./world";

/** Reads the card files and starter decks of the seed. Throws, with the file, for what cannot be read. */
export function readField(asOf: IsoDate): LeagueField {
  const { catalogue, decks } = readCatalogue(asOf);
  return { definitions: catalogue.cards, decks };
}

/** Returns the catalogue of the card files of the seed on a day, with the starter decks in their order. */
export function readCatalogue(asOf: IsoDate): { catalogue: Catalogue; decks: LeagueField["decks"] } {
  const records = filesIn("cards").flatMap((source) => {
    const read = runToCompletion(readCardFile(source));
    if (!("cards" in read) || read.findings.length > 0) throw new Error(`${source.file} has problems: npm run cards`);
    return read.cards.map(({ value }) => createCardRecord(value));
  });
  const catalogue = runToCompletion(
    buildCatalogue({ sets: [], cards: records }, 1, asOf, createTextReader({ sets: [], cards: records })),
  );
  const decks = filesIn("decks").map((source) => {
    const read = readStarterFile(source);
    if (!("starter" in read)) throw new Error(`${source.file} has problems: npm run decks`);
    return read.starter;
  });
  const inOrder = [...decks].sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));
  return { catalogue, decks: inOrder.map((deck) => ({ key: deck.key, deck })) };
}

function filesIn(folder: string): readonly CardFileSource[] {
  const path = fileURLToPath(new URL(`../../prisma/seed/${folder}/`, import.meta.url));
  const names = readdirSync(path).filter((name) => name.endsWith(".json"));
  return names.sort().map((file) => ({ file, bytes: readFileSync(join(path, file)) }));
}
