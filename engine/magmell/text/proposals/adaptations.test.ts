import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText } from "../compile-text";
import { proposeWordings } from "./propose-wordings";

/** The texts that come of a text with each of its proposals. */
const wordingsOf = (kind: CardKind, text: string): readonly string[] =>
  proposeWordings(text, kind).map(({ start, end, words }) => text.slice(0, start) + words + text.slice(end));

describe("wordings that do not mean all that was written", () => {
  it.each<[about: string, kind: CardKind, text: string, wording: string, differences: readonly object[]]>([
    [
      "a trait",
      "unit",
      "■あなたの、種族《苔》を持つ他のユニットが破壊されたとき、カードを1枚引く。",
      "■あなたの、他のユニットが破壊されたとき、カードを1枚引く。",
      [{ reason: "trait", given: "種族《苔》を持つ", words: "" }],
    ],
    [
      "a part of a name",
      "unit",
      "■名称に「苔」を含むあなたの他のユニットが破壊されるたび、カードを1枚引く。",
      "■あなたの他のユニットが破壊されるたび、カードを1枚引く。",
      [{ reason: "namePart", given: "名称に「苔」を含む", words: "" }],
    ],
    [
      "an ability that is used",
      "unit",
      "■手札を1枚捨てる：ユニット1体を対象とする。このターン、それのAPは1増加する。この能力は各ターンに1回だけ使用できる。",
      "■あなたのメインフェイズの開始時、ユニット1体を対象とする。手札を1枚捨ててもよい。そうした場合、このターン、それのAPは1増加する。",
      [
        {
          reason: "used",
          given: "手札を1枚捨てる：…この能力は各ターンに1回だけ使用できる。",
          words: "あなたのメインフェイズの開始時、…もよい。そうした場合、…",
        },
      ],
    ],
    [
      "damage that destroys",
      "unit",
      "■このユニットが与えた戦闘ダメージによってユニットが破壊されたとき、カードを1枚引く。この能力は1ターンに1度しか誘発しない。",
      "■各ターンに1度だけ、このユニットとバトルしているユニットが破壊されたとき、カードを1枚引く。",
      [
        {
          reason: "instead",
          given: "このユニットが与えた戦闘ダメージによってユニットが破壊されたとき",
          words: "このユニットとバトルしているユニットが破壊されたとき",
        },
      ],
    ],
    [
      "a sentence",
      "magic",
      "■カードを2枚引く。明日は晴れるでしょう。",
      "■カードを2枚引く。",
      [{ reason: "leftOut", given: "明日は晴れるでしょう。", words: "" }],
    ],
  ])("names what is different: %s", (_, kind, text, wording, differences) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
    const found = proposeWordings(text, kind).map(({ start, end, words, ...one }) => ({
      text: text.slice(0, start) + words + text.slice(end),
      differences: one.differences,
    }));
    expect(found).toContainEqual({ text: wording, differences });
  });

  it.each<[about: string, kind: CardKind, text: string, never: RegExp]>([
    ["who acts", "unit", "■このユニットは、プレイヤーを攻撃目標に指定できない。", /プレイヤーが/u],
    ["what is done", "unit", "■このユニットは、可能であれば毎回攻撃しなければならない。", /防御/u],
    [
      "what a price is for",
      "unit",
      "■このユニットが攻撃したとき、手札を1枚捨ててもよい。そうした場合、明日は晴れる。",
      /捨て/u,
    ],
    ["a price", "magic", "■自分のユニット1体を眠らせることで、カードを1枚引く。", /^■カード/u],
    [
      "which unit is meant",
      "unit",
      "■このユニットが防御されたとき、このユニットを防御しているユニットに2点のダメージを与える。",
      /ユニットの防御/u,
    ],
    [
      "from where it is chosen",
      "magic",
      "■魔石デッキの一番上のカードを魔石エリアに置く。あなたの魔石エリアに裏向きの魔石がある場合、それらの中から1枚を選び、表向きにする。",
      /中の1枚/u,
    ],
    [
      "where it goes",
      "stone",
      "■この魔石が魔石エリアに出た時、自分のダストからカードを1枚夢に置いてもよい。",
      /から出/u,
    ],
    [
      "what becomes quick",
      "stone",
      "■あなたの手札にある使用コストが4以上のユニットのタイミングはクイックになる。",
      /トークン/u,
    ],
    [
      "at which end it is put",
      "magic",
      "■チャントにあるマジック1枚を対象とし、それを無効化する。こうして無効化されたカードは、ダストに置かれるかわりに契約者の魔導書の一番上に置かれる。",
      /./u,
    ],
    ["who did it", "unit", "■このユニットが破壊した時、カードを1枚引く。", /破壊された/u],
    ["all that is done", "magic", "■ユニット1体を対象とする。明日は晴れるでしょう。", /./u],
  ])("never changes in silence %s", (_, kind, text, never) => {
    for (const wording of wordingsOf(kind, text)) expect(wording).not.toMatch(never);
  });
});
