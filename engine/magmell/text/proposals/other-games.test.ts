import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText } from "../compile-text";
import { proposeWordings } from "./propose-wordings";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic" };

const propose = (kind: string, text: string) =>
  proposeWordings(text, KINDS[kind] ?? "unit").map(({ start, end, words, differences }) => ({
    wording: text.slice(0, start) + words + text.slice(end),
    differences,
  }));

/** Usual wordings of other card games, each with a wording that means the same. */
const WORDINGS: readonly (readonly [kind: string, text: string, wording: string])[] = [
  [
    "U",
    "雄叫び：ユニット1体に+2/+2を付与する。",
    "このユニットが召喚されたとき、ユニット1体を選ぶ。それのAPは2増加し、HPは2増加する。",
  ],
  [
    "U",
    "【アタック時】【ターンに1回】自分のレスト状態の魔石1枚をアクティブにする。",
    "【攻撃時】【ターンに1回】自分のレスト状態の魔石1枚をウェイク状態にする。",
  ],
  [
    "U",
    "ファンファーレ 自分の場に他のユニットがいるなら、自分のリーダーを2回復。いないなら、カードを1枚引く。",
    "このユニットが召喚されたとき、自分の戦闘エリアに他のユニットがいるなら、自分はライフを2点回復する。そうでないなら、カードを1枚引く。",
  ],
  [
    "U",
    "①：このカードの召喚に成功した場合に発動できる。自分はカードを1枚ドローする。",
    "①：このカードが召喚された場合に発動できる。自分はカードを1枚引く。",
  ],
  ["U", "ブロックされない。", "このユニットは防御されない。"],
  [
    "M",
    "使用コスト3以下の相手のユニットを1体破壊する。または使用コスト2以下の相手のユニットを2体まで破壊する。",
    "以下から1つを選ぶ。\n・使用コスト3以下の相手のユニットを1体破壊する。\n・使用コスト2以下の相手のユニットを2体まで破壊する。",
  ],
  [
    "U",
    "召喚時：敵ユニット1体を選び、ターン終了時までそのAPを3下げる。",
    "このユニットが召喚されたとき、相手のユニット1体を選び、ターン終了時までそのAPを3下げる。",
  ],
  [
    "U",
    "味方ユニットが攻撃するたび、そのユニットのAPをターン終了時まで1上げる。",
    "あなたのユニットが攻撃するたび、そのユニットのAPをターン終了時まで1上げる。",
  ],
  [
    "U",
    "相手がマジックを使った時、このユニットをウェイクしてもよい。これは1ターンに2回まで。",
    "相手がマジックを使った時、このユニットをウェイクしてもよい。この能力は各ターンに2度だけ誘発する。",
  ],
  [
    "M",
    "この魔法を使うには、追加コストで自分のユニットを1体破壊しなければならない。カードを3枚引く。",
    "このマジックを使用する際、自分のユニットを1体破壊する。カードを3枚引く。",
  ],
  ["U", "場にいる間、味方の青ユニットのHPを2上げる。", "あなたの青のユニットのHPを2上げる。"],
  ["M", "次に相手が使うマジックを無効にする。", "次に相手がマジックを使用したとき、それを無効にする。"],
  [
    "M",
    "対象のユニットは、ターン終了時までAPとHPが入れ替わる。",
    "ユニット1体を対象とする。それのAPとHPをターン終了時まで入れ替える。",
  ],
  [
    "M",
    "相手の手札が4枚以上のときのみ使える。相手は手札を2枚捨てる。",
    "このカードは、相手の手札が4枚以上であるときにのみ使用できる。相手は手札を2枚捨てる。",
  ],
  ["M", "自分のユニット1体のAPを2増やす。ターン終了時まで。", "ターン終了時まで、自分のユニット1体のAPを2増やす。"],
  [
    "M",
    "ユニット1体を対象とする。ターン終了時まで、それのAPは-2減少する。",
    "ユニット1体を対象とする。ターン終了時まで、それのAPは2減少する。",
  ],
];

/** Texts of which every wording that is read means something else. */
const OTHERS: readonly (readonly [kind: string, text: string])[] = [
  ["M", "ユニット1体を対象とする。それを追放する。"],
  ["U", "このユニットが破壊される場合、かわりにこのユニットをリムーブする。"],
  ["U", "【起動】自分の魔石を2枚レストする：カードを1枚引く。"],
  ["U", "1ターンに1度、自分のメインフェイズに手札を1枚捨てて発動できる。カードを1枚引く。"],
  ["U", "自分の番に1回使える。自分の手札を1枚トラッシュする。その後、カードを2枚引く。"],
  ["M", "相手のユニットを1体選ぶ。自分のユニットを1体選んで、それらをバトルさせる。"],
  ["U", "自分のユニットが3体以下の場合、このユニットは攻撃できない。4体以上の場合、AP+4。"],
  ["M", "カードを3枚引き、手札から2枚を好きな順番でデッキのどこかに戻す。"],
  ["M", "ユニット1体を選び、栞カウンターを1個置く。栞カウンターが乗っている限り、そのユニットはウェイクしない。"],
  ["M", "相手の墓地のカードを全て夢に送る。10枚以上送ったなら、カードを2枚引く。"],
  ["U", "このユニットは、自分の墓地のマジックの枚数ぶんAPが上がる。最大5。"],
];

describe("wordings of other card games", () => {
  it.each(WORDINGS)("are proposed in those of this one: %s %s", (kind, text, wording) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
    expect(propose(kind, text)).toContainEqual({ wording, differences: [] });
  });

  it.each(OTHERS)("are proposed with what is different: %s %s", (kind, text) => {
    for (const { differences } of propose(kind, text)) expect(differences).not.toEqual([]);
  });

  it("have none where they say when a magic may be used", () => {
    expect(propose("M", "相手がユニットを召喚した時に発動できる。そのユニットを手札に戻す。")).toEqual([]);
  });

  it("keep what a later sentence speaks of", () => {
    for (const { wording } of propose("M", "自分は奇跡を得る。そのターンの終了時、自分はゲームに敗北する。"))
      expect(wording).not.toMatch(/^そのターン/u);
  });
});
