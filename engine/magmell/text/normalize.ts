import { findLabelAhead } from "./labels";
import type { TextSpan } from "./types";

/** A normalized text for the grammar, with the position of each character in the original text. */
export type NormalizedText = {
  readonly text: string;
  readonly at: readonly number[];
  readonly ends: readonly number[];
};

/** Spellings that are read alike. */
const SPELLINGS: readonly (readonly [from: string, to: string])[] = [
  ["全て", "すべて"],
  ["凡て", "すべて"],
  ["又は", "または"],
  ["もしくは", "または"],
  ["及び", "と"],
  ["および", "と"],
  ["出来", "でき"],
  ["代わりに", "かわりに"],
  ["替わりに", "かわりに"],
  ["おたがい", "お互い"],
  ["限り", "かぎり"],
  ["つぎの", "次の"],
  ["毎に", "ごとに"],
  ["度に", "たびに"],
  ["をもつ", "を持つ"],
  ...["もどす", "もどし", "もどる", "もどり", "もどっ"].map((word) => [word, `戻${word.slice(2)}`] as const),
  ["事ができ", "ことができ"],
  ...["ための追加コスト", "ための追加のコスト", "際の追加コスト", "際の追加のコスト", "追加コスト", "追加のコスト"].map(
    (cost) => [`を使用する${cost}として`, "を使用する際"] as const,
  ),
  ["可能であれば", "可能なら"],
  ["残り全部", "残りすべて"],
];

const SPELLINGS_BY_SIGN: ReadonlyMap<string, typeof SPELLINGS> = new Map(
  SPELLINGS.map(([word]) => [word.charAt(0), SPELLINGS.filter(([other]) => other.charAt(0) === word.charAt(0))]),
);

/** Signs that stand for themselves. */
const UNCHANGED_SIGN = /[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff0-9①-⑨、。「」・\n]/u;

/** 「もう1枚引く」 says one more. 「もう1体のユニット」 and 「もう一方」 say another one, and stay. */
const ONE_MORE = /^もう(?=[1１一][枚個点](?!の))/u;

const OPENERS: Readonly<Record<string, string>> = { "(": ")", "（": "）", "【": "】" };

/**
 * Normalizes width, spaces and spellings. Notes in parentheses (214.2) and ability names in 【】 (301.5) have no effect
 * and are left out; a time in 【】 is kept. Card names in 《》 stay unchanged.
 */
