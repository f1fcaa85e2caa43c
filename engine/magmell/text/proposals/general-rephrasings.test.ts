import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText } from "../compile-text";
import { renderEnglish } from "../english/render-english";
import { proposeWordings } from "./propose-wordings";

const KINDS: Readonly<Record<string, CardKind>> = { U: "unit", M: "magic", S: "stone" };

const propose = (kind: string, text: string) =>
  proposeWordings(text, KINDS[kind] ?? "unit").map(({ start, end, words, abilities, differences }) => ({
    wording: text.slice(0, start) + words + text.slice(end),
    english: renderEnglish(abilities, KINDS[kind] ?? "unit"),
    differences,
  }));

/** Texts that are read but for the form of a clause, each with the first wording that is proposed. */
const WORDINGS: readonly (readonly [kind: string, text: string, wording: string])[] = [
  // What is chosen.
  [
    "M",
    "5点のダメージを、好きなように相手のユニット3体までに割り振って与える。",
    "相手のユニット3体までを選ぶ。5点のダメージを、好きなようにそれらに割り振って与える。",
  ],
  [
    "M",
    "カードを1枚選び、あなたの手札から裏向きで魔石エリアに置く。",
    "あなたの手札からカードを1枚選び、裏向きで魔石エリアに置く。",
  ],
  // What depends on what was done.
  [
    "U",
    "あなたのターンの開始時、自分はライフを2支払ってよい。支払ったら、カードを1枚引く。",
    "あなたのターンの開始時、自分はライフを2点失ってもよい。そうした場合、カードを1枚引く。",
  ],
  [
    "M",
    "相手が使用したマジック1枚を無効にする。ただし、相手は手札を2枚捨てることで、これを防いでよい。",
    "相手が使用したマジック1枚を選ぶ。相手は手札を2枚捨ててもよい。そうしない場合、それを無効にする。",
  ],
  // Limits behind an ability.
  [
    "U",
    "あなたの他のユニットが破壊されるたびに、カードを1枚引く。この効果は相手のターンの間のみ有効。",
    "相手のターンの間、あなたの他のユニットが破壊されるたびに、カードを1枚引く。",
  ],
  [
    "M",
    "相手に、自分のユニット1体につき1点のダメージを与える。ただし、この効果で与えるダメージは4点が上限である。",
    "自分のユニットが4体以上ならば、相手に、4点のダメージを与える。そうでないならば、相手に、自分のユニットの数に等しい点数のダメージを与える。",
  ],
  // Numbers.
  [
    "U",
    "このユニットが攻撃したとき、自分の手札の枚数が相手以下なら、カードを1枚引く。",
    "このユニットが攻撃したとき、自分の手札の枚数が相手の手札の枚数以下なら、カードを1枚引く。",
  ],
  // Tokens.
  [
    "M",
    "名称が《綿毛》、緑、APが1、HPが2のユニットトークンを2体召喚する。",
    "AP1/HP2の緑のユニット・トークン《綿毛》を2体召喚する。",
  ],
  // Labels and sentences without a verb.
  [
    "M",
    "【コスト：自分のユニット1体を破壊】カードを2枚引く。",
    "このカードを使用する際、自分のユニット1体を破壊する。カードを2枚引く。",
  ],
  ["S", "【魔石エリアに置かれた時】カードを1枚引く。", "【この魔石が魔石エリアに置かれた時】カードを1枚引く。"],
  [
    "M",
    "自分の魔導書の上から3枚を公開し、その中のユニットを1枚手札に加える。残りはダストへ。",
    "自分の魔導書の上から3枚を公開し、その中のユニットを1枚手札に加える。残りをダストに置く。",
  ],
  [
    "M",
    "自分のユニット1体を選ぶ。そのユニットはこのターン、「攻撃時：相手に1点のダメージを与える」を得る。",
    "自分のユニット1体を選ぶ。そのユニットはこのターン、「このユニットが攻撃したとき、相手に1点のダメージを与える」を得る。",
  ],
  // Two clauses of one text, each with its own form.
  [
    "M",
    "互いのユニットすべてに1点のダメージを与える。次の相手のターンのドローフェイズを飛ばす。",
    "互いのユニットすべてに1点のダメージを与える。相手の次のドローフェイズを飛ばす。",
  ],
];

describe("clauses in a form of this game", () => {
  it.each(WORDINGS)("are proposed, each in its place: %s %s", (kind, text, wording) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
    expect(propose(kind, text)[0]).toMatchObject({ wording, differences: [] });
  });

  it("keep what follows an offer dependent on it", () => {
    for (const { english } of propose(
      "U",
      "あなたのターンの開始時、自分はライフを2支払ってよい。支払った後、カードを1枚引く。",
    ))
      expect(english).toContain("If you do");
  });

  it("keep who does what is done instead", () => {
    const text =
      "相手は自身の場のユニットを1体選び、破壊する。相手の場にユニットがいない場合、代わりに手札を1枚捨てる。";
    for (const { english } of propose("M", text)) expect(english).toMatch(/your opponent discards/iu);
  });

  it("begin another ability under a heading behind a sentence", () => {
    const [first] = propose("U", "ファンファーレ：自分のリーダーを2回復。ラストワード：相手のリーダーに2ダメージ。");
    expect(first?.english.match(/^■/gmu)).toHaveLength(2);
  });

  it("take no cost under a heading for what is done later", () => {
    const text = "【使用コスト】手札のユニット1枚を捨てる。\nカードを2枚引く。";
    expect(compileText(text, "magic").coverage).not.toBe("full");
    for (const { english } of propose("M", text)) expect(english).toContain("additional cost");
  });

  it("name that what triggers by an offer would choose its target later", () => {
    const text =
      "このユニットが召喚されたとき、あなたは手札からユニットを1枚公開してもよい。そうしたとき、相手のユニット1体を対象とする。それをレストする。";
    for (const { differences } of propose("U", text)) expect(differences).not.toEqual([]);
  });

  it("take no word that is known for another one that looks alike", () => {
    for (const { wording } of propose(
      "M",
      "相手のレストのユニット2体までは、次の相手のスタンバイフェイズにウェイクしない。",
    ))
      expect(wording).not.toContain("ダスト");
  });
});
