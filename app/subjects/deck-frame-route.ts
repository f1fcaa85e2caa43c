import { getDictionary } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { renderDeckFrame } from "@/app/ui/embed/deck-frame";
import type { RouteHandler } from "@/lib/http/private-read";
import { createPublicReadRoute } from "@/lib/http/public-read";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import type { FindDeckSubject } from "./deck-subject";
import { createFrameResponse, createMissingFrameResponse } from "./frame-response";

/** Creates the GET of a deck's embed page. It reads no cookie and shows what a signed-out visitor may see. */
export const createDeckFrameRoute = (find: FindDeckSubject): RouteHandler =>
  createPublicReadRoute(async (request, params) => {
    const lang = isLang(params.lang) ? params.lang : "ja";
    const subject = await find(params, lang, new URL(request.url).searchParams);
    if (!subject) return createMissingFrameResponse(lang);
    const page = renderDeckFrame(subject, await getCatalogue(), lang, getDictionary(lang));
    return createFrameResponse(request, page, subject.reach !== "code");
  });
