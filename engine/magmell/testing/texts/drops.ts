import { nextIntBelow, type RandomState, seedRandom } from "../../../kernel/random";
import type { CardKind } from "../../model/card";
import { compileText } from "../../text";
import { listCardTexts } from "./card-texts";
import { listPrintedTexts } from "./printed-texts";
import { TEXT_VARIATIONS } from "./variations";

/**
 * Phrases that state a time, place, manner, duration, order or number. The parser must not ignore any of them in a
 * text.
 */
export const INSERTED_PHRASES: readonly string[] = [
  ..."あなたのターンに 相手のターンに 次のターンに 次のあなたのターンに このターン このターンに このターン中に 毎ターン 各ターンに".split(
    " ",
  ),
  ..."1ターンに1度 ターンに1度 一度だけ 1回だけ 2回 もう一度 再び メインフェイズに ドローフェイズに エンドフェイズに バトルフェイズに".split(
    " ",
  ),
  ..."次のスタンバイフェイズに ターン開始時に ターン終了時に ターン終了時まで バトル終了時まで このバトルの間 このゲームの間".split(
    " ",
  ),
  ..."バトル中に 戦闘中に 戦闘ステップに 召喚したターンに 最初のターンに 後で 先に 最初に 最後に 続けて すぐに 直ちに 即座に".split(
    " ",
  ),
  ..."同時に 一斉に 順番に 交互に 好きな順番で 任意の順番で 左から 上から順に ターン・プレイヤーから順に あなたから順に".split(
    " ",
  ),
  ..."裏向きで 表向きで レスト状態で ウェイク状態で 公開して 無作為に ランダムに 自由に 好きなように お互いに 互いに それぞれ".split(
    " ",
  ),
  ..."1枚ずつ 1体ずつ 合計で 合計 異なる すべて 全部 半分だけ 2倍 少なくとも 最大で 1つだけ 2体まで 3枚 1点 代わりに 可能なら 可能ならば".split(
    " ",
  ),
  ..."必ず 静かに 手札で 戦闘エリアで 戦闘エリアに ダストから この効果で これによって コストを支払わずに 触媒として 使用コストとして".split(
    " ",
  ),
  ..."そうしたならば そうしないなら 相手によって 相手より あなたとして または もし ただし 追加で さらに また そして その後 次に".split(
    " ",
  ),
];

/** Phrases that have no meaning at the start of a clause, with the reason. */
export const IDLE_PHRASES: Readonly<Record<string, string>> = {
  追加で: "every instruction adds to those before it",
  さらに: "the same",
  また: "joins what is said with what was said before",
  そして: "instructions are carried out in the order of the text anyway",
  その後: "the same",
  次に: "the same; before an event it is the next time, and is read as that",
  もし: "begins a condition, which is one without it",
  それぞれ: "a number said of several things is that of each of them",
  すべて: "plural words mean all that they mean",
  全部: "the same",
  表向きで: "stones arrive face up anyway",
  ウェイク状態で: "things arrive awake anyway",
  ダストから: "a target is where it was aimed at, and a card leaves the area in which it is",
  戦闘エリアに: "units are in the battle area anyway",
  好きな順番で: "cards that are put into a pile together are put there in any order anyway",
  任意の順番で: "the same",
  好きなように: "whoever divides a number does so as they like",
  自由に: "the same",
  この効果で: "a word for what an instruction was done to means that instruction of the same text",
  これによって: "the same",
};

type InsertionText = { readonly kind: CardKind; readonly text: string };
/** A text with an inserted phrase, and the result of parsing it. */
export type Insertion = InsertionText & {
  readonly phrase: string;
  readonly found: "refused" | "read" | "lost";
};

const abilitiesOf = ({ text, kind }: InsertionText): string | null => {
  const { abilities, coverage } = compileText(text, kind);
  return coverage === "full" ? JSON.stringify(abilities) : null;
};

/** Returns the texts in the repository that the parser should understand in full. */
export function listInsertionTexts(): readonly InsertionText[] {
  const all: readonly InsertionText[] = [...listCardTexts(), ...TEXT_VARIATIONS, ...listPrintedTexts()];
  return [...new Map(all.map(({ kind, text }) => [kind + text, { kind, text }])).values()];
}

/** A text with placeholder characters for its names and notes. */
const hideNotes = (text: string): string =>
  text.replaceAll(/（[^）]*）|【[^】]*】|《[^》]*》|\([^)]*\)/gu, (part) => "_".repeat(part.length));

/** Returns the offsets at which a phrase may stand, outside of names and notes. */
function listPlaces(text: string): readonly number[] {
  const open = hideNotes(text);
  return [...open.matchAll(/(?<=^■?|[■・、。「はがをにでとのてり]|から|[0-9]+[体枚点個つ人])(?=[^_■・、。」])/gmu)].map(
    ({ index }) => index,
  );
}

const pick = <Value>(random: RandomState, from: readonly Value[]): Value =>
  from[nextIntBelow(random, from.length)] as Value;

