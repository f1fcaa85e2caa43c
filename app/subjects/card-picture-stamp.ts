import { getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import type { Lang } from "@/app/i18n/lang";
import { DRAWING_EDITION } from "@/app/ui/magmell/picture/drawing-context";
import { hashPictureParts } from "@/lib/http/picture-response";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getFaceImageHashes } from "./picture-pen";

export const computeCardPictureStamp = (card: CatalogueCard, version: string, lang: Lang): string =>
  hashPictureParts([
    DRAWING_EDITION,
    `${version}${getDictionaryVersionSuffix()}`,
    lang,
    "card",
    card.number,
    getFaceImageHashes([card]),
  ]);
