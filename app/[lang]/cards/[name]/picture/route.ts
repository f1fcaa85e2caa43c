import { isLang } from "@/app/i18n/lang";
import { computeCardPictureStamp } from "@/app/subjects/card-picture-stamp";
import { createPicturePen } from "@/app/subjects/picture-pen";
import { drawCardPicture } from "@/app/ui/magmell/picture/card-picture";
import { createPictureResponse } from "@/lib/http/picture-response";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

/** The link preview image of a card, 1200 by 630. */
export const GET = createPublicReadRoute(async (request, { lang, name }) => {
  const snapshot = await getCatalogue();
  const match = lookUpCardByName(snapshot.names, name ?? "");
  if (!isLang(lang) || !match.found)
    return createPublicErrorResponse("notFound", { message: "Unknown card name in the URL. Check the spelling." });
  return createPictureResponse(request, {
    stamp: computeCardPictureStamp(match.card, snapshot.version, lang),
    keeping: "fixed",
    draw: async () => drawCardPicture(await createPicturePen(lang, [match.card]), match.card),
  });
}, "drawing");
