import { composeWidth } from "../japanese/fold-character";

/** What stands before the caret and is being typed. */
export type WordAt = {
  /** Where the word begins, after minus signs and brackets. */
  readonly from: number;
  /** The key and operator before it with their place, as in `set:`; `null` for a word of its own. */
  readonly key: { readonly name: string; readonly from: number } | null;
  /** What was typed of it, without an opening quote. */
  readonly typed: string;
  /** Between slashes, where nothing can be completed. */
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

/** Finds the word before the caret: where it begins, and whether it is the value of a key. */
export function wordAt(text: string, caret: number): WordAt {
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
    else if (OPERATOR.test(composeWidth(sign)) && (valueFrom === -1 || at === valueFrom)) valueFrom = at + 1;
    else if (valueFrom !== -1 && /[,，、|｜]/u.test(sign)) valueFrom = at + 1;
    else if (/[|｜]/u.test(sign)) from = at + 1;
  }
  return wordFrom(before, from, valueFrom, close === "/／");
}

function wordFrom(before: string, from: number, valueFrom: number, pattern: boolean): WordAt {
  // `order:-ap`: the minus stays.
  const start = valueFrom === -1 ? from : valueFrom + (/^[-－]/u.test(before.slice(valueFrom)) ? 1 : 0);
  const typed = before.slice(start).replace(/^[!！]?["“”„＂「『《｢]?/u, "");
  if (valueFrom === -1) return { from, key: null, typed, pattern };
  const [name = ""] = /^[^:=<>!≠≦≧≤≥]*/u.exec(composeWidth(before.slice(from))) ?? [];
  return { from: start, key: { name: name.toLowerCase(), from }, typed, pattern };
}
