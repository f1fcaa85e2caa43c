import { deckPictureRoute } from "@/app/subjects/deck-picture-route";
import { deckOfCode } from "@/app/subjects/deck-subject";

/** The picture of a deck by its code, with the name in its address. */
export const GET = deckPictureRoute(({ code }, lang, query) => deckOfCode(code ?? "", lang, query.get("n")));
