import { deckPictureRoute } from "@/app/subjects/deck-picture-route";
import { deckOfToken } from "@/app/subjects/deck-subject";
import { viewer } from "@/lib/http/viewer";

/** The picture of an unlisted deck, under its secret address. */
export const GET = deckPictureRoute(async ({ token }, lang) => deckOfToken(await viewer(), token ?? "", lang));
