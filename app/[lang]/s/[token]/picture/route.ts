import { createDeckPictureRoute } from "@/app/subjects/deck-picture-route";
import { findDeckSubjectByToken } from "@/app/subjects/deck-subject";
import { findMtgDeckSubjectByToken } from "@/app/subjects/mtg/deck-subject";
import { getViewer } from "@/lib/http/viewer";

/** The link preview image of an unlisted deck of either game, under its secret URL. */
export const GET = createDeckPictureRoute(
  async ({ token }, lang) => findDeckSubjectByToken(await getViewer(), token ?? "", lang),
  async ({ token }) => findMtgDeckSubjectByToken(await getViewer(), token ?? ""),
);
