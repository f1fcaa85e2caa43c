import { deckPictureRoute } from "@/app/subjects/deck-picture-route";
import { deckOfId } from "@/app/subjects/deck-subject";
import { viewer } from "@/lib/http/viewer";

/** The picture of a saved deck, for those who may see the deck. */
export const GET = deckPictureRoute(async ({ id }, lang) => deckOfId(await viewer(), id ?? "", lang));
