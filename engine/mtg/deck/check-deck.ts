import type { MtgRef } from "../model/ref";
import { checkCardName } from "./check-card-name";
import type { MtgCardData, MtgDeck, MtgDeckFix, MtgDeckProblem, MtgDeckProblemCode } from "./deck";
import { type DatedFormat, DOCUMENT_FORMAT_DATA, type FormatData, getFormatOn } from "./format-data";
import { findNearestKnownNames, isKnownName, isMisspelledBasicLand } from "./known-names";
import { type CardCopies, countZoneCards, createRemovalFix, groupCopiesByCard } from "./lines";
import { ANTE_CARDS } from "./lists";
import { FIVE_BASIC_LANDS, isBasicLand, isListed, toNameKey } from "./name-key";

/**
 * The format and date of a deck check, the known card data, and sets and lists in addition to the built-in ones.
 * `printings` are set codes that the deck list itself gives for cards, by name key; they are used if there is no card
 * data.
 */
export type DeckCheckOptions = {
  readonly format: string;
  readonly on: string;
  readonly cards: MtgCardData | null;
  readonly book?: FormatData;
  readonly printings?: ReadonlyMap<string, readonly string[]>;
};

/**
 * Returns all problems of a deck in a format on a day: errors first, then advice. A deck without errors is legal.
 * Copies of a card are counted together across lines, deck and sideboard; with card data also across languages. Counts
 * that are not positive integers count as 0. An unknown format is reported as the only problem.
 */
export function checkDeck(
  deck: MtgDeck,
  { format: id, on, cards, book = DOCUMENT_FORMAT_DATA, printings = new Map() }: DeckCheckOptions,
): readonly MtgDeckProblem[] {
  const format = getFormatOn(id, on, book);
  if (format === null)
    return [error({ code: "FORMAT_UNKNOWN", rule: "mtg-house:35", names: [id], have: 0, want: 0, fix: null })];
  const keyOf = (name: string) => toNameKey(cards?.find(toNameKey(name))?.name ?? name);
  const copies = groupCopiesByCard(deck, keyOf);
  // Without card data, a misspelt basic land is one, and names of which nothing is known may be no cards.
  const isBasic = (name: string) => isBasicLand(name) || (cards === null && isMisspelledBasicLand(name));
  const isCard = ({ names: [name], total }: CardCopies) =>
    cards !== null || isKnownName(name) || (total > 1 && findNearestKnownNames(name).length === 0);
  const asked = { format, on, cards, sets: book.sets, allowed: format.setsOn(on), printings };
  const names = [
    ...copies.flatMap((one) => judgeCopies(one, format, isBasic)),
    ...copies.flatMap((one) => checkCardName(one, asked)),
  ];
  const refused = new Set(
    names.flatMap(({ severity, want, names: [name] }) =>
      severity === "error" && want === 0 && name !== undefined ? [name] : [],
    ),
  );
  const welcome = copies.filter((one) => !refused.has(one.names[0]) && isCard(one));
  const inPool = copies.filter(({ names: [name] }) => !isBasic(name));
  const found = [...names, ...judgePool(deck, inPool, format, keyOf), ...judgeSizes(deck, welcome, format)];
  const isError = ({ severity }: MtgDeckProblem) => severity === "error";
  return [...found.filter(isError), ...found.filter((one) => !isError(one))];
}

type Parts = {
  readonly code: MtgDeckProblemCode;
  readonly rule: MtgRef;
  readonly zone?: MtgDeckProblem["zone"];
  readonly names?: readonly string[];
  readonly have: number;
  readonly want: number;
  readonly fix: MtgDeckFix | null;
};

const error = ({ zone = "both", names = [], ...parts }: Parts): MtgDeckProblem => ({
  ...parts,
  severity: "error",
  zone,
  names,
  from: null,
});

