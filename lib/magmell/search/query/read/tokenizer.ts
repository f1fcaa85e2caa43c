import type { TextSpan } from "@/lib/japanese/types";
import { findQueryKey } from "../find-key";
import { QUERY_KEYS } from "../keys";
import type { FoldedQuery } from "./fold-query";
import type { QueryOperator, QueryToken, TokenizerWarning, ValueToken } from "./tokens";

const OPERATORS: readonly (readonly [string, QueryOperator])[] = [
  ["!=", "!="],
  ["<=", "<="],
  [">=", ">="],
  ["≠", "!="],
  ["≦", "<="],
  ["≤", "<="],
  ["≧", ">="],
  ["≥", ">="],
  [":", ":"],
  ["=", "="],
  ["<", "<"],
  [">", ">"],
];
/** Double quotes, which may be mixed in a pair as keyboards and word processors do. */
const DOUBLE = '"“”„';
const QUOTES = [
  { opening: DOUBLE, closing: DOUBLE, close: '"' },
  { opening: "「", closing: "」", close: "」" },
  { opening: "『", closing: "』", close: "』" },
] as const;
const CARD = { opening: "《", closing: "》", close: "》" } as const;
const OPENING = `${QUOTES.map(({ opening }) => opening).join("")}${CARD.opening}`;
const JOINING: ReadonlyMap<string, "or" | "and"> = new Map([
  ...(["or", "または"] as const).map((word) => [word, "or"] as const),
  ...(["and", "かつ"] as const).map((word) => [word, "and"] as const),
]);
/** The connective that nobody writes spaces around. */
const OR_WITHIN = "または";
const KATAKANA = /[ァ-ヺー]/u;

/**
 * Splits a query into tokens. An operator's value extends to the next space, so `o:引く` and `o:"a b"` are one term each.
 */
export function tokenizeQuery(query: FoldedQuery): {
  tokens: readonly QueryToken[];
  remarks: readonly TokenizerWarning[];
} {
  const lexer = new Lexer(query);
  lexer.run();
  return lexer;
}

class Lexer {
  readonly tokens: QueryToken[] = [];
  readonly remarks: TokenizerWarning[] = [];
  readonly #text: string;
  readonly #end: number;
  #at = 0;

  constructor(private readonly query: FoldedQuery) {
    this.#text = query.text;
    this.#end = query.text.length;
  }

