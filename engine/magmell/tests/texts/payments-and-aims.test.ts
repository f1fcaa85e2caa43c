import { describe } from "vitest";
import { createQuickUnit, createUnit } from "../../testing/pool/builders";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const CAST = [{ use: "spell" } as const, "both pass" as const];
const spell = (text: string) => printedCards.magic("spell", text);
const BURN = printedCards.magic("burn", "相手プレイヤーに3点のダメージを与える。");
const ZAP = printedCards.quick("zap", "ユニット1体を対象とする。それに1点のダメージを与える。");

describe("what is paid", () => {
  scenario("mag:702.3.4.2", "a stone turned face down for a catalyst sets it off, one for a cost does not", {
    cards: [
      printedCards.unit(
        "watcher",
        "1/1",
        "あなたの魔石が触媒として裏向きになるたび、相手プレイヤーに1点のダメージを与える。",
      ),
      createUnit("dear", "r/g", "1/1"),
    ],
    me: { hand: ["dear"], battleArea: ["watcher"], stones: "rg" },
    you: { life: 10 },
    play: [{ use: "dear" }, "both pass", "both pass"],
    after: { you: { life: 9 } },
  });

  scenario("mag:702.3.4.1", "a stone that pays a use cost", {
    cards: [
      printedCards.stone("coin", "この魔石が使用コストの支払いのためにレストしたとき、あなたのライフを1点回復する。"),
      createUnit("dear", "1", "1/1"),
    ],
    me: { life: 5, hand: ["dear"], stoneArea: ["coin"] },
    play: [{ use: "dear" }, "both pass"],
    after: { me: { life: 6 } },
  });

  scenario("mag:702.3.4.1", "the same stone rested by an effect", {
    cards: [
      printedCards.stone("coin", "この魔石が使用コストの支払いのためにレストしたとき、あなたのライフを1点回復する。"),
      spell("あなたの魔石をすべてレストする。"),
    ],
    me: { life: 5, hand: ["spell"], stoneArea: ["coin"] },
    play: CAST,
    after: { me: { life: 5, stoneArea: [{ name: "coin", rested: true }] }, chant: [] },
  });

  scenario("mag:702.3.4.2", "a stone that pays no catalyst, but that effects turn", {
    cards: [
      printedCards.stone("firm", "この魔石は、触媒の支払いのために裏向きにできない。"),
      createUnit("dear", "/1", "1/1"),
      spell("あなたの魔石をすべて裏向きにする。"),
    ],
    me: { hand: ["dear", "spell"], stoneArea: ["firm"] },
    play: [{ refused: { use: "dear" } }, ...CAST],
    after: { me: { stoneArea: [{ name: "firm", faceDown: true }] } },
  });

  scenario("mag:211.3", "no catalyst with three face-down stones", {
    cards: [
      printedCards.unit(
        "patron",
        "1/1",
        "あなたの裏向きの魔石が3枚以上あるかぎり、あなたが使用するユニット・カードの触媒はなくなる。",
      ),
      createUnit("dear", "/2", "1/1"),
    ],
    me: { hand: ["dear"], battleArea: ["patron"], stones: "xxx" },
    play: [{ use: "dear" }, "both pass"],
    after: { me: { battleArea: ["patron", "dear"], stones: "xxx" } },
  });

  scenario("mag:219.3", "a card for each stone that was turned", {
    cards: [spell("あなたの魔石を好きな枚数裏向きにする。裏向きにした魔石1枚につき、カードを1枚引く。")],
    me: { hand: ["spell"], stones: "rgx" },
    play: [...CAST, { picks: ["赤の魔石", "緑の魔石"] }],
    after: { me: { hand: ["b 4/4", "b 4/4"] } },
  });
});

