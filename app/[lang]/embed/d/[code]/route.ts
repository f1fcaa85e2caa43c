import { deckFrameRoute } from "@/app/subjects/deck-frame-route";
import { deckOfCode } from "@/app/subjects/deck-subject";

/** The deck of a code, for frames of other sites. */
export const GET = deckFrameRoute(({ code }, lang) => deckOfCode(code ?? "", lang));