  run(): void {
    while (this.#at < this.#end) {
      if (this.#isSpace(this.#at)) this.#at += 1;
      else this.#piece();
    }
  }

  /** Reads one token. All tokens but words are self-delimiting, so a term may begin after any of them. */
  #piece(): void {
    const from = this.#at;
    if (this.#takes("[[")) this.#push("openDeck", from);
    else if (this.#takes("]]")) this.#closeDeck(from);
    else if (this.#takes("(")) this.#push("open", from);
    else if (this.#takes(")")) this.#push("close", from);
    else if (this.#takes("|")) {
      while (this.#is("|", this.#at)) this.#at += 1;
      this.#push("or", from);
    } else if (this.#takes("-")) this.#push("minus", from);
    else if (this.#is("!", from) && !this.#operatorAt(from)) this.#exact(from);
    else if (this.#is(OPENING, from) || this.#is("/", from)) this.#value(from, false, this.#member(""));
    else this.#wordOrTerm(from);
  }

  #push(type: "open" | "close" | "or" | "and" | "minus" | "openDeck", from: number): void {
    this.tokens.push({ type, at: this.query.span(from, this.#at) });
  }

  #closeDeck(from: number): void {
    const operator = this.#operatorAt(this.#at);
    if (operator) this.#at += operator[0].length;
    const start = this.#at;
    if (operator) while (this.#at < this.#end && !this.#isBoundary(this.#at)) this.#at += 1;
    const count = this.#text.slice(start, this.#at);
    this.tokens.push({ type: "closeDeck", op: operator?.[1] ?? null, count, at: this.query.span(from, this.#at) });
  }

  #exact(from: number): void {
    this.#at += 1;
    const member = this.#is(OPENING, this.#at) ? this.#member("") : this.#plain("");
    this.#value(from, true, member);
  }

  #value(from: number, exact: boolean, member: ValueToken): void {
    const at = this.query.span(from, this.#at);
    if (member.text.trim() === "") this.remarks.push({ code: "EMPTY_WORD", at });
    else this.tokens.push({ type: "value", exact, member, at });
  }

  #wordOrTerm(from: number): void {
    const operator = this.#seek(from);
    if (operator) {
      const key = this.#text.slice(from, this.#at).toLowerCase();
      this.#at += operator[0].length;
      this.#term(from, key, operator[1]);
      return;
    }
    const inner = this.#alternativeIn(from);
    if (inner !== null) this.#at = inner;
    const text = this.#text.slice(from, this.#at);
    const joining = JOINING.get(text.toLowerCase());
    if (joining) this.#push(joining, from);
    else this.#value(from, false, this.#memberOf("plain", text, from, ""));
  }

  /** The place of または within a word, which parts it in two; `null` for a word without, and for または itself. */
  #alternativeIn(from: number): number | null {
    const text = this.#text.slice(from, this.#at);
    const place = text.indexOf(OR_WITHIN);
    if (place < 0 || text === OR_WITHIN) return null;
    return from + (place === 0 ? OR_WITHIN.length : place);
  }

  /** Advances to the operator that ends a key or to the end of the word, and returns the operator. */
  #seek(from: number): readonly [string, QueryOperator] | null {
    for (; this.#at < this.#end; this.#at += 1) {
      const operator = this.#operatorAt(this.#at);
      if (operator && !this.#isLetter(from, this.#at)) return operator;
      // The first character always belongs to the word.
      if (this.#at > from && (this.#isBoundary(this.#at) || this.#is("|", this.#at))) return null;
    }
    return null;
  }

  /** Whether `＝` is part of a katakana name, as in many foreign names; it is an operator only after a key. */
  #isLetter(from: number, at: number): boolean {
    const { from: start } = this.query.span(at, at + 1);
    return (
      this.query.typed[start] === "＝" &&
      KATAKANA.test(this.#text.charAt(at - 1)) &&
      KATAKANA.test(this.#text.charAt(at + 1)) &&
      findQueryKey(this.#text.slice(from, at).toLowerCase()) === null
    );
  }

  #term(from: number, key: string, op: QueryOperator): void {
    const headEnd = this.#at;
    const id = findQueryKey(key);
    const kind = id === null || id === "not" ? "choice" : QUERY_KEYS[id].value;
    const separators = kind === "text" || kind === "card" ? ",|" : ",|、";
    const members: ValueToken[] = [];
    while (this.#at < this.#end && !this.#endsValue(this.#at)) {
      const start = this.#at;
      const member = this.#member(separators);
      const goesOn = this.#is(separators, this.#at) && this.#joinsMember(this.#at);
      if (goesOn) this.#at += 1;
      if (this.#at > start && member.form === "plain" && member.text === "") this.#remarkEmpty(start);
      else if (this.#at > start) members.push(member);
      if (!goesOn) break;
      if (this.#at === this.#end || this.#endsValue(this.#at)) this.#remarkEmpty(this.#at - 1);
    }
    const head = this.#typed(from, headEnd);
    this.tokens.push({ type: "term", key, op, head, members, at: this.query.span(from, this.#at) });
  }

  #remarkEmpty(from: number): void {
    this.remarks.push({ code: "EMPTY_WORD", at: this.query.span(from, from + 1) });
  }

  /** Whether the value ends here: at a space, a bracket or any character that cannot begin a value. */
  #endsValue(at: number): boolean {
    return this.#isBoundary(at) && !this.#is(OPENING, at);
  }

  /** Whether a stroke joins list members, as in `c:青|赤`; in `c:青|t:unit` and `c:青| …` it stands between terms. */
  #joinsMember(at: number): boolean {
    if (!this.#is("|", at)) return true;
    if (at + 1 >= this.#end || this.#endsValue(at + 1) || this.#is("|-!", at + 1)) return false;
    for (let next = at + 1; next < this.#end && !this.#isBoundary(next); next += 1) {
      if (this.#operatorAt(next)) return findQueryKey(this.#text.slice(at + 1, next).toLowerCase()) === null;
    }
    return true;
  }

  #member(separators: string): ValueToken {
    if (this.#is("/", this.#at)) return this.#pattern();
    const quotes = [...QUOTES, CARD].find(({ opening }) => this.#is(opening, this.#at));
    return quotes ? this.#quoted(quotes) : this.#plain(separators);
  }

  #plain(separators: string): ValueToken {
    const from = this.#at;
    while (this.#at < this.#end && !this.#isBoundary(this.#at) && !this.#is(separators, this.#at)) this.#at += 1;
    return this.#memberOf("plain", this.#text.slice(from, this.#at), from, "");
  }

  #quoted({ closing, close }: (typeof QUOTES)[number] | typeof CARD): ValueToken {
    const from = this.#at;
    let text = "";
    for (this.#at += 1; this.#at < this.#end && !this.#is(closing, this.#at); this.#at += 1) {
      if (
        closing === DOUBLE &&
        this.#text[this.#at] === "\\" &&
        `\\${DOUBLE}`.includes(this.#text[this.#at + 1] ?? " ")
      )
        this.#at += 1;
      text += this.#text.charAt(this.#at);
    }
    const form = close === CARD.close ? "card" : "phrase";
    return this.#closed(form, text, from, close);
  }

  #pattern(): ValueToken {
    const from = this.#at;
    let text = "";
    for (this.#at += 1; this.#at < this.#end && !this.#is("/", this.#at); this.#at += 1) {
      const sign = this.#text.charAt(this.#at);
      // Slashes produced by decomposition are escaped, so that they do not end the pattern when it is written again.
      text += sign === "/" ? "\\/" : sign;
      if (sign === "\\" && this.#at + 1 < this.#end) {
        this.#at += 1;
        text += this.#text.charAt(this.#at);
      }
    }
    return this.#closed("pattern", text, from, "/");
  }

  /** Advances past the closing quote. Without one the value extends to the end and `typed` receives one. */
  #closed(form: ValueToken["form"], text: string, from: number, close: string): ValueToken {
    if (this.#at < this.#end) {
      this.#at += 1;
      return this.#memberOf(form, text, from, "");
    }
    this.remarks.push({ code: "UNCLOSED_QUOTE", at: this.query.span(from, this.#end) });
    const [backslashes = ""] = /\\*$/u.exec(this.#typed(from, this.#end)) ?? [];
    return this.#memberOf(form, text, from, backslashes.length % 2 === 1 && close !== "》" ? `\\${close}` : close);
  }

  #memberOf(form: ValueToken["form"], text: string, from: number, close: string): ValueToken {
    return { form, text, typed: `${this.#typed(from, this.#at)}${close}`, at: this.query.span(from, this.#at) };
  }

  #typed(from: number, to: number): string {
    const span: TextSpan = this.query.span(from, to);
    return to > from ? this.query.typed.slice(span.from, span.to) : "";
  }

  #is(signs: string, at: number): boolean {
    return at < this.#end && this.query.signs[at] === true && signs.includes(this.#text.charAt(at));
  }

  #takes(sign: string): boolean {
    const found = [...sign].every((unit, index) => this.#is(unit, this.#at + index));
    if (found) this.#at += sign.length;
    return found;
  }

  #isSpace(at: number): boolean {
    return this.query.signs[at] === true && /\s/u.test(this.#text.charAt(at));
  }

  #isBoundary(at: number): boolean {
    if (this.#isSpace(at) || this.#is(`()${OPENING}`, at)) return true;
    return ["[", "]"].some((bracket) => this.#is(bracket, at) && this.#is(bracket, at + 1));
  }

  #operatorAt(at: number): readonly [string, QueryOperator] | null {
    return OPERATORS.find(([signs]) => [...signs].every((sign, index) => this.#is(sign, at + index))) ?? null;
  }
}
