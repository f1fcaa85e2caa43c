import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const { unit, magic, quick, stone } = printedCards;
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);
const DESTROYS = quick("destroys", "ユニット1体を対象とする。それを破壊する。");
const BURNS = quick("burns", "プレイヤー1人を対象とする。それに2点のダメージを与える。");

describe("what holds at all times (303)", () => {
  const scholar = unit(
    "scholar",
    "1/1",
    "あなたのダストにあるマジックが5枚以上なら、このユニットのAPとHPは2増加する。",
  );
  const MAGICS = ["bolt 2", "bolt 2", "gains 3", "gains 3"];
  scenario("mag:303.1", "five magics in one's dust", {
    cards: [scholar],
    me: { battleArea: ["scholar"], dust: [...MAGICS, "bolt 2"] },
    after: { me: { battleArea: [{ name: "scholar", ap: 3, hp: 3 }] } },
  });

  scenario("mag:303.1", "four and a unit are too few, and theirs do not count", {
    cards: [scholar],
    me: { battleArea: ["scholar"], dust: [...MAGICS, "b 4/4"] },
    you: { dust: MAGICS },
    after: { me: { battleArea: [{ name: "scholar", ap: 1, hp: 1 }] } },
  });

  scenario("mag:303.1", "AP and HP equal to the number of cards in the hand", {
    cards: [unit("reader", "0/1", "このユニットのAPとHPは、あなたの手札の枚数に等しい。")],
    me: { battleArea: ["reader"], hand: ["bolt 2", "gains 3", "b 4/4"] },
    you: { hand: ["bolt 2"] },
    after: { me: { battleArea: [{ name: "reader", ap: 3, hp: 3 }] } },
  });

  scenario("mag:303.1", "other red units of one's own, and no others", {
    cards: [unit("captain", "2/2", "あなたの他の赤のユニットすべてのAPは1増加し、HPは1減少する。")],
    me: { battleArea: ["captain", "r 2/2", "g 2/2"] },
    you: { battleArea: ["r 3/3"] },
    after: {
      me: {
        battleArea: [
          { name: "captain", ap: 2, hp: 2 },
          { name: "r 2/2", ap: 3, hp: 1 },
          { name: "g 2/2", ap: 2 },
        ],
      },
      you: { battleArea: [{ name: "r 3/3", ap: 3, hp: 3 }] },
    },
  });

  scenario("mag:303.1", "one AP for each counter, of whatever name", {
    cards: [unit("pincushion", "1/1", "このユニットは、これに置かれているカウンター1個につきAPが1増加する。")],
    me: { battleArea: [{ name: "pincushion", counters: { needle: 2 } }] },
    after: { me: { battleArea: [{ name: "pincushion", ap: 3, hp: 1 }] } },
  });

  const lonely = unit(
    "lonely",
    "1/1",
    "このユニット以外にあなたのユニットがいないならば、このユニットのAPは3増加する。",
  );
  scenario("mag:303.1", "alone on one's side", {
    cards: [lonely],
    me: { battleArea: ["lonely"] },
    you: { battleArea: ["g 2/2"] },
    after: { me: { battleArea: [{ name: "lonely", ap: 4 }] } },
  });

  scenario("mag:303.1", "not alone", {
    cards: [lonely],
    me: { battleArea: ["lonely", "g 2/2"] },
    after: { me: { battleArea: [{ name: "lonely", ap: 1 }, "g 2/2"] } },
  });

  const banner = stone(
    "banner",
    "あなたが赤と緑のユニットをそれぞれ1体以上支配しているかぎり、あなたのユニットのAPは1増加する。",
  );
  scenario("mag:303.1", "a unit of each of two colours", {
    cards: [banner],
    me: { stoneArea: ["banner"], battleArea: ["rg 3/2"] },
    after: { me: { battleArea: [{ name: "rg 3/2", ap: 4 }] } },
  });

  scenario("mag:303.1", "one colour is not enough", {
    cards: [banner],
    me: { stoneArea: ["banner"], battleArea: ["r 2/2"] },
    you: { battleArea: ["g 2/2"] },
    after: { me: { battleArea: [{ name: "r 2/2", ap: 2 }] } },
  });

  scenario("mag:303.1", "the highest AP of one's own: it cannot be destroyed, the others can", {
    cards: [DESTROYS, unit("court", "1/1", "あなたのユニットのうち、APが最も高いものは破壊されない。")],
    me: { hand: ["destroys", "destroys"], battleArea: ["court", "g 4/4"] },
    play: [{ use: "destroys" }, { pick: "g 4/4" }, "both pass", { use: "destroys" }, { pick: "court" }, "both pass"],
    after: { me: { battleArea: ["g 4/4"], dust: ["court", "destroys", "destroys"] } },
  });

  const armed = unit(
    "armed",
    "1/2",
    "このユニットは、パワーカウンターが3個以上置かれているかぎり、「このユニットが攻撃したとき、カードを1枚引く。」を持つ。",
  );
  scenario("mag:303.1", "an ability while it has three counters", {
    cards: [armed],
    me: { battleArea: [{ name: "armed", counters: { power: 3 } }] },
    play: [{ attack: "armed" }, ...times(2)],
    after: { me: { hand: ["b 4/4"] } },
  });

  scenario("mag:303.1", "none with two", {
    cards: [armed],
    me: { battleArea: [{ name: "armed", counters: { power: 2 } }] },
    play: [{ attack: "armed" }, ...times(2)],
    after: { me: { hand: [] }, chant: [] },
  });
});

