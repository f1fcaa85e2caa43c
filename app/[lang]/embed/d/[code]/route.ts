import { createDeckFrameRoute } from "@/app/subjects/deck-frame-route";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";

/** The embed page of a deck by its code, with the name in its URL. */
export const GET = createDeckFrameRoute(({ code }, lang, query) =>
  findDeckSubjectByCode(code ?? "", lang, query.get("n")),
);
