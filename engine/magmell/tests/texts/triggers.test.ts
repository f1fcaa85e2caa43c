import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const { unit, magic, quick, stone } = printedCards;
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);
const DESTROYS = quick("destroys", "ユニット1体を対象とする。それを破壊する。");
const BURNS = quick("burns", "プレイヤー1人を対象とする。それに2点のダメージを与える。");
const RETURNS = quick("returns", "ユニット1体を対象とする。それを契約者の手札に戻す。");
const DRAWS = quick("draws", "カードを1枚引く。");

describe("triggers on what becomes of units (302.1)", () => {
  const last = unit(
    "last",
    "2/2",
    "このユニットが戦闘エリアからダストに置かれた時、相手プレイヤーに2点のダメージを与える。",
  );
  scenario("mag:302.1.2.1", "when it dies, whatever has killed it", {
    cards: [DESTROYS, last],
    me: { hand: ["destroys"], battleArea: ["last"] },
    play: [{ use: "destroys" }, ...times(2)],
    after: { you: { life: 18 }, me: { life: 20, dust: ["last", "destroys"] } },
  });

  scenario("mag:302.1.2", "not when it goes to the hand", {
    cards: [RETURNS, last],
    me: { hand: ["returns"], battleArea: ["last"] },
    play: [{ use: "returns" }, "both pass"],
    after: { you: { life: 20 }, me: { hand: ["last"] }, chant: [] },
  });

  const twice = unit("twice", "1/2", "このユニットが召喚されるか攻撃したとき、あなたのライフを2点回復する。");
  scenario("mag:302.1", "either of two events: being summoned", {
    cards: [twice],
    me: { hand: ["twice"], life: 5 },
    play: [{ use: "twice" }, ...times(2)],
    after: { me: { life: 7 } },
  });

  scenario("mag:302.1", "either of two events: attacking", {
    cards: [twice],
    me: { battleArea: ["twice"], life: 5 },
    play: [{ attack: "twice" }, ...times(2), { now: { me: { life: 7 } } }],
    after: { me: { life: 7 }, you: { life: 20 } },
  });

  const grows = unit(
    "grows",
    "1/1",
    "あなたの他のユニットが召喚されるたび、このユニットはターン終了時までAPが1増加する。",
  );
  scenario("mag:302.1", "for each other unit of one's own, adding up", {
    cards: [grows, unit("small", "1/1", "このユニットは攻撃できない。")],
    me: { hand: ["small", "small"], battleArea: ["grows"] },
    play: [{ use: "small" }, ...times(2), { use: "small" }, ...times(2)],
    after: { me: { battleArea: [{ name: "grows", ap: 3, hp: 1 }, { name: "small", ap: 1 }, "small"] } },
  });

  scenario("mag:302.1", "not for its own coming", {
    cards: [grows],
    me: { hand: ["grows"] },
    play: [{ use: "grows" }, "both pass"],
    after: { me: { battleArea: [{ name: "grows", ap: 1 }] }, chant: [] },
  });

  const avenger = unit("avenger", "2/2", "相手の支配するユニットが破壊されてダストに置かれたとき、カードを1枚引く。");
  scenario("mag:227.1", "a unit of the other player that is destroyed", {
    cards: [avenger, DESTROYS],
    me: { hand: ["destroys"], battleArea: ["avenger"] },
    you: { battleArea: ["b 4/4"] },
    play: [{ use: "destroys" }, { pick: "b 4/4" }, ...times(2)],
    after: { me: { hand: ["b 4/4"] } },
  });

  scenario("mag:227.1", "but none of one's own", {
    cards: [avenger, DESTROYS],
    me: { hand: ["destroys"], battleArea: ["avenger", "g 2/2"] },
    play: [{ use: "destroys" }, { pick: "g 2/2" }, "both pass"],
    after: { me: { hand: [] }, chant: [] },
  });

  scenario("mag:228.1", "one may recover when a unit of one's own returns to the hand", {
    cards: [
      RETURNS,
      unit("greets", "2/2", "あなたの支配するユニットが手札に戻ったとき、あなたはライフを1点回復してもよい。"),
    ],
    me: { hand: ["returns"], battleArea: ["greets", "g 2/2"], life: 5 },
    play: [{ use: "returns" }, { pick: "g 2/2" }, ...times(2), { option: 0 }],
    after: { me: { life: 6, hand: ["g 2/2"] } },
  });
});

