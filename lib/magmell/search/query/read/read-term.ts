import { DECK_SYNONYMS } from "../choices";
import { findQueryKey, KEY_NAMES, NOT_KEY } from "../find-key";
import { type KeyLevel, type KeyValueKind, type OptionKey, QUERY_KEYS, type QueryKeyId } from "../keys";
import type { Predicate, QueryNode } from "../types";
import { findNearestWords, toWarningSuggestion } from "./nearest-words";
import {
  createAndNode,
  createOrNode,
  createPredicateNode,
  createValueFault,
  isFullyParsed,
  type ValueReader,
  type WarningReporter,
} from "./nodes";
import { readCard, readChoice, readRule } from "./read-choice";
import { readColors, readStones, readSymbols } from "./read-colors";
import { readDate } from "./read-date";
import { readNumber } from "./read-number";
import { readOption } from "./read-option";
import { readText } from "./read-text";
import { COMPARISONS_BY_SIGN, type TermToken, type ValueToken } from "./tokens";

/** The context of a term; `deckCards` is between `[[` and `]]` in a deck search. */
export type TermScope = "cards" | "builder" | "decks" | "deckCards";

type TestKey = Exclude<QueryKeyId, OptionKey>;

const ANSWERED: Readonly<Record<TermScope, readonly KeyLevel[]>> = {
  cards: ["card", "printing", "option"],
  builder: ["card", "printing", "option", "builder"],
  decks: ["card", "printing", "deck"],
  deckCards: ["card", "printing"],
};

const READERS = {
  text: readText,
  number: readNumber,
  colors: readColors,
  symbols: readSymbols,
  stones: readStones,
  date: readDate,
  choice: readChoice,
  card: readCard,
  rule: readRule,
} as const satisfies Readonly<Record<KeyValueKind, unknown>>;

/** Reads a predicate key with its values. Unreadable values are reported and match nothing. */
export function readTerm(term: TermToken, where: TermScope, warn: WarningReporter): QueryNode {
  const id = findQueryKey(term.key);
  if (id === null) {
    warn("UNKNOWN_KEY", term.at, toWarningSuggestion(meantKeys(term, where)));
    return unread(term);
  }
  const key: QueryKeyId = id === NOT_KEY ? "is" : id;
  if (term.members.length === 0) warn("NO_VALUE", term.at, { key });
  else if (isOptionKey(key)) warn(isOptionInScope(key, where) ? "OPTION_PLACE" : "ELSEWHERE", term.at, { key });
  else if (!isAnswered(key, term, where)) warn("ELSEWHERE", term.at, { key });
  else return readValues(id === NOT_KEY ? turned(term) : term, key, where, warn);
  return unread(term);
}

/**
 * Keys suggested for an unknown one: those that can read the value, one per resulting condition, or all if none can.
 */
function meantKeys(term: TermToken, where: TermScope): readonly string[] {
  const names = findNearestWords(term.key, KEY_NAMES, findQueryKey);
  const byQuestion = new Map<string, string>();
  for (const name of names) {
    const question = questionOf({ ...term, key: name }, where);
    if (question !== null && !byQuestion.has(question)) byQuestion.set(question, name);
  }
  return byQuestion.size > 0 ? [...byQuestion.values()] : names;
}

/** Canonical text of a term's condition, for comparing conditions; null if it cannot be read. */
function questionOf(term: TermToken, where: TermScope): string | null {
  const id = findQueryKey(term.key);
  if (id === null || id === NOT_KEY || !isOptionKey(id)) {
    const node = readTerm(term, where, () => undefined);
    return isFullyParsed(node) ? JSON.stringify(node) : null;
  }
  const values = term.members.map(({ text }) => text);
  const isAccepted = values.length > 0 && isOptionInScope(id, where) && readOption({}, id, term.op, values) === null;
  return isAccepted ? id : null;
}

export const isOptionKey = (key: QueryKeyId): key is OptionKey => QUERY_KEYS[key].level === "option";

