import { getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { DRAWING_EDITION } from "@/app/ui/magmell/picture/drawing";
import { pictureStamp } from "@/lib/http/picture-response";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getFaceImageHashes } from "./picture-pen";

/** Returns stamp of the picture of a card. */
export const computeCardPictureStamp = (card: CatalogueCard, version: string, lang: Lang): string =>
  pictureStamp([
    DRAWING_EDITION,
    `${version}${getDictionaryVersionSuffix()}`,
    lang,
    "card",
    card.number,
    getFaceImageHashes([card]),
  ]);
