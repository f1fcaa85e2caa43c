import { describe } from "vitest";
import { createUnit } from "../../testing/pool/builders";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const { unit, magic, quick, stone } = printedCards;
const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);
const spell = (text: string) => magic("spell", text);
const CAST = [{ use: "spell" } as const, "both pass" as const];
const ASH = magic("ash", "カードを1枚引く。");
const DESTROYS = quick("destroys", "ユニット1体を対象とする。それを破壊する。");

describe("everyday words for what cards do", () => {
  scenario("mag:226.1", "each player loses another unit when it comes", {
    cards: [
      unit("tyrant", "3/3", "こいつが出たら、お互いのプレイヤーはこいつ以外の自分のユニットを1体ずつ選んで破壊する。"),
    ],
    me: { hand: ["tyrant"], battleArea: ["g 2/2"] },
    you: { battleArea: ["r 3/3"] },
    play: [{ use: "tyrant" }, ...times(2)],
    after: { me: { battleArea: ["tyrant"], dust: ["g 2/2"] }, you: { battleArea: [], dust: ["r 3/3"] } },
  });

  scenario("mag:226.1", "what is summoned leaves for the dream as the turn ends", {
    cards: [spell("自分のダストからユニットを1枚選んで召喚する。ターンが終わるとき、そのユニットを夢に送る。")],
    me: { hand: ["spell"], dust: ["r 3/3"] },
    play: [...CAST, { now: { me: { battleArea: ["r 3/3"] } } }, ...times(4)],
    after: { me: { battleArea: [], dream: ["r 3/3"] } },
  });

  scenario("mag:226.1", "all units that were turned up come to the hand, the rest to the dust", {
    cards: [
      unit(
        "scout",
        "1/1",
        "出したとき、魔導書の上から3枚をめくる。その中のユニットは全部手札に入れて、残りはダストに置く。",
      ),
      ASH,
    ],
    me: { hand: ["scout"], grimoire: ["r 3/3", "ash", "g 2/2", "b 4/4"] },
    play: [{ use: "scout" }, ...times(2)],
    after: { me: { hand: ["r 3/3", "g 2/2"], dust: ["ash"], grimoire: ["b 4/4"] } },
  });

  scenario("mag:226.1", "a blue unit that comes may rest one of theirs", {
    cards: [unit("tide", "1/1", "自分の青のユニットが出るたびに、相手のユニットをどれか1体レストさせてもいい。")],
    me: { hand: ["b 4/4"], battleArea: ["tide"], stones: "bbbb" },
    you: { battleArea: ["r 3/3"] },
    play: [{ use: "b 4/4" }, ...times(2), { option: 0 }],
    after: { you: { battleArea: [{ name: "r 3/3", rested: true }] } },
  });

  scenario("mag:303.1", "while it is awake their units have less AP", {
    cards: [unit("lamp", "1/1", "こいつがウェイクしている間、相手のユニットは全員APが1下がる。")],
    me: { battleArea: ["lamp"] },
    you: { battleArea: ["r 3/3"] },
    play: [],
    after: { you: { battleArea: [{ name: "r 3/3", ap: 2 }] } },
  });

  scenario("mag:303.1", "rested it changes nothing", {
    cards: [unit("lamp", "1/1", "こいつがウェイクしている間、相手のユニットは全員APが1下がる。")],
    me: { battleArea: [{ name: "lamp", rested: true }] },
    you: { battleArea: ["r 3/3"] },
    play: [],
    after: { you: { battleArea: [{ name: "r 3/3", ap: 3 }] } },
  });

  scenario("mag:306.1.1", "its AP is 0 until one's own next turn begins", {
    cards: [spell("ユニット1体を対象にする。次の自分のターンが始まるまで、そいつのAPは0になる。")],
    me: { hand: ["spell"] },
    you: { battleArea: ["r 3/3"] },
    play: [...CAST, ...times(2), { now: { you: { battleArea: [{ name: "r 3/3", ap: 0 }] } } }, ...times(2)],
    after: { you: { battleArea: [{ name: "r 3/3", ap: 3 }] } },
  });

  scenario("mag:306.1.1", "AP and HP change places for this turn only", {
    cards: [
      spell("相手のユニットを1体選ぶ。このターンだけ、そいつのAPとHPを入れ替える。"),
      unit("wall", "2/4", "このユニットは攻撃できない。"),
    ],
    me: { hand: ["spell"] },
    you: { battleArea: ["wall"] },
    play: [...CAST, { now: { you: { battleArea: [{ name: "wall", ap: 4, hp: 2 }] } } }, ...times(2)],
    after: { you: { battleArea: [{ name: "wall", ap: 2, hp: 4 }] } },
  });

  scenario("mag:702.3", "only the strongest cannot be aimed at", {
    cards: [unit("crown", "1/1", "自分のユニットの中でAPが一番高いやつは、相手のマジックの対象に選べない。"), DESTROYS],
    turnPlayer: "you",
    me: { battleArea: ["crown", "r 3/3"] },
    you: { hand: ["destroys"] },
    play: [{ use: "destroys" }, "both pass"],
    after: { me: { battleArea: ["r 3/3"], dust: ["crown"] } },
  });

  scenario("mag:217.1", "as many counters as cards were discarded at once", {
    cards: [
      unit("vulture", "1/1", "相手が手札を捨てるたび、捨てた枚数と同じ数のパワーカウンターをこいつに乗せる。"),
      spell("相手は手札を2枚捨てる。"),
    ],
    me: { hand: ["spell"], battleArea: ["vulture"] },
    you: { hand: ["r 3/3", "g 2/2"] },
    play: [...CAST, "both pass"],
    after: { me: { battleArea: [{ name: "vulture", counters: { power: 2 } }] }, you: { hand: [] } },
  });
});

