import { describe } from "vitest";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const CAST = [{ use: "spell" } as const, "both pass" as const];
const spell = (text: string) => printedCards.magic("spell", text);

describe("tokens that a text makes", () => {
  scenario("mag:206.3", "with a number, a colour and a name", {
    cards: [spell("AP1、HP2の青のユニット・トークン《泡の使い》を3体召喚する。")],
    me: { hand: ["spell"] },
    play: CAST,
    after: {
      me: {
        battleArea: Array.from({ length: 3 }, () => ({ name: "泡の使い", ap: 1, hp: 2, colors: ["blue"] as const })),
      },
      you: { battleArea: [] },
    },
  });

  scenario("mag:206.3", "rested, without a colour, with an ability", {
    cards: [
      spell(
        "「このユニットは防御されない。」を持つ、AP1、HP1のユニット・トークン《風の子》1体をレスト状態で召喚する。",
      ),
    ],
    me: { hand: ["spell"] },
    play: CAST,
    after: { me: { battleArea: [{ name: "風の子", rested: true, colors: [] }] } },
  });

  scenario("mag:222.2", "under the opponent's control", {
    cards: [
      printedCards.unit(
        "statue",
        "1/1",
        "このユニットが破壊されたとき、相手の支配下でAP0、HP4の緑のユニット・トークン《石像》1体を召喚する。",
      ),
      spell("すべてのユニットに1点のダメージを与える。"),
    ],
    me: { hand: ["spell"], battleArea: ["statue"] },
    play: [...CAST, "both pass"],
    after: { me: { battleArea: [] }, you: { battleArea: [{ name: "石像", ap: 0, hp: 4, colors: ["green"] }] } },
  });

  scenario("mag:203.1", "as many as there were units before they came", {
    cards: [spell("あなたのユニット1体につき、AP1、HP1の赤のユニット・トークン《残り火》を1体召喚する。")],
    me: { hand: ["spell"], battleArea: ["g 2/2", "g 2/2"] },
    you: { battleArea: ["g 4/4"] },
    play: CAST,
    after: { me: { battleArea: ["g 2/2", "g 2/2", "残り火", "残り火"] } },
  });

  scenario("mag:206.3", "one of those two gets a counter", {
    cards: [spell("AP2、HP2のユニット・トークン《双子》を2体召喚し、そのうち1体にパワーカウンターを1個置く。")],
    me: { hand: ["spell"], battleArea: ["g 2/2"] },
    play: [...CAST, { now: { asks: { of: "me", ask: "pick", offers: ["双子", "双子"] } } }, { pick: "双子" }],
    after: {
      me: {
        battleArea: ["g 2/2", { name: "双子", counters: { power: 1 } }, { name: "双子", counters: {} }],
      },
    },
  });

  scenario("mag:206.3", "an ability and two colours that a sentence behind gives", {
    cards: [
      spell(
        "青と緑の、AP2、HP2のユニット・トークン《藻の精》を1体召喚する。それは「このユニットが攻撃したとき、カードを1枚引く。」を持つ。",
      ),
    ],
    me: { hand: ["spell"] },
    play: CAST,
    after: { me: { battleArea: [{ name: "藻の精", ap: 2, hp: 2, colors: ["blue", "green"] }], hand: [] } },
  });

  scenario("mag:206.3", "AP and HP that follow the stones", {
    cards: [spell("ユニット・トークン《影法師》を1体召喚する。それのAPとHPは、あなたの裏向きの魔石の数に等しい。")],
    me: { hand: ["spell"], stones: "xxr" },
    you: { stones: "xxx" },
    play: CAST,
    after: { me: { battleArea: [{ name: "影法師", ap: 2, hp: 2 }] } },
  });

  scenario("mag:301.7", "two points for each token that was destroyed", {
    cards: [
      spell("AP1、HP1のユニット・トークン《灯》を2体召喚する。"),
      printedCards.magic(
        "douse",
        "あなたのトークンをすべて破壊する。破壊したトークン1体につき、相手プレイヤーに2点のダメージを与える。",
      ),
    ],
    me: { hand: ["spell", "douse"], battleArea: ["g 2/2"] },
    you: { life: 10 },
    play: [...CAST, { use: "douse" }, "both pass"],
    after: { me: { battleArea: ["g 2/2"] }, you: { life: 6 } },
  });

  scenario("mag:204.2", "a copy of a unit", {
    cards: [spell("あなたのユニット1体を対象とする。それと同じ情報を持つトークンを1体召喚する。")],
    me: { hand: ["spell"], battleArea: ["r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: CAST,
    after: { me: { battleArea: ["r 3/3", { name: "r 3/3", ap: 3, hp: 3, colors: ["red"] }] } },
  });

  scenario("mag:222.2", "each player gets one", {
    cards: [
      printedCards.unit(
        "horn",
        "1/1",
        "このユニットが召喚されたとき、各プレイヤーはAP1、HP1の無色のユニット・トークン《小鬼》を1体ずつ召喚する。",
      ),
    ],
    me: { hand: ["horn"] },
    play: [{ use: "horn" }, "both pass", "both pass"],
    after: { me: { battleArea: ["horn", "小鬼"] }, you: { battleArea: ["小鬼"] } },
  });
});
