/** This process's listener for new card data, and its loaded cards (lib/magmell/catalogue/store). */
type Watched = {
  grimoireNews?: { readonly away: boolean };
  grimoireCatalogue?: { readonly holds: boolean };
};

/** Seconds to wait before a retry while the database is down. */
export const DATABASE_RETRY_SECONDS = 5;

/**
 * Returns whether the database is known to be down: the notification connection was lost and cannot be restored. Sends
 * no query, so it can be called for each request.
 */
export const isDatabaseKnownDown = (watched = globalThis as Watched): boolean => watched.grimoireNews?.away ?? false;

/** Returns whether this process has cards in memory, so that it can respond without the database. */
export const hasLoadedCards = (watched = globalThis as Watched): boolean => watched.grimoireCatalogue?.holds ?? false;
