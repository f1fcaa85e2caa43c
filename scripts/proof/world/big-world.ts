import pg from "pg";
import { importFiles } from "../fuzz/import-command";
import { cardsWith, writeCards } from "../fuzz/import-files";
import type { Scratch } from "../kit/scratch";

/** Lines of a made-up deck. */
const LINES = 24;
/** Decks of one author. */
const EACH = 200;

/** Statements that make decks `$1` in number: their authors, lines and first versions. */
const DECKS = [
  `CREATE TEMP TABLE made ON COMMIT DROP AS SELECT n, gen_random_uuid()::text AS id, 'author ' || n / ${EACH} AS author
   FROM generate_series(1, $1::int) n`,
  `INSERT INTO "User" ("id", "email", "name", "authorKey")
   SELECT DISTINCT author, replace(author, ' ', '') || '@big.example.org', author, md5(author) FROM made`,
  `INSERT INTO "Deck" ("id", "ownerId", "name", "visibility", "updatedAt")
   SELECT id, author, 'deck ' || n, 'public', now() - n * interval '1 second' FROM made`,
  `INSERT INTO "DeckLine" ("deckId", "zone", "name", "count", "position")
   SELECT m.id, 'grimoire', c."name", 1 + line % 3, line FROM made m CROSS JOIN generate_series(1, ${LINES}) line
   JOIN (SELECT "name", row_number() OVER (ORDER BY "number") - 1 AS at, count(*) OVER () AS all_of FROM "Card") c
     ON c.at = (m.n * 7 + line) % c.all_of`,
  `INSERT INTO "DeckVersion" ("deckId", "version", "content")
   SELECT id, 1, jsonb_build_object('name', 'deck ' || n, 'deck', '{"grimoire":[],"stoneDeck":[]}'::jsonb) FROM made`,
];

/** Imports cards beside the starters, by the command of operators. */
export async function addCards({ database, folder }: Scratch, cards: number): Promise<void> {
  const { code, said } = await importFiles(database, [writeCards(folder, "many-cards.json", cardsWith(3, cards))]);
  if (code !== 0) throw new Error(`The cards of the proof were refused:\n${said.slice(0, 2_000)}`);
}

/** Makes public decks with lines, versions and authors, and gives the ids of some of them. */
export async function addDecks({ database }: Scratch, decks: number, wanted: number): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await client.query("BEGIN");
    for (const [at, statement] of DECKS.entries()) await client.query(statement, at === 0 ? [decks] : []);
    const { rows } = await client.query<{ id: string }>("SELECT id FROM made ORDER BY id LIMIT $1", [wanted]);
    await client.query("COMMIT");
    // As the server does by itself after a while.
    await client.query("ANALYZE");
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
