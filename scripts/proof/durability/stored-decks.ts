import pg from "pg";
import type { StoredDeck } from "./ledger";

const DECKS = `
  SELECT d.id, d.name, d.description,
    COALESCE((SELECT array_agg(l.name ORDER BY l.zone, l.position) FROM "DeckLine" l WHERE l."deckId" = d.id), '{}') AS lines,
    (SELECT v.content FROM "DeckVersion" v WHERE v."deckId" = d.id AND v.version = d.version) AS content
  FROM "Deck" d WHERE d.id = ANY($1)`;

type Lines = readonly { readonly name: string }[];
type Content = { readonly name: string; readonly deck: { readonly grimoire: Lines; readonly stoneDeck: Lines } };
type StoredDeckRow = Omit<StoredDeck, "recorded"> & { readonly content: Content | null };

/** Reads decks by id over a separate database connection, not through the site. */
export async function readStoredDecks(database: string, ids: readonly string[]): Promise<Map<string, StoredDeck>> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<StoredDeckRow>(DECKS, [ids]);
    return new Map(
      rows.map(({ content, ...deck }) => [deck.id, { ...deck, recorded: content && recordedOf(content) }]),
    );
  } finally {
    await client.end();
  }
}

const recordedOf = ({ name, deck }: Content) => ({
  name,
  lines: [...deck.grimoire, ...deck.stoneDeck].map((line) => line.name),
});
