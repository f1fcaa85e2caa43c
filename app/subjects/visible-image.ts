import { parseImageName } from "@/lib/magmell/card-images/image-address";
import { getVisibleImages } from "@/lib/magmell/catalogue/model/card-image";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { hasLoadedCards } from "@/lib/server/database-state";

const PICTURE = /^\/images\/cards\/([^/]*)\/?$/;

/** Returns the picture of a card that the last part of its URL names; null where no page may show such a one. */
export async function findVisibleImage(name: string): Promise<ReturnType<typeof parseImageName>> {
  const asked = parseImageName(name);
  return asked !== null && getVisibleImages(await getCatalogue()).has(asked.sha256) ? asked : null;
}

/**
 * Returns whether a path that belongs to a picture of a card leads to one that is shown, and true for every other path. As long as this
 * process holds no cards, every name of a picture may be one.
 */
export async function isVisibleImagePath(path: string): Promise<boolean> {
  const name = PICTURE.exec(path)?.[1];
  if (name === undefined) return true;
  return hasLoadedCards() ? (await findVisibleImage(name)) !== null : parseImageName(name) !== null;
}
