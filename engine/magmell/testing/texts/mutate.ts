import { nextIntBelow, nextUint32, type RandomState } from "../../../kernel/random";

/** Raw material for mutated texts: card texts, and words of the grammar or of typing users. */
export type MutationMaterial = { readonly texts: readonly string[]; readonly words: readonly string[] };

/** Maximum length of a card text, in characters. */
export const MAX_TEXT_LENGTH = 1_000;

/** Characters and words that often break parsers. */
export const TRICKY_WORDS: readonly string[] = [
  ..."「 」 （ ） ( ) 【 】 《 》 ■ ・ 。 、 ､ ｡ ｢ ｣ , . ， ． \n \r\n \t　 １ 10 一 十 〇 99999 の が を に は と か".split(
    " ",
  ),
  ..."すべての 他の 全て または 又は それ それら その 対象 とき、 時、 場合、 かわりに ならば、 かぎり、 もし 次に".split(
    " ",
  ),
  ..."あなたが支配する 相手の ユニット 魔石 カード 以上 以下 1体 2枚まで 任意の数の カウンター を対象とする。".split(
    " ",
  ),
  "𠮷",
  "\ud842",
  "\udfb7",
  "が",
  "ｶﾞ",
  "①",
  "½",
  "‍",
  "\u0000",
  "﷽",
  "x",
  "AP",
  "ＡＰ",
  "constructor",
  "__proto__",
];

const pick = <Value>(random: RandomState, from: readonly Value[]): Value =>
  from[nextIntBelow(random, from.length)] as Value;

/** A place in a text, and one some signs after it. */
function stretch(random: RandomState, text: string): readonly [number, number] {
  const from = nextIntBelow(random, text.length + 1);
  const length = 1 + nextIntBelow(random, nextUint32(random) % 4 === 0 ? 40 : 4);
  return [from, Math.min(text.length, from + length)];
}

type Mutation = (random: RandomState, text: string, material: MutationMaterial) => string;

/** Mutations of a text. */
const MUTATIONS: readonly Mutation[] = [
  // Left out.
  (random, text) => {
    const [from, to] = stretch(random, text);
    return text.slice(0, from) + text.slice(to);
  },
  // Put in.
  (random, text, { words }) => {
    const [from] = stretch(random, text);
    return text.slice(0, from) + pick(random, words) + text.slice(from);
  },
  // Said twice.
  (random, text) => {
    const [from, to] = stretch(random, text);
    return text.slice(0, to) + text.slice(from);
  },
  // The other way round.
  (random, text) => {
    const [from, to] = stretch(random, text);
    const middle = from + ((to - from) >> 1);
    return text.slice(0, from) + text.slice(middle, to) + text.slice(from, middle) + text.slice(to);
  },
  // Other words in its place.
  (random, text, { words }) => {
    const [from, to] = stretch(random, text);
    return text.slice(0, from) + pick(random, words) + text.slice(to);
  },
  // Cut, and joined with another.
  (random, text, { texts }) => {
    const other = pick(random, texts);
    const [from] = stretch(random, text);
    const [to] = stretch(random, other);
    return text.slice(0, from) + other.slice(to);
  },
  // In another text.
  (random, text, { texts }) => {
    const other = pick(random, texts);
    const [from] = stretch(random, other);
    return other.slice(0, from) + text + other.slice(from);
  },
  // In brackets, or half so.
  (random, text) => {
    const [from, to] = stretch(random, text);
    const [open = "", close = ""] = pick(random, ["「」", "（）", "【】", "《》", "「", "」", "（", "】", "》「"]);
    return text.slice(0, from) + open + text.slice(from, to) + close + text.slice(to);
  },
];

/** Over and over again, up to the longest text there is. */
const repeated: Mutation = (random, text) => {
  const [from, to] = stretch(random, text);
  const part = text.slice(from, to);
  const times = part === "" ? 0 : Math.floor((MAX_TEXT_LENGTH - text.length) / part.length);
  return times <= 0 ? text : text.slice(0, from) + part.repeat(1 + nextIntBelow(random, times)) + text.slice(from);
};

const ONE_IN_SO_MANY_REPEATS = 12;

/** Returns one of the texts after some mutations, cut to the maximum length of a card text. */
export function mutateText(random: RandomState, material: MutationMaterial): string {
  let text = pick(random, material.texts);
  for (let left = 1 + nextIntBelow(random, 6); left > 0; left -= 1) {
    const mutation = nextIntBelow(random, ONE_IN_SO_MANY_REPEATS) === 0 ? repeated : pick(random, MUTATIONS);
    text = mutation(random, text, material).slice(0, MAX_TEXT_LENGTH);
  }
  return text;
}
