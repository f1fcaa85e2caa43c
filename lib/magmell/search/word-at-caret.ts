import { normalizeWidth } from "../../japanese/fold-character";

/** The word that ends at the caret. */
export type CaretWord = {
  /** Start of the word, after minus signs and brackets. */
  readonly from: number;
  /** Key before the word, as in `set:`, with its position; `null` for a word without a key. */
  readonly key: { readonly name: string; readonly from: number } | null;
  /** The word as typed, without an opening quote. */
  readonly typed: string;
  /** Whether the caret is in a pattern, where nothing is completed. */
  readonly pattern: boolean;
};

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"“”„',
  "“": '"“”„',
  "”": '"“”„',
  "„": '"“”„',
  "＂": '"“”„＂',
  "「": "」",
  "『": "』",
  "《": "》",
  "｢": "」｣",
};
const BOUNDARY = /[\s()（）]/u;
const OPERATOR = /(?:!=|<=|>=|[:=<>≠≦≧≤≥])$/u;

/** Finds the word before the caret and the key whose value it is. */
export function findWordAtCaret(text: string, caret: number): CaretWord {
  const before = text.slice(0, caret);
  let [from, valueFrom] = [0, -1];
  let close: string | null = null;
  for (let at = 0; at < before.length; at += 1) {
    const sign = before.charAt(at);
    if (close !== null) {
      if (close.includes(sign)) close = null;
      continue;
    }
    const begins = at === from || at === valueFrom || (at === from + 1 && /[!！]/u.test(before.charAt(from)));
    if (BOUNDARY.test(sign) || (at === from && /[-－]/u.test(sign))) [from, valueFrom] = [at + 1, -1];
    else if (CLOSING[sign] !== undefined) close = CLOSING[sign];
    else if (begins && /[/／]/u.test(sign)) close = "/／";
    else if (OPERATOR.test(normalizeWidth(sign)) && (valueFrom === -1 || at === valueFrom)) valueFrom = at + 1;
    else if (valueFrom !== -1 && /[,，、|｜]/u.test(sign)) valueFrom = at + 1;
    else if (/[|｜]/u.test(sign)) from = at + 1;
  }
  return wordFrom(before, from, valueFrom, close === "/／");
}

function wordFrom(before: string, from: number, valueFrom: number, pattern: boolean): CaretWord {
  // A leading minus belongs to the value in `order:-ap`.
  const start = valueFrom === -1 ? from : valueFrom + (/^[-－]/u.test(before.slice(valueFrom)) ? 1 : 0);
  const typed = before.slice(start).replace(/^[!！]?["“”„＂「『《｢]?/u, "");
  if (valueFrom === -1) return { from, key: null, typed, pattern };
  const [name = ""] = /^[^:=<>!≠≦≧≤≥]*/u.exec(normalizeWidth(before.slice(from))) ?? [];
  return { from: start, key: { name: name.toLowerCase(), from }, typed, pattern };
}
