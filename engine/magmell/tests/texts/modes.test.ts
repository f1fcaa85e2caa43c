import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const spell = (text: string) => printedCards.magic("spell", text);
const DRAW_OR_LIFE = "「カードを2枚引く。」「あなたのライフを4点回復する。」";

describe("modes as cards print them", () => {
  scenario("house:17", "one of two is chosen as the card is used; only it has a target", {
    cards: [
      spell(
        "以下から1つを選ぶ。\n・相手プレイヤーに3点のダメージを与える。\n・ユニット1体を対象とする。それを契約者の手札に戻す。",
      ),
    ],
    me: { hand: ["spell"] },
    you: { life: 10, hand: [], battleArea: ["g 4/4"] },
    play: [{ use: "spell" }, { option: 1 }, { now: { chant: ["spell"] } }, "both pass"],
    after: { you: { life: 10, hand: ["g 4/4"], battleArea: [] } },
  });

  scenario("house:17", "modes in brackets", {
    cards: [spell(`次の2つから1つを選ぶ。${DRAW_OR_LIFE}`)],
    me: { life: 5, hand: ["spell"] },
    play: [{ use: "spell" }, { option: 1 }, "both pass"],
    after: { me: { life: 9, hand: [] } },
  });

  scenario("house:17", "two different ones, done in the order written", {
    cards: [
      spell(
        "以下から異なる2つを選び、上から順に行う。・手札を1枚捨てる。・カードを2枚引く。・あなたの魔石をすべてウェイクする。",
      ),
    ],
    me: { hand: ["spell", "r 3/3"], stones: "R" },
    play: [{ use: "spell" }, { option: 0 }, { option: 0 }, "both pass"],
    after: { me: { hand: ["b 4/4", "b 4/4"], dust: ["r 3/3", "spell"], stones: "R" } },
  });

  scenario("house:17", "the opponent chooses and does it", {
    cards: [spell("相手は以下から1つを選ぶ。・相手は手札を2枚捨てる。・相手はライフを4点失う。")],
    me: { life: 10, hand: ["spell", "r 3/3"] },
    you: { life: 10, hand: ["g 2/2", "g 4/4"] },
    play: [{ use: "spell" }, "both pass", { option: 1, by: "you" }],
    after: { me: { life: 10, hand: ["r 3/3"] }, you: { life: 6, hand: ["g 2/2", "g 4/4"] } },
  });

  scenario("house:17", "the opponent chooses what you do", {
    cards: [
      spell("相手は次の2つから1つを選び、あなたはそれを行う。「カードを2枚引く。」「あなたのライフを5点回復する。」"),
    ],
    me: { life: 10, hand: ["spell"] },
    you: { life: 10, hand: [] },
    play: [{ use: "spell" }, "both pass", { option: 0, by: "you" }],
    after: { me: { life: 10, hand: ["b 4/4", "b 4/4"] }, you: { hand: [] } },
  });

  const SPARK =
    "以下から1つを選ぶ。あなたのユニットが3体以上いるならば、かわりに両方を選んでもよい。・カードを1枚引く。・すべての相手のユニットに1点のダメージを与える。";

  scenario("house:17", "both may be chosen where a condition holds", {
    cards: [spell(SPARK)],
    me: { hand: ["spell"], battleArea: ["g 2/2", "g 2/2", "g 2/2"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "spell" }, { number: 2 }, "both pass"],
    after: { me: { hand: ["b 4/4"] }, you: { battleArea: [{ name: "g 4/4", damage: 1 }] } },
  });

  scenario("house:17", "only one where it does not", {
    cards: [spell(SPARK)],
    me: { hand: ["spell"], battleArea: ["g 2/2", "g 2/2"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "spell" }, { option: 1 }, "both pass"],
    after: { me: { hand: [] }, you: { battleArea: [{ name: "g 4/4", damage: 1 }] } },
  });

  scenario("house:17", "numbered modes", {
    cards: [spell("次の①と②のうち1つを選んで行う。①相手の魔石1枚を裏向きにする。②あなたの魔石を2枚表向きにする。")],
    me: { hand: ["spell"], stones: "xxr" },
    you: { stones: "b" },
    play: [{ use: "spell" }, { option: 1 }, "both pass"],
    after: { me: { stones: "nnr" }, you: { stones: "b" } },
  });

  scenario("house:17", "one of two in a sentence, as it is carried out", {
    cards: [
      printedCards.stone(
        "spring",
        "この魔石が裏向きになったとき、「カードを1枚引く」か「相手プレイヤーに1点のダメージを与える」のうち1つを選んで行う。",
      ),
      spell("あなたの魔石をすべて裏向きにする。"),
    ],
    me: { hand: ["spell"], stoneArea: ["spring"] },
    you: { life: 10 },
    play: [{ use: "spell" }, "both pass", { now: { chant: ["ability of spring"] } }, "both pass", { option: 1 }],
    after: { me: { hand: [] }, you: { life: 9 } },
  });

  scenario("house:17", "three times, one mode again", {
    cards: [
      spell(
        "以下から3回選ぶ。同じものを2回以上選んでもよい。・カードを1枚引く。・相手プレイヤーに1点のダメージを与える。",
      ),
    ],
    me: { hand: ["spell"] },
    you: { life: 10 },
    play: [{ use: "spell" }, { option: 0 }, { option: 1 }, "both pass"],
    after: { me: { hand: ["b 4/4"] }, you: { life: 8 } },
  });
});
