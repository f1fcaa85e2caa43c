import { describe } from "vitest";
import type { CardDefinition } from "../../model/card";
import { parseTestCost } from "../../testing/pool/builders";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";
import { textScenario } from "../../testing/texts/text-scenario";

describe("moves between areas (401)", () => {
  textScenario("magic", "ユニット1体を対象とする。それを契約者の魔導書の上から2枚目に置く。", {
    me: { hand: ["it"], battleArea: ["g 1/1"] },
    you: { battleArea: ["r 1/1"], grimoire: ["b 1/1", "b 2/2"] },
    play: [{ use: "it" }, { pick: "r 1/1" }, "both pass"],
    after: { you: { grimoire: ["b 1/1", "r 1/1", "b 2/2"] }, me: { battleArea: ["g 1/1"] } },
  });

  textScenario("magic", "あなたのユニットを1体選んで夢に置き、その後、それを契約者の支配下で召喚する。", {
    me: { hand: ["it"], battleArea: ["g 1/1", { name: "r 2/2", rested: true }] },
    you: { battleArea: ["b 1/1"] },
    play: [{ use: "it" }, "both pass", { pick: "r 2/2" }],
    after: {
      me: { battleArea: ["g 1/1", { name: "r 2/2", rested: false }], dream: [] },
      you: { battleArea: ["b 1/1"] },
      events: [
        { type: "moved", name: "r 2/2", to: "dream" },
        { type: "moved", to: "battleArea" },
      ],
    },
  });

  textScenario("magic", "ユニット1体を対象とする。それを契約者の魔導書に加え、その魔導書を無作為化する。", {
    me: { hand: ["it"] },
    you: { battleArea: ["r 1/1"], grimoire: ["r 1/1", "r 1/1"] },
    play: [{ use: "it" }, "both pass"],
    after: {
      you: { battleArea: [], grimoire: ["r 1/1", "r 1/1", "r 1/1"] },
      events: [{ type: "shuffled", player: "you" }],
      never: [{ type: "shuffled", player: "me" }],
    },
  });

  textScenario(
    "unit",
    "このユニットが召喚されたとき、夢にある、あなたが契約者であるカード1枚を対象とする。それを手札に加える。",
    {
      me: { hand: ["it"], dream: ["g 1/1", "g 2/2"] },
      you: { dream: ["r 1/1"] },
      play: [
        { use: "it" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["g 1/1", "g 2/2"] } } },
        { pick: "g 2/2" },
        "both pass",
      ],
      after: { me: { hand: ["g 2/2"], dream: ["g 1/1"] }, you: { dream: ["r 1/1"] } },
    },
  );

  textScenario("magic", "お互いのダストからユニット・カードを1枚ずつ対象とする。それらをあなたの支配下で召喚する。", {
    me: { hand: ["it"], dust: ["g 1/1", "g 2/2", "draws 1"] },
    you: { dust: ["r 1/1", "r 2/2"] },
    play: [{ use: "it" }, { pick: "g 2/2" }, { pick: "r 1/1" }, "both pass"],
    after: { me: { battleArea: ["g 2/2", "r 1/1"] }, you: { battleArea: [], dust: ["r 2/2"] } },
  });

  textScenario("magic", "相手は、自分のユニットのうちAPが最も高いもの1体を破壊する。", {
    me: { hand: ["it"], battleArea: ["g 4/4"] },
    you: { battleArea: ["r 1/1", "r 3/3", "g 3/3"] },
    play: [
      { use: "it" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["r 3/3", "g 3/3"] } } },
      { pick: "g 3/3", by: "you" },
    ],
    after: { me: { battleArea: ["g 4/4"] }, you: { battleArea: ["r 1/1", "r 3/3"] } },
  });

  textScenario(
    "unit",
    "この能力はダストで有効になる。あなたのターンの開始時、手札を1枚捨ててもよい。そうしたならば、このユニットをレスト状態で召喚する。",
    {
      me: { dust: ["it"], hand: ["g 1/1"] },
      phase: "standby",
      play: [{ option: 0 }],
      after: { me: { battleArea: [{ name: "it", rested: true }], hand: ["b 4/4"], dust: ["g 1/1"] } },
    },
    {
      me: { dust: ["it"] },
      phase: "standby",
      after: { me: { battleArea: [], dust: ["it"] } },
    },
  );

  textScenario("magic", "カードを2枚引く。このカードを、ダストに置くかわりに、裏向きであなたの魔石エリアに置く。", {
    me: { hand: ["it"] },
    play: [{ use: "it" }, "both pass"],
    after: {
      me: { hand: ["b 4/4", "b 4/4"], dust: [], stoneArea: [{ name: "it", faceDown: true }] },
    },
  });

  textScenario("magic", "相手は自分のユニットを1体選び、契約者の手札に戻す。", {
    me: { hand: ["it"], battleArea: ["g 1/1"] },
    you: { battleArea: ["r 1/1", "r 2/2"] },
    play: [{ use: "it" }, "both pass", { pick: "r 2/2", by: "you" }],
    after: { you: { battleArea: ["r 1/1"], hand: ["r 2/2"] }, me: { battleArea: ["g 1/1"] } },
  });

  textScenario("magic", "あなたのダストにある使用コストが3以下のユニット・カードを1枚選び、召喚する。", {
    me: { hand: ["it"], dust: ["g 3/3", "r 1/1", "b 4/4", "draws 1"] },
    play: [
      { use: "it" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["g 3/3", "r 1/1"] } } },
      { pick: "g 3/3" },
    ],
    after: { me: { battleArea: ["g 3/3"], dust: ["r 1/1", "b 4/4", "draws 1", "it"] } },
  });

  const saved = (text: string): CardDefinition => ({
    ...printedCards.unit("saved", "1/1", `■このカードは、あなたのダストから使用できる。\n■${text}`),
    useCost: parseTestCost("3g"),
  });
  const cheap = [saved("このカードの使用コストは、あなたのユニット1体につき1減少する。")];
  for (const zone of ["hand", "dust"] as const) {
    scenario("mag:702.2", `a card costs less by its own text, used from the ${zone}`, {
      cards: cheap,
      me: { [zone]: ["saved"], stones: "gg", battleArea: ["g 1/1", "g 1/1"] },
      play: [{ use: "saved" }, "both pass"],
      after: { me: { battleArea: ["g 1/1", "g 1/1", "saved"], [zone]: [] } },
    });
  }

  scenario("mag:702.2", "a card used from the dust has the price of its own text", {
    cards: [{ ...saved("このカードは、あなたがライフを1点失わないかぎり使用できない。"), useCost: parseTestCost("") }],
    me: { dust: ["saved"] },
    play: [{ use: "saved" }, "both pass"],
    after: { me: { battleArea: ["saved"], life: 19 } },
  });

  scenario("mag:702.2", "a card that its own text forbids is not used from the dust", {
    cards: [{ ...saved("あなたのユニットがいないかぎり、このカードは使用できない。"), useCost: parseTestCost("") }],
    me: { dust: ["saved"] },
    play: [{ refused: { use: "saved" } }],
    after: { me: { dust: ["saved"] } },
  });
});
