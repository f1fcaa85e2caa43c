import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { createFrameResponse, createMissingFrameResponse } from "@/app/subjects/frame-response";
import { renderCardFrame } from "@/app/ui/embed/card-frame";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

/** The embed page of a card, for other sites. */
export const GET = createPublicReadRoute(async (request, params) => {
  const lang = isLang(params.lang) ? params.lang : "ja";
  const match = lookUpCardByName((await getCatalogue()).names, decodePathSegment(params.name));
  if (!match.found) return createMissingFrameResponse(lang);
  return createFrameResponse(request, renderCardFrame(match.card, lang, getDictionary(lang)), false);
});
