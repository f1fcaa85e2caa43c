import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText } from "../compile-text";
import { proposeWordings } from "./propose-wordings";

const proposalsOf = (kind: CardKind, text: string) =>
  proposeWordings(text, kind).map(({ start, end, words, differences }) => ({
    wording: text.slice(0, start) + words + text.slice(end),
    differences,
  }));

describe("phrases in the manner of rules", () => {
  it.each<[about: string, kind: CardKind, text: string, wording: string]>([
    [
      "when alone something may be used",
      "unit",
      "相手はユニットをメインフェイズにしか使用できない。",
      "メインフェイズでない間、相手はユニットを使用できない。",
    ],
    [
      "where a stone is put",
      "stone",
      "この魔石はレスト状態で置かれる。",
      "この魔石はレスト状態で魔石エリアに置かれる。",
    ],
    ["two colors", "stone", "この魔石は、赤と緑の両方の色を持つ。", "この魔石は、赤と緑の色を持つ。"],
    [
      "what is on a unit",
      "unit",
      "あなたの支配する、上にパワーカウンターが置かれているユニットは防御されない。",
      "あなたの支配する、パワーカウンターが置かれているユニットは防御されない。",
    ],
    [
      "no damage",
      "magic",
      "ユニット1体を対象とする。このターン、それが受けるダメージは、すべて0になる。",
      "ユニット1体を対象とする。このターン、それはダメージを受けない。",
    ],
    [
      "timing",
      "unit",
      "あなたの手札が相手の手札より少ないかぎり、このユニットのタイミングはクイックである。この能力は手札にある間のみ有効である。",
      "あなたの手札が相手の手札より少ないかぎり、このユニットはクイックになる。",
    ],
    [
      "a choice of the opponent",
      "magic",
      "相手は、カードを1枚引くか、自身の手札を1枚捨てるかを選ぶ。後者を選んだ場合、あなたはカードを2枚引く。",
      "相手は以下から1つを選ぶ。\n・相手はカードを1枚引く。\n・相手は自身の手札を1枚捨てる。あなたはカードを2枚引く。",
    ],
    [
      "the price of an activation",
      "unit",
      "相手がマジックを使用した時、このカードを破壊して発動できる。カードを1枚引く。",
      "相手がマジックを使用した時、このカードを破壊してもよい。そうした場合、カードを1枚引く。",
    ],
    [
      "the price of a magic",
      "magic",
      "自分の手札を2枚捨てて発動できる。相手のユニットをすべてレストする。",
      "このマジックを使用する際、自分の手札を2枚捨てる。相手のユニットをすべてレストする。",
    ],
    [
      "what comes of it if it cannot be done",
      "unit",
      "このユニットが召喚されたとき、あなたの他のユニット1体を選び、手札に戻す。そうできないならば、このユニットを破壊する。",
      "このユニットが召喚されたとき、あなたの他のユニット1体を選び、手札に戻す。そうしないなら、このユニットを破壊する。",
    ],
  ])("are proposed in those of this game: %s", (_, kind, text, wording) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
    expect(proposalsOf(kind, text)).toContainEqual({ wording, differences: [] });
    expect(compileText(wording, kind).coverage).toBe("full");
  });

  it("name the cost that is raised", () => {
    expect(proposalsOf("unit", "相手が使用するマジックの使用コストは、無色1だけ多くなる。")).toMatchObject([
      { differences: [{ given: "無色1だけ", words: "1" }] },
    ]);
  });

  it("shuffle no grimoire of one player where the text says it of each", () => {
    const text =
      "お互いのプレイヤーは、それぞれ自分の手札をすべて魔導書に戻して切る。その後、それぞれカードを4枚引く。";
    for (const { wording } of proposalsOf("magic", text)) expect(wording).not.toMatch(/あなたの魔導書/u);
  });
});
