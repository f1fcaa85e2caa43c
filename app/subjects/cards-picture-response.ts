import { getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { type CardsPictureContent, drawCardsPicture } from "@/app/ui/magmell/picture/cards-picture";
import { DRAWING_EDITION, getLocalizedCardName } from "@/app/ui/magmell/picture/drawing-context";
import { createPictureResponse, hashPictureParts } from "@/lib/http/picture-response";
import { createPicturePen, getFaceImageHashes } from "./picture-pen";

/** Stamp of the picture of a page about several cards. */
const cardsPictureStamp = ({ title, lead, cards }: CardsPictureContent, version: string, lang: Lang): string =>
  hashPictureParts([
    DRAWING_EDITION,
    `${version}${getDictionaryVersionSuffix()}`,
    lang,
    "cards",
    title,
    lead,
    cards.map(({ number }) => number),
    getFaceImageHashes(cards),
  ]);

/**
 * Returns the link preview image for the metadata of a page about several cards; `path` is that of the Japanese page.
 */
export const createCardsPictureLink = (
  pictured: CardsPictureContent,
  path: string,
  version: string,
  lang: Lang,
  query = "",
): { readonly path: string; readonly stamp: string; readonly alt: string } => ({
  path: `${path}/picture${query}`,
  stamp: cardsPictureStamp(pictured, version, lang),
  alt: `${pictured.title}: ${pictured.cards.map((card) => getLocalizedCardName({ lang }, card)).join(lang === "ja" ? "、" : ", ")}`,
});

/** Returns the response with the link preview image of a page about several cards. */
export const createCardsPictureResponse = (
  request: Request,
  pictured: CardsPictureContent,
  version: string,
  lang: Lang,
): Promise<Response> =>
  createPictureResponse(request, {
    stamp: cardsPictureStamp(pictured, version, lang),
    keeping: "fixed",
    draw: async () => drawCardsPicture(await createPicturePen(lang, pictured.cards), pictured),
  });
