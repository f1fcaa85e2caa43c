import { type Color, checkDeck, type DeckZone, hasNoErrors } from "@/engine/magmell";
import { foldForSearch } from "@/lib/japanese/search-fold";
import { hasBit, isEmptyBitSet, subtractInto } from "../index/bit-set";
import type { SearchIndex } from "../index/types";
import type { NumberKey } from "../query/keys";
import type { Comparison, Predicate, QueryNode } from "../query/types";
import { createQueryCache } from "../run/query-cache";
import { searchCatalogue } from "../run/search";
import type { SearchContext } from "../run/types";
import type { DeckDocument } from "./deck-document";

/** A predicate over decks. */
type DeckFilter = (deck: DeckDocument) => boolean;

type DeckFilterContext = { readonly index: SearchIndex; readonly context: SearchContext; readonly placeOf: PlaceOf };
type PlaceOf = ReadonlyMap<string, number>;

/**
 * Compiles a deck query into a predicate for many decks; its card predicates are looked up in the catalogue once. A
 * predicate that cannot be answered passes no deck, and neither does its negation.
 */
export function compileDeckFilter(index: SearchIndex, root: QueryNode | null, context: SearchContext = {}): DeckFilter {
  const placeOf = new Map(index.catalogue.cards.map(({ key }, place) => [key, place]));
  return root === null
    ? () => true
    : filterOfNode({ index, placeOf, context: { queryCache: createQueryCache(), ...context } }, root, false);
}

function filterOfNode(scope: DeckFilterContext, node: QueryNode, unknown: boolean): DeckFilter {
  switch (node.type) {
    case "and": {
      const parts = node.parts.map((part) => filterOfNode(scope, part, unknown));
      return (deck) => parts.every((holds) => holds(deck));
    }
    case "or": {
      const parts = node.parts.map((part) => filterOfNode(scope, part, unknown));
      return (deck) => parts.some((holds) => holds(deck));
    }
    case "not": {
      const holds = filterOfNode(scope, node.part, !unknown);
      return (deck) => !holds(deck);
    }
    case "copies":
      return copiesFilter(scope, node, unknown);
    case "test":
      return filterOfPredicate(scope, node.predicate) ?? (() => unknown);
    case "unread":
      return () => unknown;
  }
}

/**
 * `[[query]]>=6`: copies of all matching cards in the zones the query allows. Cards that neither match nor are excluded
 * are undecided; the deck passes only if their number makes no difference.
 */
function copiesFilter(
  scope: DeckFilterContext,
  { query, op, count }: Extract<QueryNode, { type: "copies" }>,
  unknown: boolean,
): DeckFilter {
  const cards = { grimoire: cardsIn(scope, query, "grimoire"), stoneDeck: cardsIn(scope, query, "stoneDeck") };
  return ({ lines }) => {
    let copies = 0;
    let untold = 0;
    for (const line of lines) {
      const place = scope.placeOf.get(line.key);
      if (place === undefined) continue;
      const { passing, others } = cards[line.zone];
      if (hasBit(passing, place)) copies += line.count;
      else if (hasBit(others, place)) untold += line.count;
    }
    const holds = compareNumbers(copies, op, count);
    for (let more = 1; more <= untold; more += 1)
      if (compareNumbers(copies + more, op, count) !== holds) return unknown;
    return holds;
  };
}

/** Cards that match in a zone, and the undecided ones. */
function cardsIn({ index, context }: DeckFilterContext, query: QueryNode, zone: DeckZone) {
  const found = (root: QueryNode) => searchCatalogue(index, { root, options: {} }, context).cards;
  const asked = inZone(query, zone);
  const passing = found(asked);
  const others = index.shown.slice();
  subtractInto(others, passing);
  if (!isEmptyBitSet(others)) subtractInto(others, found({ type: "not", part: asked, at: asked.at }));
  return { passing, others };
}

