import { createDeckPictureRoute } from "@/app/subjects/deck-picture-route";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";

/** The link preview image of a deck by its code, with the name in its URL. */
export const GET = createDeckPictureRoute(({ code }, lang, query) =>
  findDeckSubjectByCode(code ?? "", lang, query.get("n")),
);
