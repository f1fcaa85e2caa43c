import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText } from "../compile-text";
import { proposeWordings } from "./propose-wordings";

const proposalsOf = (kind: CardKind, text: string) =>
  proposeWordings(text, kind).map(({ start, end, words, differences }) => ({
    wording: text.slice(0, start) + words + text.slice(end),
    differences,
  }));

describe("abilities under the marks of other games", () => {
  it.each<[mark: string, kind: CardKind, text: string, wording: string]>([
    [
      "numbers",
      "unit",
      "■①：このカードの召喚成功時に発動する。自分は2点のダメージを受ける。\n②：このカードが破壊された場合に発動する。カードを1枚引く。",
      "■①：このカードが召喚されたとき、自分は2点のダメージを受ける。\n②：このカードが破壊された場合に発動する。カードを1枚引く。",
    ],
    [
      "a moment behind another ability",
      "unit",
      "■このユニットのAPは2増加する。『自分のターンの終了時』自分の手札が相手より少ないとき、カードを1枚引く。",
      "■このユニットのAPは2増加する。\n■【自分のターンの終了時】自分の手札が相手より少ないなら、カードを1枚引く。",
    ],
  ])("are proposed for the words that are not read: %s", (_, kind, text, wording) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
    expect(proposalsOf(kind, text)).toEqual([{ wording, differences: [] }]);
    expect(compileText(wording, kind).coverage).toBe("full");
  });

  it("name what is at the start of the main phase in place of any time", () => {
    const [first] = proposalsOf("unit", "■【起】【ターン1回】：［このユニットをレストする］カードを1枚引く。");
    expect(first?.wording).toBe(
      "■あなたのメインフェイズの開始時、このユニットをレストしてもよい。そうした場合、カードを1枚引く。",
    );
    expect(first?.differences).toMatchObject([{ reason: "used" }]);
  });

  it("name that the second of two effects depends on the first", () => {
    const text = "■①：このカードが召喚に成功した場合に発動できる。カードを1枚引く。ライフを2点回復する。";
    expect(proposalsOf("unit", text)).toMatchObject([{ differences: [{ given: "発動できる" }] }]);
  });

  it.each<[about: string, kind: CardKind, text: string, never: RegExp]>([
    [
      "a phase in which something happens is no moment",
      "stone",
      "■『自分の魔石フェイズ』この魔石が魔石エリアに置かれたとき、カードを1枚引く。",
      /フェイズの開始時/u,
    ],
    [
      "what is chosen on use is no price",
      "magic",
      "■①：以下の効果から1つを選択して発動できる。\n●カードを1枚引く。\n●ライフを2点回復する。",
      /使用する際/u,
    ],
    [
      "what is in battle is not rested",
      "magic",
      "■バトルしている自分のユニット1体をウェイクし、このターンの間、HP+2する。",
      /レスト/u,
    ],
    [
      "a price buys all that is behind it",
      "unit",
      "■【登場時】自分の他のユニット1体をダストに置くことができる：カード2枚を引く。その後、自分の手札1枚を捨てる。",
      /そうした場合/u,
    ],
    [
      "a target is no price",
      "unit",
      "■①：自分のメインフェイズに、手札を1枚捨て、自分のユニット1体を対象として発動できる。そのユニットにパワーカウンターを1つ置く。",
      /対象としてもよい/u,
    ],
  ])("change nothing in silence: %s", (_, kind, text, never) => {
    for (const { wording } of proposalsOf(kind, text)) expect(wording).not.toMatch(never);
  });

  it("have no proposal where one of them is not read", () => {
    expect(proposalsOf("unit", "■①：このユニットは防御されない。\n②：明日は晴れるでしょう。")).toEqual([]);
  });
});
