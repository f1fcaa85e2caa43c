import type { Amount, Filter } from "../../../model/select";
import type { Parse, ParserInput } from "../parser-input";
import { toAmount, toCount } from "./amounts";
import { readSums } from "./arithmetic";
import { readHeads } from "./heads";
import { readModifiers } from "./modifiers";
import type { NounPhrase } from "./noun-phrase";
import { readCountedAmount, readQuantities } from "./numbers";
import {
  hasOnlyPending,
  mergePendingModifiers,
  NO_PENDING_MODIFIERS,
  type PendingModifiers,
} from "./pending-modifiers";
import type { Quantity } from "./quantity";
import { toFilter, toSelect } from "./selections";
import { shareOwner } from "./shared-owner";
import { readTokens } from "./tokens";
import { PLAYER_WORDS, readTableWords } from "./word-tables";

const MOST_PHRASES = 40;

/** Returns every noun phrase at an offset, the longest first. `relative` allows relative clauses at its beginning. */
export const readNounPhrases = (input: ParserInput, at: number, relative = true): readonly Parse<NounPhrase>[] =>
  input.parse(relative ? "phrase" : "phrase without clause", at, () => {
    const out: Parse<NounPhrase>[] = [];
    readFrom(input, at, NO_PENDING_MODIFIERS, relative, out);
    return removeDuplicateParses(out).sort((one, other) => other.end - one.end);
  });

