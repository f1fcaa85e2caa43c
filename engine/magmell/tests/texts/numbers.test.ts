import { describe } from "vitest";
import { createUnit } from "../../testing/pool/builders";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const CAST = [{ use: "spell" } as const, "both pass" as const];
const spell = (text: string) => printedCards.magic("spell", text);

describe("amounts that a text counts", () => {
  scenario("mag:203.1", "a card for each face-down stone, and none for the others", {
    cards: [spell("あなたの裏向きの魔石1枚につき、カードを1枚引く。")],
    me: { hand: ["spell"], stones: "xxr" },
    you: { stones: "xxx" },
    play: CAST,
    after: { me: { hand: ["b 4/4", "b 4/4"] } },
  });

  scenario("mag:203.1", "damage for the units that one controls", {
    cards: [spell("ユニット1体を対象とする。それに、あなたのユニットの数だけダメージを与える。")],
    me: { hand: ["spell"], battleArea: ["r 3/3", "g 2/2"] },
    you: { battleArea: ["g 4/4", "b 4/4"] },
    play: [{ use: "spell" }, { pick: "g 4/4" }, "both pass"],
    after: {
      you: {
        battleArea: [
          { name: "g 4/4", damage: 2 },
          { name: "b 4/4", damage: 0 },
        ],
      },
    },
  });

  scenario("mag:203.1", "X is what the sentence behind says", {
    cards: [spell("相手プレイヤーにX点のダメージを与える。Xはあなたの赤のユニットの数である。")],
    me: { hand: ["spell"], battleArea: ["r 3/3", "r 3/3", "g 2/2"] },
    you: { life: 10, battleArea: ["r 3/3"] },
    play: CAST,
    after: { you: { life: 8 } },
  });

  scenario("mag:203.1", "X may be a sum", {
    cards: [
      spell("ユニット1体を対象とする。それにX点のダメージを与える。Xは、あなたの手札の枚数に1を加えた数である。"),
    ],
    me: { hand: ["spell", "bolt 2", "bolt 2"] },
    you: { battleArea: ["b 4/4"] },
    play: [{ use: "spell" }, "both pass"],
    after: { you: { battleArea: [{ name: "b 4/4", damage: 3 }] } },
  });

  scenario("mag:203.1", "the highest number of several, and nothing of none", {
    cards: [spell("あなたは、相手のユニットの中で最も大きいAPに等しい点数のライフを回復する。")],
    me: { life: 5, hand: ["spell", "spell"], battleArea: ["g 4/4"] },
    you: { battleArea: ["r 3/3", "g 2/2"] },
    play: [...CAST, { now: { me: { life: 8 } } }],
    after: { me: { life: 8 } },
  });

  scenario("mag:203.2", "half of a life is rounded as the text says", {
    cards: [spell("相手のライフを半分（端数切り捨て）にする。")],
    me: { life: 9, hand: ["spell"] },
    you: { life: 9 },
    play: CAST,
    after: { me: { life: 9 }, you: { life: 4 } },
  });

  scenario("mag:203.2", "half of that player's life, rounded up", {
    cards: [spell("相手プレイヤーに、そのプレイヤーのライフの半分（端数切り上げ）に等しい点数のダメージを与える。")],
    me: { life: 3, hand: ["spell"] },
    you: { life: 9 },
    play: CAST,
    after: { me: { life: 3 }, you: { life: 4 } },
  });

  scenario("mag:203.1", "cards until a hand has so many", {
    cards: [spell("あなたの手札が5枚になるまでカードを引く。")],
    me: { hand: ["spell", "bolt 2", "bolt 2"] },
    play: CAST,
    after: { me: { hand: ["bolt 2", "bolt 2", "b 4/4", "b 4/4", "b 4/4"] } },
  });

  scenario("mag:203.1", "no card where the hand has more already", {
    cards: [spell("あなたの手札が2枚になるまでカードを引く。")],
    me: { hand: ["spell", "bolt 2", "bolt 2", "bolt 2"] },
    play: CAST,
    after: { me: { hand: ["bolt 2", "bolt 2", "bolt 2"] } },
  });

  scenario("mag:203.1", "that player discards until two are left, and chooses which", {
    cards: [spell("プレイヤー1人を対象とする。そのプレイヤーは、自分の手札が2枚になるまで手札を捨てる。")],
    me: { hand: ["spell", "bolt 2", "bolt 2", "bolt 2"] },
    you: { hand: ["r 3/3", "g 2/2", "g 4/4"] },
    play: [{ use: "spell" }, { pick: "you" }, "both pass", { pick: "g 2/2", by: "you" }],
    after: { me: { hand: ["bolt 2", "bolt 2", "bolt 2"] }, you: { hand: ["r 3/3", "g 4/4"], dust: ["g 2/2"] } },
  });

  scenario("mag:203.1", "the difference that a condition has found", {
    cards: [spell("相手の手札の枚数があなたの手札の枚数より多いなら、その差に等しい枚数のカードを引く。")],
    me: { hand: ["spell", "spell"] },
    you: { hand: ["r 3/3", "g 2/2", "g 4/4"] },
    play: [...CAST, { now: { me: { hand: ["spell", "b 4/4", "b 4/4"] } } }, ...CAST],
    after: { me: { hand: ["b 4/4", "b 4/4", "b 4/4"] } },
  });

  scenario("mag:203.1", "a sum with a plain number", {
    cards: [spell("相手プレイヤーに、あなたのダストにある《bolt 2》の枚数に3を加えた点数のダメージを与える。")],
    me: { hand: ["spell"], dust: ["bolt 2", "bolt 2", "r 3/3"] },
    you: { life: 10, dust: ["bolt 2"] },
    play: CAST,
    after: { you: { life: 5 } },
  });

  scenario("mag:301.7", "the AP that a destroyed unit had", {
    cards: [
      printedCards.unit(
        "martyr",
        "3/1",
        "このユニットが破壊されたとき、このユニットのAPに等しい点数のライフを回復する。",
      ),
      spell("すべてのユニットに1点のダメージを与える。"),
    ],
    me: { life: 5, hand: ["spell"], battleArea: [{ name: "martyr", counters: { power: 1 }, damage: 1 }] },
    play: [...CAST, "both pass"],
    after: { me: { life: 9, dust: ["martyr", "spell"] } },
  });

  scenario("mag:203.2", "one point for every two, rounded down", {
    cards: [
      printedCards.unit(
        "counter",
        "1/1",
        "このユニットが召喚されたとき、あなたのダストにあるマジック2枚につき1点のダメージを相手プレイヤーに与える。",
      ),
    ],
    me: { hand: ["counter"], dust: ["bolt 2", "bolt 2", "bolt 2", "r 3/3"] },
    you: { life: 10 },
    play: [{ use: "counter" }, "both pass", "both pass"],
    after: { you: { life: 9 } },
  });

  scenario("mag:203.1", "as many points as stones were rested", {
    cards: [
      spell(
        "あなたのウェイク状態の魔石を好きな数だけレストする。相手プレイヤーに、レストした数に等しい点数のダメージを与える。",
      ),
      createUnit("bystander", "", "1/1"),
    ],
    me: { hand: ["spell"], stones: "rgR" },
    you: { life: 10, stones: "bb" },
    play: [...CAST, { picks: ["赤の魔石", "緑の魔石"] }],
    after: { me: { stones: "RGR" }, you: { life: 8, stones: "bb" } },
  });
});
