import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const CAST = [{ use: "spell" } as const, "both pass" as const];
const spell = (text: string) => printedCards.magic("spell", text);

describe("another number where a condition holds", () => {
  const text = "相手プレイヤーに2点のダメージを与える。あなたの手札が0枚なら、かわりに4点のダメージを与える。";

  scenario("mag:203.1", "stands in the place of the first one", {
    cards: [spell(text)],
    me: { hand: ["spell"] },
    you: { life: 10 },
    play: CAST,
    after: { you: { life: 6 } },
  });

  scenario("mag:203.1", "is not used where it does not hold", {
    cards: [spell(text)],
    me: { hand: ["spell", "bolt 2"] },
    you: { life: 10 },
    play: CAST,
    after: { me: { hand: ["bolt 2"] }, you: { life: 8 } },
  });

  scenario("mag:203.1", "is for the thing that the first one was for", {
    cards: [
      spell("ユニット1体を対象とする。それに1点のダメージを与える。それが赤ならば、かわりに3点のダメージを与える。"),
    ],
    me: { hand: ["spell", "spell"] },
    you: { battleArea: ["r 4/4", "g 4/4"] },
    play: [{ use: "spell" }, { pick: "r 4/4" }, "both pass", { use: "spell" }, { pick: "g 4/4" }, "both pass"],
    after: {
      you: {
        battleArea: [
          { name: "r 4/4", damage: 3 },
          { name: "g 4/4", damage: 1 },
        ],
      },
    },
  });
});

describe("numbers that a turn or a board gives", () => {
  scenario("mag:203.1", "as many as cards were used this turn, this one included", {
    cards: [spell("このターンにあなたが使用したカードの枚数に等しい点数のダメージを相手プレイヤーに与える。")],
    me: { hand: ["spell", "spell"] },
    you: { life: 10 },
    play: [...CAST, { now: { you: { life: 9 } } }, ...CAST],
    after: { you: { life: 7 } },
  });

  scenario("mag:203.1", "as many as there are colours among one's units", {
    cards: [spell("あなたのユニットが持つ色1色につき、カードを1枚引く。")],
    me: { hand: ["spell"], battleArea: ["r 3/3", "r 3/3", "g 2/2"] },
    you: { battleArea: ["b 4/4"] },
    play: CAST,
    after: { me: { hand: ["b 4/4", "b 4/4"] } },
  });

  scenario("mag:203.2", "half of a hand, rounded up", {
    cards: [spell("相手は、自分の手札の半分（端数切り上げ）を捨てる。")],
    me: { hand: ["spell"] },
    you: { hand: ["bolt 2", "bolt 2", "bolt 2"] },
    play: [...CAST, { picks: ["bolt 2", "bolt 2"] }],
    after: { you: { hand: ["bolt 2"] } },
  });
});

describe("what belongs to both players", () => {
  scenario("mag:203.1", "lives change places", {
    cards: [spell("あなたと相手のライフを入れ替える。")],
    me: { life: 3, hand: ["spell"] },
    you: { life: 9 },
    play: CAST,
    after: { me: { life: 9 }, you: { life: 3 } },
  });
});

describe("words for several things", () => {
  scenario("mag:229.2", "each of those that were chosen gets one", {
    cards: [spell("あなたのユニットを2体まで選び、それぞれにパワーカウンターを1個置く。")],
    me: { hand: ["spell"], battleArea: ["r 3/3", "g 2/2"] },
    play: [...CAST, { picks: ["r 3/3", "g 2/2"] }],
    after: {
      me: {
        battleArea: [
          { name: "r 3/3", counters: { power: 1 } },
          { name: "g 2/2", counters: { power: 1 } },
        ],
      },
    },
  });

  scenario("mag:601.1", "all that was rested stays so in the standby phase", {
    cards: [spell("相手のユニットをすべてレストする。次の相手のスタンバイフェイズに、それらはウェイクしない。")],
    me: { hand: ["spell"] },
    you: { battleArea: ["r 3/3", "g 2/2"] },
    play: [...CAST, "both pass", "both pass"],
    after: {
      you: {
        battleArea: [
          { name: "r 3/3", rested: true },
          { name: "g 2/2", rested: true },
        ],
      },
    },
  });

  scenario("mag:601.1", "without that sentence it wakes", {
    cards: [spell("相手のユニットをすべてレストする。")],
    me: { hand: ["spell"] },
    you: { battleArea: ["r 3/3"] },
    play: [...CAST, "both pass", "both pass"],
    after: { you: { battleArea: [{ name: "r 3/3", rested: false }] } },
  });

  scenario("mag:304.1", "targets are named by the words of the instruction", {
    cards: [spell("対象の相手のユニット1体をレストし、それに1点のダメージを与える。")],
    me: { hand: ["spell"], battleArea: ["g 4/4"] },
    you: { battleArea: ["r 4/4", "b 4/4"] },
    play: [{ use: "spell" }, { pick: "b 4/4" }, "both pass"],
    after: {
      you: {
        battleArea: [
          { name: "r 4/4", rested: false },
          { name: "b 4/4", rested: true, damage: 1 },
        ],
      },
    },
  });

  scenario("mag:203.2", "counters that were taken away are counted in pairs", {
    cards: [
      spell(
        "ユニット1体を対象とする。それからカウンターをすべて取り除く。取り除いたカウンター2個につき、あなたのライフを1点回復する。",
      ),
    ],
    me: { life: 5, hand: ["spell"], battleArea: [{ name: "r 3/3", counters: { power: 5 } }] },
    play: CAST,
    after: { me: { life: 7 } },
  });

  scenario("mag:304.2", "one end of a pile is the choice of whoever does it", {
    cards: [spell("ユニット1体を対象とする。それの契約者は、それを自分の魔導書の一番上か一番下に置く。")],
    me: { hand: ["spell"] },
    you: { battleArea: ["r 3/3"] },
    play: CAST,
    after: { asks: { of: "you", ask: "option" }, you: { battleArea: ["r 3/3"] } },
  });
});