export function normalizeText(given: string): NormalizedText {
  let text = "";
  const at: number[] = [];
  const ends: number[] = [];
  const put = (signs: string, from: number, length: number): void => {
    for (let index = 0; index < signs.length; index += 1) {
      at.push(from + Math.min(index, length - 1));
      ends.push(from + (index === signs.length - 1 ? length : Math.min(index + 1, length)));
    }
    text += signs;
  };
  for (let from = 0; from < given.length; ) {
    const sign = given[from] ?? "";
    const label = /(?:^|[■\n。】]|起動、)$/u.test(text) ? readLabelAhead(given, from, text) : null;
    if (label !== null) {
      put(label.words, from, label.length);
      from += label.length;
      continue;
    }
    if (sign === "【" && TIME_HEADING.test(given.slice(from, from + 40))) {
      from += 1;
      continue;
    }
    if (sign === "も" && ONE_MORE.test(given.slice(from, from + 5))) {
      from += 2;
      continue;
    }
    const closed = findNoteEnd(given, from);
    if (closed !== null) {
      from = closed;
      continue;
    }
    if (sign === "《") {
      const end = given.indexOf("》", from);
      const name = given.slice(from, end < 0 ? from + 1 : end + 1);
      put(name, from, name.length);
      from += name.length;
      continue;
    }
    const spelling = SPELLINGS_BY_SIGN.get(sign)?.find(([word]) => given.startsWith(word, from));
    if (spelling !== undefined) {
      put(spelling[1], from, spelling[0].length);
      from += spelling[0].length;
      continue;
    }
    if (UNCHANGED_SIGN.test(sign)) {
      text += sign;
      at.push(from);
      ends.push(from + 1);
      from += 1;
      continue;
    }
    const length = isVoiced(given, from) ? 2 : (given.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
    const signs = given
      .slice(from, from + length)
      .normalize("NFKC")
      .replace(/[^\S\n]/gu, "")
      .replace(/\r/gu, "");
    put(BULLET.test(signs) && isUnderChoice(text) ? "・" : (SIGN_SUBSTITUTES[signs] ?? signs), from, length);
    from += length;
  }
  at.push(given.length);
  return { text, at, ends };
}

/** Signs that players type in place of others. */
const SIGN_SUBSTITUTES: Readonly<Record<string, string>> = {
  ",": "、",
  "，": "、",
  ".": "。",
  "．": "。",
  "●": "■",
  "◆": "■",
  "▪": "■",
  "◼": "■",
  "‧": "・",
  "•": "・",
  // The end of a heading that is read.
  "】": "、",
};

/** A mark before an entry of a list. */
const BULLET = /^[●◆▪◼○◇▶▷►‣]$/u;

/** A header that asks for a choice, with the entries behind it: 「次の効果から1つを選択して適用する。」. */
const CHOICE_HEADER =
  /(?:(?:次|以下|下記)の?(?:うち|中|効果|能力|モード|選択肢|もの|[1-9１-９一二三四五]つ|から|より)|(?:いずれ|どちら|どれ)か)[^。■]*(?:選|行う)[^■]*[。:\n]$/u;

/** Whether a mark behind a text is one of the entries to choose from. */
const isUnderChoice = (text: string): boolean => CHOICE_HEADER.test(text.slice(text.lastIndexOf("■") + 1));

/** The label of another game that begins here, with a 「■」 where it begins another ability. */
function readLabelAhead(
  given: string,
  from: number,
  text: string,
): { readonly words: string; readonly length: number } | null {
  const rest = given.slice(from, from + 40);
  const label = findLabelAhead(rest) ?? (/^[①-⑨][:：]/u.test(rest) ? { words: `【${rest[0]}】`, length: 1 } : null);
  if (label === null || isUnderChoice(text)) return null;
  const length = label.length + (/^[^\S\n]*[:：]?[^\S\n]*/u.exec(rest.slice(label.length))?.[0].length ?? 0);
  // What a card with that name may do stands before all that it is said of.
  const begins = text.endsWith("\n") && !text.slice(text.lastIndexOf("■") + 1).startsWith("このカード名の");
  return { words: `${begins ? "■" : ""}${label.words}`, length };
}

/** A half-width sign with its voicing mark behind it. */
const isVoiced = (text: string, at: number): boolean => /[ｦ-ﾝ][ﾞﾟ]/u.test(text.slice(at, at + 2));

/** How a fraction is rounded (203.2) stands in parentheses, and is no note. */
const ROUNDING = /^[(（]端数[はを]?(?:切り捨て|切り上げ)る?[)）]/u;

/** What limits or dates an instruction is no note: 「（ターン終了時まで）」. */
const LIMIT =
  /まで|のみ|しか|かぎり|限り|なら|場合|の間|ターン[にご中毎]|毎ターン|[度回]|^(?:この|その|次の|あなたの|相手の|各|自分の)?[^。]{0,8}(?:ターン|フェイズ|ステップ|バトル|時|とき|間|中|後)[にはの]?$|[0-9０-９一二三四五六七八九十X](?:枚|体|点|個|人|つ)?(?:以上|以下|だけ|ずつ)?$|^[青赤緑無色]+[0-9０-９]?$/u;

/** What dates an ability or limits it is no name: 「【召喚時】」. It is read as the beginning of its sentence. */
const TIME_HEADING =
  /^【[^】]*(?:まで|のみ|かぎり|限り|たび|とき|場合|ターン|フェイズ|ステップ|バトル|間|中|(?:召喚|登場|出現|破壊|死亡|KO|攻撃|アタック|防御|ブロック|開始|終了|[れし]た)時|[0-9０-９一二][度回]|起動|起動メイン)に?】/u;

/** What has a colon, counts things or names a price is no name: 「【コスト：ユニット1体を破壊】」, 「【使用コスト】」. */
const NO_NAME = /[:：]|コスト|代価|代償|[0-9０-９一二三XＸ](?:枚|体|点|個|人|つ)/u;

/** The end of a note or an ability name that begins here; `null` where none does. */
function findNoteEnd(text: string, from: number): number | null {
  const closer = OPENERS[text[from] ?? ""];
  if (closer === undefined || ROUNDING.test(text.slice(from, from + 12))) return null;
  const closers = closer === "】" ? "】" : ")）";
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (OPENERS[sign] !== undefined && (OPENERS[sign] === "】") === (closer === "】")) depth += 1;
    if (closers.includes(sign)) depth -= 1;
    if (depth === 0) return (closer === "】" ? NO_NAME : LIMIT).test(text.slice(from + 1, at)) ? null : at + 1;
  }
  return null;
}

