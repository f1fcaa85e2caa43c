import { isLang } from "@/app/i18n/lang";
import { createCardsPictureResponse } from "@/app/subjects/cards-picture-response";
import { getListPictureContent } from "@/app/subjects/pictured-pages";
import { decodePathPart } from "@/lib/http/decode-path-part";
import { publicRead, publicRefusal } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";

/** The picture of a list. */
export const GET = publicRead(async (request, { lang, id }) => {
  const snapshot = await getCatalogue();
  const list = snapshot.lists.find((one) => one.id === decodePathPart(id));
  if (!isLang(lang) || !list) return publicRefusal("notFound", { message: "There is no such list." });
  return createCardsPictureResponse(request, getListPictureContent(snapshot, list, lang), snapshot.version, lang);
}, "drawing");
