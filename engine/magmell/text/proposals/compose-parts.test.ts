import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText } from "../compile-text";
import { proposeWordings } from "./propose-wordings";

const proposalsOf = (kind: CardKind, text: string) =>
  proposeWordings(text, kind).map(({ start, end, words, differences }) => ({
    wording: text.slice(0, start) + words + text.slice(end),
    differences,
  }));

const USED = "あなたのメインフェイズの開始時、…もよい。そうした場合、…";
const ONCE = "この能力は各ターンに1度だけ誘発する。";

describe("abilities put together from their parts", () => {
  it.each<[part: string, kind: CardKind, text: string, wording: string, differences: readonly object[]]>([
    [
      "a price in signs and when it is used",
      "unit",
      "■（3）、タップ：ライフを2点回復する。この能力は自分のメインフェイズ中にしか使えない。",
      "■あなたのメインフェイズの開始時、あなたの魔石を3枚レストし、このユニットをレストしてもよい。そうした場合、ライフを2点回復する。",
      [
        {
          reason: "used",
          given: "（3）、タップ：…この能力は自分のメインフェイズ中にしか使えない。",
          words: USED,
        },
      ],
    ],
    [
      "a price in colors, for all that is behind it",
      "unit",
      "■【起動】（緑）（緑）：カードを1枚引く。その後、手札を1枚捨てる。",
      "■あなたのメインフェイズの開始時、あなたの緑の魔石を2枚レストしてもよい。そうした場合、カードを1枚引き、手札を1枚捨てる。",
      [{ reason: "used", given: "【起動】（緑）（緑）：", words: USED }],
    ],
    [
      "a sacrifice, which is no destruction",
      "unit",
      "■このユニットを生け贄に捧げる：カードを2枚引く。",
      "■あなたのメインフェイズの開始時、このユニットをダストに置いてもよい。そうした場合、カードを2枚引く。",
      [{ reason: "used", given: "このユニットを生け贄に捧げる：", words: USED }],
    ],
    [
      "what may be paid on an event",
      "unit",
      "■自分の他のユニットが攻撃した時、［緑2］を払ってよい。払ったら、カードを1枚引く。",
      "■自分の他のユニットが攻撃した時、あなたの緑の魔石を2枚レストしてもよい。そうした場合、カードを1枚引く。",
      [],
    ],
    [
      "a label that the game does not have",
      "magic",
      "■［発動枠：赤赤］ 相手のユニットを1体選び、破壊する。",
      "■相手のユニットを1体選び、破壊する。",
      [{ reason: "leftOut", given: "［発動枠：赤赤］", words: "" }],
    ],
    [
      "a limit for all abilities of a name",
      "unit",
      "このカード名の①の効果は1ターンに1度しか使用できない。\n①：自分の魔石フェイズに発動できる。カードを1枚引く。",
      `■あなたの魔石フェイズの開始時、カードを1枚引いてもよい。${ONCE}`,
      [
        { reason: "instead", given: "このカード名の①の効果は1ターンに1度しか使用できない。", words: ONCE },
        { reason: "instead", given: "自分の魔石フェイズに", words: "あなたの魔石フェイズの開始時、" },
      ],
    ],
  ])("%s", (_, kind, text, wording, differences) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
    expect(proposalsOf(kind, text)).toContainEqual({ wording, differences });
    expect(compileText(wording, kind).coverage).toBe("full");
  });

  it("choose only where what is done before was done", () => {
    const text = "■【自分のエンド】このユニットを山札の下に置く。そうしたら、相手のユニット1体をバウンスする。";
    const found = proposalsOf("unit", text);
    expect(found).not.toEqual([]);
    for (const { wording } of found) expect(wording).not.toMatch(/選ぶ。そうしたら/u);
  });

  it("show prices in parentheses where they are not read", () => {
    const [sentence] = compileText("■（青）（青）：このユニットを眠らせる。", "unit").sentences;
    expect(sentence?.unread.map(({ text }) => text)).toEqual(["（青）（青）：このユニットを眠らせる"]);
  });
});
