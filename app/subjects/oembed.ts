import { dictionary } from "@/app/ui/i18n/dictionary";
import { format } from "@/app/ui/i18n/format";
import { href, type Lang } from "@/app/ui/i18n/lang";
import { readAddress } from "@/app/ui/layout/address";
import { nameIn, WIDE } from "@/app/ui/picture/drawing";
import { FRAME_SIZES, frameCode } from "@/app/ui/share/frame-code";
import { findByName } from "@/lib/catalogue/model/lookup";
import { catalogue } from "@/lib/catalogue/store/data";
import { decodePathPart } from "@/lib/http/decode-path-part";
import { deckOfCode, deckOfId } from "./deck-subject";
import { pictureOfReplay, type ReplaySubject, replayFramePath, replayName, replaySubject } from "./replay-subject";

/** The answer of an oEmbed provider for a rich page (oembed.com, 2.3.4.4), in the words of the specification. */
type OembedAnswer = {
  readonly version: "1.0";
  readonly type: "rich";
  readonly title: string;
  readonly author_name?: string;
  readonly provider_name: string;
  readonly provider_url: string;
  readonly thumbnail_url?: string;
  readonly thumbnail_width?: number;
  readonly thumbnail_height?: number;
  readonly html: string;
  readonly width: number;
  readonly height: number;
};

type OembedWish = { readonly site: string; readonly maxWidth: number; readonly maxHeight: number };

/** The frame for an address of this site, no larger than wished; `null` for an address that has none. */
export async function oembed(address: string, { site, maxWidth, maxHeight }: OembedWish): Promise<OembedAnswer | null> {
  const url = parsed(address);
  if (url?.origin !== new URL(site).origin) return null;
  const { lang, path } = readAddress(url.pathname);
  const framed = await find(path, url.searchParams, lang);
  if (!framed) return null;
  const size = FRAME_SIZES[framed.kind];
  const [width, height] = [Math.min(size.width, maxWidth), Math.min(size.height, maxHeight)];
  const whole = (inner: string) => new URL(href(lang, inner), site).href;
  const { share, site: siteWords } = dictionary(lang);
  // A thumbnail must not be larger than wished either (2.3.4).
  const pictured = WIDE.width <= maxWidth && WIDE.height <= maxHeight;
  return {
    version: "1.0",
    type: "rich",
    title: framed.title,
    ...(framed.author && { author_name: framed.author }),
    provider_name: siteWords.siteName,
    provider_url: whole("/"),
    ...(pictured && {
      thumbnail_url: whole(framed.picture),
      thumbnail_width: WIDE.width,
      thumbnail_height: WIDE.height,
    }),
    html: frameCode({
      source: whole(framed.frame),
      title: format(share.dialog.embedFrame, { name: framed.title }),
      width,
      height,
    }),
    width,
    height,
  };
}

type Framed = {
  kind: keyof typeof FRAME_SIZES;
  title: string;
  author: string | null;
  /** The paths of the frame and of the picture. */
  frame: string;
  picture: string;
};

async function find(path: string, query: URLSearchParams, lang: Lang): Promise<Framed | null> {
  const [, deckCode, replayCode] = /^\/goldfish\/([^/]+)\/replay\/([^/]+)\/?$/.exec(path) ?? [];
  if (deckCode !== undefined && replayCode !== undefined) {
    const found = await replaySubject(deckCode, replayCode, query.get("against") ?? undefined);
    return found.ok && found.subject.isCurrent ? framedReplay(found.subject, lang) : null;
  }
  const [, room = "", part = ""] = /^\/(decks|d|cards)\/([^/]+)\/?$/.exec(path) ?? [];
  if (room === "cards") {
    const match = findByName((await catalogue()).names, decodePathPart(part));
    if (!match.found) return null;
    const { card } = match;
    return {
      kind: "card",
      title: nameIn({ lang }, card),
      author: null,
      ...places(`/cards/${encodeURIComponent(card.name)}`),
    };
  }
  const deck = room === "d" ? await deckOfCode(part, lang) : room === "decks" ? await deckOfId(null, part, lang) : null;
  return deck && { kind: "deck", title: deck.name, author: deck.author, ...places(deck.path) };
}

/** The frame and the picture of a page. */
const places = (path: string) => ({ frame: `/embed${path}`, picture: `${path}/picture` });

async function framedReplay(subject: ReplaySubject, lang: Lang): Promise<Framed> {
  const { name } = await replayName(subject, lang);
  return {
    kind: "replay",
    title: format(dictionary(lang).goldfishReplay.titled, { name }),
    author: null,
    frame: replayFramePath(subject),
    picture: pictureOfReplay(subject),
  };
}

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
