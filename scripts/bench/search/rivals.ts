import MiniSearch from "minisearch";
import { CARD_KINDS, COLOR_BITS, COLORS, countSymbols, toColorBits } from "@/engine/magmell";
import type { CatalogueCard } from "@/lib/magmell/catalogue/model/types";
import type { BenchQuery } from "./bench-queries";

/** A search engine with its index built. Only the number of matches is compared. */
export type SearchRun = (question: BenchQuery) => { readonly length: number };

type Document = {
  readonly id: number;
  readonly nameEn: string;
  readonly nameJa: string;
  readonly textEn: string;
  readonly textJa: string;
};
const FIELDS = ["nameEn", "nameJa", "textEn", "textJa"] as const satisfies readonly (keyof Document)[];

const documentOf = ({ name, englishName, text, englishText }: CatalogueCard, id: number): Document => ({
  id,
  nameEn: englishName,
  nameJa: name,
  textEn: englishText,
  textJa: text,
});

/** Tokens without a dictionary: Latin words, and bigrams of unsegmented text. */
function tokensOf(text: string): readonly string[] {
  return [...text.toLowerCase().matchAll(/[a-z0-9+/']+|[々぀-ヿ㐀-鿿＀-￯]+/gu)].flatMap(([run]) => {
    if (run.length === 1 || run.charCodeAt(0) < 128) return [run];
    return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
  });
}

function isLike(card: CatalogueCard, { color, kind, useAtMost, apAtLeast }: NonNullable<BenchQuery["like"]>): boolean {
  return (
    (color === undefined || card.colors.includes(color)) &&
    (kind === undefined || card.kind === kind) &&
    (useAtMost === undefined || countSymbols(card.useCost) <= useAtMost) &&
    (apAtLeast === undefined || (card.ap ?? 0) >= apAtLeast)
  );
}

/** Returns a search with MiniSearch in which all terms are required; card properties are a filter function. */
export function createMiniSearchRun(cards: readonly CatalogueCard[]): SearchRun {
  const index = new MiniSearch<Document>({
    fields: [...FIELDS],
    tokenize: (text) => [...tokensOf(text)],
    processTerm: (term) => term,
    searchOptions: { combineWith: "AND", boost: { nameEn: 2, nameJa: 2 } },
  });
  index.addAll(cards.map(documentOf));
  return ({ words, like }) => {
    if (words.length === 0) return cards.filter((card) => isLike(card, like ?? {}));
    const passes = like && ((result: { id: number }) => isLike(cards[result.id] as CatalogueCard, like));
    return index.search(words.join(" "), passes ? { filter: passes } : undefined);
  };
}

const MOST_NUMBER = 20;

/** Returns a search that serves as a lower bound: one bit set per token and value, intersected word by word. */
export function createBitsetRun(cards: readonly CatalogueCard[]): SearchRun {
  const length = (cards.length + 31) >>> 5;
  const sets = new Map<string, Int32Array>();
  const put = (key: string, place: number) => {
    let bits = sets.get(key);
    if (!bits) {
      bits = new Int32Array(length);
      sets.set(key, bits);
    }
    bits[place >> 5] = (bits[place >> 5] as number) | (1 << (place & 31));
  };
  for (const [place, card] of cards.entries()) {
    const document = documentOf(card, place);
    for (const token of new Set(FIELDS.flatMap((field) => tokensOf(document[field])))) put(token, place);
    for (const color of COLORS) if (toColorBits(card.colors) & COLOR_BITS[color]) put(`:${color}`, place);
    put(`:${CARD_KINDS.indexOf(card.kind)}`, place);
    for (let value = countSymbols(card.useCost); value <= MOST_NUMBER; value += 1) put(`:use${value}`, place);
    for (let value = 0; value <= (card.ap ?? 0); value += 1) put(`:ap${value}`, place);
  }
  const found = new Uint32Array(cards.length);
  const both = new Int32Array(length);
  return (question) => {
    const lists = keysOf(question).map((key) => sets.get(key));
    const [first, ...others] = lists;
    if (!first) return found.subarray(0, 0);
    both.set(first);
    for (const other of others) {
      if (!other) return found.subarray(0, 0);
      for (let word = 0; word < length; word += 1) both[word] = (both[word] as number) & (other[word] as number);
    }
    let count = 0;
    for (let word = 0; word < length; word += 1) {
      for (let rest = both[word] as number; rest !== 0; rest &= rest - 1) {
        found[count] = (word << 5) + 31 - Math.clz32(rest & -rest);
        count += 1;
      }
    }
    return found.subarray(0, count);
  };
}

function keysOf({ words, like = {} }: BenchQuery): readonly string[] {
  const keys = [...tokensOf(words.join(" "))];
  if (like.color) keys.push(`:${like.color}`);
  if (like.kind) keys.push(`:${CARD_KINDS.indexOf(like.kind)}`);
  if (like.useAtMost !== undefined) keys.push(`:use${like.useAtMost}`);
  if (like.apAtLeast !== undefined) keys.push(`:ap${like.apAtLeast}`);
  return keys;
}
