import type { Duration } from "../../../model/ability";
import { COLORS, type Color, type CounterName } from "../../../model/card";
import type { Filter, PlayerRef } from "../../../model/select";
import type { BattleStep, Phase } from "../../../model/turn";
import type { ZoneId } from "../../../model/zone";
import type { PredicateForm } from "../morphology/conjugation";
import type { Parse, ParserInput } from "../parser-input";
import { createPlayerPointer, DOER_POINTER, type PlayerParty, type StatName, type ThingNoun } from "./noun-phrase";

type WordTable<Value> = readonly (readonly [word: string, value: Value])[];

/** Returns every word of a table that stands at an offset. */
export const readTableWords = <Value>(
  input: ParserInput,
  at: number,
  table: WordTable<Value>,
): readonly Parse<Value>[] =>
  table.flatMap(([word, value]) => (input.startsWith(word, at) ? [{ value, end: at + word.length }] : []));

export const THING_WORDS: WordTable<{ readonly noun: ThingNoun; readonly where?: Filter }> = [
  ["ユニット・トークン", { noun: "token" }],
  ["ユニットトークン", { noun: "token" }],
  ["ユニット・カード", { noun: "card", where: { kind: "unit" } }],
  ["ユニットカード", { noun: "card", where: { kind: "unit" } }],
  ["ユニット", { noun: "unit" }],
  ["マジック・カード", { noun: "magic" }],
  ["マジックカード", { noun: "magic" }],
  ["マジック", { noun: "magic" }],
  ["魔石カード", { noun: "stone" }],
  ["魔石", { noun: "stone" }],
  ["カードと能力", { noun: "thing" }],
  ["カードや能力", { noun: "thing" }],
  ["カードまたは能力", { noun: "thing" }],
  ["カードか能力", { noun: "thing" }],
  ["カード", { noun: "card" }],
  ["トークン", { noun: "token" }],
  ["誘発能力", { noun: "ability" }],
  ["能力", { noun: "ability" }],
  ["もの", { noun: "thing" }],
  ["やつ", { noun: "thing" }],
  ["バトルユニット", { noun: "unit", where: { battling: true } }],
];

export const ZONE_WORDS: WordTable<ZoneId> = [
  ["手札", "hand"],
  ["ダスト", "dust"],
  ["夢", "dream"],
  ["魔導書", "grimoire"],
  ["魔石デッキ", "stoneDeck"],
  ["戦闘エリア", "battleArea"],
  ["魔石エリア", "stoneArea"],
  ["チャント", "chant"],
];

const BOTH = [
  "お互いのプレイヤー",
  "すべてのプレイヤー",
  "両方のプレイヤー",
  "両プレイヤー",
  "各プレイヤー",
  "それぞれのプレイヤー",
  "お互い",
  "双方のプレイヤー",
];

export const PLAYER_WORDS: WordTable<PlayerParty> = [
  ["あなた", "you"],
  ["相手プレイヤー", "opponent"],
  ["対戦相手", "opponent"],
  ["相手", "opponent"],
  ...BOTH.map((word) => [word, "each"] as const),
  ["そのターンのプレイヤー", "turnPlayer"],
  ["ターン・プレイヤー", "turnPlayer"],
  ["ターンプレイヤー", "turnPlayer"],
  ["そのプレイヤー", createPlayerPointer("player")],
  ["選んだプレイヤー", createPlayerPointer("player")],
  ["自分自身", DOER_POINTER],
  ["自分", DOER_POINTER],
  ["自身", DOER_POINTER],
  ["いずれかのプレイヤー", "any"],
  ["どちらかのプレイヤー", "any"],
  ["プレイヤー", "any"],
];

/** Words for the players related to a thing, as in 「それの支配者」. */
export const RELATED_PLAYERS: WordTable<"controllerOf" | "ownerOf"> = [
  ["支配者", "controllerOf"],
  ["契約者", "ownerOf"],
  ["持ち主", "ownerOf"],
];

/** Returns the controller or the owner of a thing, depending on the word after 「の」. */
export const toRelatedPlayer = (
  how: "controllerOf" | "ownerOf",
  of: import("../../../model/select").Select,
): PlayerRef => (how === "controllerOf" ? { controllerOf: of } : { ownerOf: of });

