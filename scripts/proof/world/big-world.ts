import pg from "pg";
import { importFiles } from "../fuzz/import-command";
import { createCardsWithAp, writeCards } from "../fuzz/import-files";
import type { Scratch } from "../kit/scratch";

type DeckWishes = {
  /** Lines of a deck. */
  readonly lines: number;
  /** Decks of one author. */
  readonly each: number;
  /** Of so many decks one is public. */
  readonly publicEvery: number;
  readonly likes: number;
};
const USUAL: DeckWishes = { lines: 24, each: 200, publicEvery: 1, likes: 0 };

/** Triggers count row by row, and here everything is counted at the end. */
const COUNTED = ["Deck", "DeckLine", "DeckLike"];

/** SQL statements that create decks with their authors, lines, first versions and likes. */
const deckStatements = (decks: number, { lines, each, publicEvery, likes }: DeckWishes): readonly string[] => [
  `CREATE TEMP TABLE made ON COMMIT DROP AS SELECT n, gen_random_uuid()::text AS id, 'author ' || n / ${each} AS author
   FROM generate_series(1, ${decks}) n`,
  `INSERT INTO "User" ("id", "email", "name", "authorKey")
   SELECT DISTINCT author, replace(author, ' ', '') || '@big.example.org', author, md5(author) FROM made`,
  `INSERT INTO "Deck" ("id", "ownerId", "name", "visibility", "updatedAt", "colors", "legal")
   SELECT id, author, 'deck ' || n, (CASE WHEN n % ${publicEvery} = 0 THEN 'public' ELSE 'private' END)::"Visibility",
     now() - n * interval '1 second', n / 2 % 7, n % 10 > 0 FROM made`,
  `INSERT INTO "DeckLine" ("deckId", "zone", "name", "count", "position")
   SELECT m.id, 'grimoire', c."name", 1 + line % 3, line FROM made m CROSS JOIN generate_series(1, ${lines}) line
   JOIN (SELECT "name", row_number() OVER (ORDER BY "number") - 1 AS at FROM "Card") c
     ON c.at = (m.n * 7 + line) % (SELECT count(*) FROM "Card")`,
  `INSERT INTO "DeckVersion" ("deckId", "version", "content")
   SELECT id, 1, jsonb_build_object('name', 'deck ' || n, 'deck', '{"grimoire":[],"stoneDeck":[]}'::jsonb) FROM made`,
  // Few decks have most of the likes, as where people choose.
  `INSERT INTO "DeckLike" ("deckId", "userId")
   SELECT deck.id, fan.author FROM generate_series(1, ${likes}) liked
   JOIN made deck ON deck.n = 1 + (${decks} * power(liked::float8 / ${likes + 1}, 3))::int
   JOIN (SELECT DISTINCT author, dense_rank() OVER (ORDER BY author) - 1 AS at FROM made) fan
     ON fan.at = liked % ${Math.max(1, Math.floor(decks / each))}
   ON CONFLICT DO NOTHING`,
];

/** Imports many test cards with the import command, in addition to the starter cards. */
export async function addCards({ database, folder }: Scratch, cards: number): Promise<void> {
  const { code, said } = await importFiles(database, [
    writeCards(folder, "many-cards.json", createCardsWithAp(3, cards)),
  ]);
  if (code !== 0) throw new Error(`The cards of the proof were refused:\n${said.slice(0, 2_000)}`);
}

/** Creates decks with lines, versions, authors and likes, and returns the ids of `wanted` decks. */
export async function addDecks(
  { database }: Pick<Scratch, "database">,
  decks: number,
  wanted: number,
  wishes: Partial<DeckWishes> = {},
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query("BEGIN");
    for (const table of COUNTED) await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`);
    for (const statement of deckStatements(decks, { ...USUAL, ...wishes })) await client.query(statement);
    const { rows } = await client.query<{ id: string }>("SELECT id FROM made ORDER BY id LIMIT $1", [wanted]);
    for (const table of COUNTED) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`);
    await client.query("SELECT recount_lists()");
    await client.query("COMMIT");
    // As the server does by itself after a while.
    await client.query("VACUUM ANALYZE");
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
