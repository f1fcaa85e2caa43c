import { createDeckFrameRoute } from "@/app/subjects/deck-frame-route";
import { findDeckSubjectById } from "@/app/subjects/deck-subject";

/** The embed page of a public deck, for other sites. */
export const GET = createDeckFrameRoute(({ id }, lang) => findDeckSubjectById(null, id ?? "", lang));
