import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const { unit, magic, quick } = printedCards;
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("what texts aim at (702.3.2)", () => {
  scenario("mag:702.3.2", "a unit that has attacked this turn, and no other", {
    cards: [quick("strikes", "このターンに攻撃したユニット1体を対象とする。それを破壊する。")],
    me: { hand: ["strikes"], battleArea: ["r 1/1", "g 2/2"] },
    play: [{ attack: "r 1/1" }, ...times(4), { use: "strikes" }, "both pass"],
    after: { me: { battleArea: ["g 2/2"] } },
  });

  scenario("mag:702.3.2", "a unit that is not green", {
    cards: [magic("marks", "緑でないユニット1体を対象とする。それにウィークカウンターを1個置く。")],
    me: { hand: ["marks"], battleArea: ["g 2/2"] },
    you: { battleArea: ["r 3/3"] },
    play: [{ use: "marks" }, "both pass"],
    after: { you: { battleArea: [{ name: "r 3/3", counters: { weak: 1 } }] } },
  });

  scenario("mag:702.3.2", "nothing to aim at, no use", {
    cards: [magic("marks", "緑でないユニット1体を対象とする。それにウィークカウンターを1個置く。")],
    me: { hand: ["marks"], battleArea: ["g 2/2"] },
    play: [{ refused: { use: "marks" } }],
    after: {},
  });

  scenario("mag:702.3.2", "undamaged units of the other player only", {
    cards: [magic("cracks", "ダメージを受けていない相手のユニット1体を対象とする。それに3点のダメージを与える。")],
    me: { hand: ["cracks"], battleArea: ["g 4/4"] },
    you: { battleArea: [{ name: "b 4/4", damage: 1 }, "r 4/4"] },
    play: [{ use: "cracks" }, "both pass"],
    after: {
      you: {
        battleArea: [
          { name: "b 4/4", damage: 1 },
          { name: "r 4/4", damage: 3 },
        ],
      },
    },
  });

  scenario("mag:702.3.2", "the first deals as much as its AP to the second, and gets none back", {
    cards: [
      magic(
        "bites",
        "あなたのユニット1体と、それ以外のユニット1体を対象とする。前者は後者に、前者のAPに等しい点数のダメージを与える。",
      ),
    ],
    me: { hand: ["bites"], battleArea: ["r 3/3"] },
    you: { battleArea: ["b 4/4"] },
    play: [{ use: "bites" }, "both pass"],
    after: { me: { battleArea: [{ name: "r 3/3", damage: 0 }] }, you: { battleArea: [{ name: "b 4/4", damage: 3 }] } },
  });

  scenario("mag:702.3.2", "each of two deals its AP to the other", {
    cards: [
      magic(
        "duel",
        "あなたのユニット1体と相手のユニット1体を対象とする。それらは互いに自身のAPに等しい点数のダメージを与える。",
      ),
    ],
    me: { hand: ["duel"], battleArea: ["g 2/2"] },
    you: { battleArea: ["b 4/4"] },
    play: [{ use: "duel" }, "both pass"],
    after: { me: { battleArea: [], dust: ["g 2/2", "duel"] }, you: { battleArea: [{ name: "b 4/4", damage: 2 }] } },
  });

  scenario("mag:702.3.2", "units that cost exactly one more than another", {
    cards: [magic("steps", "ユニット1体を対象とする。APがそれよりちょうど1高いユニットをすべて破壊する。")],
    me: { hand: ["steps"], battleArea: ["g 2/2"] },
    you: { battleArea: ["r 3/3", "b 4/4"] },
    play: [{ use: "steps" }, { pick: "g 2/2" }, "both pass"],
    after: { me: { battleArea: ["g 2/2"] }, you: { battleArea: ["b 4/4"] } },
  });

  scenario("mag:702.3.2", "units whose use costs add up to four at most", {
    cards: [
      magic(
        "tide",
        "使用コストの合計が4以下になるように、相手のユニットを好きな数対象とする。それらを契約者の手札に戻す。",
      ),
    ],
    me: { hand: ["tide"] },
    you: { battleArea: ["g 2/2", "r 2/2", "b 1/1"] },
    play: [{ use: "tide" }, { pick: "g 2/2" }, { pick: "r 2/2" }, "both pass"],
    after: { you: { hand: ["g 2/2", "r 2/2"], battleArea: ["b 1/1"] } },
  });

  scenario("mag:702.3.2", "whoever shares a colour with it is dealt damage, too", {
    cards: [
      magic("rain", "ユニット1体を対象とする。それと、それと同じ色を持つ他のすべてのユニットに1点のダメージを与える。"),
    ],
    me: { hand: ["rain"], battleArea: ["r 3/3", "g 4/4"] },
    you: { battleArea: ["rg 3/2"] },
    play: [{ use: "rain" }, { pick: "r 3/3" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "r 3/3", damage: 1 },
          { name: "g 4/4", damage: 0 },
        ],
      },
      you: { battleArea: [{ name: "rg 3/2", damage: 1 }] },
    },
  });

  scenario("mag:702.3.2", "a unit with less AP than the one that comes", {
    cards: [
      unit(
        "bully",
        "3/3",
        "このユニットが召喚されたとき、このユニットよりAPの低いユニット1体を対象とする。それを破壊する。",
      ),
    ],
    me: { hand: ["bully"] },
    you: { battleArea: ["g 2/2", "r 3/3"] },
    play: [{ use: "bully" }, ...times(2)],
    after: { you: { battleArea: ["r 3/3"], dust: ["g 2/2"] } },
  });

  scenario("mag:702.3.2", "the former is woken, the latter rested", {
    cards: [magic("sways", "あなたのユニット1体と、相手の魔石1枚を対象とする。前者をウェイクし、後者をレストする。")],
    me: { hand: ["sways"], battleArea: [{ name: "g 2/2", rested: true }] },
    you: { stones: "r" },
    play: [{ use: "sways" }, "both pass"],
    after: { me: { battleArea: [{ name: "g 2/2", rested: false }] }, you: { stones: "R" } },
  });
});