/** Returns random insertions of seeds. Texts that are not parsed in full are skipped. */
export function insertPhrases(count: number, seed: number): readonly Insertion[] {
  const random = seedRandom(seed);
  const texts = listInsertionTexts();
  const known = new Map<InsertionText, string | null>();
  return Array.from({ length: count }, (): readonly Insertion[] => {
    const from = pick(random, texts);
    const before = known.get(from) ?? abilitiesOf(from);
    known.set(from, before);
    const phrase = pick(random, INSERTED_PHRASES);
    const at = pick(random, listPlaces(from.text));
    if (before === null || at === undefined) return [];
    const comma = nextIntBelow(random, 2) === 0 ? "、" : "";
    const text = from.text.slice(0, at) + phrase + comma + from.text.slice(at);
    const after = abilitiesOf({ ...from, text });
    return [{ kind: from.kind, text, phrase, found: after === null ? "refused" : after === before ? "lost" : "read" }];
  }).flat();
}

/** Groups of words of one kind; exchanging two words of a group changes the meaning. */
const EXCHANGED_WORDS: readonly (readonly string[])[] = [
  ["あなた", "相手"],
  ["ユニット", "マジック", "魔石"],
  ["パワー", "ウィーク", "栞"],
  ["ダスト", "手札", "夢", "魔導書", "戦闘エリア"],
  ["赤", "青", "緑"],
  ["AP", "HP"],
  ["レスト", "ウェイク"],
  ["増加", "減少"],
  ["攻撃", "防御"],
  ["開始", "終了"],
  ["以上", "以下"],
  ["破壊", "召喚"],
  ["ダメージ", "ライフ"],
  ["スタンバイ", "エンド", "ドロー", "メイン"],
  ["1", "2", "3"],
  ["一番上", "一番下"],
  ["裏向き", "表向き"],
  ["支配者", "契約者"],
  ["使用コスト", "触媒"],
];

/**
 * Words whose exchange may keep the meaning. Cards go to areas of their owner (401.5), whoever is named, and an ability
 * in 「」 may be on a unit or a stone.
 */
const SAME_EITHER_WAY = /(?:あなた|相手)の(?:手札|魔導書|ダスト)|「この(?:ユニット|魔石)/gu;

/**
 * A text with an exchanged word, and whether the parser noticed: it read another meaning or rejected the text, or the
 * meaning stayed the same.
 */
export type Exchange = InsertionText & {
  readonly from: string;
  readonly to: string;
  readonly found: "refused" | "read" | "lost";
};

/** Returns the word exchanges of a seed, outside of names and notes. Texts that are not parsed in full are skipped. */
export function exchangeWords(count: number, seed: number): readonly Exchange[] {
  const random = seedRandom(seed);
  const texts = listInsertionTexts();
  return Array.from({ length: count }, (): readonly Exchange[] => {
    const given = pick(random, texts);
    const open = hideNotes(given.text).replaceAll(SAME_EITHER_WAY, (part) => "_".repeat(part.length));
    const [words, from] = pick(
      random,
      EXCHANGED_WORDS.flatMap((words) => words.map((word) => [words, word] as const)),
    );
    const places = [...open.matchAll(new RegExp(from, "gu"))].map(({ index }) => index);
    if (places.length === 0) return [];
    const at = pick(random, places);
    const to = pick(
      random,
      words.filter((word) => word !== from),
    );
    const text = given.text.slice(0, at) + to + given.text.slice(at + from.length);
    const [before, after] = [abilitiesOf(given), abilitiesOf({ ...given, text })];
    if (before === null) return [];
    return [
      { kind: given.kind, text, from, to, found: after === null ? "refused" : after === before ? "lost" : "read" },
    ];
  }).flat();
}

type Drops = { readonly insertions: number; readonly seed: number };

/**
 * Inserts phrases into texts, exchanges words, and prints the changes that the parser ignores. Returns their number,
 * without phrases known to have no meaning.
 */
export function soakDrops({ insertions, seed }: Drops, print: (line: string) => void): number {
  const all = insertPhrases(insertions, seed);
  const lost = all.filter(({ found }) => found === "lost");
  for (const phrase of new Set(lost.map((one) => one.phrase))) {
    const those = lost.filter((one) => one.phrase === phrase);
    const reason = IDLE_PHRASES[phrase];
    print(`${phrase}: ${those.length}${reason === undefined ? "" : ` (idle: ${reason})`}`);
    if (reason === undefined) for (const { kind, text } of those) print(`  ${kind} ${JSON.stringify(text)}`);
  }
  const failed = lost.filter(({ phrase }) => !(phrase in IDLE_PHRASES)).length;
  const read = all.filter(({ found }) => found !== "refused").length;
  print(`${all.length} insertions, ${read} read in full, ${lost.length - failed} idle, ${failed} lost.`);
  return failed + printExchanges(exchangeWords(insertions, seed), print);
}

function printExchanges(all: readonly Exchange[], print: (line: string) => void): number {
  const lost = all.filter(({ found }) => found === "lost");
  for (const { from, to, kind, text } of lost) print(`${from} → ${to}: ${kind} ${JSON.stringify(text)}`);
  const read = all.filter(({ found }) => found === "read").length;
  print(`${all.length} words exchanged, ${read} read as something else, ${lost.length} lost.`);
  return lost.length;
}
