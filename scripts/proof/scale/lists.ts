import { renderSitemapIndex, renderSitemapPart } from "../../../app/subjects/sitemap-parts";
import { findAuthor, listAuthorDecks } from "../../../lib/authors/data";
import { DECK_SORTS, type DeckSort } from "../../../lib/decks/deck-sort";
import { encodeListCursor } from "../../../lib/decks/listed/list-cursor";
import {
  countDecksByCard,
  findDeckForViewer,
  findPublicDecksWithCard,
  listPublicDecks,
  listStarterDecks,
} from "../../../lib/magmell/decks/data";
import { findDecks } from "../../../lib/magmell/search/decks/data";
import { listPublicMtgDecks } from "../../../lib/mtg/decks/saved/data";
import { openDatabase } from "../../../prisma/factories/database";
import type { Thresholds } from "../kit/bars";
import type { Scratch } from "../kit/scratch";
import { addCards, addDecks } from "../world/big-world";
import { type ExplainedStatement, explainReads } from "./explain";

/** Milliseconds in the database for all statements of a path. */
const MOST_TIME = 50;
/** Rows that a statement reads for each that it returns. */
const MOST_READ = 20;

type Wishes = { readonly cards: number; readonly decks: number; readonly lines: number; readonly likes: number };

/**
 * Checks that lists, feeds, sitemaps and counts of decks stay fast with many decks: at most 50 ms in the database, and
 * at most 20 rows read per row returned.
 */
export async function proveLists(
  scratch: Scratch,
  bars: Thresholds,
  { cards, decks, lines, likes }: Wishes,
): Promise<void> {
  bars.heading(`${decks} decks, half of them public, with ${decks * lines} lines and ${likes} likes`);
  await addCards(scratch, cards);
  const [id = ""] = await addDecks(scratch, decks, 1, { lines, likes, each: 10, publicEvery: 2 });
  const size = await openDatabase().$queryRaw<{ size: string }[]>`
    SELECT pg_size_pretty(pg_database_size(current_database())) AS size`;
  bars.figure("Size of the database", size[0]?.size ?? "unknown");
  const first = await explainReads(scratch.database, () => findDecks(null, "deck", 1));
  bars.figure("The first search of decks of a process, milliseconds of all statements", timeOf(first));
  for (const [path, work] of Object.entries(await pathsOf(id))) {
    const statements = await explainReads(scratch.database, work);
    const worst = statements.reduce(worse, { text: "", milliseconds: 0, read: 0, returned: 0 });
    const time = timeOf(statements);
    bars.bar(`${path}, milliseconds of ${statements.length} statements`, time, { atMost: MOST_TIME });
    bars.bar(`${path}, rows read for a row returned (${worst.read} for ${worst.returned})`, ratio(worst), {
      atMost: MOST_READ,
    });
    if (ratio(worst) > MOST_READ || time > MOST_TIME)
      for (const { text, milliseconds, read, returned } of statements)
        bars.figure(
          `${milliseconds.toFixed(1)} ms, ${read} rows for ${returned}`,
          text.replace(/\s+/g, " ").slice(0, 300),
        );
  }
}

const timeOf = (statements: readonly ExplainedStatement[]): number =>
  statements.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
const ratio = ({ read, returned }: ExplainedStatement): number => read / Math.max(1, returned);
const worse = (a: ExplainedStatement, b: ExplainedStatement): ExplainedStatement => (ratio(b) > ratio(a) ? b : a);

async function pathsOf(id: string): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
  const database = openDatabase();
  const half = Math.floor((await database.deck.count({ where: { visibility: "public" } })) / 2);
  const [deep] = await database.deck.findMany({
    where: { visibility: "public" },
    orderBy: { updatedAt: "desc" },
    skip: half,
    take: 1,
  });
  const author = await database.user.findFirst({ where: { listedDecks: { gt: 0 } } });
  const line = await database.deckLine.findFirstOrThrow({ where: { deckId: id } });
  if (!deep || !author) throw new Error("The world has no public deck.");
  const list = (sort: DeckSort, after?: string) => () => listPublicDecks(null, { sort, ...(after && { after }) });
  return {
    ...Object.fromEntries(DECK_SORTS.map((sort) => [`/decks by ${sort}`, list(sort)])),
    ...Object.fromEntries(
      DECK_SORTS.map((sort) => [`/decks by ${sort}, half way down`, list(sort, encodeListCursor(sort, deep))]),
    ),
    ...Object.fromEntries(
      DECK_SORTS.map((sort) => [
        `/decks?colors=red&legal=1 by ${sort}, half way down`,
        () =>
          listPublicDecks(null, { sort, after: encodeListCursor(sort, deep), facts: { colors: ["red"], legal: true } }),
      ]),
    ),
    // No deck of the world has all colors.
    "/decks?colors=blue,green,red": () =>
      listPublicDecks(null, { facts: { colors: ["blue", "green", "red"], legal: false } }),
    "/decks, starters": () => listStarterDecks(null),
    "/decks?q=CARD": () => findDecks(null, line.name, 1, "likes"),
    "/feeds/decks.atom": () => listPublicDecks(null, { size: 50 }),
    "/api/decks/with/CARD": () => findPublicDecksWithCard(line.name),
    "/, decks by card": () => countDecksByCard(),
    "/sitemap.xml": () => renderSitemapIndex(),
    "/sitemaps/decks-7.xml": () => renderSitemapPart("decks-7.xml"),
    "/sitemaps/authors-1.xml": () => renderSitemapPart("authors-1.xml"),
    "/authors/KEY": async () => [
      await findAuthor(null, author.authorKey),
      await listAuthorDecks(null, author.authorKey, { sort: "newest" }),
    ],
    "/decks/ID": () => findDeckForViewer(null, deep.id),
    "/mtg/decks": () => listPublicMtgDecks(null, { format: "type1" }),
  };
}