describe("texts about battles (701)", () => {
  scenario("mag:701.3.1", "damage for whoever attacks it", {
    cards: [unit("hedgehog", "1/4", "このユニットが攻撃されたとき、攻撃ユニットに2点のダメージを与える。")],
    me: { battleArea: ["b 4/4"] },
    you: { battleArea: [{ name: "hedgehog", rested: true }] },
    play: [{ attack: "b 4/4" }, "both pass", { pick: "hedgehog" }, "both pass"],
    after: { me: { battleArea: [{ name: "b 4/4", damage: 2 }] } },
  });

  const sneaks = unit("sneaks", "1/1", "このユニットが攻撃して防御されなかったとき、相手は手札を1枚捨てる。");
  scenario("mag:701.4.1", "nobody defends, and a card is discarded", {
    cards: [sneaks],
    me: { battleArea: ["sneaks"] },
    you: { hand: ["bolt 2"] },
    play: [{ attack: "sneaks" }, ...times(3)],
    after: { you: { hand: [], dust: ["bolt 2"] } },
  });

  scenario("mag:701.4.1", "somebody defends, and none is", {
    cards: [sneaks],
    me: { battleArea: ["sneaks"] },
    you: { hand: ["bolt 2"], battleArea: ["g 4/4"] },
    play: [{ attack: "sneaks" }, ...times(2), { pick: "g 4/4" }, "both pass"],
    after: { you: { hand: ["bolt 2"] }, chant: [] },
  });

  const fierce = unit(
    "fierce",
    "1/4",
    "このユニットの攻撃が防御されたとき、ターン終了時まで、このユニットのAPは2増加する。",
  );
  scenario("mag:701.4.1", "a defended attack makes it stronger", {
    cards: [fierce],
    me: { battleArea: ["fierce"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ attack: "fierce" }, ...times(2), { pick: "g 4/4" }, "both pass"],
    after: { me: { battleArea: [{ name: "fierce", ap: 3 }] } },
  });

  scenario("mag:701.3.1.2", "whatever it is in battle with has less AP", {
    cards: [unit("dread", "1/4", "このユニットとバトルしているユニットのAPは2減少する。")],
    me: { battleArea: ["b 4/4", "r 3/3"] },
    you: { battleArea: ["dread"] },
    play: [{ attack: "b 4/4" }, ...times(2), { pick: "dread" }],
    after: {
      me: {
        battleArea: [
          { name: "b 4/4", ap: 2 },
          { name: "r 3/3", ap: 3 },
        ],
      },
    },
  });

  const lone = unit(
    "lone",
    "1/1",
    "このユニットがプレイヤーを攻撃したとき、そのプレイヤーがウェイク状態のユニットを支配していないなら、カードを1枚引く。",
  );
  scenario("mag:302.1.4", "the attacked player has no awake unit", {
    cards: [lone],
    me: { battleArea: ["lone", "g 2/2"] },
    play: [{ attack: "lone" }, ...times(2)],
    after: { me: { hand: ["b 4/4"] } },
  });

  scenario("mag:302.1.4", "the attacked player has one", {
    cards: [lone],
    me: { battleArea: ["lone"] },
    you: { battleArea: ["g 2/2"] },
    play: [{ attack: "lone" }, ...times(2), "done"],
    after: { me: { hand: [] }, chant: [] },
  });

  scenario("mag:701.4.1", "it defends rested in the other's turn", {
    cards: [unit("vigil", "1/4", "相手のターンの間、このユニットはレスト状態でも防御できる。")],
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: [{ name: "vigil", rested: true }] },
    play: [{ attack: "r 3/3" }, "both pass", { pick: "you" }, "both pass", { pick: "vigil" }],
    after: { battle: { defender: "vigil" } },
  });

  const doubles = quick(
    "doubles",
    "バトル中のあなたのユニット1体を対象とする。このバトルの間、それが与える戦闘ダメージは2倍になる。",
  );
  scenario("mag:701.5", "twice the damage, dealt to a player", {
    cards: [doubles],
    me: { hand: ["doubles"], battleArea: ["r 3/3"] },
    play: [{ attack: "r 3/3" }, "both pass", { use: "doubles" }, ...times(3)],
    after: { you: { life: 14 } },
  });

  scenario("mag:701.5", "twice the damage, dealt to a unit", {
    cards: [doubles],
    me: { hand: ["doubles"], battleArea: ["r 2/2"] },
    you: { battleArea: ["any 5/6"] },
    play: [{ attack: "r 2/2" }, "both pass", { use: "doubles" }, ...times(2), { pick: "any 5/6" }, "both pass"],
    after: { you: { battleArea: [{ name: "any 5/6", damage: 4 }] } },
  });

  const drills = unit(
    "drills",
    "3/3",
    "このユニットが防御ユニットに戦闘ダメージを与えたとき、そのユニットのHPを超えた点数のダメージを相手プレイヤーに与える。",
  );
  scenario("mag:701.5.1.2", "what goes beyond the HP of the defender is dealt to the player", {
    cards: [drills],
    me: { battleArea: ["drills"] },
    you: { battleArea: ["g 1/1"] },
    play: [{ attack: "drills" }, ...times(2), { pick: "g 1/1" }, ...times(2)],
    after: { you: { life: 18 } },
  });
});
