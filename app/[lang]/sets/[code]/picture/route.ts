import { isLang } from "@/app/i18n/lang";
import { createCardsPictureResponse } from "@/app/subjects/cards-picture-response";
import { getSetPictureContent } from "@/app/subjects/picture-content";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

/** The link preview image of a set. */
export const GET = createPublicReadRoute(async (request, { lang, code }) => {
  const snapshot = await getCatalogue();
  const set = snapshot.sets.find((one) => one.code === code);
  if (!isLang(lang) || !set)
    return createPublicErrorResponse("notFound", { message: "Unknown set code in the URL. Check the code." });
  return createCardsPictureResponse(request, getSetPictureContent(snapshot, set, lang), snapshot.version, lang);
}, "drawing");
