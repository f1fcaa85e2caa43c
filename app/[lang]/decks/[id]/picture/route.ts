import { createDeckPictureRoute } from "@/app/subjects/deck-picture-route";
import { findDeckSubjectById } from "@/app/subjects/deck-subject";
import { getViewer } from "@/lib/http/viewer";

/** The link preview image of a saved deck, for those who may see the deck. */
export const GET = createDeckPictureRoute(async ({ id }, lang) =>
  findDeckSubjectById(await getViewer(), id ?? "", lang),
);
