import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const { unit, magic, quick } = printedCards;
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);
const DESTROYS = quick("destroys", "ユニット1体を対象とする。それを破壊する。");
const BURNS = quick("burns", "プレイヤー1人を対象とする。それに2点のダメージを与える。");

describe("what happens instead (306.1.2)", () => {
  scenario("mag:306.1.2", "a unit is dealt the damage of its player", {
    cards: [BURNS, unit("guard", "1/5", "あなたがダメージを受ける場合、かわりにこのユニットがそのダメージを受ける。")],
    me: { hand: ["burns", "burns"], battleArea: ["guard"] },
    play: [{ use: "burns" }, { pick: "me" }, "both pass", { use: "burns" }, { pick: "you" }, "both pass"],
    after: { me: { life: 20, battleArea: [{ name: "guard", damage: 2 }] }, you: { life: 18 } },
  });

  const martyr = unit("martyr", "1/1", "あなたの他のユニットが破壊される場合、代わりにこのユニットを破壊してもよい。");
  scenario("mag:306.1.2", "it may be destroyed for another", {
    cards: [DESTROYS, martyr],
    me: { hand: ["destroys"], battleArea: ["martyr", "g 4/4"] },
    play: [{ use: "destroys" }, { pick: "g 4/4" }, "both pass", { option: 0 }],
    after: { me: { battleArea: ["g 4/4"], dust: ["martyr", "destroys"] } },
  });

  scenario("mag:306.1.2", "or not", {
    cards: [DESTROYS, martyr],
    me: { hand: ["destroys"], battleArea: ["martyr", "g 4/4"] },
    play: [{ use: "destroys" }, { pick: "g 4/4" }, "both pass", { option: 1 }],
    after: { me: { battleArea: ["martyr"], dust: ["g 4/4", "destroys"] } },
  });

  const armoured = unit(
    "armoured",
    "1/1",
    "パワーカウンターが置かれているこのユニットが破壊される場合、かわりにこのユニットからパワーカウンターを1個取り除く。",
  );
  scenario("mag:306.1.2", "a counter goes in its place", {
    cards: [DESTROYS, armoured],
    me: { hand: ["destroys"], battleArea: [{ name: "armoured", counters: { power: 2 } }] },
    play: [{ use: "destroys" }, "both pass"],
    after: { me: { battleArea: [{ name: "armoured", counters: { power: 1 } }] } },
  });

  scenario("mag:306.1.2", "without a counter it is destroyed", {
    cards: [DESTROYS, armoured],
    me: { hand: ["destroys"], battleArea: ["armoured"] },
    play: [{ use: "destroys" }, "both pass"],
    after: { me: { battleArea: [], dust: ["armoured", "destroys"] } },
  });

  const dreams = unit("dreams", "1/1", "相手の手札からカードがダストに置かれる場合、かわりにそれは夢に置かれる。");
  scenario("mag:306.1.2", "their discarded cards go to the dream, one's own to the dust", {
    cards: [dreams, magic("all", "各プレイヤーは手札を1枚捨てる。")],
    me: { hand: ["all", "bolt 2"], battleArea: ["dreams"] },
    you: { hand: ["gains 3"] },
    play: [{ use: "all" }, "both pass"],
    after: { me: { dust: ["bolt 2", "all"], dream: [] }, you: { dust: [], dream: ["gains 3"] } },
  });

  scenario("mag:306.1.2", "one damage less is dealt to it", {
    cards: [
      quick("stings", "ユニット1体を対象とする。それに3点のダメージを与える。"),
      unit("shell", "1/4", "このユニットがダメージを受ける場合、かわりにそれより1点少ないダメージを受ける。"),
    ],
    me: { hand: ["stings"], battleArea: ["shell"] },
    play: [{ use: "stings" }, "both pass"],
    after: { me: { battleArea: [{ name: "shell", damage: 2 }] } },
  });

  scenario("mag:306.1.2", "they recover nothing", {
    cards: [
      unit("dry", "1/1", "相手がライフを回復する場合、かわりにその点数は0になる。"),
      magic("all", "各プレイヤーはライフを3点回復する。"),
    ],
    me: { hand: ["all"], battleArea: ["dry"], life: 5 },
    you: { life: 5 },
    play: [{ use: "all" }, "both pass"],
    after: { me: { life: 8 }, you: { life: 5 } },
  });

  scenario("mag:306.1.2", "twice the life", {
    cards: [unit("spring", "1/1", "あなたがライフを回復する場合、代わりにその2倍の点数のライフを回復する。")],
    me: { hand: ["gains 3"], stones: "g", battleArea: ["spring"], life: 5 },
    play: [{ use: "gains 3" }, "both pass"],
    after: { me: { life: 11 } },
  });

  scenario("mag:306.1.2", "the next unit of one's own that would die this turn returns, later ones die", {
    cards: [
      DESTROYS,
      magic("spares", "このターン、次にあなたのユニットが破壊される場合、かわりにそれを契約者の手札に戻す。"),
    ],
    me: { hand: ["spares", "destroys", "destroys"], battleArea: ["g 2/2", "r 3/3"] },
    play: [
      { use: "spares" },
      "both pass",
      { use: "destroys" },
      { pick: "g 2/2" },
      "both pass",
      { use: "destroys" },
      "both pass",
    ],
    after: { me: { hand: ["g 2/2"], battleArea: [], dust: ["r 3/3", "destroys", "destroys", "spares"] } },
  });

  scenario("mag:306.1.2.2", "other units come with a counter", {
    cards: [
      unit("trainer", "1/1", "あなたの他のユニットは、パワーカウンターが1個置かれた状態で召喚される。"),
      unit("recruit", "1/1", "このユニットは攻撃できない。"),
    ],
    me: { hand: ["recruit", "trainer"], battleArea: [] },
    play: [{ use: "trainer" }, "both pass", { use: "recruit" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "trainer", counters: {} },
          { name: "recruit", counters: { power: 1 } },
        ],
      },
    },
  });

  scenario("mag:306.1.2", "a defending unit is dealt less in battle", {
    cards: [unit("wall", "0/4", "このユニットが防御ユニットである間、このユニットが受ける戦闘ダメージは1点減少する。")],
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["wall"] },
    play: [{ attack: "r 3/3" }, ...times(2), { pick: "wall" }, "both pass"],
    after: { you: { battleArea: [{ name: "wall", damage: 2 }] } },
  });

  scenario("mag:306.1.2", "only the unit that was aimed at goes to the dream", {
    cards: [
      DESTROYS,
      magic("lulls", "ユニット1体を対象とする。このターン、それが破壊される場合、かわりにそれを夢に置く。"),
    ],
    me: { hand: ["lulls", "destroys", "destroys"], battleArea: ["g 2/2", "r 3/3"] },
    play: [
      { use: "lulls" },
      { pick: "g 2/2" },
      "both pass",
      { use: "destroys" },
      { pick: "g 2/2" },
      "both pass",
      { use: "destroys" },
      "both pass",
    ],
    after: { me: { dream: ["g 2/2"], battleArea: [], dust: ["r 3/3", "destroys", "destroys", "lulls"] } },
  });

  scenario("mag:306.1.2", "one damage more for them, and not for oneself", {
    cards: [
      BURNS,
      unit(
        "torch",
        "1/1",
        "相手プレイヤーにダメージが与えられる場合、かわりにその点数に1を加えた点数のダメージが与えられる。",
      ),
    ],
    me: { hand: ["burns", "burns"], battleArea: ["torch"] },
    play: [{ use: "burns" }, { pick: "you" }, "both pass", { use: "burns" }, { pick: "me" }, "both pass"],
    after: { me: { life: 18 }, you: { life: 17 } },
  });
});

