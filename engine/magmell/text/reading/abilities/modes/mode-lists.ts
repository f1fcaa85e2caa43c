import { findClosingQuote, type ModeList, type ParserInput } from "../../parser-input";
import { readNumber } from "../../phrases/numbers";

/** The word that stands in a text for 「以下から1つを選ぶ」 and the list behind it. */
const STAND_IN = "\uE000する。";

const NUMBER = "(?:[1-9]|一|二|三|四|五)";
const COUNT =
  `(?:異なる|別々の|最大)?${NUMBER}(?:つ|個)(?:まで|以上)?(?:、?(?:または|か)、?(?:${NUMBER}(?:つ|個)|両方|すべて))?` +
  `|(?:どちらか|いずれか|どれか)(?:の)?(?:1つ|一つ|一方|片方)?(?:、?(?:または|か)、?両方)?` +
  `|(?:片方|一方)(?:、?(?:または|か)、?両方)?|好きな数(?:だけ)?|好きなだけ|任意の数|両方|${NUMBER}回`;
const IN_ORDER = "(?:上から順に|書かれている順に|この順に|順番に|順に)?";
const VERB =
  `(?:を)?(?:選ぶ|選択する|行う|(?:選んで|選択して)(?:行う|発動する)|(?:選び|選択し|選んで|選択して)、?(あなたは)?(?:(?:それ|それら|その効果|選んだもの|選んだ効果)を)?` +
  `${IN_ORDER}(?:(?:それ|それら)を)?(?:行う|実行する|解決する|適用する))`;
const SOURCE =
  "(?:[①-⑨](?:[と、か・][①-⑨])+の(?:うち(?:の|、)?|中(?:の|から)?)?)?" +
  `(?:(?:以下|次|下記)(?:の(?:効果|能力|モード|選択肢|もの|指示))?(?:の?[①-⑨](?:[と、か][①-⑨])*)?` +
  `(?:の?(${NUMBER})つ(?:の(?:効果|能力))?)?(?:の(?:うち|中))?(?:の|から|より|で)?、?)?`;
const HEADER = new RegExp(`${SOURCE}(${COUNT})${VERB}(?=[。:\\n])`, "u");
const INLINE = new RegExp(`^(?:の(?:うち|中))?(?:の|から)?、?(${COUNT})?${VERB}(?=[。\\n]|$)`, "u");
const UPGRADE = new RegExp(
  `^(.*?(?:ならば|なら|場合|であれば|れば))、?(?:かわりに)?、?(?:その(?:中|うち)(?:から|の)?)?(${COUNT}|すべて)` +
    "(?:を|も)?(?:(選んでも?よい|選択してもよい|選べる|選ぶことができる|行ってもよい)|選ぶ|行う)$",
  "u",
);
const AGAIN =
  /^(?:ただし、)?(?:同じ(?:もの|効果|モード|選択肢|もの)を?)?(?:何度でも|何回でも|重複して|(?:2回以上|2回|複数回))?(?:選んでも?よい|選択してもよい|選べる|選ぶことができる)$/u;
const DISTINCT =
  /^(?:ただし、)?同じ(?:もの|効果|モード|選択肢)(?:を|は)(?:2回以上|2回)?(?:選べない|選ぶことはできない)$/u;

/**
 * Replaces the list of modes in a text by a placeholder: 「以下から1つを選ぶ。・…・…」, 「①…②…」, 「「…」か「…」の どちらかを行う」. Null for a text
 * without modes.
 */
export function extractModes(input: ParserInput): ParserInput | null {
  if (input.modes !== null || !/[・①-⑨「]/u.test(input.text)) return null;
  const found = inlineModes(input.text) ?? listedModes(input.text);
  return found === null ? null : input.withModes(found.text, found.modes);
}

type ModeMatch = { readonly text: string; readonly modes: ModeList };

/** 「以下から1つを選ぶ。」 with the list behind it. */
function listedModes(text: string): ModeMatch | null {
  const header = HEADER.exec(text);
  if (header === null || isQuoted(text, header.index)) return null;
  const [all, listed, words = "", yours] = header;
  const from = header.index + all.length + 1;
  const start = listStart(text, from);
  const items = start === null ? null : itemsFrom(text, start);
  const count = items === null ? null : countOf(words, items.length);
  if (listed !== undefined && numberAt(listed) !== items?.length) return null;
  if (start === null || items === null || items.length < 2 || count === null) return null;
  let modes: ModeList = { items, ...count, listed: true, yours: yours !== undefined };
  for (const sentence of text
    .slice(from, start)
    .split(/[。\n]/u)
    .filter((one) => one !== "")) {
    if (AGAIN.test(sentence)) modes = { ...modes, again: true };
    else if (DISTINCT.test(sentence)) modes = { ...modes, again: false };
    else {
      const upgrade = UPGRADE.exec(sentence);
      const more = upgrade === null ? null : countOf(upgrade[2] ?? "", items.length);
      if (upgrade === null || /そう[しで]/u.test(upgrade[1] ?? "") || more === null || modes.upgrade !== undefined)
        return null;
      modes = { ...modes, upgrade: { condition: upgrade[1] ?? "", count: more.count, may: upgrade[3] !== undefined } };
    }
  }
  return { text: text.slice(0, header.index) + STAND_IN, modes };
}