/** Returns whether an option exists in a scope. Deck searches have no options, and the builder has no date option. */
export const isOptionInScope = (key: OptionKey, where: TermScope): boolean =>
  where !== "decks" && !(where === "builder" && key === "asOf");

function isAnswered(key: TestKey, term: TermToken, where: TermScope): boolean {
  if (key === "zone") return where === "deckCards";
  if (key === "inSet" && term.members.some(isDeckWord) && where !== "builder") return false;
  return ANSWERED[where].includes(QUERY_KEYS[key].level);
}

/** Whether the other number of a comparison exists in this context. */
const isOperandAnswered = (predicate: Predicate, where: TermScope): boolean =>
  predicate.on !== "numbers" || ANSWERED[where].includes(QUERY_KEYS[predicate.other].level);

/** Whether `in:` names the deck in the builder. */
const isDeckWord = ({ form, text }: ValueToken): boolean =>
  form === "plain" && DECK_SYNONYMS.includes(text.toLowerCase());

const NO_LIST: readonly QueryKeyId[] = ["legal", "banned", "limited", "limit"];

function readValues(term: TermToken, key: TestKey, where: TermScope, warn: WarningReporter): QueryNode {
  if (NO_LIST.includes(key) && where !== "decks") warn("NO_LIST_YET", term.at, { key });
  const parts = term.members.map((member) => {
    const read = readValue(key, term, member);
    const node =
      read.type === "test" && !isOperandAnswered(read.predicate, where) ? createValueFault("ELSEWHERE") : read;
    if (node.type !== "fault") return where === "decks" && isOfCards(key) ? createDeckHoldingNode(node) : node;
    const { code, nearest, choices, limit } = node;
    warn(code, member.at, { key, nearest, choices, limit });
    return unread(term, member);
  });
  return term.op === "!=" ? createAndNode(parts) : createOrNode(parts);
}

/** Kinds of values with comparisons, so that an operator before a value is not part of it. */
const COMPARED: readonly KeyValueKind[] = ["number", "symbols", "colors", "date"];

function readValue(key: TestKey, { op }: TermToken, member: ValueToken): ReturnType<ValueReader<never>> {
  if (key === "inSet" && isDeckWord(member)) {
    const copies = op === "!=" ? "=" : ">=";
    return createPredicateNode({ on: "number", key: "copies", op: copies, value: copies === "=" ? 0 : 1 }, member.at);
  }
  const read = READERS[QUERY_KEYS[key].value] as ValueReader<TestKey>;
  const [, sign, text] = SIGNED.exec(member.text) ?? [];
  const compared = sign === undefined ? undefined : COMPARISONS_BY_SIGN[sign];
  if (text === undefined || compared === undefined || op !== ":" || !COMPARED.includes(QUERY_KEYS[key].value))
    return read(key, op, member);
  return read(key, compared, { ...member, text });
}

/** A value that begins with an operator, as in `ap:>=3`. */
const SIGNED = /^(<=|>=|!=|[<>=≦≤≧≥≠])(.+)$/u;

/** Whether a key is about cards; in a deck search it finds decks with such a card. `legal:` is about decks. */
const isOfCards = (key: QueryKeyId): boolean => QUERY_KEYS[key].level !== "deck" && key !== "legal";

/** Returns the node that matches decks with at least one copy of a card that matches `query`. */
export const createDeckHoldingNode = (query: QueryNode): QueryNode => ({
  type: "copies",
  query,
  op: ">=",
  count: 1,
  at: query.at,
});

/** `not:x` rewritten as `is!=x`. */
const turned = (term: TermToken): TermToken => ({
  ...term,
  op: term.op === "!=" ? "=" : term.op === ":" || term.op === "=" ? "!=" : term.op,
});

/** An unread node with a term, or one value of it, as typed. */
function unread(term: TermToken, member?: ValueToken): QueryNode {
  const values = member ? [member] : term.members;
  const text = `${term.head}${values.map(({ typed }) => typed).join(",")}`;
  return { type: "unread", text, at: member?.at ?? term.at };
}
