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

/** Clauses in other words, each with a wording that means the same. */
const CLAUSES: readonly (readonly [about: string, kind: string, text: string, wording: string])[] = [
  [
    "what is done instead",
    "M",
    "相手は自身のユニットを1体選び、それをレストする。あなたの手札が3枚以下ならば、かわりに2体選んでレストする。",
    "あなたの手札が3枚以下ならば、相手は自身のユニットを2体選び、それらをレストする。そうでないならば、相手は自身のユニットを1体選び、それをレストする。",
  ],
  [
    "how many are summoned instead",
    "M",
    "名称が《苔》で、色が緑、APが1、HPが1のユニット・トークンを1体召喚する。相手のユニットが4体以上なら、かわりに3体召喚する。",
    "相手のユニットが4体以上ならば、名称が《苔》で、色が緑、APが1、HPが1のユニット・トークンを3体召喚する。そうでないならば、名称が《苔》で、色が緑、APが1、HPが1のユニット・トークンを1体召喚する。",
  ],
  [
    "what the opponent may do",
    "M",
    "相手のユニット1体を対象とする。相手が手札を1枚捨てることを選ばないかぎり、それを破壊する。",
    "相手のユニット1体を対象とする。相手は手札を1枚捨ててもよい。そうしない場合、それを破壊する。",
  ],
  [
    "what comes of it if they do",
    "M",
    "相手のユニット1体を対象とする。それの支配者が自身の表向きの魔石1枚を裏向きにしないかぎり、それを破壊する。裏向きにしたなら、カードを1枚引く。",
    "相手のユニット1体を対象とする。それの支配者は自身の表向きの魔石1枚を裏向きにしてもよい。そうしない場合、それを破壊する。そうした場合、カードを1枚引く。",
  ],
  [
    "what is done after",
    "M",
    "ユニット1体を対象とし、それを夢に置いた後、召喚する。",
    "ユニット1体を対象とし、それを夢に置く。その後、それを召喚する。",
  ],
  [
    "a target that is named after a price",
    "U",
    "このユニットが攻撃したとき、手札を1枚捨ててもよい。そうした場合、ユニット1体を対象とする。それをレストする。",
    "このユニットが攻撃したとき、ユニット1体を対象とする。手札を1枚捨ててもよい。そうした場合、それをレストする。",
  ],
  [
    "a target that need not be named",
    "U",
    "このユニットが召喚されたとき、あなたの他のユニット1体を対象としてもよい。そうした場合、このターン、それのAPを2増加する。",
    "このユニットが召喚されたとき、あなたの他のユニット1体までを対象とする。対象があるなら、このターン、それのAPを2増加する。",
  ],
  [
    "how many cards may be used",
    "U",
    "相手は1ターンに3枚までしかカードを使用できない。",
    "相手は1ターンに4枚以上のカードを使用できない。",
  ],
  [
    "in whose turns it is triggered",
    "U",
    "相手がカードを引いたとき、このユニットにパワーカウンターを1個置く。この能力は、相手のターンに1回だけ誘発する。",
    "相手のターンに、相手がカードを引いたとき、このユニットにパワーカウンターを1個置く。この能力は各ターンに1度だけ誘発する。",
  ],
  [
    "the first of a turn",
    "U",
    "相手がこのターンに初めてユニットを使用したとき、カードを1枚引く。",
    "そのターン1回目に相手がユニットを使用したとき、カードを1枚引く。",
  ],
  [
    "the last counter",
    "U",
    "あなたのターンの開始時、このユニットから栞カウンターを1個取り除く。これにより最後の1個を取り除いたなら、このユニットを破壊する。",
    "あなたのターンの開始時、このユニットから栞カウンターを1個取り除く。そうした場合、このユニットに栞カウンターが置かれていないなら、このユニットを破壊する。",
  ],
  [
    "how many counters it comes with",
    "U",
    "このユニットは、あなたが支配する魔石の数と同じ個数の栞カウンターが置かれた状態で召喚される。",
    "このユニットは栞カウンターがX個置かれた状態で召喚される。Xは、あなたが支配する魔石の数に等しい。",
  ],
  [
    "what is divided",
    "M",
    "4点のダメージを、任意の数のユニットを対象として、好きなように割り振って与える。",
    "好きな数のユニットを対象とする。合計4点のダメージを、それらに割り振って与える。",
  ],
  [
    "one of each",
    "M",
    "ダストのユニットとマジックを1枚ずつ夢に置く。",
    "ダストのユニットを1枚夢に置く。ダストのマジックを1枚夢に置く。",
  ],
  [
    "to whom something is given",
    "M",
    "ユニット1体を対象とし、その支配権を相手に渡す。",
    "ユニット1体を対象とし、相手はその支配権を得る。",
  ],
  [
    "damage that is not dealt",
    "M",
    "ユニット1体を対象とする。このターン、それが戦闘ダメージを与える場合、かわりにその点数は0になる。",
    "ユニット1体を対象とする。このターン、それは戦闘ダメージを与えない。",
  ],
];