/** Returns a text without 「■」 as one line; the same object if it has only one. Modes keep their lines. */
export function joinLines(folded: NormalizedText): NormalizedText {
  const { text, at, ends } = folded;
  const kept = text
    .split("")
    .flatMap((sign, index) => (sign === "\n" && !/[・①-⑨]/u.test(text[index + 1] ?? "") ? [] : [index]));
  if (text.includes("■") || kept.length === text.length) return folded;
  const pick = <Value>(all: readonly Value[]): Value[] => kept.flatMap((index) => all[index] ?? []);
  return { text: pick(text.split("")).join(""), at: [...pick(at), at[text.length] ?? 0], ends: pick(ends) };
}

/** Returns the span of the original text that corresponds to a range of the normalized text. */
export const toOriginalSpan = ({ at, ends }: NormalizedText, from: number, to: number): TextSpan => {
  const start = at[from] ?? 0;
  return { start, end: to > from ? Math.max(ends[to - 1] ?? start, start) : start };
};

/**
 * Returns the abilities of a text. Each begins with 「■」; in a text without 「■」, each line is one ability. Offsets are
 * those of the normalized text.
 */
export function findAbilitySpans({ text }: NormalizedText): readonly TextSpan[] {
  const marks = findOutsideQuotes(text, text.includes("■") ? /■/u : /\n(?![・①-⑨])/u);
  const starts = text.startsWith("■") || marks[0] === 0 ? [] : [-1];
  const bounds = [...starts, ...marks];
  return bounds.flatMap((mark, index) => {
    const end = bounds[index + 1] ?? text.length;
    const span = trimSpan(text, mark + 1, end);
    return span.end > span.start ? [span] : [];
  });
}

/** Returns the spans of the sentences of a text, each including its full stop. */
export function findSentenceSpans(text: string): readonly TextSpan[] {
  const stops = findOutsideQuotes(text, /。/u).map((stop) => stop + 1);
  const bounds = [0, ...stops.filter((stop) => stop < text.length), text.length];
  return bounds.slice(1).flatMap((end, index) => {
    const span = trimSpan(text, bounds[index] ?? 0, end);
    return span.end > span.start ? [span] : [];
  });
}

function trimSpan(text: string, start: number, end: number): TextSpan {
  while (start < end && text[start] === "\n") start += 1;
  while (end > start && text[end - 1] === "\n") end -= 1;
  return { start, end };
}

/** The offsets of matches outside of 「」. */
function findOutsideQuotes(text: string, sign: RegExp): readonly number[] {
  const found: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at] ?? "";
    if (here === "「") depth += 1;
    else if (here === "」") depth = Math.max(0, depth - 1);
    else if (depth === 0 && sign.test(text.slice(at, at + 2)) && sign.exec(text.slice(at, at + 2))?.index === 0)
      found.push(at);
  }
  return found;
}
