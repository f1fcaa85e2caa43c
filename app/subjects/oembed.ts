import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { getTextLang, type Lang, localizePath } from "@/app/i18n/lang";
import { parsePageAddress } from "@/app/ui/layout/address";
import { getPagePartPath } from "@/app/ui/links/page-part";
import { getLocalizedCardName, WIDE_PICTURE_SIZE } from "@/app/ui/magmell/picture/drawing-context";
import { buildEmbedCode, FRAME_SIZES } from "@/app/ui/share/frame-code";
import { decodePathSegment } from "@/lib/http/decode-path-segment";
import { lookUpCardByName } from "@/lib/magmell/catalogue/model/lookup";
import { getCatalogue } from "@/lib/magmell/catalogue/store/data";
import { getFormatData } from "@/lib/mtg/formats/data";
import { findDeckSubjectByCode, findDeckSubjectById } from "./deck-subject";
import { findMtgDeckSubjectByCode, findMtgDeckSubjectById } from "./mtg/deck-subject";
import { findRuleSubject } from "./pages/rule-subject";
import {
  findReplayDeckName,
  findReplaySubject,
  getReplayFramePath,
  getReplayPicturePath,
  type ReplaySubject,
} from "./replay-subject";

/** Fields of every oEmbed response (oembed.com, 2.3.4), as the specification names them. */
type OembedCommon = {
  readonly version: "1.0";
  readonly title: string;
  readonly author_name?: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
};
type OembedAnswer =
  | (OembedCommon & { readonly type: "rich"; readonly html: string; readonly width: number; readonly height: number })
  | (OembedCommon & { readonly type: "link" });

type OembedRequest = { readonly site: string; readonly maxWidth: number; readonly maxHeight: number };

/**
 * Returns the oEmbed data for a URL of this site, no larger than requested: an embed if the page has one, otherwise a
 * link with its title; null for other URLs.
 */
export async function findOembed(
  address: string,
  { site, maxWidth, maxHeight }: OembedRequest,
): Promise<OembedAnswer | null> {
  const url = parsed(address);
  if (url?.origin !== new URL(site).origin) return null;
  const { lang, path } = parsePageAddress(url.pathname);
  const found = (await find(path, url, lang)) ?? (await findMagic(path, url, lang)) ?? (await findLinked(path, lang));
  if (!found) return null;
  const whole = (inner: string) => new URL(localizePath(lang, inner), site).href;
  const { share, site: siteWords } = getDictionary(lang);
  const { title, author, picture } = found;
  // A thumbnail must not be larger than wished either (2.3.4).
  const pictured = picture !== null && WIDE_PICTURE_SIZE.width <= maxWidth && WIDE_PICTURE_SIZE.height <= maxHeight;
  const common: OembedCommon = {
    version: "1.0",
    title,
    ...(author && { author_name: author }),
    provider_name: siteWords.siteName,
    provider_url: whole("/"),
    ...(pictured && {
      thumbnail_url: whole(picture),
      thumbnail_width: WIDE_PICTURE_SIZE.width,
      thumbnail_height: WIDE_PICTURE_SIZE.height,
    }),
  };
  if (found.frame === undefined) return { ...common, type: "link" };
  const size = FRAME_SIZES[found.kind];
  const [width, height] = [Math.min(size.width, maxWidth), Math.min(size.height, maxHeight)];
  const source = whole(found.frame);
  const html = buildEmbedCode({ source, title: format(share.dialog.embedFrame, { name: title }), width, height });
  return { ...common, type: "rich", html, width, height };
}

/** A page without a frame. */
type Linked = {
  readonly title: string;
  readonly author: string | null;
  /** The path of its picture; `null` for a page that has the picture of the site. */
  readonly picture: string | null;
  readonly frame?: undefined;
};