describe("triggers on damage, draws and uses (302.1)", () => {
  const spite = unit("spite", "2/2", "相手がカードを引いたとき、相手プレイヤーに1点のダメージを与える。");
  scenario("mag:229.2", "once for each card that the other draws", {
    cards: [spite, magic("gift", "相手はカードを2枚引く。")],
    me: { hand: ["gift"], battleArea: ["spite"] },
    play: [{ use: "gift" }, "both pass", { option: 0 }, ...times(2)],
    after: { you: { life: 18, hand: ["b 4/4", "b 4/4"] } },
  });

  const second = unit(
    "second",
    "1/1",
    "あなたが1ターンに2枚目のカードを引いたとき、このユニットにパワーカウンターを1個置く。",
  );
  scenario("mag:302.1", "only the second card that one draws in a turn", {
    cards: [second, magic("three", "カードを3枚引く。")],
    me: { hand: ["three"], battleArea: ["second"] },
    play: [{ use: "three" }, ...times(2)],
    after: { me: { battleArea: [{ name: "second", counters: { power: 1 } }] }, chant: [] },
  });

  scenario("mag:302.1", "not the first card of a turn", {
    cards: [second, DRAWS],
    me: { hand: ["draws"], battleArea: ["second"] },
    play: [{ use: "draws" }, "both pass"],
    after: { me: { battleArea: [{ name: "second", counters: {} }] }, chant: [] },
  });

  const other = unit(
    "other",
    "1/1",
    "相手が各ターンの2枚目のカードを使用したとき、相手プレイヤーに2点のダメージを与える。",
  );
  scenario("mag:225.1", "the second card that the other uses in a turn", {
    cards: [other, DRAWS],
    turnPlayer: "you",
    me: { battleArea: ["other"] },
    you: { hand: ["draws", "draws", "draws"] },
    play: [
      { use: "draws" },
      "both pass",
      { now: { you: { life: 20 } } },
      { use: "draws" },
      ...times(2),
      { use: "draws" },
      "both pass",
    ],
    after: { you: { life: 18 }, chant: [] },
  });

  scenario("mag:302.1", "as many counters as points of damage", {
    cards: [
      BURNS,
      unit("angry", "1/1", "あなたがダメージを受けるたび、その点数と同じ数のパワーカウンターをこのユニットに置く。"),
    ],
    me: { hand: ["burns"], battleArea: ["angry"] },
    play: [{ use: "burns" }, { pick: "me" }, ...times(2)],
    after: { me: { life: 18, battleArea: [{ name: "angry", counters: { power: 2 } }] } },
  });

  const mourner = unit("mourner", "1/1", "いずれかのプレイヤーが手札を捨てるたび、そのプレイヤーは1点のライフを失う。");
  scenario("mag:233.1", "whoever discards loses the life", {
    cards: [mourner, magic("they", "相手は手札を1枚捨てる。")],
    me: { hand: ["they"], battleArea: ["mourner"] },
    you: { hand: ["bolt 2"] },
    play: [{ use: "they" }, ...times(2)],
    after: { me: { life: 20 }, you: { life: 19, dust: ["bolt 2"] } },
  });

  scenario("mag:233.1", "once for each card, and not for what goes to the dust otherwise", {
    cards: [mourner, magic("sheds", "手札を2枚捨てる。あなたの魔導書の一番上のカードをダストに置く。")],
    me: { hand: ["sheds", "bolt 2", "gains 3"], battleArea: ["mourner"] },
    play: [{ use: "sheds" }, "both pass", { option: 0 }, ...times(2)],
    after: { me: { life: 18 }, you: { life: 20 } },
  });

  const feeds = unit("feeds", "1/1", "あなたの手札からカードが捨てられるたび、相手はライフを1点失う。");
  scenario("mag:233.1", "a card from one's own hand, not from theirs", {
    cards: [feeds, magic("all", "各プレイヤーは手札を1枚捨てる。")],
    me: { hand: ["all", "bolt 2"], battleArea: ["feeds"] },
    you: { hand: ["gains 3"] },
    play: [{ use: "all" }, ...times(2)],
    after: { me: { life: 20 }, you: { life: 19 } },
  });

  scenario("mag:703.4.1.2", "when a magic aims at it", {
    cards: [RETURNS, unit("shy", "1/1", "このユニットがマジックの対象となったとき、カードを1枚引く。")],
    me: { hand: ["returns"], battleArea: ["shy"] },
    play: [{ use: "returns" }, "both pass", { now: { me: { hand: ["b 4/4"], battleArea: ["shy"] } } }, "both pass"],
    after: { me: { hand: ["b 4/4", "shy"] } },
  });

  const miller = unit(
    "miller",
    "1/1",
    "あなたの魔導書からユニット・カードが1枚ダストに置かれるたび、このユニットはターン終了時までAPが1増加する。",
  );
  scenario("mag:302.1", "a unit card from one's own grimoire", {
    cards: [miller, magic("mill", "各プレイヤーは自分の魔導書の一番上のカードをダストに置く。")],
    me: { hand: ["mill"], battleArea: ["miller"], grimoire: ["g 2/2", "bolt 2"] },
    play: [{ use: "mill" }, ...times(2)],
    after: { me: { battleArea: [{ name: "miller", ap: 2 }] }, chant: [] },
  });

  scenario("mag:302.1", "not a magic, and not from theirs", {
    cards: [miller, magic("mill", "各プレイヤーは自分の魔導書の一番上のカードをダストに置く。")],
    me: { hand: ["mill"], battleArea: ["miller"], grimoire: ["bolt 2", "bolt 2"] },
    play: [{ use: "mill" }, "both pass"],
    after: { me: { battleArea: [{ name: "miller", ap: 1 }] }, chant: [] },
  });

  scenario("mag:401.5", "another stone in one's own area", {
    cards: [
      stone(
        "watch",
        "あなたの魔石エリアに他の魔石が置かれたとき、相手のユニット1体を対象とする。それに1点のダメージを与える。",
      ),
      magic("quarry", "あなたの魔石デッキの一番上のカードを魔石エリアに置く。"),
    ],
    me: { hand: ["quarry"], stoneArea: ["watch"] },
    you: { battleArea: ["b 4/4"] },
    play: [{ use: "quarry" }, ...times(2)],
    after: { you: { battleArea: [{ name: "b 4/4", damage: 1 }] } },
  });

  const wins = unit("wins", "2/2", "このユニットがバトルで相手のユニットを破壊したとき、カードを1枚引く。");
  scenario("mag:302.1", "its battle damage destroys the unit in battle with it", {
    cards: [wins],
    me: { battleArea: ["wins"] },
    you: { battleArea: ["r 1/1"] },
    play: [{ attack: "wins" }, ...times(2), { pick: "r 1/1" }, ...times(3)],
    after: { me: { hand: ["b 4/4"] }, you: { dust: ["r 1/1"] } },
  });

  scenario("mag:302.1", "a magic destroys the unit in battle with it", {
    cards: [wins, DESTROYS],
    me: { hand: ["destroys"], battleArea: ["wins"] },
    you: { battleArea: ["r 1/1"] },
    play: [{ attack: "wins" }, ...times(2), { pick: "r 1/1" }, { use: "destroys" }, { pick: "r 1/1" }, ...times(2)],
    after: { me: { hand: [] }, you: { dust: ["r 1/1"] } },
  });
});
