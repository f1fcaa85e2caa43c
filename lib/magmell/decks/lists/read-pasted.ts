import { parseSharedName } from "@/lib/decks/sharing/shared-name";
import type { Catalogue } from "@/lib/magmell/catalogue/model/types";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { findLinkedDeckCode, findLinkedDeckName } from "@/lib/magmell/decks/sharing/extract-code";
import type { DeckCodeProblem } from "@/lib/magmell/decks/sharing/types";
import { findLinkedDeckId } from "../compare/deck-reference";
import { getCardFinder } from "./card-finder";
import { readJsonList } from "./read-json";
import { readListLines } from "./read-lines";
import type { ParsedLists } from "./types";

/** The content of a pasted text, by its form. */
export type PastedDeck =
  | ({ readonly as: "list" | "csv" | "json" | "code" } & ParsedLists)
  /** A link to a saved deck, by id or secret token; only the site knows its content. */
  | { readonly as: "link"; readonly linked: string }
  | { readonly as: "brokenCode"; readonly problem: DeckCodeProblem };

/** Parses a list in any form, JSON, a table, a deck code, or a link with a code in any text. Never throws. */
export function parsePastedDeck(text: string, catalogue: Pick<Catalogue, "cards" | "names">): PastedDeck {
  const finder = getCardFinder(catalogue);
  const trimmed = text.trim();
  const alone = findLinkedDeckId(trimmed) === null ? aloneCode(trimmed) : null;
  if (alone !== null && finder.find(trimmed) === null) return fromCode(alone, catalogue, findLinkedDeckName(trimmed));
  const json = readJsonList(text, finder);
  if (json) return { as: "json", ...json };
  const { isTable, ...list } = readListLines(text, finder);
  if (list.knownCopies > 0 || isTable) return { as: isTable ? "csv" : "list", ...list };
  const linked = findLinkedDeckId(text);
  if (linked !== null) return { as: "link", linked };
  return codeWithin(text, catalogue) ?? { as: "list", ...list };
}

function fromCode(code: string, { cards }: Pick<Catalogue, "cards">, name: string | null): PastedDeck {
  const read = decodeDeck(code, createNumberTable(cards));
  if (!read.ok) return { as: "brokenCode", problem: read.problem };
  return { as: "code", deck: read.deck, candidates: [], name: name ?? "", problems: [], knownCopies: 1 };
}

/** The code of a deck link, or the text itself if it is one long word of code characters. */
function aloneCode(text: string): string | null {
  if (/\s/u.test(text)) return null;
  return findLinkedDeckCode(text) ?? (/^[\w-]{10,}$/u.test(text) ? text : null);
}

const WORD = /[\w-]{9,640}/gu;
const LINK = /\/(?:d|goldfish)\/([\w%-]{4,640})(?:(?:\/[^?#\s]{0,900})?\?(?:[^\s#]{0,200}&)?n=([\w-]{1,1000}))?/gu;
const MOST_WORDS = 50;

/** The first intact code in a sentence; failing that, what is wrong with the first link to a deck. */
function codeWithin(text: string, catalogue: Pick<Catalogue, "cards">): PastedDeck | null {
  const linked = [...text.matchAll(LINK)]
    .slice(0, MOST_WORDS)
    .map(([, code = "", name]) => fromCode(code, catalogue, parseSharedName(name)));
  const words = [...text.matchAll(WORD)].slice(0, MOST_WORDS).map(([word]) => fromCode(word, catalogue, null));
  const read = [...linked, ...words];
  return read.find(({ as }) => as === "code") ?? (linked.length > 0 ? (read[0] ?? null) : null);
}