const ZONES: Readonly<Record<DeckZone, string>> = { grimoire: "grimoire", stoneDeck: "stones" };

/** The query for cards of one zone, with `zone:` replaced by true or false. */
function inZone(node: QueryNode, zone: DeckZone): QueryNode {
  if (node.type === "and" || node.type === "or")
    return { ...node, parts: node.parts.map((part) => inZone(part, zone)) };
  if (node.type === "not") return { ...node, part: inZone(node.part, zone) };
  if (node.type !== "test" || node.predicate.on !== "choice" || node.predicate.key !== "zone") return node;
  const never: QueryNode = { type: "or", parts: [], at: node.at };
  return node.predicate.value === ZONES[zone] ? { type: "not", part: never, at: node.at } : never;
}

function filterOfPredicate({ index, placeOf }: DeckFilterContext, predicate: Predicate): DeckFilter | null {
  switch (predicate.on) {
    case "words": {
      const words = foldForSearch(predicate.value);
      return words === "" ? null : ({ names }) => names.some((name) => name.includes(words));
    }
    case "text":
      return textFilter(index, predicate);
    case "date":
      return dayFilter(predicate.op, predicate.from, predicate.to);
    case "setDate": {
      const day = index.catalogue.sets.find(({ code }) => code === predicate.set)?.releasedOn;
      return day === undefined ? null : dayFilter(predicate.op, day, day);
    }
    case "number":
      return likesFilter(predicate.key, (likes) => compareNumbers(likes, predicate.op, predicate.value));
    case "range":
      return likesFilter(
        predicate.key,
        (likes) => likes >= (predicate.from ?? 0) && likes <= (predicate.to ?? Number.POSITIVE_INFINITY),
      );
    case "parity":
      return likesFilter(predicate.key, (likes) => likes % 2 === Number(predicate.odd));
    case "stones":
      return (deck) => compareNumbers(stonesOf(index, placeOf, deck, predicate.color), predicate.op, predicate.value);
    default:
      return null;
  }
}

function textFilter(
  { catalogue }: SearchIndex,
  { key, match, value }: Extract<Predicate, { on: "text" }>,
): DeckFilter | null {
  if (key === "legal") return ({ deck }) => hasNoErrors(checkDeck(deck, catalogue.definitions));
  if (key === "deckTag") return tagFilter(foldForSearch(value));
  if (key !== "author" || match === "matches") return null;
  const words = foldForSearch(value);
  if (words === "") return null;
  return match === "is" ? ({ author }) => author === words : ({ author }) => author.includes(words);
}

const tagFilter =
  (tag: string): DeckFilter =>
  ({ tags }) =>
    tags.includes(tag);

/** Of the numbers only likes are about decks. */
const likesFilter = (key: NumberKey, holds: (likes: number) => boolean): DeckFilter | null =>
  key === "likes" ? ({ likes }) => holds(likes) : null;

/** Cards of the stone deck that have a color, by name or text (212.4, 212.5). */
function stonesOf({ catalogue }: SearchIndex, placeOf: PlaceOf, { lines }: DeckDocument, color: Color): number {
  let stones = 0;
  for (const { key, zone, count } of lines) {
    const place = zone === "stoneDeck" ? placeOf.get(key) : undefined;
    if (place !== undefined && catalogue.cards[place]?.colors.includes(color)) stones += count;
  }
  return stones;
}

const dayFilter =
  (op: Comparison, from: string, to: string): DeckFilter =>
  ({ updatedOn: day }) =>
    ({
      "=": day >= from && day <= to,
      "!=": day < from || day > to,
      "<": day < from,
      "<=": day <= to,
      ">": day > to,
      ">=": day >= from,
    })[op];

const compareNumbers = (one: number, op: Comparison, other: number): boolean =>
  ({
    "=": one === other,
    "!=": one !== other,
    "<": one < other,
    "<=": one <= other,
    ">": one > other,
    ">=": one >= other,
  })[op];
