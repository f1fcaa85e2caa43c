import { isLang } from "@/app/i18n/lang";
import { createCardsPictureResponse } from "@/app/subjects/cards-picture-response";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";
import { getHandPictureContent } from "@/app/subjects/picture-content";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { parseGoldfishParameters } from "@/lib/magmell/play/goldfish-parameters";

/** The link preview image of a goldfish: the opening hand for the seed in the URL, with the deck name. */
export const GET = createPublicReadRoute(async (request, { lang, code }) => {
  const query = new URL(request.url).searchParams;
  const subject = isLang(lang) ? await findDeckSubjectByCode(code ?? "", lang, query.get("n")) : null;
  if (!isLang(lang) || !subject)
    return createPublicErrorResponse("notFound", {
      message: "Invalid deck code in the URL. Copy the whole URL again.",
    });
  const snapshot = await getCatalogue();
  const opening = parseGoldfishParameters(Object.fromEntries(query));
  const pictured = getHandPictureContent(snapshot, subject, opening, lang);
  if (!pictured)
    return createPublicErrorResponse("notFound", {
      message: "No opening hand for this URL. Check that it has a seed (`seed`) and a deck that can be played.",
    });
  return createCardsPictureResponse(request, pictured, snapshot.version, lang);
}, "drawing");