/** 「「…」か「…」のどちらかを行う」 */
function inlineModes(text: string): ModeMatch | null {
  let at = text.indexOf("「");
  while (at >= 0) {
    const found = inlineModesAt(text, at);
    if (found !== null) return found;
    const end = findClosingQuote(text, at);
    at = end === null ? -1 : text.indexOf("「", end);
  }
  return null;
}

function inlineModesAt(text: string, at: number): ModeMatch | null {
  const list = quotesFrom(text, at, ["か、", "か", "、または", "または", "と、", "と", "、"]);
  const behind = list === null ? null : INLINE.exec(text.slice(list.end));
  if (list === null || list.items.length < 2 || behind === null) return null;
  const [all, words, yours] = behind;
  if (words === undefined && list.joints.some((joint) => !/か|または/u.test(joint))) return null;
  const count = countOf(words ?? "1つ", list.items.length);
  if (count === null) return null;
  const rest = text.slice(list.end + all.length).replace(/^。/u, "");
  const modes: ModeList = { items: list.items, ...count, listed: false, yours: yours !== undefined };
  return { text: text.slice(0, at) + STAND_IN + rest, modes };
}

function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.split("「").length > before.split("」").length;
}

/** The first mark of a list at or behind an offset, at the beginning of a sentence or line. */
function listStart(text: string, from: number): number | null {
  for (let at = from; at < text.length; at += 1)
    if (/[・①「]/u.test(text[at] ?? "") && /[。\n:]/u.test(text[at - 1] ?? "")) return at;
  return null;
}

/** The entries of a list: each after a mark of its own, or in 「」. */
function itemsFrom(text: string, start: number): readonly string[] | null {
  if (text[start] === "「") {
    const list = quotesFrom(text, start, ["、", "\n", "・", "。", ""]);
    return list !== null && /^。?\n?$/u.test(text.slice(list.end)) ? list.items : null;
  }
  const numbered = text[start] === "①";
  const marks: number[] = [];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "「") depth += 1;
    if (sign === "」") depth -= 1;
    const isMark = numbered ? sign === "①②③④⑤⑥⑦⑧⑨"[marks.length] : sign === "・";
    if (isMark && depth === 0 && /[。\n:]/u.test(text[at - 1] ?? "")) marks.push(at);
  }
  return marks.map((mark, index) => sentence(text.slice(mark + 1, marks[index + 1] ?? text.length)));
}

type Quotes = { readonly items: readonly string[]; readonly joints: readonly string[]; readonly end: number };

function quotesFrom(text: string, start: number, joints: readonly string[]): Quotes | null {
  const items: string[] = [];
  const used: string[] = [];
  let end = start;
  for (let at = start; ; ) {
    const close = text[at] === "「" ? findClosingQuote(text, at) : null;
    if (close === null) break;
    items.push(sentence(text.slice(at + 1, close - 1)));
    end = close;
    const joint = joints.find((word) => text.startsWith(`${word}「`, close));
    if (joint === undefined) break;
    used.push(joint);
    at = close + joint.length;
  }
  return items.length === 0 ? null : { items, joints: used, end };
}

const sentence = (text: string): string => {
  const trimmed = text.replace(/[\n、]+$/u, "").replace(/^\n+/u, "");
  return trimmed.endsWith("。") ? trimmed : `${trimmed}。`;
};

/** How many modes words say; one mode may be taken again where they say how often. */
function countOf(words: string, modes: number): Pick<ModeList, "count" | "again"> | null {
  if (words === "両方") return modes === 2 ? { count: 2, again: false } : null;
  if (words === "すべて") return { count: modes, again: false };
  if (/^好き|^任意/u.test(words)) return { count: { min: 0, max: modes }, again: false };
  const plain = words.replace(/^(?:異なる|別々の)/u, "");
  const most = plain.startsWith("最大");
  const number = numberAt(plain.replace(/^最大/u, ""));
  if (/両方$/u.test(plain))
    return modes === 2 && (number === null || number === 1) ? { count: { min: 1, max: 2 }, again: false } : null;
  if (number === null) return { count: 1, again: false };
  if (plain.endsWith("回")) return { count: number, again: true };
  if (plain.endsWith("以上")) return { count: { min: number, max: modes }, again: false };
  if (most || plain.endsWith("まで")) return { count: { min: 0, max: number }, again: false };
  const other = /(?:または|か)、?(.+)$/u.exec(plain)?.[1];
  if (other === undefined) return number > modes ? null : { count: number, again: false };
  const max = other === "すべて" ? modes : numberAt(other);
  return max === null ? null : { count: { min: number, max }, again: false };
}

const numberAt = (words: string): number | null => readNumber({ text: words } as ParserInput, 0)?.value ?? null;
