/** Reads the name of a deck's draft in this browser; null if there is none. */
export async function readLocalDeckName(id: string): Promise<string | null> {
  const [{ getBrowserStorage }, { readDraft }] = await Promise.all([
    import("@/app/ui/editor/browser-storage"),
    import("@/app/ui/editor/draft-slots"),
  ]);
  return readDraft(getBrowserStorage(), id)?.history.present.name || null;
}
