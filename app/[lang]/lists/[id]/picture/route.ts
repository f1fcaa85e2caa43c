import { isLang } from "@/app/i18n/lang";
import { createCardsPictureResponse } from "@/app/subjects/cards-picture-response";
import { getListPictureContent } from "@/app/subjects/picture-content";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

/** The link preview image of a curated list. */
export const GET = createPublicReadRoute(async (request, { lang, id }) => {
  const snapshot = await getCatalogue();
  const list = snapshot.lists.find((one) => one.id === decodePathSegment(id));
  if (!isLang(lang) || !list)
    return createPublicErrorResponse("notFound", { message: "Unknown list id in the URL. Check the id." });
  return createCardsPictureResponse(request, getListPictureContent(snapshot, list, lang), snapshot.version, lang);
}, "drawing");
