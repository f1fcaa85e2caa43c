import { describe } from "vitest";
import { textScenario } from "../../testing/texts/text-scenario";

describe("what may be done, and for a price (house:46)", () => {
  textScenario(
    "magic",
    "手札を好きな枚数捨ててもよい。そうしたならば、捨てた枚数と同じ枚数のカードを引く。",
    {
      me: { hand: ["it", "g 1/1", "g 2/2", "g 3/3"] },
      play: [{ use: "it" }, "both pass", { option: 0 }, { picks: ["g 1/1", "g 3/3"] }],
      after: { me: { hand: ["g 2/2", "b 4/4", "b 4/4"] } },
    },
    {
      me: { hand: ["it", "g 1/1"] },
      play: [{ use: "it" }, "both pass", { option: 1 }],
      after: { me: { hand: ["g 1/1"] } },
    },
  );

  textScenario(
    "magic",
    "ユニット1体を対象とする。それの支配者は手札を1枚捨ててもよい。捨てなかったならば、それを破壊する。",
    {
      me: { hand: ["it", "b 1/1"] },
      you: { battleArea: ["r 1/1"], hand: ["g 1/1"] },
      play: [{ use: "it" }, "both pass", { option: 0 }],
      after: { you: { battleArea: ["r 1/1"], hand: [], dust: ["g 1/1"] } },
    },
    {
      me: { hand: ["it", "b 1/1"] },
      you: { battleArea: ["r 1/1"], hand: ["g 1/1"] },
      play: [{ use: "it" }, "both pass", { option: 1 }],
      after: { you: { battleArea: [], hand: ["g 1/1"], dust: ["r 1/1"] } },
    },
    {
      me: { hand: ["it"] },
      you: { battleArea: ["r 1/1"] },
      play: [{ use: "it" }, "both pass"],
      after: { you: { battleArea: [], dust: ["r 1/1"] } },
    },
  );

  textScenario(
    "unit",
    "あなたのターンの開始時、あなたのライフを1点失うか、このユニットをレストする。",
    {
      me: { battleArea: ["it"] },
      phase: "standby",
      play: [{ option: 0 }],
      after: { me: { life: 19, battleArea: [{ name: "it", rested: false }] } },
    },
    {
      me: { battleArea: ["it"] },
      phase: "standby",
      play: [{ option: 1 }],
      after: { me: { life: 20, battleArea: [{ name: "it", rested: true }] } },
    },
  );

  const TWICE =
    "ユニット1体を対象とする。それに2点のダメージを与える。あなたはウェイク状態の赤の魔石1枚をレストしてもよい。そうしたならば、さらに2点のダメージを与える。";
  textScenario(
    "magic",
    TWICE,
    {
      me: { hand: ["it"], stones: "rgR" },
      you: { battleArea: ["g 4/4"], stones: "r" },
      play: [{ use: "it" }, "both pass", { option: 0 }],
      after: { me: { stones: "RgR" }, you: { battleArea: [], stones: "r" } },
    },
    {
      me: { hand: ["it"], stones: "gR" },
      you: { battleArea: ["g 4/4"], stones: "r" },
      play: [{ use: "it" }, "both pass"],
      after: { you: { battleArea: [{ name: "g 4/4", damage: 2 }], stones: "r" } },
    },
  );

  textScenario(
    "unit",
    "このユニットがダメージを受けたとき、それと同じ点数のダメージを相手のユニット1体に与えてもよい。",
    {
      me: { battleArea: ["it"], hand: ["burns all 1"], stones: "rr" },
      you: { battleArea: ["g 2/2", "g 3/3"] },
      play: [{ use: "burns all 1" }, "both pass", "both pass", { option: 0 }, { pick: "g 3/3" }],
      after: {
        you: {
          battleArea: [
            { name: "g 2/2", damage: 1 },
            { name: "g 3/3", damage: 2 },
          ],
        },
      },
    },
  );
});

describe("sentences that build on each other (704.3.2.1)", () => {
  const MAGICS =
    "このユニットが召喚されたとき、あなたの魔導書の上から3枚を公開する。その中にあるマジックをすべて手札に加え、残りをダストに置く。これにより手札に加えたカード1枚につき、あなたは1点のライフを失う。";
  textScenario("unit", MAGICS, {
    me: { hand: ["it"], grimoire: ["draws 1", "g 1/1", "draws 2", "r 1/1"] },
    play: [{ use: "it" }, "both pass", "both pass"],
    after: { me: { hand: ["draws 1", "draws 2"], dust: ["g 1/1"], grimoire: ["r 1/1"], life: 18 } },
  });

  const STONES =
    "魔石1枚を対象とする。それを裏向きにし、それの支配者の魔石デッキの一番上のカードをそのプレイヤーの魔石エリアにレスト状態で置く。カードを1枚引く。";
  textScenario("magic", STONES, {
    me: { hand: ["it"] },
    you: { stones: "r", stoneDeck: ["緑の魔石"] },
    play: [{ use: "it" }, "both pass"],
    after: {
      me: { hand: ["b 4/4"], stones: "" },
      you: {
        stoneArea: [
          { name: "赤の魔石", faceDown: true },
          { name: "緑の魔石", rested: true },
        ],
      },
    },
  });

  const LIMITED =
    "相手がユニットを召喚したとき、あなたは手札を1枚捨ててもよい。そうしたならば、そのユニットを契約者の手札に戻す。この能力は各ターンに1度だけ使用できる。";
  textScenario("unit", LIMITED, {
    turnPlayer: "you",
    me: { battleArea: ["it"], hand: ["g 1/1", "g 2/2"] },
    you: { hand: ["r 1/1", "r 1/1"], stones: "rr" },
    play: [
      { use: "r 1/1", by: "you" },
      "both pass",
      "both pass",
      { option: 0 },
      { pick: "g 1/1" },
      { now: { you: { battleArea: [], hand: ["r 1/1", "r 1/1"] } } },
      { use: "r 1/1", by: "you" },
      "both pass",
    ],
    after: { you: { battleArea: ["r 1/1"] }, me: { hand: ["g 2/2"], dust: ["g 1/1"] }, chant: [] },
  });

  textScenario(
    "magic",
    "プレイヤー1人を対象とする。そのプレイヤーは自分の手札を公開し、その中のユニット・カードをすべて捨て、捨てた枚数と同じ枚数のカードを引く。",
    {
      me: { hand: ["it"] },
      you: { hand: ["g 1/1", "r 1/1", "draws 1"] },
      play: [{ use: "it" }, { pick: "you" }, "both pass"],
      after: { you: { hand: ["draws 1", "b 4/4", "b 4/4"], dust: ["g 1/1", "r 1/1"] }, me: { hand: [] } },
    },
  );

  textScenario(
    "magic",
    "相手の手札を見て、その中からカードを1枚選ぶ。相手はそれを自分の魔導書の一番下に置き、その後、カードを1枚引く。",
    {
      me: { hand: ["it"] },
      you: { hand: ["g 1/1", "r 1/1"], grimoire: ["b 1/1", "b 2/2"] },
      play: [{ use: "it" }, "both pass", { pick: "r 1/1", by: "me" }],
      after: { you: { hand: ["g 1/1", "b 1/1"], grimoire: ["b 2/2", "r 1/1"], dust: [] }, me: { hand: [] } },
    },
  );
});