/** Removes parses that repeat the value and end of an earlier one. */
export function removeDuplicateParses<Value>(parses: readonly Parse<Value>[]): Parse<Value>[] {
  const seen = new Set<string>();
  return parses.filter((parse) => {
    const key = JSON.stringify(parse);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Reads modifiers and nouns from left to right. Modifiers belong to the noun after them. */
function readFrom(
  input: ParserInput,
  at: number,
  pending: PendingModifiers,
  relative: boolean,
  out: Parse<NounPhrase>[],
): void {
  if (out.length > MOST_PHRASES || at >= input.text.length || !input.spend()) return;
  for (const { value, end } of newTokens(input, at, pending)) addEndings(input, value, end, out);
  const owners = hasOnlyPending(pending) ? [] : ownersAt(input, at);
  const modifiers = [...readModifiers(input, at, relative), ...owners];
  const behind = (found: readonly Parse<Partial<PendingModifiers>>[]): void => {
    for (const { value, end } of found) {
      const grown = mergePendingModifiers(pending, value);
      if (grown !== null) readFrom(input, input.afterComma(end), grown, true, out);
    }
  };
  // 「あなたのユニットを対象としているカード」: whose unit it is, not whose card.
  behind(modifiers.filter(({ value }) => isAiming(value)));
  for (const { value, end } of readHeads(input, at, pending)) addEndings(input, value, end, out);
  behind(modifiers.filter(({ value }) => !isAiming(value)));
}

const isAiming = ({ where }: Partial<PendingModifiers>): boolean =>
  where?.targets !== undefined || where?.targetsPlayer !== undefined;

/** Whose things they are, behind other modifiers: 「すべての相手のユニット」. */
const ownersAt = (input: ParserInput, at: number): readonly Parse<Partial<PendingModifiers>>[] =>
  readTableWords(input, at, PLAYER_WORDS).flatMap(({ value: whose, end }) =>
    input.text[end] === "の" ? [{ value: { whose }, end: end + 1 }] : [],
  );

/** Tokens to be made, with the number before their description. */
function newTokens(input: ParserInput, at: number, pending: PendingModifiers): readonly Parse<NounPhrase>[] {
  const { quantity } = pending;
  if (!hasOnlyPending(pending, "quantity")) return [];
  return readTokens(input, at).flatMap(({ value, end }) =>
    quantity !== undefined && value.quantity !== undefined
      ? []
      : [{ value: { ...value, ...(quantity && { quantity }) }, end }],
  );
}

function addEndings(input: ParserInput, phrase: NounPhrase, end: number, out: Parse<NounPhrase>[]): void {
  for (const counted of withQuantity(input, phrase, end)) {
    out.push(counted);
    continuePhrase(input, counted.value, counted.end, out);
  }
  out.push({ value: phrase, end });
  continuePhrase(input, phrase, end, out);
}

/** A phrase with the number behind it: 「ユニット1体」. */
function withQuantity(input: ParserInput, phrase: NounPhrase, end: number): readonly Parse<NounPhrase>[] {
  if (
    !["things", "pointer", "zone", "player", "counters", "damage", "newToken", "colors", "word"].includes(phrase.kind)
  )
    return [];
  if ("quantity" in phrase && phrase.quantity !== undefined) return [];
  const isThat =
    phrase.kind === "pointer" && /^\{"stored":"@(?:that|those|them|it)\b/u.test(JSON.stringify(phrase.select));
  return readQuantities(input, end).flatMap((quantity) =>
    (isThat &&
      typeof quantity.value.count === "number" &&
      !quantity.value.each &&
      /[体枚]/u.test(quantity.value.counter)) ||
    quantity.value.counter === "±" ||
    (quantity.value.counter === "" && typeof quantity.value.count !== "string")
      ? []
      : [{ value: counted(phrase, quantity.value), end: quantity.end }],
  );
}

/** A phrase with a number; 「一番上のカード3枚」 are the three on top. */
function counted(phrase: NounPhrase, quantity: Quantity): NounPhrase {
  if (
    phrase.kind === "pointer" &&
    typeof phrase.select === "object" &&
    "top" in phrase.select &&
    phrase.where === undefined
  ) {
    const { count } = quantity;
    if (typeof count !== "string" && !(typeof count === "object" && "min" in count))
      return { ...phrase, select: { ...phrase.select, count }, plural: true };
  }
  return { ...phrase, quantity } as NounPhrase;
}

const PARTITIVES = ["のうちの", "のうち、", "のうち", "の中の", "の中で、", "の中で"];
const EQUALS = ["に等しい", "と同じ", "と等しい", "だけの", "分の"];

/** Words that may follow a noun so that it belongs to a later one. */
function continuePhrase(input: ParserInput, phrase: NounPhrase, end: number, out: Parse<NounPhrase>[]): void {
  const continueWith = (pending: Partial<PendingModifiers>, from: number): void =>
    readFrom(
      input,
      input.afterComma(from),
      { ...NO_PENDING_MODIFIERS, ...pending, where: pending.where ?? {} },
      true,
      out,
    );
  const partitive = input.wordAt(PARTITIVES, end);
  if (partitive !== null) continueWith({ of: phrase }, end + partitive.length);
  else if (input.text[end] === "の") for (const pending of before(phrase)) continueWith(pending, end + 1);
  const equal = input.wordAt(EQUALS, end);
  const amount = equal === null ? null : equalNumber(phrase);
  if (equal !== null && amount !== null) continueWith({ amount }, end + equal.length);
  const more = readMoreThan(input, phrase, end);
  if (more !== null) continueWith({ amount: more.value }, more.end);
  for (const sum of readSums(input, phrase, end)) continueWith({ amount: sum.value }, sum.end);
  const alike = alikeFilter(input, phrase, end);
  if (alike !== null) continueWith({ where: alike.value }, alike.end);
  readLists(input, phrase, end, out);
}

/** 「捨てた枚数より1少ない枚数の」 */
function readMoreThan(input: ParserInput, phrase: NounPhrase, end: number): Parse<Amount> | null {
  const base = phrase.kind === "amount" && input.startsWith("より", end) ? phrase.amount : null;
  const [by] = base === null ? [] : readCountedAmount(input, end + 2);
  const word = by === undefined ? null : input.wordAt(["多い", "少ない"], by.end);
  const noun =
    by === undefined || word === null ? null : input.wordAt(["枚数の", "数の", "点数の"], by.end + word.length);
  if (base === null || by === undefined || word === null || noun === null) return null;
  const { amount } = by.value;
  const value: Amount = word === "多い" ? { sum: [base, amount] } : { highest: [0, { minus: [base, amount] }] };
  return { value, end: by.end + word.length + noun.length };
}

/** 「それに等しい数」 is the number mentioned before. */
const equalNumber = (phrase: NounPhrase): Amount | null =>
  phrase.kind === "pointer" && JSON.stringify(phrase.select) === '{"stored":"@it"}'
    ? { stored: "@amount" }
    : (toAmount(phrase) ?? toCount(phrase));

const ALIKE: readonly (readonly [word: string, key: "sameName" | "sharesColor"])[] = [
  ["と同じ名称の", "sameName"],
  ["と同じ名称を持つ", "sameName"],
  ["と同じ名称である", "sameName"],
  ["と名称が同じ", "sameName"],
  ["と同じ色の", "sharesColor"],
  ["と同じ色を持つ", "sharesColor"],
  ["と同じ色である", "sharesColor"],
];

function alikeFilter(input: ParserInput, phrase: NounPhrase, end: number): Parse<Filter> | null {
  const found = ALIKE.find(([word]) => input.startsWith(word, end));
  const select = found === undefined ? null : toSelect(phrase);
  return found === undefined || select === null
    ? null
    : { value: { [found[1]]: select } as Filter, end: end + found[0].length };
}

/** Meanings of a phrase before 「の」 for the noun behind it. */
function before(phrase: NounPhrase): readonly Partial<PendingModifiers>[] {
  switch (phrase.kind) {
    case "player":
      return [{ whose: phrase.party, of: phrase }, { whose: phrase.party }];
    case "zone": {
      if (phrase.position !== undefined) return [{ of: phrase }];
      const { zone, whose } = phrase;
      return [{ zones: [zone], ...(whose && { whose }) }, { of: phrase }];
    }
    case "state":
      return [{ where: phrase.where }];
    case "quantity":
      return [{ quantity: phrase.quantity }];
    case "amount":
      return [{ quantity: { count: phrase.amount, counter: phrase.counter } }, { of: phrase }];
    case "list":
      return [...listBefore(phrase.items), { of: phrase }];
    case "turn":
    case "phase":
    case "step":
    case "battle":
    case "newToken":
      return [];
    default:
      return "quantity" in phrase && phrase.quantity?.each ? [] : [{ of: phrase }];
  }
}

/** 「手札かダストの」, 「あなたと相手の」 */
function listBefore(items: readonly NounPhrase[]): readonly Partial<PendingModifiers>[] {
  const parties = items.map((item) => (item.kind === "player" ? item.party : null));
  if (parties.length === 2 && parties.includes("you") && parties.includes("opponent")) return [{ whose: "each" }];
  const zones = items.flatMap((item) => (item.kind === "zone" && item.position === undefined ? [item] : []));
  if (zones.length !== items.length) return [];
  const whose = zones.find((zone) => zone.whose !== undefined)?.whose;
  return [{ zones: zones.map(({ zone }) => zone), ...(whose && { whose }) }];
}

/** The most items of a list: no card names more, and longer ones cost too much. */
const MOST_ITEMS = 6;

const JOINERS: readonly (readonly [word: string, how: "and" | "or"])[] = [
  ["、または", "or"],
  ["または", "or"],
  ["か", "or"],
  ["と、", "and"],
  ["と", "and"],
  ["や", "and"],
  ["、", "and"],
];

/** 「〜と〜」, 「〜または〜」 */
function readLists(input: ParserInput, first: NounPhrase, end: number, out: Parse<NounPhrase>[]): void {
  for (const [word, how] of JOINERS) {
    // 「〜と同じ数」 is no list.
    if (!input.startsWith(word, end) || (word === "と" && /^(?:同じ|等し)/u.test(input.text.slice(end + 1)))) continue;
    for (const rest of readNounPhrases(input, end + word.length)) {
      const value = rest.value;
      if (value.kind === "list" && value.items.length >= MOST_ITEMS) continue;
      const others = value.kind === "list" && (value.how === how || word === "、") ? value.items : [value];
      const items = shareOwner(first, others);
      if (items === null) continue;
      if (word === "、" && (value.kind !== "list" || items.length < 3)) continue;
      if (value.kind === "list" && items.length === 2) continue;
      const list: NounPhrase = isBothPlayers(items)
        ? { kind: "player", party: "each" }
        : { kind: "list", how: word === "、" && value.kind === "list" ? value.how : how, items };
      if (list.kind === "player" && how !== "and") continue;
      out.push({ value: list, end: rest.end });
      if (input.text[rest.end] === "の" || input.startsWith("に等しい", rest.end))
        continueList(input, list, rest.end, out);
    }
    break;
  }
}

/** 「あなたと相手」 */
const isBothPlayers = ([one, other, ...more]: readonly NounPhrase[]): boolean =>
  more.length === 0 &&
  one?.kind === "player" &&
  other?.kind === "player" &&
  [one.party, other.party].every((party) => party === "you" || party === "opponent") &&
  one.party !== other.party;

function continueList(input: ParserInput, list: NounPhrase, end: number, out: Parse<NounPhrase>[]): void {
  const partitive = input.wordAt(PARTITIVES, end);
  const word = partitive ?? (input.text[end] === "の" ? "の" : null);
  if (word === null) return;
  for (const pending of word === "の" ? before(list) : [{ of: list }])
    readFrom(
      input,
      input.afterComma(end + word.length),
      { ...NO_PENDING_MODIFIERS, ...pending, where: pending.where ?? {} },
      true,
      out,
    );
}

/** Returns the filter of a phrase that describes a state. */
export function toStateFilter(phrase: NounPhrase): Filter | null {
  if (phrase.kind === "state") return phrase.where;
  return phrase.kind === "things" && phrase.quantity === undefined ? toFilter(phrase) : null;
}