describe("numbers and places of clauses", () => {
  scenario("mag:702.3.4.1", "a card in the hand costs less for every three units in the dust", {
    cards: [
      {
        ...unit(
          "elder",
          "4/4",
          "手札にあるこのカードの使用コストは、あなたのダストにあるユニット3枚につき1少なくなる。",
        ),
        useCost: createUnit("cost", "3", "1/1").useCost,
      },
    ],
    me: { hand: ["elder"], stones: "gg", dust: ["g 1/1", "g 1/1", "g 2/2", "g 3/3"] },
    play: [{ use: "elder" }, "both pass"],
    after: { me: { battleArea: ["elder"], stones: "GG" } },
  });

  scenario("mag:701.2", "one attack and no more in their next turn", {
    cards: [spell("次の相手のターン、相手は1回しか攻撃できない。")],
    me: { hand: ["spell"] },
    you: { battleArea: ["r 3/3", "g 2/2"] },
    play: [...CAST, ...times(2), { attack: "r 3/3" }, ...times(2), ...times(3), { refused: { attack: "g 2/2" } }],
    after: { you: { battleArea: [{ name: "r 3/3" }, { name: "g 2/2", rested: false }] } },
  });

  scenario("mag:401.6", "it comes back under the control of its owner", {
    cards: [spell("ユニット1体を対象とする。それを夢に置く。その後、それを契約者の支配下で戦闘エリアに置く。")],
    me: { hand: ["spell"] },
    you: { battleArea: [{ name: "r 3/3", damage: 2 }] },
    play: CAST,
    after: { me: { battleArea: [] }, you: { battleArea: [{ name: "r 3/3", damage: 0 }], dream: [] } },
  });

  const cautious = unit(
    "cautious",
    "1/1",
    "このユニットが召喚されたとき、手札を1枚捨ててもよい。この方法でマジックを捨てたならば、カードを2枚引く。",
  );
  scenario("mag:304.2", "a magic that is discarded draws two cards", {
    cards: [cautious, ASH],
    me: { hand: ["cautious", "ash"] },
    play: [{ use: "cautious" }, ...times(2), { option: 0 }],
    after: { me: { dust: ["ash"], hand: ["b 4/4", "b 4/4"] } },
  });

  scenario("mag:304.2", "a unit draws none", {
    cards: [cautious],
    me: { hand: ["cautious", "r 3/3"] },
    play: [{ use: "cautious" }, ...times(2), { option: 0 }],
    after: { me: { dust: ["r 3/3"], hand: [] } },
  });

  const heir = unit(
    "heir",
    "1/1",
    "このユニットが破壊されたとき、あなたのダストにある他のユニット1枚を対象とする。このカードを夢に置いてもよい。そうした場合、対象のカードを手札に戻す。",
  );
  scenario("mag:304.2", "for its own card the target comes to the hand", {
    cards: [heir, DESTROYS],
    me: { hand: ["destroys"], battleArea: ["heir"], dust: ["r 3/3"] },
    play: [{ use: "destroys" }, ...times(2), { option: 0 }],
    after: { me: { hand: ["r 3/3"], dream: ["heir"], dust: ["destroys"] } },
  });

  scenario("mag:302.1.3", "it comes back rested as one's next turn begins", {
    cards: [
      unit(
        "phoenix",
        "1/1",
        "このユニットが破壊されたとき、次のあなたのターン開始時に、ダストにあるこのカードをレスト状態で召喚する。",
      ),
      DESTROYS,
    ],
    phase: "main",
    me: { hand: ["destroys"], battleArea: ["phoenix"] },
    play: [{ use: "destroys" }, ...times(6)],
    after: { me: { dust: ["destroys"] } },
  });

  scenario("mag:306.1.2", "only the next damage is 4 less", {
    cards: [
      spell("このターン、次にあなたがダメージを受ける場合、かわりにそのダメージは4点少なくなる。"),
      quick("burns", "あなたに5点のダメージを与える。"),
    ],
    me: { hand: ["spell", "burns", "burns"] },
    play: [...CAST, { use: "burns" }, "both pass", { now: { me: { life: 19 } } }, { use: "burns" }, "both pass"],
    after: { me: { life: 14 } },
  });

  scenario("mag:205.3", "the card that was named turns up", {
    cards: [
      spell(
        "カードの名称を1つ宣言し、相手の魔導書の一番上のカードを公開する。それが宣言した名称のカードならば、相手に5点のダメージを与える。",
      ),
    ],
    me: { hand: ["spell"] },
    you: { grimoire: ["r 3/3"], life: 20 },
    play: [...CAST, { option: "r 3/3" }],
    after: { you: { life: 15, grimoire: ["r 3/3"] } },
  });

  scenario("mag:604.1", "a stone comes face down and rested", {
    cards: [
      spell("あなたの魔石デッキの一番上のカードを、裏向きかつレスト状態であなたの魔石エリアに置く。"),
      stone("pebble", ""),
    ],
    me: { hand: ["spell"], stoneDeck: ["pebble"] },
    play: CAST,
    after: { me: { stoneArea: [{ name: "pebble", rested: true, faceDown: true }] } },
  });

  scenario("mag:701.2", "it cannot be attacked while another unit is there", {
    cards: [unit("shy", "1/1", "あなたの支配する他のユニットがいる限り、このユニットは攻撃対象に指定されない。")],
    turnPlayer: "you",
    me: {
      battleArea: [
        { name: "shy", rested: true },
        { name: "g 2/2", rested: true },
      ],
    },
    you: { battleArea: ["r 3/3"] },
    play: [{ attack: "r 3/3" }, ...times(1), { pick: "g 2/2" }],
    after: { battle: { target: "g 2/2" } },
  });

  scenario("mag:302.1.4", "a unit with at least as much AP draws a card", {
    cards: [
      unit(
        "envy",
        "2/2",
        "相手の支配するユニットが召喚されたとき、そのAPがこのユニットのAP以上ならば、カードを1枚引いてもよい。",
      ),
    ],
    turnPlayer: "you",
    me: { battleArea: ["envy"] },
    you: { hand: ["g 3/3"], stones: "ggg" },
    play: [{ use: "g 3/3" }, ...times(2), { option: 0 }],
    after: { me: { hand: ["b 4/4"] } },
  });
});