/** Clauses in other words, each with a wording that means nearly the same, and what is different. */
const NEARLY: readonly (readonly [
  about: string,
  kind: string,
  text: string,
  wording: string,
  differences: object[],
])[] = [
  [
    "a token without a name",
    "M",
    "AP2、HP1の赤のユニット・トークンを1体召喚する。",
    "名称が《トークン》で、AP2、HP1の赤のユニット・トークンを1体召喚する。",
    [
      {
        reason: "instead",
        given: "AP2、HP1の赤のユニット・トークン",
        words: "名称が《トークン》で、AP2、HP1の赤のユニット・トークン",
      },
    ],
  ],
  [
    "an attack that is declared",
    "U",
    "あなたが攻撃を宣言したとき、このユニットにパワーカウンターを1個置く。",
    "あなたのユニットが攻撃したとき、このユニットにパワーカウンターを1個置く。",
    [{ reason: "instead", given: "あなたが攻撃を宣言した", words: "あなたのユニットが攻撃した" }],
  ],
  [
    "who turns a stone",
    "U",
    "あなたが魔石を裏向きにしたとき、カードを1枚引く。",
    "あなたの魔石が裏向きになったとき、カードを1枚引く。",
    [
      {
        reason: "instead",
        given: "あなたが魔石を裏向きにしたとき",
        words: "あなたの魔石が裏向きになったとき",
      },
    ],
  ],
  [
    "what a duration says already",
    "M",
    "このターン、相手のユニット1体を対象とし、その支配を得る。ターン終了時に支配を元のプレイヤーに戻す。",
    "相手のユニット1体を対象とする。このターン、その支配を得る。",
    [{ reason: "leftOut", given: "ターン終了時に支配を元のプレイヤーに戻す。", words: "" }],
  ],
];

describe("clauses in other words", () => {
  it.each(CLAUSES)("are proposed in those that are read: %s", (_, kind, text, wording) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
    expect(propose(kind, text)).toContainEqual({ wording, differences: [] });
  });

  it.each(NEARLY)("are proposed with what is different: %s", (_, kind, text, wording, differences) => {
    expect(compileText(text, KINDS[kind] ?? "unit").coverage).not.toBe("full");
    expect(propose(kind, text)).toContainEqual({ wording, differences });
  });

  it.each<[about: string, kind: string, text: string, never: RegExp]>([
    [
      "a verb is unknown for which many could stand",
      "U",
      "このユニットが召喚されたとき、相手のユニットを1体選んで凍らせる。",
      /(?:捨て|破壊|召喚)させる/u,
    ],
    [
      "a condition is left out",
      "U",
      "あなたの庭に花が咲いているかぎり、このユニットのAPは2増加する。",
      /^このユニットの/u,
    ],
    [
      "a verb in katakana is unknown",
      "M",
      "ユニット1体を対象とする。それがキッカーされていたなら、それを破壊する。",
      /起き/u,
    ],
    ["what is named is given to another", "M", "ユニット1体を対象とし、栞カウンターを2個置く。", /相手に/u],
    [
      "one counter of two is renamed",
      "U",
      "このユニットは導火カウンターが2個置かれた状態で召喚されることにする。あなたのターンの開始時、導火カウンターを1個ここから取り去る。",
      /パワーカウンター/u,
    ],
    [
      "a clause is moved away from its noun",
      "M",
      "あなたの裏向きの魔石を好きな枚数表向きにする。そのように表向きにした魔石1枚につき、プレイヤー1人に1点のダメージを与える。",
      /表向きにしたプレイヤー/u,
    ],
  ])("are not proposed where %s", (_, kind, text, never) => {
    for (const { wording } of propose(kind, text)) expect(wording).not.toMatch(never);
  });
});
