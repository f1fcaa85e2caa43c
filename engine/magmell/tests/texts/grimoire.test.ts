import { describe } from "vitest";
import { textScenario } from "../../testing/texts/text-scenario";

const PILE = ["b 1/1", "draws 2", "g 2/2", "draws 1", "r 3/3"];

describe("cards that are looked at and revealed (401.4)", () => {
  textScenario(
    "unit",
    "このユニットが召喚されたとき、あなたの魔導書の一番上から4枚を公開し、その中からユニット・カード1枚を手札に加え、残りをダストに置く。",
    {
      me: { hand: ["it"], grimoire: PILE },
      play: [{ use: "it" }, "both pass", "both pass", { pick: "g 2/2" }],
      after: { me: { hand: ["g 2/2"], dust: ["b 1/1", "draws 2", "draws 1"], grimoire: ["r 3/3"] } },
    },
    {
      me: { hand: ["it"], grimoire: ["draws 1", "draws 1", "draws 1", "draws 2", "g 1/1"] },
      play: [{ use: "it" }, "both pass", "both pass"],
      after: { me: { hand: [], dust: ["draws 1", "draws 1", "draws 1", "draws 2"], grimoire: ["g 1/1"] } },
    },
  );

  textScenario(
    "magic",
    "あなたの魔導書の上からカードを5枚見て、その中から緑のカードを2枚まで選び、公開して手札に加える。残りを好きな順番で魔導書の下に置く。",
    {
      me: { hand: ["it"], grimoire: ["g 1/1", "b 1/1", "g 2/2", "g 3/3", "r 1/1", "r 4/4"] },
      play: [{ use: "it" }, "both pass", { picks: ["g 1/1", "g 3/3"] }, { picks: ["r 1/1", "g 2/2", "b 1/1"] }],
      after: { me: { hand: ["g 1/1", "g 3/3"], grimoire: ["r 4/4", "b 1/1", "g 2/2", "r 1/1"], dust: ["it"] } },
    },
    {
      me: { hand: ["it"], grimoire: ["g 1/1", "b 1/1", "r 4/4"] },
      play: [{ use: "it" }, "both pass", "done", { picks: ["b 1/1", "g 1/1", "r 4/4"] }],
      after: { me: { hand: [], grimoire: ["r 4/4", "g 1/1", "b 1/1"] } },
    },
  );

  textScenario(
    "magic",
    "あなたの魔導書の一番上のカードを公開する。それがユニットなら召喚し、そうでないなら手札に加える。",
    {
      me: { hand: ["it"], grimoire: ["g 1/1", "r 1/1"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { battleArea: ["g 1/1"], hand: [], grimoire: ["r 1/1"] } },
    },
    {
      me: { hand: ["it"], grimoire: ["draws 1", "r 1/1"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { battleArea: [], hand: ["draws 1"], grimoire: ["r 1/1"] } },
    },
  );

  textScenario(
    "magic",
    "マジックが公開されるまで、あなたの魔導書の一番上のカードを1枚ずつ公開する。そのマジックを手札に加え、他の公開したカードを好きな順番で魔導書の一番下に置く。",
    {
      me: { hand: ["it"], grimoire: ["b 1/1", "g 1/1", "draws 1", "r 1/1"] },
      play: [{ use: "it" }, "both pass", { picks: ["b 1/1", "g 1/1"] }],
      after: { me: { hand: ["draws 1"], grimoire: ["r 1/1", "g 1/1", "b 1/1"] } },
    },
    {
      me: { hand: ["it"], grimoire: ["b 1/1", "g 1/1"] },
      play: [{ use: "it" }, "both pass", { picks: ["g 1/1", "b 1/1"] }],
      after: { me: { hand: [], grimoire: ["b 1/1", "g 1/1"] } },
    },
  );

  textScenario(
    "magic",
    "あなたの魔導書の上から3枚を見る。1枚を手札に加え、1枚を魔導書の一番下に置き、1枚をダストに置く。",
    {
      me: { hand: ["it"], grimoire: ["b 1/1", "g 1/1", "r 1/1", "b 4/4"] },
      play: [{ use: "it" }, "both pass", { pick: "g 1/1" }, { pick: "r 1/1" }],
      after: { me: { hand: ["g 1/1"], grimoire: ["b 4/4", "r 1/1"], dust: ["b 1/1", "it"] } },
    },
  );

  textScenario("magic", "プレイヤー1人を対象とする。それは自分の魔導書の一番上から4枚をダストに置く。", {
    me: { hand: ["it"] },
    you: { grimoire: PILE },
    play: [{ use: "it" }, { pick: "you" }, "both pass"],
    after: { you: { grimoire: ["r 3/3"], dust: ["b 1/1", "draws 2", "g 2/2", "draws 1"] }, me: { dust: ["it"] } },
  });

  textScenario(
    "magic",
    "あなたの魔石デッキの上から3枚を見る。その中の1枚を表向きで魔石エリアに置き、残りを好きな順番で魔石デッキの一番下に置く。",
    {
      me: { hand: ["it"], stoneDeck: ["赤の魔石", "緑の魔石", "青の魔石", "plain stone"] },
      play: [{ use: "it" }, "both pass", { pick: "緑の魔石" }, { picks: ["赤の魔石", "青の魔石"] }],
      after: { me: { stones: "g", stoneDeck: ["plain stone", "青の魔石", "赤の魔石"] } },
    },
  );

  textScenario(
    "magic",
    "お互いの魔導書の一番上のカードを公開する。どちらもユニットならば、カードを2枚引く。",
    {
      me: { hand: ["it"], grimoire: ["b 1/1", "b 4/4", "b 4/4"] },
      you: { grimoire: ["g 1/1"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { hand: ["b 1/1", "b 4/4"] }, you: { grimoire: ["g 1/1"] } },
    },
    {
      me: { hand: ["it"], grimoire: ["b 1/1", "b 4/4", "b 4/4"] },
      you: { grimoire: ["draws 1"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { hand: [], grimoire: ["b 1/1", "b 4/4", "b 4/4"] }, you: { grimoire: ["draws 1"] } },
    },
  );

  textScenario(
    "unit",
    "このユニットが召喚されたとき、あなたの魔導書の上から2枚を見る。1枚を魔導書の一番上に、もう1枚を魔導書の一番下に置く。",
    {
      me: { hand: ["it"], grimoire: ["b 1/1", "g 1/1", "b 4/4"] },
      play: [{ use: "it" }, "both pass", "both pass", { pick: "g 1/1" }],
      after: { me: { grimoire: ["g 1/1", "b 4/4", "b 1/1"] } },
    },
  );
});

describe("searching a pile (230)", () => {
  textScenario(
    "unit",
    "このユニットが召喚されたとき、あなたの魔導書からマジック・カードを1枚探し、相手に見せ、手札に加えてもよい。その後、魔導書を無作為化する。",
    {
      me: { hand: ["it"], grimoire: ["b 1/1", "draws 1"] },
      play: [{ use: "it" }, "both pass", "both pass", { option: 0 }, { pick: "draws 1" }],
      after: { me: { hand: ["draws 1"], grimoire: ["b 1/1"] }, events: [{ type: "revealed" }, { type: "shuffled" }] },
    },
    {
      me: { hand: ["it"], grimoire: ["b 1/1", "draws 1"] },
      play: [{ use: "it" }, "both pass", "both pass", { option: 1 }],
      after: { me: { hand: [] }, events: [{ type: "shuffled" }], never: [{ type: "searched" }] },
    },
  );

  textScenario("magic", "あなたの魔導書から使用コストが3以下のカードを2枚まで探し、公開し、手札に加える。", {
    me: { hand: ["it"], grimoire: ["b 4/4", "g 3/3", "r 1/1"] },
    play: [
      { use: "it" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["g 3/3", "r 1/1"], min: 0, max: 2 } } },
      { picks: ["g 3/3", "r 1/1"] },
    ],
    after: { me: { hand: ["g 3/3", "r 1/1"], grimoire: ["b 4/4"] } },
  });

  textScenario("magic", "あなたの魔導書からカードを1枚探す。魔導書を無作為化し、そのカードを一番上に置く。", {
    me: { hand: ["it"], grimoire: ["b 4/4", "g 3/3", "r 1/1"] },
    play: [{ use: "it" }, "both pass", { pick: "r 1/1" }],
    after: {
      me: { hand: [] },
      events: [{ type: "searched" }, { type: "shuffled" }, { type: "moved", name: "r 1/1", to: "grimoire" }],
      never: [{ type: "moved", name: "r 1/1", to: "hand" }],
    },
  });

  textScenario("magic", "あなたの魔導書からユニット・カードを1枚探し、ダストに置く。", {
    me: { hand: ["it"], grimoire: ["draws 1", "g 3/3"] },
    play: [{ use: "it" }, "both pass", { pick: "g 3/3" }],
    after: { me: { dust: ["g 3/3", "it"], grimoire: ["draws 1"] } },
  });

  textScenario(
    "magic",
    "相手は自分の魔導書の一番上から3枚をダストに置く。その中にマジックがあるなら、カードを1枚引く。",
    {
      me: { hand: ["it"] },
      you: { grimoire: ["draws 1", "draws 2", "b 1/1", "g 1/1"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { hand: ["b 4/4"] }, you: { dust: ["draws 1", "draws 2", "b 1/1"] } },
    },
    {
      me: { hand: ["it"] },
      you: { grimoire: ["b 1/1", "b 1/1", "b 1/1", "draws 1"], dust: ["draws 2"] },
      play: [{ use: "it" }, "both pass"],
      after: { me: { hand: [] }, you: { grimoire: ["draws 1"] } },
    },
  );
});