/** Copies above the format's limit for a name: none of a banned card, one of a restricted card, otherwise four. */
function judgeCopies(
  copies: CardCopies,
  { banned, restricted, copies: limit, pool }: DatedFormat,
  isBasic: (name: string) => boolean,
): readonly MtgDeckProblem[] {
  const { key, names, total } = copies;
  const tooMany = (code: MtgDeckProblemCode, rule: MtgRef, want: number) =>
    total > want ? [error({ code, rule, names, have: total, want, fix: createRemovalFix(copies, want) })] : [];
  if (pool !== null && isListed(ANTE_CARDS, key)) return tooMany("ANTE", pool.ante, 0);
  if (banned !== null && isListed(banned.names, key)) return tooMany("BANNED", banned.rule, 0);
  if (restricted !== null && isListed(restricted.names, key)) return tooMany("RESTRICTED", restricted.rule, 1);
  return limit === null || isBasic(names[0]) ? [] : tooMany("COPIES", limit.rule, limit.most);
}

/**
 * Cards that the pool lacks. Basic lands need not be in the pool. If no pool is given, the deck can't be checked
 * against it, which results in advice only.
 * @rule mtg-6e:D.17.1, mtg-6e:D.19.6
 */
function judgePool(
  deck: MtgDeck,
  copies: readonly CardCopies[],
  { pool }: DatedFormat,
  keyOf: (name: string) => string,
): readonly MtgDeckProblem[] {
  if (pool === null || copies.length === 0) return [];
  if (countZoneCards(deck, "pool") === 0) {
    const have = copies.reduce((sum, { total }) => sum + total, 0);
    return [
      { ...error({ code: "POOL", rule: pool.rule, zone: "pool", have, want: 0, fix: null }), severity: "advice" },
    ];
  }
  const held = groupCopiesByCard({ main: deck.pool, sideboard: [] }, keyOf);
  return copies.flatMap((one) => {
    const want = held.find(({ key }) => key === one.key)?.total ?? 0;
    const { names, total: have } = one;
    if (have <= want) return [];
    return [error({ code: "POOL", rule: pool.rule, names, have, want, fix: createRemovalFix(one, want) })];
  });
}

function judgeSizes(deck: MtgDeck, copies: readonly CardCopies[], format: DatedFormat): readonly MtgDeckProblem[] {
  const { minimum, sideboard } = format;
  const main = countZoneCards(deck, "main");
  const beside = countZoneCards(deck, "sideboard");
  const problems: MtgDeckProblem[] = [];
  if (main < minimum.count) {
    const count = minimum.count - main;
    const fix = { do: "add", zone: "main", count, candidates: mayBeAdded(copies, format, count) } as const;
    problems.push(error({ code: "MINIMUM", rule: minimum.rule, zone: "main", have: main, want: minimum.count, fix }));
  }
  const most = sideboard?.sizes[1] ?? beside;
  const isWrong = sideboard?.mayBeSmaller ? beside > most : beside > 0 && beside !== most;
  if (sideboard !== null && isWrong) {
    const count = Math.abs(most - beside);
    const fix: MtgDeckFix =
      beside > most
        ? { do: "cut", zone: "sideboard", count, candidates: deck.sideboard }
        : { do: "add", zone: "sideboard", count, candidates: mayBeAdded(copies, format, count) };
    const { rule } = sideboard;
    problems.push(error({ code: "SIDEBOARD", rule, zone: "sideboard", have: beside, want: most, fix }));
  }
  return problems;
}

/** Names of the deck with the copies that may still be added of each, then basic lands. */
function mayBeAdded(
  copies: readonly CardCopies[],
  { copies: limit, banned, restricted, pool }: DatedFormat,
  count: number,
) {
  const own =
    limit === null || pool !== null
      ? []
      : copies
          .filter(({ names: [name] }) => !isBasicLand(name))
          .map(({ key, names: [name], total }) => {
            const most =
              banned && isListed(banned.names, key)
                ? 0
                : restricted && isListed(restricted.names, key)
                  ? 1
                  : limit.most;
            return { name, count: Math.min(count, most - total) };
          })
          .filter((line) => line.count > 0);
  const basics = [...new Set([...copies.map(({ names: [name] }) => name).filter(isBasicLand), ...FIVE_BASIC_LANDS])];
  return [...own, ...basics.map((name) => ({ name, count }))];
}
