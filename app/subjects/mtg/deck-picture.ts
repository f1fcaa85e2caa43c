import { getDictionary, getDictionaryVersionSuffix } from "@/app/i18n/dictionary";
import { format as fill, formatPlural } from "@/app/i18n/format";
import { getTextLang, isLang, type Lang } from "@/app/i18n/lang";
import {
  DRAWING_EDITION,
  type DrawingContext,
  drawSiteFooter,
  drawText,
  PICTURE_COLORS,
  truncateToWidth,
  WIDE_PICTURE_SIZE,
  wrapInSvg,
} from "@/app/ui/magmell/picture/drawing-context";
import { MTG_DECK_ZONES } from "@/engine/mtg/deck";
import { countListCards } from "@/lib/decks/lists/list-sums";
import { createPictureResponse, hashPictureParts } from "@/lib/http/picture-response";
import type { PathParams, RouteHandler } from "@/lib/http/private-read";
import { createPublicErrorResponse, createPublicReadRoute } from "@/lib/http/public-read";
import { groupDeckLines } from "@/lib/mtg/decks/deck-groups";
import { createPicturePen } from "../picture-pen";
import type { MtgDeckSubject } from "./deck-subject";

/** Caching of images: a code never changes, a public deck may be hidden, a secret one is only for its viewer. */
export const PICTURE_KEEPING = { code: "fixed", public: "open", secret: "private" } as const;

/** Finds the Magic deck at a URL from its route parameters and query. */
export type FindMtgDeckSubject = (params: PathParams, query: URLSearchParams) => Promise<MtgDeckSubject | null>;

/** Returns the hash of everything on a Magic deck's image, so that each change gives the image a new URL. */
export const computeMtgDeckPictureStamp = (
  { name, author, deck, format, formatName, on, path }: MtgDeckSubject,
  lang: Lang,
): string =>
  hashPictureParts([
    DRAWING_EDITION,
    getDictionaryVersionSuffix(),
    lang,
    "mtg",
    name,
    author,
    deck,
    format,
    formatName.ja,
    formatName.en,
    on,
    path,
  ]);

/** Creates the GET of a Magic deck's image, 1200 by 630; each request first checks that the deck is visible. */
export const createMtgDeckPictureRoute = (find: FindMtgDeckSubject): RouteHandler =>
  createPublicReadRoute(async (request, params) => {
    const subject = isLang(params.lang) ? await find(params, new URL(request.url).searchParams) : null;
    return isLang(params.lang) && subject !== null
      ? createMtgDeckPictureResponse(request, subject, params.lang)
      : createPublicErrorResponse("notFound");
  }, "drawing");

/** Returns the response with a Magic deck's image. */
export const createMtgDeckPictureResponse = (
  request: Request,
  subject: MtgDeckSubject,
  lang: Lang,
): Promise<Response> =>
  createPictureResponse(request, {
    stamp: computeMtgDeckPictureStamp(subject, lang),
    keeping: PICTURE_KEEPING[subject.reach],
    draw: async () => drawMtgDeckPicture(await createPicturePen(lang, []), subject),
  });

const MARGIN = 40;
const COLUMNS = 3;
const ROWS = 10;

/** Draws the link preview image of a Magic deck: name, format, author, and the list of cards. */
export function drawMtgDeckPicture(
  pen: DrawingContext,
  { name, author, deck, formatName, on }: MtgDeckSubject,
): string {
  const { lang } = pen;
  const { mtgDesk, mtgFormats, share } = getDictionary(lang);
  const room = WIDE_PICTURE_SIZE.width - 2 * MARGIN;
  const title = name || mtgDesk.unnamed;
  const size = Math.max(44, Math.min(60, (60 * room) / Math.max(1, pen.font.width(title, 60))));
  const facts = [
    `${formatName[getTextLang(lang)]} · ${fill(mtgFormats.on, { day: on })}`,
    ...MTG_DECK_ZONES.filter((zone) => deck[zone].length > 0).map(
      (zone) => `${mtgDesk.sorted.zones[zone]} ${formatPlural(lang, mtgDesk.sorted.count, countListCards(deck[zone]))}`,
    ),
    ...(author === null ? [] : [fill(share.deck.by, { author })]),
  ].join("　");
  const lines = MTG_DECK_ZONES.flatMap((zone) => [
    ...(zone === "main" || deck[zone].length === 0 ? [] : [mtgDesk.sorted.zones[zone]]),
    ...groupDeckLines(deck[zone], null).flatMap((group) =>
      group.lines.map(({ name: card, count }) => `${count} ${card}`),
    ),
  ]);
  const most = COLUMNS * ROWS;
  const shown =
    lines.length > most ? [...lines.slice(0, most - 1), fill(share.deck.more, { n: lines.length - most + 1 })] : lines;
  const width = room / COLUMNS;
  const rows = Math.max(Math.ceil(ROWS / 2), Math.ceil(shown.length / COLUMNS));
  const soft = (text: string, at: number) => truncateToWidth(pen, text, at, room);
  return wrapInSvg(WIDE_PICTURE_SIZE, [
    drawText(pen, { text: soft(title, size), size, fill: PICTURE_COLORS.ink }, MARGIN, 92),
    drawText(pen, { text: soft(facts, 28), size: 28, fill: PICTURE_COLORS.soft }, MARGIN, 146),
    ...shown.map((line, at) =>
      drawText(
        pen,
        {
          text: truncateToWidth(pen, line, 26, width - 20),
          size: 26,
          fill: /^\d/u.test(line) ? PICTURE_COLORS.ink : PICTURE_COLORS.gold,
        },
        MARGIN + Math.floor(at / rows) * width,
        206 + (at % rows) * 36,
      ),
    ),
    drawSiteFooter(pen, WIDE_PICTURE_SIZE, MARGIN, "Magic"),
  ]);
}
