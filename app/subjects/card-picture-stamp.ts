import type { Lang } from "@/app/ui/i18n/lang";
import { DRAWING_EDITION } from "@/app/ui/picture/drawing";
import type { CatalogueCard } from "@/lib/catalogue/model/types";
import { pictureStamp } from "@/lib/http/picture-response";

/** Stamp of the picture of a card. */
export const cardPictureStamp = ({ number }: CatalogueCard, version: string, lang: Lang): string =>
  pictureStamp([DRAWING_EDITION, version, lang, "card", number]);
