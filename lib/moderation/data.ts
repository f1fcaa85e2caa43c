import type { Admin, Viewer } from "@/lib/accounts/types";
import { findAuthor } from "@/lib/authors/data";
import { canViewDeck } from "@/lib/decks/access";
import { isUuid } from "@/lib/input-schemas";
import { db } from "@/lib/server/db";
import type { Game } from "@/prisma/generated/client";
import type { DeckSuspension, ModerationList, ReportablePage, ReportedPage, ReportReason, ReportTarget } from "./types";

/** So many reports or hidden decks are judged on one page. */
const QUEUE = 300;

/**
 * Returns the page that a viewer may report: a player's public deck or an author's page. Null for everything else,
 * including the viewer's own pages.
 */
export async function findReportable(
  viewer: Viewer | null,
  about: ReportTarget,
  id: string,
): Promise<ReportablePage | null> {
  if (about === "author") {
    const author = await findAuthor(viewer, id);
    return author && !author.mine ? { about, id: author.key, name: author.name, path: `/authors/${author.key}` } : null;
  }
  if (!isUuid(id)) return null;
  const deck = await db().deck.findUnique({
    where: { id },
    select: { id: true, name: true, game: true, ownerId: true, visibility: true },
  });
  if (!deck || deck.ownerId === null || deck.ownerId === viewer?.userId || !canViewDeck(viewer, deck)) return null;
  return { about, id: deck.id, name: deck.name, path: pathOfDeck(deck) };
}

/** Returns the suspension of the viewer's own deck; null if it is not hidden, or not the viewer's. */
export async function findDeckSuspension(viewer: Viewer | null, deckId: string): Promise<DeckSuspension | null> {
  if (!viewer || !isUuid(deckId)) return null;
  const deck = await db().deck.findUnique({ where: { id: deckId, ownerId: viewer.userId }, select: HIDING });
  return deck && hidingOf(deck);
}

/** Returns the number of reports that wait for a decision. */
export const countOpenReports = (_admin: Admin): Promise<number> => db().report.count({ where: { state: "open" } });

/** Returns the pages in a moderation list: reported pages by their oldest report, or hidden decks from the latest. */
export async function listReportedPages(_admin: Admin, list: ModerationList): Promise<readonly ReportedPage[]> {
  if (list === "hidden") {
    const decks = await db().deck.findMany({
      where: { hiddenAt: { not: null } },
      orderBy: [{ hiddenAt: "desc" }, { id: "desc" }],
      select: DECK,
      take: QUEUE,
    });
    return decks.map((deck) => ({ ...pageOfDeck(deck), reports: [] }));
  }
  const rows = await db().report.findMany({
    where: { state: "open" },
    orderBy: { id: "asc" },
    include: { deck: { select: DECK }, author: { select: AUTHOR }, reporter: { select: { name: true, email: true } } },
    take: QUEUE,
  });
  const pages = new Map<string, ReportedPage & { reports: ReportedPage["reports"][number][] }>();
  for (const { id, deck, author, reporter, reason, words, createdAt } of rows) {
    const about = deck ? pageOfDeck(deck) : author && pageOfAuthor(author);
    if (!about) continue;
    const key = `${about.about} ${about.id}`;
    const page = pages.get(key) ?? { ...about, reports: [] };
    const by = reporter && (reporter.name ?? reporter.email);
    // Nothing else is ever written.
    page.reports.push({ id, reason: reason as ReportReason, words, by, at: createdAt.toISOString() });
    pages.set(key, page);
  }
  return [...pages.values()];
}

const HIDING = { hiddenAt: true, hiddenReason: true, hiddenReply: true } as const;
const DECK = {
  ...HIDING,
  id: true,
  name: true,
  game: true,
  description: true,
  owner: { select: { name: true } },
} as const;
const AUTHOR = { authorKey: true, name: true, bio: true } as const;

type HidingRow = { hiddenAt: Date | null; hiddenReason: string; hiddenReply: string };
type DeckRow = HidingRow & Named & { name: string; description: string; owner: { name: string | null } | null };

const hidingOf = ({ hiddenAt, hiddenReason, hiddenReply }: HidingRow): DeckSuspension | null =>
  hiddenAt && { at: hiddenAt.toISOString(), reason: hiddenReason, reply: hiddenReply };

type Named = { readonly id: string; readonly game: Game };

const pathOfDeck = ({ id, game }: Named): string => (game === "mtg" ? `/mtg/decks/${id}` : `/decks/${id}`);

const pageOfDeck = (deck: DeckRow) => ({
  about: "deck" as const,
  id: deck.id,
  name: deck.name,
  path: pathOfDeck(deck),
  author: deck.owner?.name ?? null,
  says: deck.description,
  hiding: hidingOf(deck),
});

const pageOfAuthor = ({ authorKey, name, bio }: { authorKey: string; name: string | null; bio: string }) => ({
  about: "author" as const,
  id: authorKey,
  name,
  path: `/authors/${authorKey}`,
  author: name,
  says: bio,
  hiding: null,
});
