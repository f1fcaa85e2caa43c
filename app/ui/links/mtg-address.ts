import { type Lang, localizePath } from "@/app/i18n/lang";
import type { Era } from "@/engine/mtg";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { formatSeed } from "@/lib/play/seed";
import { appendQuery } from "./page-part";

/** Returns the URL of the comparison of turns in all eras, or of the printable sheet of one era. */
export const getTurnHref = (lang: Lang, era: Era | null = null): string =>
  localizePath(lang, era === null ? "/mtg/turn" : `/mtg/turn/${era}`);

/** Returns the anchor of a ruling on its page: `ruling-7`. */
export const getRulingAnchor = (number: string): string => `ruling-${number}`;

/** URL value for the comparison of all eras. */
export const ALL_ERAS = "all";

/** Returns the URL of the board editor with an example board or an empty one, in one era or all. */
export const getBoardHref = (lang: Lang, board: string | null, era: Era | typeof ALL_ERAS): string =>
  localizePath(lang, board === null ? `/mtg/lab?era=${era}` : `/mtg/lab?board=${board}&era=${era}`);

/** Returns the URL fragment of a board by its code. */
export const getBoardHash = (code: string): string => `#s=${code}`;
/** Returns the URL of the goldfish, optionally with a list and its deal. A deal without a seed is random. */
export function getMtgGoldfishHref(lang: Lang, code: string | null = null, deal: Partial<DealParts> = {}): string {
  const query = new URLSearchParams({
    ...(deal.era !== undefined && { era: deal.era }),
    ...(deal.seed !== undefined && { seed: formatSeed(deal.seed) }),
    ...(deal.goesFirst === false && { first: "2" }),
  });
  const path = code === null ? "/mtg/goldfish" : `/mtg/goldfish/${code}`;
  return localizePath(lang, query.size === 0 ? path : `${path}?${query}`);
}

type DealParts = { readonly era: Era; readonly seed: number; readonly goesFirst: boolean };

/** Returns the URL of all formats, or of one, on a date such as `2000-12-15`; on the default date if null. */
export function getFormatHref(lang: Lang, id: string | null, on: string | null = null): string {
  const path = id === null ? "/mtg/formats" : `/mtg/formats/${id}`;
  return localizePath(lang, on === null || on === DEFAULT_FORMAT_DATE ? path : `${path}?on=${on}`);
}

type DeckParts = { readonly format: string; readonly on: string; readonly name: string };

/** Returns the query for a deck's format, date and name. */
function deckQuery({ format, on, name }: Partial<DeckParts>, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    ...more,
    ...(format !== undefined && { format }),
    ...(on !== undefined && on !== DEFAULT_FORMAT_DATE && { on }),
    ...(name !== undefined && name !== "" && { name }),
  });
  return query.size === 0 ? "" : `?${query}`;
}

/** Returns the URL of the deck editor for a format, with the deck of a code or else the draft in the browser. */
export const getMtgDeckEditorHref = (lang: Lang, parts: Partial<DeckParts> = {}, code: string | null = null): string =>
  localizePath(lang, `/mtg/decks/new${deckQuery(parts, code === null ? {} : { deck: code })}`);

/** Returns the URL fragment that passes a list to the deck editor as typed: `#list=4+Moss+Ox`. */
export const getListHash = (text: string): string => `#${new URLSearchParams({ list: text })}`;

/** Returns the list in a URL fragment; null if there is none. */
export const readListHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("list");

/** Returns the URL of the page or registration sheet of a deck by its code. */
export const getMtgDeckCodeHref = (lang: Lang, code: string, parts: Partial<DeckParts> = {}, sheet = false): string =>
  localizePath(lang, `/mtg/d/${code}${sheet ? "/sheet" : ""}${deckQuery(parts)}`);

/**
 * Returns the URL for sharing a deck by its code. The name is cut to 40 characters, to keep the URL short in a QR code.
 */
export function getMtgShareHref(lang: Lang, code: string, { name = "", ...parts }: Partial<DeckParts> = {}): string {
  return appendQuery(getMtgDeckCodeHref(lang, code, parts), buildNameQuery(name).slice(1));
}

/** Returns the URL of the list of saved decks, optionally of one format. */
export function getMtgDecksHref(
  lang: Lang,
  { format = null, after, before }: { format?: string | null; after?: string | null; before?: string | null } = {},
): string {
  const query = new URLSearchParams({
    ...(format !== null && { format }),
    ...(after && { after }),
    ...(before && { before }),
  });
  return localizePath(lang, query.size === 0 ? "/mtg/decks" : `/mtg/decks?${query}`);
}

/** Returns the URL of a saved deck's page, or of the deck editor with it. */
export const getMtgDeckHref = (lang: Lang, id: string, edit = false): string =>
  localizePath(lang, `/mtg/decks/${id}${edit ? "/edit" : ""}`);
