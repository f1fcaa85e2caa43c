/**
 * Reads the catalogue and builds its search index before a production server answers its first request, so that no reader waits
 * for 30,000 cards. The development server does both when a page first asks.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const { warmUpCatalogue } = await import("@/lib/catalogue/store/data");
  const { prepareSearch } = await import("@/lib/search/prepare-search");
  // While the database cannot be reached, each page says so and tries again.
  await warmUpCatalogue(prepareSearch).catch((error) =>
    console.error("The catalogue could not be read before the first request:", error),
  );
}
