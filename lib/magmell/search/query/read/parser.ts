import type { TextSpan } from "@/lib/japanese/types";
import { findQueryKey, NOT_KEY } from "../find-key";
import type { OptionKey } from "../keys";
import { MAX_COPIES_DIGITS, MAX_QUERY_DEPTH, MAX_QUERY_TERMS } from "../limits";
import type { Comparison, QueryNode, WarningCode } from "../types";
import { createAndNode, createNotNode, createOrNode, createPredicateNode, type WarningReporter } from "./nodes";
import { normalizeValue } from "./normalize-value";
import { type OptionDraft, readOption } from "./read-option";
import { createDeckHoldingNode, isOptionInScope, isOptionKey, readTerm, type TermScope } from "./read-term";
import { readBarePattern } from "./read-text";
import type { QueryOperator, QueryToken, TermToken } from "./tokens";

/** A limit or context violation that rejects the whole query. */
export type QueryRefusal = { readonly code: WarningCode; readonly at: TextSpan; readonly limit?: number };

type Closing = "close" | "closeDeck";
/** Returns the typed text of a span. */
type Typed = (at: TextSpan) => string;

/** A recursive-descent parser. `and` binds tighter than `or`, and minus tightest. */
export class QueryParser {
  readonly options: OptionDraft = {};
  readonly unreadOptions: string[] = [];
  refusal: QueryRefusal | null = null;
  #next = 0;
  #terms = 0;
  /** Whether an odd number of minuses precedes. Options cannot be negated: they apply to the whole query. */
  #isExcluded = false;
  /** Closing tokens that the open groups expect. */
  readonly #open: Closing[] = [];

  constructor(
    private readonly tokens: readonly QueryToken[],
    private where: TermScope,
    private readonly warn: WarningReporter,
    private readonly typed: Typed,
  ) {}

  /** Parses the whole query; `null` matches everything. */
  parse(): QueryNode | null {
    return this.#or();
  }

