import { nameKey } from "@/engine/mtg/deck";
import { cachedFor } from "@/lib/cache";
import { isDatabaseAway } from "@/lib/server/database-away";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/prisma/generated/client";
import type { CardFacts, Colour, FactType, KnownCards } from "./card-facts";
import type { Collection } from "./import/collect";
import { nearestNames } from "./nearest-names";

/** Milliseconds for which it is believed that the card data has not changed. */
const BELIEVED = 10_000;
/** Most unknown names of one question for which likely ones are looked for. */
const MOST_GUESSED = 30;

const isIn = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((known) => known === word);
const TYPES = ["land", "creature", "artifact", "enchantment", "instant", "sorcery", "planeswalker"] as const;
const COLOURS = ["w", "u", "b", "r", "g"] as const;

/** The file that the card data of the second game came from; `null` while this site has none. */
export const cardDataFile = cachedFor(
  async () => db().mtgCardFile.findUnique({ where: { id: 1 } }),
  BELIEVED,
  isDatabaseAway,
);

/** Names of all cards by key, read again where another file was loaded. */
let names: { readonly of: string; readonly all: ReadonlyMap<string, string> } | null = null;

async function allNames(sha256: string): Promise<ReadonlyMap<string, string>> {
  if (names?.of === sha256) return names.all;
  const rows = await db().mtgCard.findMany({ select: { key: true, name: true } });
  names = { of: sha256, all: new Map(rows.map(({ key, name }) => [key, name])) };
  return names.all;
}

/**
 * Facts of the cards that these names mean, in English or Japanese; `null` while the site has no card data. Decks are then judged
 * by lists and counts alone, and the rest is advice.
 */
export async function knownCards(asked: readonly string[]): Promise<KnownCards | null> {
  const file = await cardDataFile();
  if (file === null) return null;
  const keys = [...new Set(asked.map(nameKey))];
  const rows = await db().mtgCard.findMany({
    where: { OR: [{ key: { in: keys } }, { japanese: { in: [...new Set(asked)] } }] },
    include: { printings: { select: { setCode: true } } },
  });
  const byKey = new Map(rows.map((row) => [row.key, factsOf(row)]));
  // A Japanese name is asked for by its own key, under which the card then stands as well.
  for (const row of rows) if (row.japanese !== "") byKey.set(nameKey(row.japanese), factsOf(row));
  const unknown = asked.filter((name) => !byKey.has(nameKey(name))).slice(0, MOST_GUESSED);
  const all = unknown.length > 0 ? await allNames(file.sha256) : new Map<string, string>();
  return {
    known: Object.fromEntries(keys.flatMap((key) => entryOf(key, byKey.get(key)))),
    nearest: Object.fromEntries(unknown.map((name) => [name, nearestNames(name, all)])),
  };
}

const entryOf = (key: string, facts: CardFacts | undefined) => (facts === undefined ? [] : [[key, facts] as const]);

type FactsRow = Prisma.MtgCardGetPayload<{ include: { printings: { select: { setCode: true } } } }>;

const factsOf = (row: FactsRow): CardFacts => ({
  name: row.name,
  japanese: row.japanese === "" ? null : row.japanese,
  sets: row.printings.map(({ setCode }) => setCode).sort(),
  types: row.types.filter((word): word is FactType => isIn(TYPES, word)),
  cost: row.cost === "" ? null : row.cost,
  manaValue: row.manaValue,
  colours: row.colours.filter((letter): letter is Colour => isIn(COLOURS, letter)),
});

/** All card data as it is stored, to be compared with a file. */
export async function storedCardData(tables: Prisma.TransactionClient): Promise<Collection> {
  const sets = await tables.mtgSet.findMany();
  const cards = await tables.mtgCard.findMany();
  const printings = await tables.mtgCardSet.findMany();
  const codes = new Map<string, string[]>();
  for (const { cardKey, setCode } of printings) codes.set(cardKey, [...(codes.get(cardKey) ?? []), setCode]);
  return {
    cards: new Map(cards.map((card) => [card.key, { ...card, sets: (codes.get(card.key) ?? []).sort() }])),
    sets: new Map(
      sets.map(({ code, name, releasedOn }) => [
        code,
        { code, name, released: releasedOn?.toISOString().slice(0, 10) ?? null },
      ]),
    ),
  };
}
