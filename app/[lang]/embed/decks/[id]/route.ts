import { deckFrameRoute } from "@/app/subjects/deck-frame-route";
import { deckOfId } from "@/app/subjects/deck-subject";

/** A public deck, for frames of other sites. */
export const GET = deckFrameRoute(({ id }, lang) => deckOfId(null, id ?? "", lang));
