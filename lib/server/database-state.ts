/** The connection on which this process hears of newer cards, and the cards that it holds (lib/magmell/catalogue/store). */
type Watched = {
  grimoireNews?: { readonly away: boolean };
  grimoireCatalogue?: { readonly holds: boolean };
};

/** Seconds after which to ask again while the database is away. */
export const DATABASE_RETRY_SECONDS = 5;

/**
 * Returns whether the database of this process is known to be away: the connection that listens to it was lost and cannot be
 * made again. Nothing is asked for it, so a page may look at every request.
 */
export const isDatabaseKnownDown = (watched = globalThis as Watched): boolean => watched.grimoireNews?.away ?? false;

/** Returns whether this process has cards to answer with, whatever becomes of the database. */
export const hasLoadedCards = (watched = globalThis as Watched): boolean => watched.grimoireCatalogue?.holds ?? false;
