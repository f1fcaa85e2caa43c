import { type Cards, checkDeck, countLines, type Deck, type DeckLine, type DeckZone, nameKey } from "@/engine/magmell";
import type { Viewer } from "@/lib/accounts/types";
import { catalogue } from "@/lib/catalogue/store/data";
import { isId } from "@/lib/input";
import { db } from "@/lib/server/db";
import { mayEdit, maySee, maySeeByLink, owns } from "./access";
import { type DeckCursor, writeCursor } from "./cursor";
import { isLinkToken } from "./schema";
import type { DeckPage, DeckSummary, DecksWithCard, SavedDeck, Visibility } from "./types";

/** The most decks of one account. */
export const DECKS_PER_ACCOUNT = 500;
const PAGE = 24;
const MOST_STARTERS = 100;

const PARTS = {
  owner: { select: { name: true } },
  starter: { select: { key: true, englishName: true, primer: true, englishPrimer: true } },
  lines: { orderBy: { position: "asc" }, select: { zone: true, name: true, count: true } },
} as const;

type Row = {
  id: string;
  ownerId: string | null;
  name: string;
  visibility: Visibility;
  linkToken: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  owner: { name: string | null } | null;
  starter: { key: string; englishName: string; primer: string; englishPrimer: string } | null;
  lines: readonly (DeckLine & { zone: DeckZone })[];
};

/** A deck by its id, if the viewer may see it; `null` for a missing and for a hidden deck alike. */
export async function findForViewer(viewer: Viewer | null, id: string): Promise<SavedDeck | null> {
  const row = await findRow(id);
  return row && maySee(viewer, row) ? open(row, viewer) : null;
}

/** A deck by its id, if the viewer may edit it. */
export async function findOwn(viewer: Viewer | null, id: string): Promise<SavedDeck | null> {
  const row = await findRow(id);
  return row && mayEdit(viewer, row) ? open(row, viewer) : null;
}

/** An unlisted deck by the secret token of its link. */
export async function findByLinkToken(viewer: Viewer | null, linkToken: string): Promise<SavedDeck | null> {
  if (!isLinkToken(linkToken)) return null;
  const row = await db().deck.findUnique({ where: { linkToken }, include: PARTS });
  return row && maySeeByLink(row) ? open(row, viewer) : null;
}

/** The viewer's own decks, the latest saved first. */
export async function listMine(viewer: Viewer): Promise<readonly DeckSummary[]> {
  const rows = await db().deck.findMany({
    where: { ownerId: viewer.userId },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: DECKS_PER_ACCOUNT,
    include: PARTS,
  });
  return summarize(rows, viewer);
}

/** The starter decks of the site, in the order of the shelf. */
export async function listStarters(viewer: Viewer | null): Promise<readonly SavedDeck[]> {
  const rows = await db().deck.findMany({
    where: { visibility: "public", starter: { isNot: null } },
    orderBy: [{ starter: { place: "asc" } }, { starterKey: "asc" }],
    take: MOST_STARTERS,
    include: PARTS,
  });
  return Promise.all(rows.map((row) => open(row, viewer)));
}

/** A page of the public decks of all players, the latest saved first. */
export async function listPublic(viewer: Viewer | null, after: DeckCursor | null, size = PAGE): Promise<DeckPage> {
  const older = after && {
    OR: [{ updatedAt: { lt: after.updatedAt } }, { updatedAt: after.updatedAt, id: { lt: after.id } }],
  };
  const rows = await db().deck.findMany({
    where: { visibility: "public", starterKey: null, ...older },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: size + 1,
    include: PARTS,
  });
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { decks: await summarize(page, viewer), next: last && rows.length > size ? writeCursor(last) : null };
}

