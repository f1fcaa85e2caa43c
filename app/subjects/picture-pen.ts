import { getDictionary } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import type { DrawingContext } from "@/app/ui/magmell/picture/drawing-context";
import { readImageBytes } from "@/lib/magmell/card-images/data";
import { getCardFaceImage } from "@/lib/magmell/catalogue/model/card-image";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { loadPictureFont, toDataUrl } from "@/lib/pictures/data";

/** Returns the content addresses of the cards' images, in card order. */
export const getFaceImageHashes = (cards: readonly CatalogueCard[]): readonly string[] => [
  ...new Set(cards.flatMap((card) => getCardFaceImage(card)?.sha256 ?? [])),
];

/** Returns the drawing context for images of these cards in a language. */
export async function createPicturePen(lang: Lang, cards: readonly CatalogueCard[]): Promise<DrawingContext> {
  const images = new Map<string, string>();
  for (const sha256 of getFaceImageHashes(cards)) {
    const bytes = await readImageBytes(sha256, 400);
    const embedded = bytes && (await toDataUrl(bytes));
    if (embedded) images.set(sha256, embedded);
  }
  return { lang, words: getDictionary(lang), font: await loadPictureFont(), images };
}
