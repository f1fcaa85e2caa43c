import { type Color, checkDeck, type DeckZone, isLegal } from "@/engine/magmell";
import { searchFold } from "@/lib/japanese/search-fold";
import { dropBits, hasBit, isEmpty } from "../index/bits";
import type { SearchIndex } from "../index/types";
import type { Comparison, Node, Test } from "../query/types";
import { noFindings } from "../run/findings";
import { search } from "../run/search";
import type { SearchContext } from "../run/types";
import type { SearchedDeck } from "./searched-deck";

/** Whether a deck passes. */
export type DeckQuestion = (deck: SearchedDeck) => boolean;

type Asked = { readonly index: SearchIndex; readonly context: SearchContext; readonly placeOf: PlaceOf };
type PlaceOf = ReadonlyMap<string, number>;

/**
 * Makes of a query that was read for decks a question that can be asked of many: what it says of cards is looked up in the
 * catalogue once. What cannot be answered lets nothing pass, and neither does its contrary.
 */
export function deckQuestion(index: SearchIndex, root: Node | null, context: SearchContext = {}): DeckQuestion {
  const placeOf = new Map(index.catalogue.cards.map(({ key }, place) => [key, place]));
  return root === null
    ? () => true
    : asked({ index, placeOf, context: { findings: noFindings(), ...context } }, root, false);
}

function asked(scope: Asked, node: Node, unknown: boolean): DeckQuestion {
  switch (node.type) {
    case "and": {
      const parts = node.parts.map((part) => asked(scope, part, unknown));
      return (deck) => parts.every((holds) => holds(deck));
    }
    case "or": {
      const parts = node.parts.map((part) => asked(scope, part, unknown));
      return (deck) => parts.some((holds) => holds(deck));
    }
    case "not": {
      const holds = asked(scope, node.part, !unknown);
      return (deck) => !holds(deck);
    }
    case "copies":
      return copiesOf(scope, node, unknown);
    case "test":
      return testOf(scope, node.test) ?? (() => unknown);
    case "unread":
      return () => unknown;
  }
}

/**
 * `[[query]]>=6`: the copies of all cards that pass, in the zones that the query lets them be in. Of cards that neither pass
 * nor are excluded the query cannot tell, so it must not matter how many of them pass.
 */
function copiesOf(
  scope: Asked,
  { query, op, count }: Extract<Node, { type: "copies" }>,
  unknown: boolean,
): DeckQuestion {
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
    const holds = compares(copies, op, count);
    for (let more = 1; more <= untold; more += 1) if (compares(copies + more, op, count) !== holds) return unknown;
    return holds;
  };
}

/** The cards of a zone that pass, and those of which the query cannot tell. */
function cardsIn({ index, context }: Asked, query: Node, zone: DeckZone) {
  const found = (root: Node) => search(index, { root, options: {} }, context).cards;
  const asked = inZone(query, zone);
  const passing = found(asked);
  const others = index.shown.slice();
  dropBits(others, passing);
  if (!isEmpty(others)) dropBits(others, found({ type: "not", part: asked, at: asked.at }));
  return { passing, others };
}

const ZONES: Readonly<Record<DeckZone, string>> = { grimoire: "grimoire", stoneDeck: "stones" };

/** The query as it stands for cards of a zone: `zone:` is true or false there. */
function inZone(node: Node, zone: DeckZone): Node {
  if (node.type === "and" || node.type === "or")
    return { ...node, parts: node.parts.map((part) => inZone(part, zone)) };
  if (node.type === "not") return { ...node, part: inZone(node.part, zone) };
  if (node.type !== "test" || node.test.on !== "choice" || node.test.key !== "zone") return node;
  const never: Node = { type: "or", parts: [], at: node.at };
  return node.test.value === ZONES[zone] ? { type: "not", part: never, at: node.at } : never;
}

function testOf({ index, placeOf }: Asked, test: Test): DeckQuestion | null {
  switch (test.on) {
    case "words": {
      const words = searchFold(test.value);
      return words === "" ? null : ({ names }) => names.some((name) => name.includes(words));
    }
    case "text":
      return textOf(index, test);
    case "date":
      return dayOf(test.op, test.from, test.to);
    case "setDate": {
      const day = index.catalogue.sets.find(({ code }) => code === test.set)?.releasedOn;
      return day === undefined ? null : dayOf(test.op, day, day);
    }
    case "stones":
      return (deck) => compares(stonesOf(index, placeOf, deck, test.color), test.op, test.value);
    default:
      return null;
  }
}

function textOf({ catalogue }: SearchIndex, { key, match, value }: Extract<Test, { on: "text" }>): DeckQuestion | null {
  if (key === "legal") return ({ deck }) => isLegal(checkDeck(deck, catalogue.definitions));
  if (key !== "author" || match === "matches") return null;
  const words = searchFold(value);
  if (words === "") return null;
  return match === "is" ? ({ author }) => author === words : ({ author }) => author.includes(words);
}

/** How many cards of the stone deck have a color, by name or by text (212.4, 212.5). */
function stonesOf({ catalogue }: SearchIndex, placeOf: PlaceOf, { lines }: SearchedDeck, color: Color): number {
  let stones = 0;
  for (const { key, zone, count } of lines) {
    const place = zone === "stoneDeck" ? placeOf.get(key) : undefined;
    if (place !== undefined && catalogue.cards[place]?.colors.includes(color)) stones += count;
  }
  return stones;
}

const dayOf =
  (op: Comparison, from: string, to: string): DeckQuestion =>
  ({ updatedOn: day }) =>
    ({
      ...{ "=": day >= from && day <= to, "!=": day < from || day > to },
      ...{ "<": day < from, "<=": day <= to, ">": day > to, ">=": day >= from },
    })[op];

const compares = (one: number, op: Comparison, other: number): boolean =>
  ({
    ...{ "=": one === other, "!=": one !== other },
    ...{ "<": one < other, "<=": one <= other, ">": one > other, ">=": one >= other },
  })[op];
