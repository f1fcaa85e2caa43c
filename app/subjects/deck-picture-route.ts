import { getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import { isLang, type Lang, localizePath } from "@/app/i18n/lang";
import { listDeckTiles } from "@/app/ui/magmell/picture/deck-facts";
import { drawDeckPicture, drawTallDeckPicture } from "@/app/ui/magmell/picture/deck-picture";
import { DRAWING_EDITION } from "@/app/ui/magmell/picture/drawing-context";
import type { Deck } from "@/engine/magmell";
import { createPictureResponse, hashPictureParts } from "@/lib/http/picture-response";
import type { RouteHandler } from "@/lib/http/private-read";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import type { Catalogue, CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { env } from "@/lib/server/env";
import type { DeckSubject, FindDeckSubject } from "./deck-subject";
import { createMtgDeckPictureResponse, type FindMtgDeckSubject, PICTURE_KEEPING } from "./mtg/deck-picture";
import { createPicturePen, getFaceImageHashes } from "./picture-pen";

/** Returns the hash of everything on a deck's image, so that each change gives the image a new URL. */
export const computeDeckPictureStamp = (
  { name, author, deck, path }: DeckSubject,
  snapshot: Catalogue,
  lang: Lang,
  shape: "wide" | "tall" = "wide",
): string =>
  hashPictureParts([
    ...[DRAWING_EDITION, `${snapshot.version}${getDictionaryVersionSuffix()}`, lang, shape],
    ...[name, author, deck, path, getFaceImageHashes(cardsOf(deck, snapshot))],
  ]);

const cardsOf = (deck: Deck, snapshot: Catalogue): readonly CatalogueCard[] =>
  listDeckTiles(deck, snapshot).flatMap(({ card }) => card ?? []);

/**
 * Creates the GET of a deck's image: 1200 by 630, or 1080 by 1920 with `?shape=tall`. Each request first checks that
 * the deck is visible, also for cached copies. If `find` returns null, `findMtg` looks for a Magic deck.
 */
export const createDeckPictureRoute = (find: FindDeckSubject, findMtg?: FindMtgDeckSubject): RouteHandler =>
  createPublicReadRoute(async (request, params) => {
    const { lang } = params;
    if (!isLang(lang)) return createPublicErrorResponse("notFound");
    const query = new URL(request.url).searchParams;
    const subject = await find(params, lang, query);
    if (subject === null) {
      const mtg = (await findMtg?.(params, query)) ?? null;
      return mtg === null ? createPublicErrorResponse("notFound") : createMtgDeckPictureResponse(request, mtg, lang);
    }
    const snapshot = await getCatalogue();
    const shape = query.get("shape") === "tall" ? "tall" : "wide";
    return createPictureResponse(request, {
      stamp: computeDeckPictureStamp(subject, snapshot, lang, shape),
      keeping: PICTURE_KEEPING[subject.reach],
      draw: async () => {
        const pen = await createPicturePen(lang, cardsOf(subject.deck, snapshot));
        if (shape === "wide") return drawDeckPicture(pen, subject, snapshot);
        return drawTallDeckPicture(
          pen,
          subject,
          snapshot,
          new URL(localizePath(lang, subject.path), env().NEXTAUTH_URL).href,
        );
      },
    });
  }, "drawing");
