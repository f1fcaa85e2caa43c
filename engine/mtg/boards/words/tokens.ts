import { type FoldedLine, foldLine } from "./fold-line";
import { WORD_FORM_KEYS } from "./vocabulary";
import { type WordMatch, WordTrie } from "./word-trie";

/** An object of a line: a word with all that it may stand for, a number, a name in marks, a sign, or something unknown. */
export type Token = {
  readonly kind:
    | "word"
    | "number"
    | "pair"
    | "mana"
    | "name"
    | "ref"
    | "open"
    | "unclosed"
    | "close"
    | "break"
    | "colon"
    | "dash"
    | "equals"
    | "unknown";
  /** The line as it stands there. */
  readonly text: string;
  /** Its place in the line, from 0, and where it ends. */
  readonly at: number;
  readonly to: number;
  /** Everything that a word may stand for. */
  readonly keys: readonly string[];
  /** A number, the number of an object, or power and toughness of a pair. */
  readonly numbers: readonly number[];
  /** Whether a number or pair says with a sign that it is a change. */
  readonly signed: boolean;
  /** Whether a number says how many there are, as `2x` does. */
  readonly times: boolean;
  /** A name between marks, as it stands there. */
  readonly name: string | null;
};

/** Marks around names: what opens, and what closes. A closing mark within the name is doubled. */
const MARKS: Readonly<Record<string, string>> = { "《": "》", "「": "」", "『": "』", '"': '"', "“": "”" };

/** Marks around names where they are written: in Japanese and in English. */
const BREAKS = /^[,;、。;]/u;
const WORDS = new WordTrie(WORD_FORM_KEYS);
const NOTHING = new WordTrie([]);

/** The lexer of one line. */
class Lexer {
  readonly tokens: Token[] = [];
  private place = 0;

  constructor(
    private readonly line: FoldedLine,
    private readonly names: WordTrie,
  ) {}

  run(): readonly Token[] {
    const { text } = this.line;
    while (this.place < text.length) {
      if (/[\s・.!]/u.test(text[this.place] as string)) this.place += 1;
      else if (!this.quoted() && !this.sign() && !this.figure() && !this.word()) this.unknown();
    }
    return this.tokens;
  }

  private push(kind: Token["kind"], end: number, parts: Partial<Token> = {}): true {
    const { raw, at } = this.line;
    const [from = 0, to = raw.length] = [at[this.place], at[end]];
    const text = raw.slice(from, to);
    this.tokens.push({
      kind,
      text,
      at: from,
      to,
      keys: [],
      numbers: [],
      signed: false,
      times: false,
      name: null,
      ...parts,
    });
    this.place = end;
    return true;
  }

  /** A name in marks, as it stands in the line. */
  private quoted(): boolean {
    const { raw, at, text } = this.line;
    const from = at[this.place] ?? 0;
    const close = MARKS[raw[from] ?? ""];
    if (close === undefined) return false;
    for (let end = from + 1; end < raw.length; end += 1) {
      if (raw[end] !== close) continue;
      if (raw[end + 1] === close) {
        end += 1;
        continue;
      }
      const name = raw.slice(from + 1, end).replaceAll(close + close, close);
      let after = this.place;
      while (after < text.length && (at[after] ?? 0) <= end) after += 1;
      return this.push("name", after, { name });
    }
    this.tokens.push({ ...EMPTY, kind: "unclosed", text: raw[from] ?? "", at: from, to: raw.length });
    this.place = text.length;
    return true;
  }

  private sign(): boolean {
    const rest = this.line.text.slice(this.place, this.place + 3);
    const before = this.line.text[this.place - 1];
    if (BREAKS.test(rest)) return this.push("break", this.place + 1);
    if (/^[([]/.test(rest)) return this.push("open", this.place + 1);
    if (/^[)\]]/.test(rest)) return this.push("close", this.place + 1);
    if (rest[0] === ":") return this.push("colon", this.place + 1);
    if (rest[0] === "=") return this.push("equals", this.place + 1);
    if (/^[—―]/.test(rest) || /^-(?:\s|$)/.test(rest)) return this.push("dash", this.place + 1);
    return rest[0] === "-" && !/\d/.test(rest[1] ?? "") && !/\s/.test(before ?? " ") ? this.skip() : false;
  }

  private skip(): true {
    this.place += 1;
    return true;
  }

