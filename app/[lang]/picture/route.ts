import { isLang } from "@/app/i18n/lang";
import { createCardsPictureResponse } from "@/app/subjects/cards-picture-response";
import { getHomePictureContent } from "@/app/subjects/picture-content";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

/** The link preview image of the home page and of every page without its own. */
export const GET = createPublicReadRoute(async (request, { lang }) => {
  if (!isLang(lang)) return createPublicErrorResponse("notFound");
  const snapshot = await getCatalogue();
  return createCardsPictureResponse(request, getHomePictureContent(snapshot, lang), snapshot.version, lang);
}, "drawing");