/** Summaries of those decks that the viewer may see, in the order of their ids. */
export async function summariesOf(viewer: Viewer | null, ids: readonly string[]): Promise<readonly DeckSummary[]> {
  const rows = await db().deck.findMany({ where: { id: { in: [...ids] } }, include: PARTS });
  const summaries = await summarize(
    rows.filter((row) => maySee(viewer, row)),
    viewer,
  );
  return ids.flatMap((id) => summaries.find((deck) => deck.id === id) ?? []);
}

/** The public decks that play a card, by its canonical name, the latest saved first; read in one query. */
export async function publicDecksWith(name: string, most = 5): Promise<DecksWithCard> {
  const rows = await db().$queryRaw<DeckWithCard[]>`
    SELECT deck.id, deck.name, deck."updatedAt", owner.name AS author, starter."englishName",
      count(*) OVER ()::int AS total
    FROM "Deck" deck
    LEFT JOIN "User" owner ON owner.id = deck."ownerId"
    LEFT JOIN "Starter" starter ON starter.key = deck."starterKey"
    WHERE deck.visibility = 'public'
      AND deck.id IN (SELECT line."deckId" FROM "DeckLine" line WHERE line.name = ${name})
    ORDER BY deck."updatedAt" DESC, deck.id DESC
    LIMIT ${most}`;
  return {
    total: rows[0]?.total ?? 0,
    newest: rows.map(({ id, name: called, author, updatedAt, englishName }) => ({
      id,
      name: called,
      author,
      updatedAt: updatedAt.toISOString(),
      starter: englishName === null ? null : { englishName },
    })),
  };
}

/** The number of public decks that play each card, by card number. Decks hold names, and one name has several spellings. */
export async function countDecksByCard(): Promise<ReadonlyMap<number, number>> {
  const { names } = await catalogue();
  const lines = await db().deckLine.groupBy({
    by: ["name"],
    where: { deck: { visibility: "public" } },
    _count: { deckId: true },
  });
  const counts = new Map<number, number>();
  for (const { name, _count } of lines) {
    const card = names.keys.get(nameKey(name));
    if (card) counts.set(card.number, (counts.get(card.number) ?? 0) + _count.deckId);
  }
  return counts;
}

type DeckWithCard = {
  id: string;
  name: string;
  updatedAt: Date;
  author: string | null;
  englishName: string | null;
  total: number;
};

const findRow = async (id: string): Promise<Row | null> =>
  isId(id) ? db().deck.findUnique({ where: { id }, include: PARTS }) : null;

async function open(row: Row, viewer: Viewer | null): Promise<SavedDeck> {
  const { definitions } = await catalogue();
  const deck = deckOf(row);
  return { ...head(row, viewer), deck, problems: checkDeck(deck, definitions) };
}

async function summarize(rows: readonly Row[], viewer: Viewer | null): Promise<readonly DeckSummary[]> {
  const { definitions } = await catalogue();
  return rows.map((row) => {
    const deck = deckOf(row);
    const counts = { grimoire: countLines(deck.grimoire), stoneDeck: countLines(deck.stoneDeck) };
    return { ...head(row, viewer), counts, errors: countErrors(deck, definitions) };
  });
}

const countErrors = (deck: Deck, cards: Cards) =>
  checkDeck(deck, cards).filter(({ severity }) => severity === "error").length;

function head(row: Row, viewer: Viewer | null): Omit<SavedDeck, "deck" | "problems"> {
  const mine = owns(viewer, row);
  return {
    id: row.id,
    name: row.name,
    visibility: row.visibility,
    version: row.version,
    link: mine && row.linkToken ? `/s/${row.linkToken}` : null,
    author: row.owner?.name ?? null,
    starter: row.starter && {
      key: row.starter.key,
      englishName: row.starter.englishName,
      primer: { ja: row.starter.primer, en: row.starter.englishPrimer },
    },
    mine,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function deckOf({ lines }: Row): Deck {
  const zone = (wanted: DeckZone) =>
    lines.filter((line) => line.zone === wanted).map(({ name, count }) => ({ name, count }));
  return { grimoire: zone("grimoire"), stoneDeck: zone("stoneDeck") };
}
