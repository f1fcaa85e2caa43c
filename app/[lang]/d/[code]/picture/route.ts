import { deckPictureRoute } from "@/app/subjects/deck-picture-route";
import { deckOfCode } from "@/app/subjects/deck-subject";

/** The picture of a deck by its code. */
export const GET = deckPictureRoute(({ code }, lang) => deckOfCode(code ?? "", lang));
