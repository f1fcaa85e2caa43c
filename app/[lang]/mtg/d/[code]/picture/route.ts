import { createMtgDeckPictureRoute } from "@/app/subjects/mtg/deck-picture";
import { findMtgDeckSubjectByCode } from "@/app/subjects/mtg/deck-subject";

/** The picture of the Magic deck of a code. */
export const GET = createMtgDeckPictureRoute(async ({ code }, query) =>
  findMtgDeckSubjectByCode(code ?? "", Object.fromEntries(query)),
);
