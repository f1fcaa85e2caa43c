/**
 * Reads and prepares the catalogue before a server of the production build answers its first request, which waits for it: no
 * reader should be the one for whom 30,000 cards are read. The development server reads it when a page asks.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const { catalogue } = await import("@/lib/catalogue/store/data");
  // A database that cannot be reached yet is told of by each page, and asked again by the next.
  await catalogue().catch((error) => console.error("The catalogue could not be read before the first request:", error));
}
