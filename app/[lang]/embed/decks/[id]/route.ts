import { createDeckFrameRoute } from "@/app/subjects/deck-frame-route";
import { findDeckSubjectById } from "@/app/subjects/deck-subject";

/** A public deck, for frames of other sites. */
export const GET = createDeckFrameRoute(({ id }, lang) => findDeckSubjectById(null, id ?? "", lang));