/** Finds a deck of Magic or its goldfish. */
async function findMagic(path: string, { searchParams }: URL, lang: Lang): Promise<Linked | null> {
  const [, room = "", part = ""] = /^\/mtg\/(d|decks|goldfish)\/([^/]+)\/?$/.exec(path) ?? [];
  if (room === "") return null;
  const { mtgDesk, mtgGoldfish } = getDictionary(lang);
  const isGoldfish = room === "goldfish";
  const deck =
    room === "decks"
      ? await findMtgDeckSubjectById(null, part)
      : findMtgDeckSubjectByCode(
          decodePathSegment(part),
          isGoldfish ? {} : Object.fromEntries(searchParams),
          await getFormatData(),
        );
  return (
    deck && {
      title: isGoldfish ? mtgGoldfish.titleOfGame : deck.name || mtgDesk.page.title,
      author: deck.author,
      picture: getPagePartPath(deck.path, "picture"),
    }
  );
}

/** Finds a set, a list or a page of the rules. */
async function findLinked(path: string, lang: Lang): Promise<Linked | null> {
  const [, room = "", part = "", number] = /^\/(sets|lists|rules)\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  if (room === "rules") {
    const subject = number === undefined ? null : findRuleSubject(part, number, lang);
    return subject && { title: subject.title, author: null, picture: null };
  }
  if (room === "" || number !== undefined) return null;
  const { sets, lists } = await getCatalogue();
  const asked = decodePathSegment(part);
  const named = room === "sets" ? sets.find(({ code }) => code === asked) : lists.find(({ id }) => id === asked);
  if (!named) return null;
  const name = lang === "ja" ? named.name : named.englishName;
  const title = "code" in named ? `${name} (${named.code})` : format(getDictionary(lang).sets.lists.one, { name });
  return { title, author: null, picture: `${path.replace(/\/$/, "")}/picture` };
}

type Framed = {
  kind: keyof typeof FRAME_SIZES;
  title: string;
  author: string | null;
  /** The paths of the frame and of the picture. */
  frame: string;
  picture: string;
};

async function find(path: string, { searchParams: query, hash }: URL, lang: Lang): Promise<Framed | null> {
  const [, deckCode, replayCode] = /^\/goldfish\/([^/]+)\/replay\/([^/]+)\/?$/.exec(path) ?? [];
  if (deckCode !== undefined && replayCode !== undefined) {
    const found = await findReplaySubject(deckCode, replayCode, Object.fromEntries(query));
    return found.ok && found.subject.isCurrent ? framedReplay(found.subject, lang) : null;
  }
  const [, room = "", part = ""] = /^\/(decks|d|cards)\/([^/]+)\/?$/.exec(path) ?? [];
  if (room === "cards") {
    const { names, rulings } = await getCatalogue();
    const match = lookUpCardByName(names, decodePathSegment(part));
    if (!match.found) return null;
    const { card } = match;
    const ruling = rulings.get(card.number)?.find(({ id }) => `#${id}` === hash);
    return {
      kind: "card",
      title: ruling ? ruling.question[getTextLang(lang)] : getLocalizedCardName({ lang }, card),
      author: null,
      ...places(`/cards/${encodeURIComponent(card.name)}`),
    };
  }
  const deck =
    room === "d"
      ? await findDeckSubjectByCode(part, lang, query.get("n"))
      : room === "decks"
        ? await findDeckSubjectById(null, part, lang)
        : null;
  return deck && { kind: "deck", title: deck.name, author: deck.author, ...places(deck.path) };
}

/** The frame and the picture of a page. */
const places = (path: string) => ({ frame: `/embed${path}`, picture: getPagePartPath(path, "picture") });

async function framedReplay(subject: ReplaySubject, lang: Lang): Promise<Framed> {
  const { name } = await findReplayDeckName(subject, lang);
  return {
    kind: "replay",
    title: format(getDictionary(lang).goldfishReplay.titled, { name }),
    author: null,
    frame: getReplayFramePath(subject),
    picture: getReplayPicturePath(subject),
  };
}

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