  #or(): QueryNode | null {
    const parts: QueryNode[] = [];
    let joined: TextSpan | null = null;
    for (;;) {
      const before = this.#next;
      const part = this.#and();
      if (part) parts.push(part);
      const token = this.#peek();
      const isEmpty = this.#next === before;
      if (token?.type !== "or") {
        if (isEmpty && joined) this.warn("NOTHING_JOINED", joined);
        return parts.length > 0 ? createOrNode(parts) : null;
      }
      if (isEmpty) this.warn("NOTHING_JOINED", token.at);
      joined = token.at;
      this.#next += 1;
    }
  }

  #and(): QueryNode | null {
    const parts: QueryNode[] = [];
    for (let token = this.#peek(); token && token.type !== "or"; token = this.#peek()) {
      if (token.type === "close" || token.type === "closeDeck") {
        if (this.#open.includes(token.type)) break;
        this.warn("UNOPENED_GROUP", token.at);
        this.#next += 1;
      } else if (token.type === "and") this.#joiner(token.at, parts.length > 0);
      else {
        const part = this.#not();
        if (part) parts.push(part);
      }
    }
    return parts.length > 0 ? createAndNode(parts) : null;
  }

  #joiner(at: TextSpan, follows: boolean): void {
    this.#next += 1;
    const next = this.#peek();
    const ends = next === undefined || ["or", "and", "close", "closeDeck"].includes(next.type);
    if (!follows || ends) this.warn("NOTHING_JOINED", at);
  }

  #not(): QueryNode | null {
    let minuses = 0;
    let from: TextSpan | null = null;
    for (let token = this.#peek(); token?.type === "minus"; token = this.#peek()) {
      this.#next += 1;
      const next = this.#peek();
      if (next?.at.from !== token.at.to || !BEGINS.includes(next.type)) {
        this.warn("NOTHING_JOINED", token.at);
        return null;
      }
      minuses += 1;
      from ??= token.at;
    }
    const turns = minuses % 2 === 1;
    if (turns) this.#isExcluded = !this.#isExcluded;
    const atom = this.#atom();
    if (turns) this.#isExcluded = !this.#isExcluded;
    if (atom === null || from === null) return atom;
    const at = { from: from.from, to: atom.at.to };
    return { ...(turns ? createNotNode(atom) : atom), at };
  }

  #atom(): QueryNode | null {
    const token = this.#peek();
    if (token === undefined) return null;
    this.#next += 1;
    if (token.type === "open") return this.#group(token.at, "close");
    if (token.type === "openDeck") return this.#deckCards(token.at);
    if (token.type === "value") return this.#value(token);
    return token.type === "term" ? this.#term(token) : null;
  }

  #group(opening: TextSpan, closing: Closing): QueryNode | null {
    if (this.#open.length >= MAX_QUERY_DEPTH) {
      this.refusal = { code: "TOO_DEEP", at: opening, limit: MAX_QUERY_DEPTH };
      return null;
    }
    this.#open.push(closing);
    const before = this.#next;
    const node = this.#or();
    const isEmpty = this.#next === before;
    this.#open.pop();
    if (this.#peek()?.type === closing) this.#next += 1;
    else if (this.refusal === null) this.warn("UNCLOSED_GROUP", opening);
    if (isEmpty) this.warn("NOTHING_JOINED", opening);
    return node;
  }

  /** Parses `[[query]]>=6`. */
  #deckCards(opening: TextSpan): QueryNode | null {
    if (this.where !== "decks") {
      this.refusal = { code: "ELSEWHERE", at: opening };
      return null;
    }
    this.where = "deckCards";
    const query = this.#group(opening, "closeDeck");
    this.where = "decks";
    const end = this.tokens[this.#next - 1];
    const { op, count, at: to } = end?.type === "closeDeck" ? end : { op: null, count: "", at: opening };
    if (query === null) return null;
    if (op === null) return createDeckHoldingNode(query);
    const at = { from: opening.from, to: to.to };
    if (/^\d+$/u.test(count) && count.length <= MAX_COPIES_DIGITS)
      return { type: "copies", query, op: equals(op), count: Number(count), at };
    this.warn("UNKNOWN_VALUE", to);
    return { type: "unread", text: this.typed(at), at };
  }

  #value({ exact, member, at }: Extract<QueryToken, { type: "value" }>): QueryNode | null {
    const unique = exact || member.form !== "plain" ? undefined : UNIQUE_SIGNS.get(member.text);
    if (unique !== undefined) {
      const members = [{ ...member, text: unique }];
      return this.#term({ type: "term", key: "unique", op: ":", head: "", members, at });
    }
    if (!this.#countTerms(1, at)) return null;
    const { form, text } = member;
    if (form === "pattern") {
      const node = readBarePattern("name", ":", text, at);
      if (node.type !== "fault") return this.#ofCards(node);
      this.warn(node.code, at, { limit: node.limit });
      return { type: "unread", text: member.typed, at };
    }
    const value = normalizeValue(text);
    if (exact || form === "card") return this.#ofCards(createPredicateNode({ on: "exact", value }, at));
    return createPredicateNode({ on: "words", value }, at);
  }

  #term(term: TermToken): QueryNode | null {
    const id = findQueryKey(term.key);
    const isPlain = !this.#isExcluded && (this.where === "cards" || this.where === "builder");
    const isAnswered = isPlain && id !== null && id !== NOT_KEY && isOptionKey(id) && isOptionInScope(id, this.where);
    if (!isAnswered || term.members.length === 0)
      return this.#countTerms(term.members.length, term.at) ? readTerm(term, this.where, this.warn) : null;
    const texts = term.members.map(({ text }) => text);
    const fault = readOption(this.options, id, term.op, texts);
    if (fault === null) return null;
    const { code, nearest, choices } = fault;
    this.warn(code, code === "UNKNOWN_VALUE" ? placeOfWrong(id, term) : term.at, { key: id, nearest, choices });
    const typed = `${term.head}${term.members.map((member) => member.typed).join(",")}`;
    if (CHANGES_RESULT.includes(id)) return { type: "unread", text: typed, at: term.at };
    this.unreadOptions.push(typed);
    return null;
  }

  /** In a deck search, the decks that contain a matching card. */
  #ofCards = (node: QueryNode): QueryNode => (this.where === "decks" ? createDeckHoldingNode(node) : node);

  #countTerms(count: number, at: TextSpan): boolean {
    this.#terms += count;
    if (this.#terms > MAX_QUERY_TERMS) this.refusal = { code: "TOO_MANY_TERMS", at, limit: MAX_QUERY_TERMS };
    return this.refusal === null;
  }

  /** The next token; none after a refusal. */
  #peek(): QueryToken | undefined {
    return this.refusal === null ? this.tokens[this.#next] : undefined;
  }
}

/** The place of the first value that an option does not take, without the minus of an order. */
function placeOfWrong(id: OptionKey, { op, members, at: whole }: TermToken): TextSpan {
  const wrong = members.find(({ text }) => readOption({}, id, op, [text]) !== null);
  if (!wrong) return whole;
  const { text, at } = wrong;
  return text.startsWith("-") && text.length > 1 ? { from: at.from + 1, to: at.to } : at;
}

const BEGINS: readonly QueryToken["type"][] = ["minus", "open", "openDeck", "value", "term"];
/** Options that change which cards are found, not only how they are shown. */
const CHANGES_RESULT: readonly string[] = ["include", "asOf"];
const UNIQUE_SIGNS: ReadonlyMap<string, "prints" | "art"> = new Map([
  ["++", "prints"],
  ["@@", "art"],
]);
const equals = (op: QueryOperator): Comparison => (op === ":" ? "=" : op);
