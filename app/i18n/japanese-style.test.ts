import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DICTIONARY_AREAS } from "./dictionary";

type WordTree = { readonly [key: string]: string | WordTree };
const listTexts = (tree: WordTree, path = ""): readonly (readonly [path: string, text: string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : listTexts(value, `${path}${key}.`),
  );

/** Texts of screens. What imports and refused requests say is made of parts, and ends otherwise. */
const { import: _import, answers: _answers, ...SCREENS } = DICTIONARY_AREAS.ja;
const TEXTS = Object.values(SCREENS).flatMap((area) => listTexts(area as unknown as WordTree));

/** All that is said in Japanese: screens, reports of imports, answers of the interface, and commands. */
const COMMANDS = JSON.parse(readFileSync("scripts/words/words.json", "utf8")) as Record<string, { ja: WordTree }>;
const ALL_TEXTS = [
  ...Object.values(DICTIONARY_AREAS.ja).flatMap((area) => listTexts(area as unknown as WordTree)),
  ...Object.entries(COMMANDS).flatMap(([key, { ja }]) => listTexts({ [key]: ja })),
];

/** Spellings that screens do not use, each with the one that they do. */
const SPELLINGS: Readonly<Record<string, RegExp>> = {
  "今・現在": /(?<![\p{sc=Han}\p{sc=Hiragana}])いま|(?<=[はがをにも])いま(?![すしせ])/u,
  "誰、言葉、比べる、分かる": /だれ|ことば|くらべ|わか[っりるらろ]/u,
  "〜方": /[きえみけいしせり]かた(?![まちづ])/u,
  その他: /そのほか/u,
  ブラウザー: /ブラウザ(?!ー)/u,
  "イラストレーター、フォイル": /絵師|ホイル/u,
  "〜": /～/u,
  "％": /[\d}] ?%/u,
  "：": /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}}]: /u,
  "1枚、2つ": /[一二三四五六七八九十百](?:枚|つ|件|体|種類|文字|行目|ページ|ターン)/u,
  "ください、お試しください": /もう一度試して|下さい/u,
};

/** Words that screens do not use, each with what they say instead. */
const WORDS: Readonly<Record<string, RegExp>> = {
  "対戦、ゲーム、リプレイ": /対局|棋譜|打ち方|ここから指す|何局/u,
  "元に戻す、分岐": /一手|1つ戻す|[一この]枝/u,
  "コピー、複製": /写[しすさせ]|写そ/u,
  サンプル: /見本/u,
  "デッキエディター、ルール検証、ルール資料": /机|研究室|図書室/u,
  "デッキ解説、アイコン": /手引き|デッキの顔/u,
  シミュレーション: /試運転/u,
  ランダム: /無作為/u,
  "必要、不要": /(?<!必)要[りるら]|要りません/u,
  未登録: /知られていない/u,
  エンジンの処理対象外: /出番|受け持ち/u,
  自動で: /ひとりでに/u,
  方法: /手だて/u,
  "〜も含めて": /もろとも/u,
  "無題のデッキ、匿名プレイヤー": /名のない|名前のない(?:作者|プレイヤー)|名前を出していない/u,
  "構築OK、構築ルールを満たす": /合法|構築ルールに適合/u,
  "エラー {n}件": /直すところ|問題 ?\{n\}件|問題が\{n\}件/u,
  マイデッキ: /^自分のデッキ$|わたしのデッキ/u,
  "2段階認証": /2段階サインイン/u,
  キープ基準: /残す条件|(?:自分|比べる)の?規則/u,
  通信: /つながり(?:ません|を|が)/u,
  カードプール: /渡されたカード/u,
  リミテッド: /限定の|限定（/u,
  ライブラリーを切り直す: /ライブラリーを切(?:る|った|ります)/u,
  "中央値、信頼区間、計算値": /中央(?!値)|(?<!信頼)区間|計算の値|正確な(?:値|選択)/u,
  "レスポンス、パラメーター、ベースURL": /引数|基準のアドレス|まとめたファイル/u,
  "エクスポート、インポート": /書き出[しすさせ]|取り込[まみむめん]/u,
  "キャンセル、変更する、絞り込む": /^(?:やめる|変える|直す|入れる|絞る|読む|並べる|そのほか|これで決める)$/u,
};

/** Returns the texts that match a pattern, each with its key and what to say instead. */
const findFaults = (rules: Readonly<Record<string, RegExp>>, texts = TEXTS): readonly string[] =>
  Object.entries(rules).flatMap(([better, pattern]) =>
    texts.filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text} → ${better}`),
  );

it("uses one spelling", () => {
  expect(findFaults(SPELLINGS, ALL_TEXTS)).toEqual([]);
});

it("uses the words of card players and systems", () => {
  expect(findFaults(WORDS, ALL_TEXTS)).toEqual([]);
});

it("ends questions with ？, and the last of several sentences with 。", () => {
  expect(
    findFaults({
      "か？": /(?:ます|です|ません|ました)か。?$/u,
      "。": /。[^。]*(?:です|ます|ません|でした|ました|ください)$/u,
    }),
  ).toEqual([]);
});

it("ends neither reports of something done in one clause nor titles and labels with 。", () => {
  const named = TEXTS.filter(([path, text]) => /(?:title|label|heading)$/iu.test(path) && /^[^。]*。$/u.test(text));
  expect(named.map(([path]) => path)).toEqual([]);
  expect(findFaults({ "without 。": /^[^。、]*ました。$/u })).toEqual([]);
});

it("第 stays in one line with its number, in all texts that wrap", () => {
  const apart = TEXTS.filter(([, text]) => text.length > 16 && /第\d/u.test(text)).map(([path]) => path);
  expect(apart).toEqual([]);
});
