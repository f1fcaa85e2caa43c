import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const CAST = [{ use: "spell" } as const, "both pass" as const];
const spell = (text: string) => printedCards.magic("spell", text);
const answer = (text: string) => printedCards.quick("answer", text);
const BURN = printedCards.magic("burn", "相手プレイヤーに3点のダメージを与える。");

describe("stones", () => {
  scenario("mag:219.3", "up to two face-down ones are turned up", {
    cards: [spell("あなたの裏向きの魔石を2枚まで対象とし、それらを表向きにする。")],
    me: { hand: ["spell"], stones: "xr" },
    you: { stones: "x" },
    play: [{ use: "spell" }, { number: 1 }, "both pass"],
    after: { me: { stones: "nr" }, you: { stones: "x" } },
  });

  scenario("mag:211.4", "only a catalyst sets it off", {
    cards: [
      printedCards.unit(
        "watcher",
        "1/1",
        "あなたの魔石が触媒として裏向きになるたび、相手プレイヤーに1点のダメージを与える。",
      ),
      spell("あなたの魔石1枚を裏向きにする。"),
    ],
    me: { hand: ["spell"], battleArea: ["watcher"], stones: "r" },
    you: { life: 10 },
    play: CAST,
    after: { me: { stones: "x" }, you: { life: 10 }, chant: [] },
  });

  scenario("mag:212.4", "a stone of two colours", {
    cards: [printedCards.stone("prism", "この魔石は赤でもあり青でもある。")],
    me: { stoneArea: ["prism"] },
    play: [],
    after: { me: { stoneArea: [{ name: "prism", colors: ["blue", "red"] }] } },
  });

  scenario("mag:602.1", "it does not wake in the standby phase while its controller has no other blue stone", {
    cards: [
      printedCards.stone(
        "shy",
        "あなたが他の青の魔石を支配していないかぎり、この魔石はスタンバイフェイズにウェイクしない。",
      ),
    ],
    phase: "standby",
    me: { stones: "RG", stoneArea: [{ name: "shy", rested: true }] },
    play: [],
    after: { me: { stoneArea: ["赤の魔石", "緑の魔石", "plain stone", { name: "shy", rested: true }] } },
  });

  scenario("mag:602.1", "with another blue one it does", {
    cards: [
      printedCards.stone(
        "shy",
        "あなたが他の青の魔石を支配していないかぎり、この魔石はスタンバイフェイズにウェイクしない。",
      ),
    ],
    phase: "standby",
    me: { stones: "B", stoneArea: [{ name: "shy", rested: true }] },
    play: [],
    after: { me: { stoneArea: ["青の魔石", "plain stone", { name: "shy", rested: false }] } },
  });

  scenario("mag:403.3", "a face-down one is exchanged for the top of the stone deck", {
    cards: [
      spell(
        "あなたの裏向きの魔石1枚を魔石デッキの一番下に置く。そうしたならば、あなたの魔石デッキの一番上のカードを魔石エリアに置く。",
      ),
    ],
    me: { hand: ["spell"], stones: "x", stoneDeck: ["赤の魔石", "青の魔石"] },
    play: CAST,
    after: { me: { stones: "r", stoneDeck: ["青の魔石", "plain stone"] } },
  });

  scenario("mag:403.3", "and nothing comes where there is none", {
    cards: [
      spell(
        "あなたの裏向きの魔石1枚を魔石デッキの一番下に置く。そうしたならば、あなたの魔石デッキの一番上のカードを魔石エリアに置く。",
      ),
    ],
    me: { hand: ["spell"], stones: "g", stoneDeck: ["赤の魔石"] },
    play: CAST,
    after: { me: { stones: "g", stoneDeck: ["赤の魔石"] } },
  });

  scenario("mag:230.4", "all face-down ones go back to their owners, who shuffle", {
    cards: [spell("お互いの裏向きの魔石をすべて、契約者の魔石デッキに加えて無作為化する。")],
    me: { hand: ["spell"], stones: "xr", stoneDeck: [] },
    you: { stones: "xb", stoneDeck: [] },
    play: CAST,
    after: {
      me: { stones: "r", stoneDeck: ["plain stone"] },
      you: { stones: "b", stoneDeck: ["plain stone"] },
    },
  });
});

