import { toNameKey } from "@/engine/mtg/deck";
import { createTtlValue } from "@/lib/cache";
import { isDatabaseUnavailable } from "@/lib/server/database-unavailable";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/prisma/generated/client";
import type { CardFacts, CardFactType, ColorLetter, KnownCards, NameCompletion } from "./card-facts";
import { createCardInfoFromData } from "./card-info-from-data";
import type { CollectedCard } from "./import/collect";
import type { SetFacts } from "./import/source-card";
import type { ManualCardInfo } from "./manual-card-info";
import { type CardNameRow, createNameIndex, type NameIndex } from "./name-index";
import { findNearestNames } from "./nearest-names";

/** Milliseconds for which the state of the card data is cached. */
const BELIEVED = 10_000;
/** Maximum number of unknown names per request for which similar names are searched. */
const MOST_GUESSED = 30;
/** Most names that complete a text. */
const MOST_COMPLETIONS = 10;

const isIn = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((known) => known === word);
const TYPES = ["land", "creature", "artifact", "enchantment", "instant", "sorcery", "planeswalker"] as const;
const COLOURS = ["w", "u", "b", "r", "g"] as const;

/** Returns the record of the file from which the Magic card data was imported; null if this site has none. */
export const getCardDataFile = createTtlValue(
  async () => db().mtgCardFile.findUnique({ where: { id: 1 } }),
  BELIEVED,
  isDatabaseUnavailable,
);

/** Names of all cards, read again where another file was loaded. */
let index: { readonly of: string; readonly names: Promise<NameIndex> } | null = null;

function allNames(sha256: string): Promise<NameIndex> {
  if (index?.of === sha256) return index.names;
  // Rows of a query in SQL come ten times as fast, and these are all there are.
  const names = db().$queryRaw<CardNameRow[]>`SELECT "key", "name", "japanese" FROM "MtgCard"`.then(createNameIndex);
  const reading = { of: sha256, names };
  index = reading;
  names.catch(() => {
    if (index === reading) index = null;
  });
  return names;
}

/**
 * Returns facts of the cards with these names, in English or Japanese; null if the site has no card data. Without it,
 * decks are checked only against lists and counts, and further messages are advice.
 */
export async function findKnownCards(asked: readonly string[]): Promise<KnownCards | null> {
  const file = await getCardDataFile();
  if (file === null) return null;
  if (asked.length === 0) return { known: {}, nearest: {} };
  const all = await allNames(file.sha256);
  const keys = new Map(asked.map((name) => [name, all.keyOf(name)]));
  const rows = await factsOfKeys([...new Set([...keys.values()].flatMap((key) => key ?? []))]);
  const facts = new Map(rows.map((row) => [row.key, factsOf(row)]));
  const unknown = asked.filter((name) => !facts.has(keys.get(name) ?? "")).slice(0, MOST_GUESSED);
  return {
    // A Japanese name stands under its own key, and the card under that of its English name as well.
    known: Object.fromEntries(
      asked.flatMap((name) => {
        const key = keys.get(name) ?? "";
        return [toNameKey(name), key].flatMap((one) => entryOf(one, facts.get(key)));
      }),
    ),
    nearest: Object.fromEntries(unknown.map((name) => [name, findNearestNames(name, all.names)])),
  };
}

/**
 * Returns card info for English or Japanese names, by the name as requested. Omits names that the data does not cover;
 * empty without card data.
 */
export async function findPrintedCardInfo(asked: readonly string[]): Promise<Readonly<Record<string, ManualCardInfo>>> {
  const file = await getCardDataFile();
  if (file === null) return {};
  const all = await allNames(file.sha256);
  const keys = new Map(asked.map((name) => [name, all.keyOf(name)]));
  const wanted = [...new Set([...keys.values()].flatMap((key) => key ?? []))];
  const rows = await db().mtgCard.findMany({ where: { key: { in: wanted } } });
  const words = new Map(rows.map((row) => [row.key, createCardInfoFromData(row)]));
  return Object.fromEntries(
    asked.flatMap((name) => {
      const word = words.get(keys.get(name) ?? "");
      return word ? [[name, word] as const] : [];
    }),
  );
}

/** Returns names that begin with a text or contain it, in either language; empty without card data. */
export async function findNameCompletions(text: string): Promise<readonly NameCompletion[]> {
  const file = await getCardDataFile();
  return file === null ? [] : (await allNames(file.sha256)).complete(text, MOST_COMPLETIONS);
}

const entryOf = (key: string, facts: CardFacts | undefined) => (facts === undefined ? [] : [[key, facts] as const]);

type FactsRow = Omit<CollectedCard, "text"> & { readonly first: string | null };

const factsOfKeys = (keys: readonly string[]): Promise<readonly FactsRow[]> =>
  db().$queryRaw<FactsRow[]>`
    SELECT card."key", card."name", card."japanese", card."types", card."cost", card."manaValue", card."colours",
      coalesce(array_agg(printing."setCode" ORDER BY printing."setCode" COLLATE "C") FILTER (WHERE printing."setCode" IS NOT NULL), '{}') AS sets,
      to_char(min(set."releasedOn"), 'YYYY-MM-DD') AS first
    FROM "MtgCard" AS card
    LEFT JOIN "MtgCardSet" AS printing ON printing."cardKey" = card."key"
    LEFT JOIN "MtgSet" AS set ON set."code" = printing."setCode"
    WHERE card."key" = ANY(${keys})
    GROUP BY card."key"`;

const factsOf = (row: FactsRow): CardFacts => ({
  name: row.name,
  japanese: row.japanese === "" ? null : row.japanese,
  sets: row.sets,
  first: row.first,
  types: row.types.filter((word): word is CardFactType => isIn(TYPES, word)),
  cost: row.cost === "" ? null : row.cost,
  manaValue: row.manaValue,
  colours: row.colours.filter((letter): letter is ColorLetter => isIn(COLOURS, letter)),
});

/** Cards of one page, in which stored cards are read. */
const PAGE = 2_000;

/** Yields all stored cards, page by page, for the comparison with a file. */
export async function* readStoredCards(tables: Prisma.TransactionClient): AsyncGenerator<readonly CollectedCard[]> {
  for (let after = ""; ; ) {
    const rows = await tables.$queryRaw<CollectedCard[]>`
      SELECT card.*, ARRAY(SELECT "setCode" FROM "MtgCardSet" WHERE "cardKey" = card."key" ORDER BY "setCode" COLLATE "C") AS sets
      FROM "MtgCard" AS card WHERE card."key" > ${after} ORDER BY card."key" LIMIT ${PAGE}`;
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.key;
  }
}

/** Returns all stored sets, for the comparison with a file. */
export async function readStoredSets(tables: Prisma.TransactionClient): Promise<readonly SetFacts[]> {
  const sets = await tables.mtgSet.findMany();
  return sets.map(({ code, name, releasedOn }) => ({ code, name, released: dayOf(releasedOn) }));
}

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;
