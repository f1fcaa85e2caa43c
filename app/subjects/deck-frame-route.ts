import { readWords } from "@/app/i18n/dictionary";
import { isLang } from "@/app/i18n/lang";
import { deckFrame } from "@/app/ui/embed/deck-frame";
import type { RouteMethod } from "@/lib/http/private-read";
import { publicRead } from "@/lib/http/public-read";
import { catalogue } from "@/lib/magmell/catalogue/store/data";
import type { FindSubject } from "./deck-subject";
import { frameResponse, missingFrame } from "./frame-response";

/** Makes the GET of a deck for frames of other sites. It is shown as to a stranger: no cookie is read. */
export const deckFrameRoute = (find: FindSubject): RouteMethod =>
  publicRead(async (request, params) => {
    const lang = isLang(params.lang) ? params.lang : "ja";
    const subject = await find(params, lang, new URL(request.url).searchParams);
    if (!subject) return missingFrame(lang);
    const page = deckFrame(subject, await catalogue(), lang, readWords(lang));
    return frameResponse(request, page, subject.reach !== "code");
  });
