import { type Lang, localizePath } from "@/app/i18n/lang";
import type { Era } from "@/engine/mtg";
import { buildNameQuery } from "@/lib/decks/sharing/shared-name";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { formatSeed } from "@/lib/play/seed";
import { appendQuery } from "./page-part";

/** Returns the URL of the page on which the turns of all eras are compared, or of the sheet to print for one era. */
export const getTurnHref = (lang: Lang, era: Era | null = null): string =>
  localizePath(lang, era === null ? "/mtg/turn" : `/mtg/turn/${era}`);

/** Returns the place of a house ruling on its page: `ruling-7`. */
export const getRulingAnchor = (number: string): string => `ruling-${number}`;

/** The word of a URL that compares all eras. */
export const ALL_ERAS = "all";

/** Returns the URL of the lab with a ready board, or with none, in an era or with all of them compared. */
export const getBoardHref = (lang: Lang, board: string | null, era: Era | typeof ALL_ERAS): string =>
  localizePath(lang, board === null ? `/mtg/lab?era=${era}` : `/mtg/lab?board=${board}&era=${era}`);

/** Returns the part of a URL that holds a board of the lab by its code. */
export const getBoardHash = (code: string): string => `#s=${code}`;
/** Returns the URL of the goldfish, with or without a list and its deal. A deal without a seed is by chance. */
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

/**
 * Returns the URL of the page of all formats, or of one, on a day such as `2000-12-15`; of the usual day where none is
 * given.
 */
export function getFormatHref(lang: Lang, id: string | null, on: string | null = null): string {
  const path = id === null ? "/mtg/formats" : `/mtg/formats/${id}`;
  return localizePath(lang, on === null || on === DEFAULT_FORMAT_DATE ? path : `${path}?on=${on}`);
}

type DeckParts = { readonly format: string; readonly on: string; readonly name: string };

/** A query that says for which format and day a deck is, and its name. */
function deckQuery({ format, on, name }: Partial<DeckParts>, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    ...more,
    ...(format !== undefined && { format }),
    ...(on !== undefined && on !== DEFAULT_FORMAT_DATE && { on }),
    ...(name !== undefined && name !== "" && { name }),
  });
  return query.size === 0 ? "" : `?${query}`;
}

/** Returns the URL of the deck editor for a format, with the deck of a code or with the list that the browser keeps. */
export const getMtgDeckEditorHref = (lang: Lang, parts: Partial<DeckParts> = {}, code: string | null = null): string =>
  localizePath(lang, `/mtg/decks/new${deckQuery(parts, code === null ? {} : { deck: code })}`);

/** Returns the part of a URL that brings a list to the deck editor as it was typed: `#list=4+Moss+Ox`. */
export const getListHash = (text: string): string => `#${new URLSearchParams({ list: text })}`;

/** Returns the list that the part of a URL brings; `null` for none. */
export const readListHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("list");

/** Returns the URL of the page of a deck by its code, or its sheet. */
export const getMtgDeckCodeHref = (lang: Lang, code: string, parts: Partial<DeckParts> = {}, sheet = false): string =>
  localizePath(lang, `/mtg/d/${code}${sheet ? "/sheet" : ""}${deckQuery(parts)}`);

/**
 * Returns the URL of the page of a deck as a link for other people: its name is at most 40 characters, and short in a QR
 * code.
 */
export function getMtgShareHref(lang: Lang, code: string, { name = "", ...parts }: Partial<DeckParts> = {}): string {
  return appendQuery(getMtgDeckCodeHref(lang, code, parts), buildNameQuery(name).slice(1));
}

/** Returns the URL of the list of saved decks; with a format, of those that are for it. */
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

/** Returns the URL of the page of a saved deck, or the deck editor with it. */
export const getMtgDeckHref = (lang: Lang, id: string, edit = false): string =>
  localizePath(lang, `/mtg/decks/${id}${edit ? "/edit" : ""}`);