describe("counters that come to a number", () => {
  const SIGIL = printedCards.stone(
    "sigil",
    "この魔石に刻印カウンターが5個置かれたとき、それらをすべて取り除き、カードを3枚引く。",
  );
  const MARK = (count: number) => spell(`魔石1枚を対象とする。それに刻印カウンターを${count}個置く。`);

  scenario("mag:302.1.4", "five marks are taken away", {
    cards: [SIGIL, MARK(2)],
    me: { hand: ["spell"], stoneArea: [{ name: "sigil", counters: { 刻印: 4 } }] },
    play: [...CAST, "both pass"],
    after: { me: { hand: ["b 4/4", "b 4/4", "b 4/4"], stoneArea: [{ name: "sigil", counters: {} }] } },
  });

  scenario("mag:302.1.4", "four stay", {
    cards: [SIGIL, MARK(1)],
    me: { hand: ["spell"], stoneArea: [{ name: "sigil", counters: { 刻印: 3 } }] },
    play: CAST,
    after: { chant: [], me: { hand: [], stoneArea: [{ name: "sigil", counters: { 刻印: 4 } }] } },
  });

  const SLEEPER = printedCards.unit(
    "sleeper",
    "1/1",
    "このユニットに置かれている眠りカウンターが0個になったとき、このユニットをウェイクする。",
  );
  const ROUSE = spell("ユニット1体を対象とする。それから眠りカウンターを1個取り除く。");
  scenario("mag:302.1.4", "the last one wakes it", {
    cards: [SLEEPER, ROUSE],
    me: { hand: ["spell"], battleArea: [{ name: "sleeper", rested: true, counters: { 眠り: 1 } }] },
    play: [...CAST, "both pass"],
    after: { me: { battleArea: [{ name: "sleeper", rested: false, counters: {} }] } },
  });

  scenario("mag:302.1.4", "the last but one does not", {
    cards: [SLEEPER, ROUSE],
    me: { hand: ["spell"], battleArea: [{ name: "sleeper", rested: true, counters: { 眠り: 2 } }] },
    play: CAST,
    after: { chant: [], me: { battleArea: [{ name: "sleeper", rested: true, counters: { 眠り: 1 } }] } },
  });

  const GLASS =
    "このユニットが召喚されたとき、このユニットから砂カウンターを1個取り除く。取り除けなかったならば、このユニットを破壊する。";
  scenario("mag:103", "what cannot be taken destroys it", {
    cards: [printedCards.unit("glass", "1/1", GLASS)],
    me: { hand: ["glass"] },
    play: [{ use: "glass" }, "both pass", "both pass"],
    after: { me: { battleArea: [], dust: ["glass"] } },
  });
});

describe("what aims at what", () => {
  const SHIELD = printedCards.quick(
    "shield",
    "チャントにある、あなたのユニットを対象としているカード1枚を対象とする。それを無効化する。",
  );
  scenario("mag:702.3.2", "a card that aims at one's unit is negated", {
    cards: [SHIELD, ZAP],
    me: { hand: ["zap"], battleArea: ["r 3/3"] },
    you: { hand: ["shield"], battleArea: ["g 4/4"] },
    play: [{ use: "zap" }, { pick: "g 4/4" }, "pass", { use: "shield" }, "both pass"],
    after: { you: { battleArea: [{ name: "g 4/4", damage: 0 }] }, chant: [] },
  });

  scenario("mag:702.3.2", "one that aims at another's is no target", {
    cards: [SHIELD, ZAP],
    me: { hand: ["zap"], battleArea: ["r 3/3"] },
    you: { hand: ["shield"], battleArea: ["g 4/4"] },
    play: [{ use: "zap" }, { pick: "r 3/3" }, "pass", { refused: { use: "shield" } }, "pass"],
    after: { me: { battleArea: [{ name: "r 3/3", damage: 1 }] } },
  });

  scenario("mag:301.7", "only the first magic of a turn is negated", {
    cards: [
      printedCards.unit("guard", "1/1", "相手がそのターン最初のマジックを使用したとき、それを無効化する。"),
      BURN,
      createUnit("plain", "", "1/1"),
    ],
    me: { hand: ["plain", "burn", "burn"] },
    you: { life: 10, battleArea: ["guard"] },
    play: [
      { use: "plain" },
      "both pass",
      { use: "burn" },
      "both pass",
      { now: { you: { life: 10 }, chant: [] } },
      { use: "burn" },
      "both pass",
    ],
    after: { you: { life: 7 } },
  });

  scenario("mag:302.1.3", "the next card that the opponent uses is negated", {
    cards: [printedCards.quick("trap", "このターン、相手が次に使用するカードを無効化する。"), BURN],
    me: { hand: ["burn", "burn"] },
    you: { life: 10, hand: ["trap"] },
    play: [
      { use: "burn" },
      "pass",
      { use: "trap" },
      "both pass",
      "both pass",
      { now: { you: { life: 7 } } },
      { use: "burn" },
      "both pass",
    ],
    after: { you: { life: 7 }, chant: [] },
  });

  scenario("mag:231.1", "unit cards cannot be negated while the unit is there", {
    cards: [
      printedCards.unit("banner", "1/1", "あなたが使用するユニット・カードは無効化されない。"),
      printedCards.quick("answer", "チャントにあるカード1枚を対象とする。それを無効化する。"),
      createQuickUnit("recruit", "", "1/1"),
    ],
    me: { hand: ["recruit"], battleArea: ["banner"] },
    you: { hand: ["answer"] },
    play: [{ use: "recruit" }, "pass", { use: "answer" }, "both pass", "both pass"],
    after: { me: { battleArea: ["banner", "recruit"] } },
  });

  scenario("mag:302.1.1", "one of the tokens that came together", {
    cards: [
      printedCards.unit(
        "tamer",
        "1/1",
        "あなたがトークンを召喚したとき、その中から1体を選び、それにパワーカウンターを1個置く。",
      ),
      spell("AP1、HP1のユニット・トークン《雛》を2体召喚する。"),
    ],
    me: { hand: ["spell"], battleArea: ["tamer"] },
    play: [...CAST, "both pass", { pick: "雛" }],
    after: {
      me: { battleArea: ["tamer", { name: "雛", counters: { power: 1 } }, { name: "雛", counters: {} }] },
      chant: [],
    },
  });
});
