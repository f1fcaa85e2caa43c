import { openDatabase } from "../../../prisma/factories/database";

/** Returns the decks of a user as the database holds them, oldest first. */
export const savedDecks = (user: { id: string }) =>
  openDatabase().deck.findMany({
    where: { ownerId: user.id },
    include: { lines: true },
    orderBy: { createdAt: "asc" },
  });

/** Returns what the versions of a deck hold, as one text. */
export async function deckVersions(deckId: string): Promise<string> {
  const versions = await openDatabase().deckVersion.findMany({ where: { deckId } });
  return JSON.stringify(versions.map(({ content }) => content));
}
