import { getOwn } from "@/lib/collections";
import { type ListSection, type ParsedLine, unescapeEntities } from "./list-markup";

/** Attributes of an element of a deck file, by name in small letters. */
function attributesOf(element: string): ReadonlyMap<string, string> {
  const found = element.replace(/[“”„″]/gu, '"').matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu);
  return new Map(
    [...found].map(([, name = "", value, other = ""]) => [name.toLowerCase(), unescapeEntities(value ?? other)]),
  );
}

/** Zones of Cockatrice, OCTGN and LackeyCCG; others have no cards of the deck. */
const ZONES: Readonly<Record<string, ListSection>> = {
  main: "main",
  mainboard: "main",
  maindeck: "main",
  deck: "main",
  "command zone": "main",
  side: "side",
  sideboard: "side",
};

/** An entry of a deck file, with its line from 0. */
type FileEntry = { readonly at: number; readonly read: ParsedLine };

const ELEMENT =
  /<(deck|zone|section|superzone|main(?:board|deck)|sideboard|cards?|name|deckname)\b([^<>]*)>([^<>]*)/giu;

/**
 * Parses an XML deck file and returns its entries, each with its line number from 0. Reads the formats of Cockatrice
 * (`<card number="4" name="…"/>` in zones), Magic Online (`<Cards Quantity="4" Sideboard="false" Name="…"/>`), OCTGN
 * (`<card qty="4">…</card>` in sections) and LackeyCCG (`<card><name>…</name></card>`). Other elements count as
 * comments on the deck. Null for other texts.
 */
export function parseDeckFile(text: string): readonly FileEntry[] | null {
  if (!/<cards?\b/iu.test(text)) return null;
  let at = 0;
  let from = 0;
  let isOpen = false;
  const bare = text.replace(/<!--[\s\S]*?-->/gu, (comment) => comment.replace(/[^\n]/gu, " "));
  const roots = bare.match(/<deck\b/giu)?.length ?? 0;
  return [...bare.matchAll(ELEMENT)].flatMap(
    ({ 1: tag = "", 2: inside = "", 3: words = "", index }): readonly FileEntry[] => {
      at += bare.slice(from, index).split("\n").length - 1;
      from = index;
      const attributes = attributesOf(inside);
      const named = attributes.get("name") ?? (words.trim() === "" ? undefined : unescapeEntities(words.trim()));
      const kind = tag.toLowerCase();
      // A second file is another deck.
      if (kind === "deck") return roots > 1 ? [{ at, read: { is: "heading", part: "main", sum: null } }] : [];
      if (kind === "deckname")
        return named === undefined ? [] : [{ at, read: { is: "nothing", as: "title", name: named } }];
      if (kind === "name" && !isOpen) return [];
      isOpen = kind.startsWith("card") && named === undefined;
      if (isOpen) return [];
      if (kind !== "name" && !kind.startsWith("card")) {
        const zone = getOwn(ZONES, (named ?? kind).toLowerCase()) ?? "aside";
        return [{ at, read: { is: "heading", part: zone, sum: null } }];
      }
      const counts = ["number", "quantity", "qty", "count", "amount"].map((name) => attributes.get(name));
      const part = attributes.get("sideboard")?.toLowerCase() === "true" ? "side" : null;
      const count = Number(counts.find(Boolean) ?? 1);
      return [{ at, read: { is: "card", name: named ?? "", count, isCounted: true, part } }];
    },
  );
}

/** An element with a card, as it may stand within other texts. */
const CARD_ELEMENT = /<cards?\s[^<>]*(?:name|quantity|number|qty)\s*=/iu;
const QUOTES = /^(?:>\s?)+(?!>)/u;

/** What stands for an element while the words around it are looked for. */
const HIDDEN = "\0";
const hide = (element: string): string => element.replace(/[^\n]/gu, HIDDEN);

/** A deck file within a text: its lines, and the other lines, each with empty lines in the place of the others. */
type FoundFile = { readonly file: string; readonly around: readonly string[] };

/** Returns the deck file that a text is or has in it, as a mail does; null for other texts. */
export function findDeckFile(lines: readonly string[]): FoundFile | null {
  const escaped = lines.some((line) => /&lt;cards?\s/iu.test(line));
  const bare = lines.map((line) => (escaped ? unescapeEntities(line) : line).replace(QUOTES, ""));
  const text = bare.join("\n");
  const isFile = /^\s*</u.test(text) && /<cards?\b/iu.test(text);
  if (!isFile && !CARD_ELEMENT.test(text)) return null;
  // Words within an element that is open, such as a comment on the deck, belong to the file.
  const outside = text
    .replace(/<(comments|notes)\b[^<>]*>[\s\S]*?<\/\1>/giu, hide)
    .replace(/<[/?!]?[a-z](?![^<>\s]*@)[^<>]*>/giu, hide)
    .split("\n");
  const isAround = outside.map((line) => !line.includes(HIDDEN));
  const keep = (isKept: (at: number) => boolean) => bare.map((line, at) => (isKept(at) ? line : ""));
  return { file: keep((at) => !isAround[at]).join("\n"), around: keep((at) => isAround[at] === true) };
}
