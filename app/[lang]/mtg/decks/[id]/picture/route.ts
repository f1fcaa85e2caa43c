import { createMtgDeckPictureRoute } from "@/app/subjects/mtg/deck-picture";
import { findMtgDeckSubjectById } from "@/app/subjects/mtg/deck-subject";
import { getViewer } from "@/lib/http/viewer";

/** The link preview image of a saved Magic deck, for those who may see the deck. */
export const GET = createMtgDeckPictureRoute(async ({ id }) => findMtgDeckSubjectById(await getViewer(), id ?? ""));