describe("the chant", () => {
  const NEGATE = "チャントにあるマジック1枚を対象とする。それを無効化し、ダストに置くかわりに夢に置く。";
  scenario("mag:231.1", "what is negated goes elsewhere", {
    cards: [answer(NEGATE), BURN],
    me: { hand: ["burn"] },
    you: { life: 10, hand: ["answer"] },
    play: [{ use: "burn" }, "pass", { use: "answer" }, "both pass"],
    after: { me: { dust: [], dream: ["burn"] }, you: { life: 10, dust: ["answer"] } },
  });

  scenario("mag:231.1", "to the bottom of its owner's grimoire, never through the dust", {
    cards: [
      answer("チャントにあるカード1枚を対象とする。それを無効化し、ダストに置くかわりに契約者の魔導書の一番下に置く。"),
      BURN,
    ],
    me: { hand: ["burn"], grimoire: ["r 3/3"] },
    you: { hand: ["answer"] },
    play: [{ use: "burn" }, "pass", { use: "answer" }, "both pass"],
    after: { me: { dust: [], grimoire: ["r 3/3", "burn"] }, never: [{ type: "moved", name: "burn", to: "dust" }] },
  });

  const PAY =
    "チャントにあるマジック1枚を対象とする。それの支配者がウェイク状態の魔石を2枚レストしないかぎり、それを無効化する。";
  scenario("mag:231.1", "its controller may pay for it", {
    cards: [answer(PAY), BURN],
    me: { hand: ["burn"], stones: "rr" },
    you: { life: 10, hand: ["answer"], stones: "bb" },
    play: [{ use: "burn" }, "pass", { use: "answer" }, "both pass", { option: 0, by: "me" }, "both pass"],
    after: { me: { stones: "RR", dust: ["burn"] }, you: { life: 7, stones: "bb" } },
  });

  scenario("mag:231.1", "or let it be negated", {
    cards: [answer(PAY), BURN],
    me: { hand: ["burn"], stones: "rr" },
    you: { life: 10, hand: ["answer"] },
    play: [{ use: "burn" }, "pass", { use: "answer" }, "both pass", { option: 1, by: "me" }],
    after: { me: { stones: "rr", dust: ["burn"] }, you: { life: 10 }, chant: [] },
  });

  scenario("mag:231.1", "a card discarded or else the card negated", {
    cards: [
      answer(
        "チャントにあるマジック1枚を対象とする。それの支配者は手札を1枚捨ててもよい。そうしないならば、それを無効化する。",
      ),
      BURN,
    ],
    me: { hand: ["burn", "r 3/3"] },
    you: { life: 10, hand: ["answer", "g 2/2"] },
    play: [{ use: "burn" }, "pass", { use: "answer" }, "both pass", { option: 1, by: "me" }],
    after: { me: { hand: ["r 3/3"], dust: ["burn"] }, you: { life: 10, hand: ["g 2/2"] }, chant: [] },
  });

  scenario("mag:231.1", "a card that cannot be negated is not", {
    cards: [
      printedCards.magic(
        "sure",
        "このカードは無効化されない。\nプレイヤー1人を対象とする。それに4点のダメージを与える。",
      ),
      answer("チャントにあるカード1枚を対象とする。それを無効化する。そうしたならば、カードを1枚引く。"),
    ],
    me: { hand: ["sure"] },
    you: { life: 10, hand: ["answer"] },
    play: [{ use: "sure" }, { pick: "you" }, "pass", { use: "answer" }, "both pass", "both pass"],
    after: { you: { life: 6, hand: [] } },
  });

  scenario("mag:231.1", "nor a unit card that cannot", {
    cards: [
      printedCards.unit("stubborn", "1/1", "このカードは無効化されない。"),
      answer("チャントにあるカード1枚を対象とする。それを無効化する。そうしたならば、カードを1枚引く。"),
    ],
    me: { hand: ["stubborn"] },
    you: { hand: ["answer"] },
    play: [{ use: "stubborn" }, "pass", { use: "answer" }, "both pass", "both pass"],
    after: { me: { battleArea: ["stubborn"] }, you: { hand: [] } },
  });

  scenario("mag:231.1", "a card is drawn where it was negated", {
    cards: [BURN, answer("チャントにあるカード1枚を対象とする。それを無効化する。そうしたならば、カードを1枚引く。")],
    me: { hand: ["burn"] },
    you: { life: 10, hand: ["answer"] },
    play: [{ use: "burn" }, "pass", { use: "answer" }, "both pass"],
    after: { you: { life: 10, hand: ["b 4/4"] } },
  });

  scenario("mag:231.1", "the unit that the ability came from is hurt", {
    cards: [
      printedCards.unit("caller", "1/4", "このユニットが召喚されたとき、カードを1枚引く。"),
      answer("チャントにある能力1つを対象とする。それを無効化し、その能力を持つユニットに2点のダメージを与える。"),
    ],
    me: { hand: ["caller"] },
    you: { hand: ["answer"], battleArea: ["g 4/4"] },
    play: [{ use: "caller" }, "both pass", "pass", { use: "answer" }, "both pass"],
    after: { me: { hand: [], battleArea: [{ name: "caller", damage: 2 }] } },
  });
});