export const STAT_WORDS: WordTable<readonly StatName[]> = [
  ["APとHP", ["ap", "hp"]],
  ["AP/HP", ["ap", "hp"]],
  ["AP", ["ap"]],
  ["HP", ["hp"]],
  ["使用コスト", ["useCost"]],
  ["コスト", ["useCost"]],
  ["触媒", ["catalyst"]],
];

const COLOR_WORDS: WordTable<Color> = [
  ["青色", "blue"],
  ["緑色", "green"],
  ["赤色", "red"],
  ["青", "blue"],
  ["緑", "green"],
  ["赤", "red"],
];

export const STATE_WORDS: WordTable<Filter> = [
  ["レスト状態", { rested: true }],
  ["ウェイク状態", { rested: false }],
  ["裏向き", { faceDown: true }],
  ["表向き", { faceDown: false }],
  ["無色", { colorless: true }],
  ["クイック", { timing: "quick" }],
  ["ノーマル", { timing: "normal" }],
  ["バトル中", { battling: true }],
];

export const PHASE_WORDS: WordTable<Phase> = [
  ["スタンバイフェイズ", "standby"],
  ["ドローフェイズ", "draw"],
  ["魔石フェイズ", "stone"],
  ["メインフェイズ", "main"],
  ["メイン・フェイズ", "main"],
  ["エンドフェイズ", "end"],
];

export const STEP_WORDS: WordTable<BattleStep> = [
  ["攻撃指定ステップ", "designation"],
  ["攻撃ステップ", "attack"],
  ["防御ステップ", "defense"],
  ["ダメージステップ", "damage"],
  ["バトル終了ステップ", "end"],
];

/** Words for the two ends of a turn, phase, step or battle. */
export const EDGES: readonly (readonly [word: string, edge: "start" | "end"])[] = [
  ["の開始時", "start"],
  ["開始時", "start"],
  ["の始め", "start"],
  ["の初め", "start"],
  ["の始まり", "start"],
  ["のはじめ", "start"],
  ["の終了時", "end"],
  ["終了時", "end"],
  ["の終わり", "end"],
  ["のおわり", "end"],
  ["の最後", "end"],
  ["が始まるとき", "start"],
  ["が始まる時", "start"],
  ["が始まったとき", "start"],
  ["が始まったら", "start"],
  ["が終わるとき", "end"],
  ["が終わる時", "end"],
  ["が終わったら", "end"],
];

const STARTS = ["の開始時", "開始時", "の開始", "開始", "の始め", "の初め", "の始まり", "のはじめ", "が始まる"];
const ENDS = ["の終了時", "終了時", "の終了", "終了", "の終わり", "のおわり", "が終わる"];

/** Words for the end of a duration. */
export const UNTIL: readonly (readonly [word: string, until: Duration | string])[] = [
  ["このターンの終了時まで", "turn"],
  ["このターン終了時まで", "turn"],
  ["ターンの終了時まで", "turn"],
  ["ターン終了時まで", "turn"],
  ["ターンの終わりまで", "turn"],
  ["このターンの終わりまで", "turn"],
  ["ターン終了まで", "turn"],
  ["このターン終了まで", "turn"],
  ["ターンが終わるまで", "turn"],
  ["このターンが終わるまで", "turn"],
  ["このターンのおわりまで", "turn"],
  ["ターンのおわりまで", "turn"],
  ["このターンの間", "turn"],
  ...["このバトル", "そのバトル", "バトル"].flatMap((battle) =>
    ["の終了時", "終了時", "の終わり", "が終わる"].map((word) => [`${battle}${word}まで`, "battle"] as const),
  ),
  ["このバトルの間", "battle"],
  ["このバトル中", "battle"],
  ["このゲームの残りの間", "game"],
  ["このゲームの間", "game"],
  ["ゲームの残りの間", "game"],
  ["ゲーム終了時まで", "game"],
  ["ゲームの終了時まで", "game"],
  ...(
    [
      ["あなた", "yourNextTurn"],
      ["自分", "yourNextTurn"],
      ["相手", "opponentNextTurn"],
    ] as const
  ).flatMap(([player, start]) =>
    [`次の${player}のターン`, `${player}の次のターン`].flatMap((turn) => [
      ...STARTS.map((word) => [`${turn}${word}まで`, start] as const),
      ...ENDS.map((word) => [`${turn}${word}まで`, `${start}End`] as const),
    ]),
  ),
];

