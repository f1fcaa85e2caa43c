import { getOwn } from "@/lib/collections";
/** Parts of a list: the deck, the sideboard, and the pool that both are made from. */
export type ListSection = "main" | "side" | "pool";

/** Headings of what is no part of a list, up to the next heading: remarks on the whole deck, and cards only thought of. */
export type IgnoredSection = "about" | "aside";

/** The reason why a line was not read. */
export type UnreadReason =
  | "NO_NAME"
  | "NO_COUNT"
  | "ASIDE"
  | "LONG_NAME"
  | "COUNT"
  | "TOO_MANY_NAMES"
  | "TOO_MANY_CARDS";

/**
 * A line of a pasted list: a heading, a card, a line without one, an empty line, or nothing that counts. `part` is where the line
 * says that it belongs; `isCounted` whether it has a number of copies, which is one where none is written.
 */
export type ParsedLine =
  | { readonly is: "nothing" | "gap" }
  | { readonly is: "unread"; readonly why: UnreadReason }
  | { readonly is: "heading"; readonly part: ListSection | IgnoredSection | null }
  | {
      readonly is: "card";
      readonly name: string;
      readonly count: number;
      readonly isCounted: boolean;
      readonly part: ListSection | null;
    };

/** Attributes of an element of a deck file, by name in small letters. */
const attributesOf = (element: string): ReadonlyMap<string, string> =>
  new Map(
    [...element.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/gu)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      unescapeEntities(value),
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  quot: '"',
  lt: "<",
  gt: ">",
  nbsp: " ",
  "#39": "'",
};

/** Returns a text with its entities as the signs that they mean: `&amp;`. */
export const unescapeEntities = (text: string): string =>
  text.replace(/&(#?\w+);/gu, (whole, name: string) => getOwn(ENTITIES, name) ?? whole);

/** Zones of Cockatrice; others hold no cards of a deck. */
const ZONES: Readonly<Record<string, ListSection>> = { main: "main", side: "side" };

/** Elements of pages, as far as lists stand in them. */
const PAGE =
  /<\/?(?:a|b|body|br|center|dd|div|dl|dt|em|font|h\d|head|hr|html|i|li|ol|p|pre|span|strong|table|tbody|td|th|title|tr|u|ul)\b[^>]*>/giu;

/** Returns a line without the elements of a page around its words; `null` for a line that has none. */
export const stripElements = (raw: string): string | null => {
  const plain = raw.replace(PAGE, " ");
  return plain === raw ? null : plain;
};

/**
 * Reads a line of a deck file that is written in elements: those of Cockatrice (`<card number="4" name="…"/>` within zones) and
 * of Magic Online (`<Cards Quantity="4" Sideboard="false" Name="…"/>`). `null` for a line that is no element.
 */
export function parseMarkupLine(raw: string): ParsedLine | null {
  const line = raw.trim();
  if (!/^<[/?!]?[A-Za-z]/u.test(line) || !line.endsWith(">")) return null;
  const tag = /^<([A-Za-z_]+)/u.exec(line)?.[1]?.toLowerCase();
  const attributes = attributesOf(line);
  if (tag === "zone") return { is: "heading", part: getOwn(ZONES, attributes.get("name") ?? "") ?? "aside" };
  const name = attributes.get("name");
  if (name === undefined || (tag !== "card" && tag !== "cards")) return { is: "nothing" };
  const count = Number(attributes.get("number") ?? attributes.get("quantity") ?? 1);
  return { is: "card", name, count, isCounted: true, part: attributes.get("sideboard") === "true" ? "side" : null };
}
