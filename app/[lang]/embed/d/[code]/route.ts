import { deckFrameRoute } from "@/app/subjects/deck-frame-route";
import { deckOfCode } from "@/app/subjects/deck-subject";

/** The deck of a code, under the name in its address, for frames of other sites. */
export const GET = deckFrameRoute(({ code }, lang, query) => deckOfCode(code ?? "", lang, query.get("n")));