  /** Numbers, strengths such as `2/2`, symbols of mana, and numbers of objects such as `#3`. */
  private figure(): boolean {
    const rest = this.line.text.slice(this.place, this.place + MOST_FIGURE);
    const pair = /^([+-]?)(\d{1,6})\/([+-]?)(\d{1,6})/.exec(rest);
    if (pair) {
      const [all, one = "", power, other = "", toughness] = pair;
      const numbers = [Number(one + power), Number(other + toughness)];
      return this.push("pair", this.place + all.length, { numbers, signed: one !== "" && other !== "" });
    }
    const ref = /^#\s?(\d{1,9})/.exec(rest);
    if (ref) return this.push("ref", this.place + ref[0].length, { numbers: [Number(ref[1])] });
    const mana = /^(?:\{[^{}]{0,9}\}\s?)+/.exec(rest);
    if (mana) return this.push("mana", this.place + mana[0].trimEnd().length);
    const times = /^(?:[x×*]\s?(\d+)|(\d+)\s?[x×](?!\p{L}))/u.exec(rest);
    if (times) {
      return this.push("number", this.place + times[0].length, {
        numbers: [Number(times[1] ?? times[2])],
        times: true,
      });
    }
    const number = /^[+-]?\d+/.exec(rest);
    if (!number || this.wordAt(this.place) !== null) return false;
    const signed = /^[+-]/.test(number[0]);
    return this.push("number", this.place + number[0].length, { numbers: [Number(number[0])], signed });
  }

  private wordAt(place: number): WordMatch | null {
    const [word, name] = [WORDS.find(this.line.text, place), this.names.find(this.line.text, place)];
    const end = Math.max(word.end, name.end);
    if (word.keys.length === 0 && name.keys.length === 0) return null;
    const keys = [word, name].flatMap((found) => (found.keys.length > 0 && found.end === end ? found.keys : []));
    return { keys, end };
  }

  private word(): boolean {
    const { raw, at } = this.line;
    const found = this.wordAt(this.place);
    if (found === null) return this.letter();
    const number = found.keys.find((key) => key.startsWith("number:"));
    if (number !== undefined) return this.push("number", found.end, { numbers: [Number(number.slice(7))] });
    const isSeat = found.end === this.place + 1 && /^[AＡ]$/u.test(raw[at[this.place] ?? 0] ?? "");
    return this.push("word", found.end, { keys: isSeat && !found.keys.some(isName) ? ["player:0"] : found.keys });
  }

  /** The letter of a player. */
  private letter(): boolean {
    const sign = this.line.raw[this.line.at[this.place] ?? 0] ?? "";
    const isAlone = !/[\p{Script=Latin}\d]/u.test(this.line.text[this.place + 1] ?? "");
    if (!/^[AＡBＢ]$/u.test(sign) || !isAlone) return false;
    return this.push("word", this.place + 1, { keys: [/[AＡ]/u.test(sign) ? "player:0" : "player:1"] });
  }

  /** Letters that are no word: all of a Latin or katakana word, else up to where something known begins. */
  private unknown(): void {
    const { text } = this.line;
    const rest = /^(?:[\p{Script=Latin}\d_'-]+|[\p{Script=Katakana}ー]+)/u.exec(
      text.slice(this.place, this.place + MOST_WORD),
    );
    let end = this.place + Math.max(1, rest?.[0].length ?? 0);
    if (rest === null) {
      while (end < text.length && end < this.place + MOST_WORD && this.isPlain(end)) end += 1;
    }
    this.push("unknown", end);
  }

  private isPlain(place: number): boolean {
    const sign = this.line.text[place] ?? "";
    return /[^\s\p{P}\p{S}\p{Script=Latin}\p{Script=Katakana}\d]/u.test(sign) && this.wordAt(place) === null;
  }
}

/** The longest unknown word, and the longest figure. A longer one is two. */
const MOST_WORD = 80;
const MOST_FIGURE = 120;

const EMPTY = { keys: [], numbers: [], signed: false, times: false, name: null } as const;
const isName = (key: string): boolean => key.startsWith("card:");

/** Returns the tokens of a line. `names` are known names of cards, with `card:` and their index as keys. */
export const tokenizeLine = (line: string, names: WordTrie = NOTHING): readonly Token[] =>
  new Lexer(foldLine(line), names).run();
