import { parseImageName } from "@/lib/magmell/card-images/image-address";
import { getVisibleImages } from "@/lib/magmell/catalogue/model/card-image";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { hasLoadedCards } from "@/lib/server/database-state";

const PICTURE = /^\/images\/cards\/([^/]*)\/?$/;

/** Returns the card picture with the given file name; null if no page may show it. */
export async function findVisibleImage(name: string): Promise<ReturnType<typeof parseImageName>> {
  const asked = parseImageName(name);
  return asked !== null && getVisibleImages(await getCatalogue()).has(asked.sha256) ? asked : null;
}

/**
 * Returns whether a path is not a card picture's, or is that of a visible picture. Until this process has loaded cards,
 * any well-formed picture name counts as visible.
 */
export async function isVisibleImagePath(path: string): Promise<boolean> {
  const name = PICTURE.exec(path)?.[1];
  if (name === undefined) return true;
  return hasLoadedCards() ? (await findVisibleImage(name)) !== null : parseImageName(name) !== null;
}