describe("what was spoken of, at a later moment", () => {
  const dreams = magic(
    "dreams",
    "相手の支配するレスト状態のすべてのユニットに2点のダメージを与える。このターン、それらのユニットが破壊される場合、かわりに夢に置く。",
  );
  const WAKES = quick("wakes", "ユニット1体を対象とする。それをウェイクする。");

  scenario("house:15", "a unit that is no longer rested is still one of them", {
    cards: [dreams, WAKES, DESTROYS],
    me: { hand: ["dreams", "wakes", "destroys"] },
    you: { battleArea: [{ name: "r 4/4", rested: true }] },
    play: [{ use: "dreams" }, "both pass", { use: "wakes" }, "both pass", { use: "destroys" }, "both pass"],
    after: { you: { battleArea: [], dream: ["r 4/4"], dust: [] } },
  });

  scenario("house:15", "one that comes to be rested is none of them", {
    cards: [dreams, quick("rests", "ユニット1体を対象とする。それをレストする。"), DESTROYS],
    me: { hand: ["dreams", "rests", "destroys"] },
    you: { battleArea: ["r 4/4"] },
    play: [{ use: "dreams" }, "both pass", { use: "rests" }, "both pass", { use: "destroys" }, "both pass"],
    after: { you: { battleArea: [], dream: [], dust: ["r 4/4"] } },
  });

  scenario("mag:302.1.3", "at the end of the turn only those go that were there", {
    cards: [
      magic("judges", "相手のユニットをすべてレストする。このターンの終了時、それらを破壊する。"),
      quick("calls", "ダストにあるユニット1枚を対象とする。それを相手の支配下で召喚する。"),
    ],
    me: { hand: ["judges", "calls"], dust: ["g 2/2"] },
    you: { battleArea: ["r 4/4"] },
    play: [{ use: "judges" }, "both pass", { use: "calls" }, ...times(4)],
    after: { you: { battleArea: ["g 2/2"], dust: ["r 4/4"] } },
  });
});