/** Words for future times, each with the duration that ends with it. */
export const NEXT_TIMES: readonly (readonly [word: string, endsWith: Duration])[] = [
  ...["それの支配者の次の", "その支配者の次の", "次のそれの支配者の", "次のその支配者の", "次の"].flatMap((whose) =>
    ["に", "の間", "において"].map((at) => [`${whose}スタンバイフェイズ${at}`, "nextStandby"] as const),
  ),
  ...(
    [
      ["あなた", "your"],
      ["自分", "your"],
      ["相手", "opponent"],
    ] as const
  ).flatMap(([player, whose]) =>
    [`次の${player}の`, `${player}の次の`].flatMap((next) => [
      [`${next}スタンバイフェイズに`, `${whose}NextStandby`] as const,
      ...["に", "中に", "中", "の間", ""].map((word) => [`${next}ターン${word}`, `${whose}NextTurnEnd`] as const),
    ]),
  ),
];

/** Returns colors at an offset: one, or several joined. */
export function readColors(
  input: ParserInput,
  at: number,
): readonly Parse<{ readonly colors: readonly Color[]; readonly how: "and" | "or" }>[] {
  const out: Parse<{ colors: readonly Color[]; how: "and" | "or" }>[] = [];
  const go = (colors: readonly Color[], from: number, how: "and" | "or"): void => {
    const [found] = readTableWords(input, from, COLOR_WORDS);
    if (found === undefined) return;
    const grown = [...colors, found.value];
    out.push({ value: { colors: COLORS.filter((color) => grown.includes(color)), how }, end: found.end });
    for (const [word, next] of [
      ["と", "and"],
      ["、", "and"],
      ["か", "or"],
      ["または", "or"],
      ["や", "or"],
    ] as const)
      if (input.startsWith(word, found.end) && (grown.length === 1 || how === next || word === "、"))
        go(grown, found.end + word.length, word === "、" ? how : next);
  };
  go([], at, "and");
  return out.sort((one, other) => other.end - one.end);
}

const RULED: Readonly<Record<string, CounterName>> = { パワー: "power", ウィーク: "weak", 火葬: "cremation" };

/** Returns the name of a counter before 「カウンター」; `null` for counters of any name. */
export function readCounterName({ text }: ParserInput, at: number): Parse<CounterName | null> | null {
  if (text.startsWith("カウンター", at)) return { value: null, end: at + 5 };
  const match =
    /^(?:「([^「」]{1,12})」|([\p{Script=Han}\p{Script=Katakana}ー\w]{1,12}?[いきぎしちびみりえけげせねべれめ]?))・?カウンター/u.exec(
      text.slice(at, at + 24),
    );
  if (match === null) return null;
  const name = match[1] ?? match[2] ?? "";
  return { value: RULED[name] ?? name, end: at + match[0].length };
}

/** The copula in its forms. */
export const COPULA_WORDS: WordTable<PredicateForm> = [
  ["であった", { past: true, ending: "end" }],
  ["だったら", { ending: "if" }],
  ["だった", { past: true, ending: "end" }],
  ["でもある", { also: true, ending: "end" }],
  ["でもあり", { also: true, ending: "and" }],
  ["である", { ending: "end" }],
  ["であり", { ending: "and" }],
  ["であって", { ending: "te" }],
  ["であれば", { ending: "if" }],
  ["ではなければ", { negative: true, ending: "if" }],
  ["でなければ", { negative: true, ending: "if" }],
  ["ではなかった", { negative: true, past: true, ending: "end" }],
  ["でなかった", { negative: true, past: true, ending: "end" }],
  ["ではない", { negative: true, ending: "end" }],
  ["でない", { negative: true, ending: "end" }],
  ["でなく", { negative: true, ending: "and" }],
  ["で", { ending: "and" }],
];
/** What may follow a noun that is a predicate without a copula. */
export const BARE_COPULA_LINKS = [
  "なら",
  "中に",
  "中は、",
  "中、",
  "中であれば",
  "中でなければ",
  "にのみ",
  "の場合",
  "の間",
  "のかぎり",
  "のとき",
  "か、",
  "か",
];
