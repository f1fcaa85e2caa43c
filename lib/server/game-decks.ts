import type { Game, Prisma } from "@/prisma/generated/client";
import { db } from "./db";

/** A client of the database, or the one of a transaction. */
type Client = Pick<Prisma.TransactionClient, "deck">;

/**
 * Returns the deck table restricted to one game. All deck queries use it, so that none can return a deck of the other
 * game. Only `data.ts` and `mutations.ts` call it.
 */
export function getGameDecks(game: Game, { deck }: Client = db()) {
  /** Adds the game to the conditions of a query. */
  const inGame = <Args>(args: Args): Args => ({ ...args, where: { ...(args as { where?: object }).where, game } });
  return {
    findMany: <T extends Prisma.DeckFindManyArgs>(args: Prisma.SelectSubset<T, Prisma.DeckFindManyArgs>) =>
      deck.findMany<T>(inGame(args)),
    findFirst: <T extends Prisma.DeckFindFirstArgs>(args: Prisma.SelectSubset<T, Prisma.DeckFindFirstArgs>) =>
      deck.findFirst<T>(inGame(args)),
    findUnique: <T extends Prisma.DeckFindUniqueArgs>(args: Prisma.SelectSubset<T, Prisma.DeckFindUniqueArgs>) =>
      deck.findUnique<T>(inGame(args)),
    count: (where: Prisma.DeckWhereInput) => deck.count({ where: { ...where, game } }),
    updateMany: (args: Prisma.DeckUpdateManyArgs) => deck.updateMany(inGame(args)),
    deleteMany: (where: Prisma.DeckWhereInput) => deck.deleteMany({ where: { ...where, game } }),
    create: (data: Prisma.DeckUncheckedCreateInput) => deck.create({ data: { ...data, game }, select: { id: true } }),
  };
}
