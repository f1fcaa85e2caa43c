import { createMtgDeckPictureRoute } from "@/app/subjects/mtg/deck-picture";
import { findMtgDeckSubjectByCode } from "@/app/subjects/mtg/deck-subject";
import { getFormatData } from "@/lib/mtg/formats/data";

/** The link preview image of a Magic deck by its code. */
export const GET = createMtgDeckPictureRoute(async ({ code }, query) =>
  findMtgDeckSubjectByCode(code ?? "", Object.fromEntries(query), await getFormatData()),
);
