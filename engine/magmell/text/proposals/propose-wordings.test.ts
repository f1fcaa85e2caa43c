import { describe, expect, it } from "vitest";
import type { CardKind } from "../../model/card";
import { compileText } from "../compile-text";
import { EVERYDAY_TERMS } from "./everyday-terms";
import { proposeWordings } from "./propose-wordings";

/** The texts that come of a text with each of its proposals. */
const wordingsOf = (kind: CardKind, text: string): readonly string[] =>
  proposeWordings(text, kind).map(({ start, end, words }) => text.slice(0, start) + words + text.slice(end));

describe("wordings near a text that is not read", () => {
  it.each<[about: string, kind: CardKind, text: string, wording: string]>([
    ["words of other games", "magic", "■相手のユニットをすべて寝かせる。", "■相手のユニットをすべてレストする。"],
    [
      "a term within a sentence",
      "unit",
      "■このユニットがあなたのターンに撃破されたとき、カードを1枚引く。",
      "■このユニットがあなたのターンに破壊されたとき、カードを1枚引く。",
    ],
    [
      "a verb",
      "magic",
      "■あなたのダストからユニットを1枚、手札へ回収する。",
      "■あなたのダストからユニットを1枚、手札へ戻す。",
    ],
    [
      "what a card calls itself",
      "unit",
      "■このマジックが召喚されたとき、カードを1枚引く。",
      "■このユニットが召喚されたとき、カードを1枚引く。",
    ],
    [
      "a moment of the turn in which it came",
      "unit",
      "■召喚したターンの終わりに、こいつは手札に帰ってくる。",
      "■このユニットが召喚されたとき、このターンの終了時に、このユニットを手札に戻す。",
    ],
    [
      "whom it attacked",
      "unit",
      "■こいつが攻撃したユニットは、次のスタンバイフェイズに起きない。",
      "■このユニットがユニットを攻撃したとき、それは、次のスタンバイフェイズにウェイクしない。",
    ],
    [
      "the next use",
      "magic",
      "■このターン、自分が次に使うマジックは無効化されない。",
      "■このターン、次に自分がマジックを使用したとき、それはこのターン、無効化されない。",
    ],
    [
      "a price",
      "unit",
      "■このユニットが攻撃したとき、ライフを1点払ってもよい。",
      "■このユニットが攻撃したとき、ライフを1点失ってもよい。",
    ],
    ["a count", "magic", "■ユニットを破壊する。", "■ユニット1体を破壊する。"],
    [
      "how long",
      "magic",
      "■このターンいっぱい、相手のユニットは攻撃できない。",
      "■このターン、相手のユニットは攻撃できない。",
    ],
    [
      "only the sentence that is not read",
      "magic",
      "■カードを1枚引く。相手のユニットを1体撃破する。",
      "■カードを1枚引く。相手のユニットを1体破壊する。",
    ],
    [
      "the second of two abilities",
      "unit",
      "■このユニットは防御されない。\n■このユニットが死亡した時、カードを1枚引く。",
      "■このユニットは防御されない。\n■このユニットが破壊された時、カードを1枚引く。",
    ],
    [
      "one ability for each player",
      "unit",
      "■各プレイヤーのターンの終了時、そのプレイヤーはカードを1枚捨ててもよい。そうした場合、そのプレイヤーの相手はカードを1枚引く。",
      "■あなたのターンの終了時、あなたはカードを1枚捨ててもよい。そうした場合、相手はカードを1枚引く。\n■相手のターンの終了時、相手はカードを1枚捨ててもよい。そうした場合、あなたはカードを1枚引く。",
    ],
    [
      "when alone something is allowed",
      "unit",
      "■相手は、自身のメインフェイズの間しかカードを使用できない。",
      "■相手のメインフェイズでない間、相手はカードを使用できない。",
    ],
    [
      "a duration in parentheses",
      "magic",
      "■ユニット1体を対象とする。それのAPは1増加する。（ターン終了時まで）",
      "■ユニット1体を対象とする。ターン終了時まで、それのAPは1増加する。",
    ],
    [
      "the greater of two numbers",
      "unit",
      "■ユニットが破壊されたとき、相手は、そのユニットのHPとAPのうち高いほうに等しい点数のライフを失う。",
      "■ユニットが破壊されたとき、そのユニットのHPがそのユニットのAP以上ならば、相手は、そのユニットのHPに等しい点数のライフを失う。そうでないならば、相手は、そのユニットのAPに等しい点数のライフを失う。",
    ],
    [
      "the most of a number",
      "magic",
      "■このターンに召喚されたユニットの数だけカードを引く。ただし、4枚を超えて引かない。",
      "■このターンに召喚されたユニットが4体以上ならば、カードを4枚引く。そうでないならば、このターンに召喚されたユニットの数に等しい枚数のカードを引く。",
    ],
    [
      "the most of damage",
      "magic",
      "■相手に、このターンに破壊されたユニットの数に等しい点数のダメージを与える。ただし、最大で5点である。",
      "■このターンに破壊されたユニットが5体以上ならば、相手に、5点のダメージを与える。そうでないならば、相手に、このターンに破壊されたユニットの数に等しい点数のダメージを与える。",
    ],
    [
      "an attack that is not defended against",
      "unit",
      "■このユニットの攻撃がブロックされなかったとき、カードを2枚引いて1枚捨てる。",
      "■このユニットが攻撃して防御されなかったとき、カードを2枚引き、1枚捨てる。",
    ],
    [
      "one of two targets",
      "magic",
      "■あなたが支配するユニット1体と、相手が支配するユニット1体を対象とする。それらのうちAPの高いほうを破壊する。",
      "■あなたが支配するユニット1体と、相手が支配するユニット1体を対象とする。前者のAPが後者のAPより高いなら、前者を破壊する。後者のAPが前者のAPより高いなら、後者を破壊する。",
    ],
    [
      "that all things have a state",
      "magic",
      "■あなたの魔石が5枚以上あり、それらがすべて表向きであるなら、カードを1枚引く。",
      "■あなたの魔石が5枚以上あり、あなたの裏向きの魔石がないなら、カードを1枚引く。",
    ],
    ["another turn", "magic", "■あなたは追加の1ターンを得る。", "■このターンの後に追加のターンを行う。"],
    [
      "a card used from the dust",
      "unit",
      "■あなたの魔石が3枚以上あるなら、あなたはこのカードをダストから使用してもよい。",
      "■あなたの魔石が3枚以上あるかぎり、このカードは、あなたのダストから使用できる。",
    ],
    [
      "a replaced event",
      "unit",
      "■あなたがカードを引く代わりに、山札の上から2枚を見て、1枚を手札に、残りを墓地に置く。",
      "■あなたがカードを引く場合、かわりに魔導書の上から2枚を見て、1枚を手札に加え、残りをダストに置く。",
    ],
    [
      "faults in two sentences",
      "magic",
      "■ユニット1体を対象とする。それに2点のダメージを与えろ。あなたのダストからユニットを1枚、手札へ回収する。",
      "■ユニット1体を対象とする。それに2点のダメージを与える。あなたのダストからユニットを1枚、手札へ戻す。",
    ],
    [
      "lines of a magic that belong together, without marks",
      "magic",
      "ユニット1体を対象とする。\nそれに2点のダメージを与えろ。",
      "ユニット1体を対象とする。\nそれに2点のダメージを与える。",
    ],
    [
      "abilities in lines of their own, without marks",
      "unit",
      "このユニットは防御されない。\n各プレイヤーは、自身のターンにしかマジックを使用できない。",
      "このユニットは防御されない。\nあなたのターンでない間、あなたはマジックを使用できない。\n相手のターンでない間、相手はマジックを使用できない。",
    ],
    [
      "what is attacked",
      "unit",
      "■このユニットは、プレイヤーを攻撃対象として選択できない。",
      "■このユニットは、プレイヤーを攻撃できない。",
    ],
    [
      "the least of a cost",
      "unit",
      "■あなたが使用する緑のユニットの使用コストは無色2少なくなる。ただし、合計が1未満にはならない。",
      "■あなたの手札にある緑のユニットの使用コストは、1を下限として2減少する。",
    ],
    [
      "the AP and HP of another",
      "unit",
      "■このユニットが防御したとき、他のユニット1体を対象とする。このターン、このユニットのAPとHPを、それのAPとHPと同じ値にする。",
      "■このユニットが防御したとき、他のユニット1体を対象とする。このターン、このユニットのAPはそれのAPになり、HPはそれのHPになる。",
    ],
  ])("is proposed: %s", (_, kind, text, wording) => {
    expect(compileText(text, kind).coverage).not.toBe("full");
    expect(wordingsOf(kind, text)).toContain(wording);
  });

  it.each<[kind: CardKind, text: string]>([
    ["magic", "■ユニット1体を対象とする。それに2点のダメージを与えろ。"],
    ["magic", "■ユニットを破壊する。"],
    ["unit", "■このユニットが攻撃するとき、防御側のユニットは2点のダメージを受ける。"],
  ])("reads in full, and each means something else: %s %s", (kind, text) => {
    const wordings = wordingsOf(kind, text);
    for (const wording of wordings) expect(compileText(wording, kind).coverage).toBe("full");
    const meanings = wordings.map((wording) => JSON.stringify(compileText(wording, kind).abilities));
    expect(new Set(meanings).size).toBe(meanings.length);
    expect(wordings.length).toBeGreaterThan(0);
    expect(wordings.length).toBeLessThanOrEqual(3);
  });

  it("is none for a text that is read, for an empty one, and where nothing near is read", () => {
    expect(proposeWordings("■カードを1枚引く。", "magic")).toEqual([]);
    expect(proposeWordings("", "unit")).toEqual([]);
    expect(proposeWordings("■明日は晴れるでしょう。", "unit")).toEqual([]);
  });

  it.each<[about: string, kind: CardKind, text: string, kept: RegExp]>([
    ["a limit", "unit", "■すべてのプレイヤーは、ドローフェイズの間しかカードを使用できない。", /しか|のみ|でない/u],
    [
      "a number",
      "unit",
      "■このユニットが破壊されたとき、AP1/HP1で緑のユニット・トークン《胞子》をX体ならべて召喚する。",
      /X/u,
    ],
    [
      "a known verb",
      "magic",
      "■ユニット1体を対象とする。それに、破壊されたユニットのAPに等しい点数のダメージを与える。",
      /破壊/u,
    ],
    ["whose opponent", "unit", "■このユニットが召喚されたとき、その支配者の相手はカードを1枚だけ引け。", /の相手は/u],
  ])("is proposed without losing %s", (_, kind, text, kept) => {
    for (const wording of wordingsOf(kind, text)) expect(wording).toMatch(kept);
  });

  it("names the words in the way as they were typed, whatever their width", () => {
    const text = "■ﾕﾆｯﾄを破壊する。";
    const [first] = proposeWordings(text, "magic");
    expect(first).toMatchObject({ given: "ﾕﾆｯﾄを", words: "ユニット1体を", start: 1, end: 6 });
  });

  it("is searched for no longer than is allowed", () => {
    let asked = 0;
    expect(proposeWordings("■ユニットを破壊する。", "magic", { isOver: () => ++asked > 0 })).toEqual([]);
    expect(proposeWordings("■ユニットを破壊する。", "magic", { tries: 0 })).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });

  it("takes for a term of other games none that this game has", () => {
    for (const [term] of EVERYDAY_TERMS.filter(([pattern]) => !/[?|(\\]/u.test(pattern)))
      expect(compileText(`■${term}を1枚引く。`, "magic").coverage).not.toBe("full");
  });
});
