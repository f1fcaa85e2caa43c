import { describe } from "vitest";
import { textScenario } from "../../testing/texts/text-scenario";

describe("discarding what somebody chooses or has shown (233)", () => {
  textScenario("magic", "相手は自分の手札から2枚を選んで捨てる。", {
    me: { hand: ["it", "b 1/1"] },
    you: { hand: ["g 1/1", "g 2/2", "g 3/3"] },
    play: [{ use: "it" }, "both pass", { pick: "g 1/1", by: "you" }, { pick: "g 3/3", by: "you" }],
    after: { me: { hand: ["b 1/1"] }, you: { hand: ["g 2/2"], dust: ["g 1/1", "g 3/3"] } },
  });

  textScenario("magic", "相手の手札を見て、その中から使用コストが最も大きいカード1枚を捨てさせる。", {
    me: { hand: ["it", "b 4/4"] },
    you: { hand: ["g 1/1", "g 3/3", "r 3/3"] },
    play: [
      { use: "it" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["g 3/3", "r 3/3"] } } },
      { pick: "r 3/3" },
    ],
    after: { you: { hand: ["g 1/1", "g 3/3"], dust: ["r 3/3"] }, me: { hand: ["b 4/4"] } },
  });

  textScenario("magic", "相手の手札から無作為に2枚を選び、捨てさせる。", {
    me: { hand: ["it"] },
    you: { hand: ["g 1/1", "g 1/1", "g 1/1"] },
    play: [{ use: "it" }, "both pass"],
    after: { you: { hand: ["g 1/1"], dust: ["g 1/1", "g 1/1"] } },
  });

  textScenario(
    "unit",
    "このユニットが攻撃したとき、手札のマジックを1枚捨ててもよい。そうしたなら、相手のユニット1体を選び、契約者の手札に戻す。",
    {
      me: { battleArea: ["it"], hand: ["draws 1", "g 1/1"] },
      you: { battleArea: ["r 1/1", "r 2/2"] },
      play: [{ attack: "it" }, "both pass", "both pass", { option: 0 }, { pick: "r 2/2" }],
      after: { me: { hand: ["g 1/1"], dust: ["draws 1"] }, you: { hand: ["r 2/2"], battleArea: ["r 1/1"] } },
    },
    {
      me: { battleArea: ["it"], hand: ["g 1/1"] },
      you: { battleArea: ["r 1/1"] },
      play: [{ attack: "it" }, "both pass", "both pass"],
      after: { me: { hand: ["g 1/1"] }, you: { battleArea: ["r 1/1"] } },
    },
  );

  textScenario(
    "magic",
    "相手の手札を公開する。あなたはその中からユニット・カード1枚を選ぶ。相手はそれを夢に置く。",
    {
      me: { hand: ["it"] },
      you: { hand: ["g 1/1", "r 1/1", "draws 1"] },
      play: [
        { use: "it" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["g 1/1", "r 1/1"] } } },
        { pick: "r 1/1" },
      ],
      after: { you: { hand: ["g 1/1", "draws 1"], dream: ["r 1/1"], dust: [] } },
    },
    {
      me: { hand: ["it"] },
      you: { hand: ["draws 1"] },
      play: [{ use: "it" }, "both pass"],
      after: { you: { hand: ["draws 1"], dream: [] } },
    },
  );

  const SHOWN =
    "相手の手札を無作為に1枚選び、公開する。それがマジックならば捨てさせ、ユニットならばあなたのライフを3点回復する。";
  textScenario(
    "magic",
    SHOWN,
    {
      me: { hand: ["it"], life: 10 },
      you: { hand: ["draws 1"] },
      play: [{ use: "it" }, "both pass"],
      after: { you: { dust: ["draws 1"], hand: [] }, me: { life: 10 } },
    },
    {
      me: { hand: ["it"], life: 10 },
      you: { hand: ["g 1/1"] },
      play: [{ use: "it" }, "both pass"],
      after: { you: { dust: [], hand: ["g 1/1"] }, me: { life: 13 } },
    },
  );

  textScenario("magic", "あなたの手札をすべて魔導書に加えて無作為化し、同じ枚数のカードを引く。", {
    me: { hand: ["it", "g 1/1", "g 1/1"], grimoire: ["g 1/1", "g 1/1", "g 1/1"] },
    play: [{ use: "it" }, "both pass", { picks: ["g 1/1", "g 1/1"] }],
    after: { me: { hand: ["g 1/1", "g 1/1"], grimoire: ["g 1/1", "g 1/1", "g 1/1"] } },
  });

  textScenario(
    "magic",
    "あなたの手札からユニット・カードを1枚公開する。相手プレイヤーに、そのカードの使用コストに等しい点数のダメージを与える。",
    {
      me: { hand: ["it", "g 3/3", "r 1/1"] },
      play: [{ use: "it" }, "both pass", { pick: "g 3/3" }],
      after: { you: { life: 17 }, me: { hand: ["g 3/3", "r 1/1"] } },
    },
    {
      me: { hand: ["it", "draws 1"] },
      play: [{ use: "it" }, "both pass"],
      after: { you: { life: 20 }, me: { hand: ["draws 1"] } },
    },
  );

  textScenario("unit", "相手のエンドフェイズの開始時、相手の手札が6枚以上ならば、相手は手札が5枚になるように捨てる。", {
    me: { battleArea: ["it"] },
    you: { hand: ["b 1/1", "b 2/2", "b 3/3", "g 1/1", "g 2/2", "g 3/3", "r 1/1"] },
    turnPlayer: "you",
    phase: "end",
    play: ["both pass", { picks: ["b 1/1", "b 2/2"] }],
    after: { you: { hand: ["b 3/3", "g 1/1", "g 2/2", "g 3/3", "r 1/1"], dust: ["b 1/1", "b 2/2"] } },
  });

  textScenario("magic", "カードの名称を1つ指定する。相手の手札を公開し、その名称のカードをすべて捨てさせる。", {
    me: { hand: ["it"] },
    you: { hand: ["g 1/1", "g 1/1", "r 1/1"] },
    play: [{ use: "it" }, "both pass", { option: "g 1/1" }],
    after: { you: { hand: ["r 1/1"], dust: ["g 1/1", "g 1/1"] } },
  });

  textScenario("magic", "相手の手札を公開する。その中にある使用コストが2以下のカードをすべて捨てさせる。", {
    me: { hand: ["it", "b 1/1"] },
    you: { hand: ["g 1/1", "g 2/2", "g 3/3"] },
    play: [{ use: "it" }, "both pass"],
    after: { you: { hand: ["g 3/3"], dust: ["g 1/1", "g 2/2"] }, me: { hand: ["b 1/1"] } },
  });

  textScenario("unit", "このユニットが召喚されたとき、相手は手札を1枚選び、自分の魔導書の一番下に置く。", {
    me: { hand: ["it"] },
    you: { hand: ["g 1/1", "r 1/1"], grimoire: ["b 4/4"] },
    play: [{ use: "it" }, "both pass", "both pass", { pick: "g 1/1", by: "you" }],
    after: { you: { hand: ["r 1/1"], grimoire: ["b 4/4", "g 1/1"], dust: [] } },
  });
});
