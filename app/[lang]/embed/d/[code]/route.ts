import { createDeckFrameRoute } from "@/app/subjects/deck-frame-route";
import { findDeckSubjectByCode } from "@/app/subjects/deck-subject";

/** The deck of a code, under the name in its URL, for frames of other sites. */
export const GET = createDeckFrameRoute(({ code }, lang, query) =>
  findDeckSubjectByCode(code ?? "", lang, query.get("n")),
);
