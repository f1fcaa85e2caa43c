import { describe } from "vitest";
import { textScenario } from "../../testing/texts/text-scenario";

describe("what both players do, all deciding first (104)", () => {
  textScenario("magic", "すべてのプレイヤーは、自分のユニットを1体選んで破壊する。", {
    me: { hand: ["it"], battleArea: ["g 1/1", "g 2/2"] },
    you: { battleArea: ["r 1/1", "r 2/2"] },
    play: [
      { use: "it" },
      "both pass",
      { pick: "g 1/1", by: "me" },
      { now: { me: { battleArea: ["g 1/1", "g 2/2"] } } },
      { pick: "r 2/2", by: "you" },
    ],
    after: { me: { battleArea: ["g 2/2"] }, you: { battleArea: ["r 1/1"], dust: ["r 2/2"] } },
  });

  textScenario(
    "magic",
    "ターン・プレイヤーから順に、各プレイヤーは手札を1枚捨ててもよい。捨てなかったプレイヤーは2点のライフを失う。",
    {
      me: { hand: ["it", "g 1/1"] },
      you: { hand: ["r 1/1"] },
      play: [{ use: "it" }, "both pass", { option: 0 }, { option: 1 }],
      after: { me: { life: 20, hand: [], dust: ["g 1/1", "it"] }, you: { life: 18, hand: ["r 1/1"] } },
    },
  );

  textScenario("magic", "お互いに、自身の裏向きの魔石をすべて表向きにする。", {
    me: { hand: ["it"], stones: "xxr" },
    you: { stones: "xG" },
    play: [{ use: "it" }, "both pass"],
    after: { me: { stones: "nnr" }, you: { stones: "nG" } },
  });

  textScenario(
    "magic",
    "各プレイヤーは、自分が支配するユニットを2体まで選ぶ。選ばれなかったユニットをすべて破壊する。",
    {
      me: { hand: ["it"], battleArea: ["g 1/1", "g 2/2", "g 3/3"] },
      you: { battleArea: ["r 1/1"] },
      play: [{ use: "it" }, "both pass", { picks: ["g 1/1", "g 3/3"] }, "done"],
      after: { me: { battleArea: ["g 1/1", "g 3/3"] }, you: { battleArea: [], dust: ["r 1/1"] } },
    },
  );

  textScenario("magic", "あなたから順に、各プレイヤーは自分のダストにあるユニット・カード1枚を選び、それを召喚する。", {
    turnPlayer: "me",
    me: { hand: ["it"], dust: ["g 1/1", "g 2/2"] },
    you: { dust: ["r 1/1", "r 2/2", "draws 1"] },
    play: [{ use: "it" }, "both pass", { pick: "g 2/2", by: "me" }, { pick: "r 1/1", by: "you" }],
    after: { me: { battleArea: ["g 2/2"] }, you: { battleArea: ["r 1/1"] } },
  });

  const SHOW =
    "すべてのプレイヤーは手札を1枚選び、それらを同時に公開する。より使用コストの大きいカードを公開したプレイヤーはカードを2枚引く。";
  textScenario(
    "magic",
    SHOW,
    {
      me: { hand: ["it", "g 1/1"] },
      you: { hand: ["r 3/3"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { hand: ["g 1/1"] }, you: { hand: ["r 3/3", "b 4/4", "b 4/4"] } },
    },
    {
      me: { hand: ["it", "g 3/3"] },
      you: { hand: ["r 3/3"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { hand: ["g 3/3"] }, you: { hand: ["r 3/3"] } },
    },
  );

  textScenario("magic", "プレイヤーはそれぞれ、自分が支配するユニット1体につき1点のダメージを受ける。", {
    me: { hand: ["it"], battleArea: ["g 1/1", "g 2/2"] },
    you: { battleArea: ["r 1/1"] },
    play: [{ use: "it" }, "both pass"],
    after: { me: { life: 18 }, you: { life: 19 } },
  });

  textScenario("magic", "すべてのプレイヤーは自身の魔石を1枚裏向きにする。そうできないプレイヤーは手札を1枚捨てる。", {
    me: { hand: ["it", "g 1/1"], stones: "rg" },
    you: { hand: ["r 1/1"], stones: "x" },
    play: [{ use: "it" }, "both pass", { pick: "緑の魔石", by: "me" }],
    after: { me: { stones: "rx", hand: ["g 1/1"] }, you: { stones: "x", hand: [], dust: ["r 1/1"] } },
  });

  textScenario(
    "unit",
    "あなたのターンの終了時、相手より多くのユニットを支配しているプレイヤーは、自分のユニットを1体破壊する。",
    {
      me: { battleArea: ["it"] },
      you: { battleArea: ["r 1/1", "r 2/2"] },
      phase: "end",
      play: ["both pass", { pick: "r 2/2", by: "you" }],
      after: { me: { battleArea: ["it"] }, you: { battleArea: ["r 1/1"] } },
    },
    {
      me: { battleArea: ["it"] },
      you: { battleArea: ["r 1/1"] },
      phase: "end",
      play: ["both pass"],
      after: { me: { battleArea: ["it"] }, you: { battleArea: ["r 1/1"] } },
    },
  );

  textScenario(
    "magic",
    "各プレイヤーは自分のユニットを1体選ぶ。選ばれたユニットをすべてウェイクし、それ以外のユニットをすべてレストする。",
    {
      me: { hand: ["it"], battleArea: [{ name: "g 1/1", rested: true }, "g 2/2"] },
      you: { battleArea: ["r 1/1", "r 2/2"] },
      play: [{ use: "it" }, "both pass", { pick: "g 1/1", by: "me" }, { pick: "r 2/2", by: "you" }],
      after: {
        me: {
          battleArea: [
            { name: "g 1/1", rested: false },
            { name: "g 2/2", rested: true },
          ],
        },
        you: {
          battleArea: [
            { name: "r 1/1", rested: true },
            { name: "r 2/2", rested: false },
          ],
        },
      },
    },
  );

  textScenario("magic", "各プレイヤーは手札をすべて捨て、捨てた枚数と同じ枚数のカードを引く。", {
    me: { hand: ["it", "g 1/1", "g 2/2"] },
    you: { hand: ["r 1/1"] },
    play: [{ use: "it" }, "both pass"],
    after: { me: { hand: ["b 4/4", "b 4/4"] }, you: { hand: ["b 4/4"], dust: ["r 1/1"] } },
  });

  const GREATER =
    "あなたと相手の手札をすべて公開する。種別がマジックであるカードの枚数が多いプレイヤーはカードを1枚引き、少ないプレイヤーは手札を1枚捨てる。";
  textScenario(
    "magic",
    GREATER,
    {
      me: { hand: ["it", "draws 1"] },
      you: { hand: ["r 1/1"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { hand: ["draws 1", "b 4/4"] }, you: { hand: [], dust: ["r 1/1"] } },
    },
    {
      me: { hand: ["it", "draws 1"] },
      you: { hand: ["draws 2"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { hand: ["draws 1"] }, you: { hand: ["draws 2"] } },
    },
  );

  const LESS =
    "各プレイヤーは自身の魔導書の一番上のカードを公開する。より使用コストの小さいカードを公開したプレイヤーは2点のライフを失う。";
  textScenario(
    "magic",
    LESS,
    {
      me: { hand: ["it"], grimoire: ["g 3/3"] },
      you: { grimoire: ["r 1/1", "r 4/4"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { life: 20, grimoire: ["g 3/3"] }, you: { life: 18, grimoire: ["r 1/1", "r 4/4"] } },
    },
    {
      me: { hand: ["it"], grimoire: [] },
      you: { grimoire: ["r 1/1"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { life: 20 }, you: { life: 20 } },
    },
  );
});