describe("what is forbidden (102)", () => {
  scenario("mag:102", "magics of the other player cannot aim at it", {
    cards: [DESTROYS, unit("veiled", "1/1", "相手のマジックは、このユニットを対象にできない。")],
    turnPlayer: "you",
    me: { battleArea: ["veiled", "g 2/2"] },
    you: { hand: ["destroys"] },
    play: [{ use: "destroys" }, "both pass"],
    after: { me: { battleArea: ["veiled"], dust: ["g 2/2"] } },
  });

  const timid = unit("timid", "3/3", "このユニットは、相手がユニットを3体以上支配していないかぎり、攻撃できない。");
  scenario("mag:102", "it does not attack unless they control three units", {
    cards: [timid],
    me: { battleArea: ["timid"] },
    you: { battleArea: ["g 2/2", "g 2/2"] },
    play: [{ refused: { attack: "timid" } }],
    after: {},
  });

  scenario("mag:102", "it attacks when they do", {
    cards: [timid],
    me: { battleArea: ["timid"] },
    you: { battleArea: ["g 2/2", "g 2/2", "g 2/2"] },
    play: [{ attack: "timid" }],
    after: { battle: { attacker: "timid" } },
  });

  const ruled = magic("ruled", "■このカードは相手のターンにのみ使用できる。\n■カードを1枚引く。");
  scenario("mag:702.2", "a card that one uses only in the other's turn", {
    cards: [ruled],
    me: { hand: ["ruled"] },
    play: [{ refused: { use: "ruled" } }],
    after: {},
  });

  const gentle = unit("gentle", "3/3", "このユニットはプレイヤーを攻撃できない。");
  scenario("mag:102", "it attacks units, and no player", {
    cards: [gentle],
    me: { battleArea: ["gentle", "r 1/1"] },
    you: { battleArea: [{ name: "g 2/2", rested: true }] },
    play: [{ attack: "gentle" }, "both pass"],
    after: { battle: { attacker: "gentle", target: "g 2/2" } },
  });

  scenario("mag:102", "it does not attack where there is only the player; others do", {
    cards: [gentle],
    me: { battleArea: ["gentle", "r 1/1"] },
    play: [{ refused: { attack: "gentle" } }, { attack: "r 1/1" }],
    after: { battle: { attacker: "r 1/1" } },
  });

  scenario("mag:102", "one magic in a turn is all they may use", {
    cards: [BURNS, unit("quiet", "1/1", "相手は、1ターンに2枚以上のマジックを使用できない。")],
    turnPlayer: "you",
    me: { battleArea: ["quiet"] },
    you: { hand: ["burns", "burns"] },
    play: [{ use: "burns" }, { pick: "me" }, "both pass", { refused: { use: "burns" } }],
    after: { me: { life: 18 } },
  });

  const awake = unit("awake", "1/1", "ウェイク状態のこのユニットは破壊されない。");
  scenario("mag:102", "while it is awake it cannot be destroyed", {
    cards: [DESTROYS, awake],
    me: { hand: ["destroys"], battleArea: ["awake"] },
    play: [{ use: "destroys" }, "both pass"],
    after: { me: { battleArea: ["awake"] } },
  });

  scenario("mag:102", "rested it can", {
    cards: [DESTROYS, awake],
    me: { hand: ["destroys"], battleArea: [{ name: "awake", rested: true }] },
    play: [{ use: "destroys" }, "both pass"],
    after: { me: { battleArea: [] } },
  });
});
