import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("cards of the night in blue", () => {
  cardScenario(
    "潮読みの司書",
    "draws at the end of a turn with two cards in hand or fewer",
    {
      phase: "end",
      me: { battleArea: ["潮読みの司書"], hand: ["r 2/2", "r 3/3"], grimoire: ["r 1/1"] },
      play: ["both pass"],
      after: { phase: "end", me: { hand: ["r 1/1", "r 2/2", "r 3/3"] } },
    },
    {
      phase: "end",
      me: { battleArea: ["潮読みの司書"], hand: ["r 1/1", "r 2/2", "r 3/3"] },
      after: { phase: "end", chant: [], never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "鏡像の写し手",
    "appears in their turn and cannot be aimed at",
    {
      turnPlayer: "you",
      me: { hand: ["鏡像の写し手"], stones: "bnnn" },
      you: { hand: ["bolt 2"], stones: "r" },
      play: [
        "pass",
        { use: "鏡像の写し手", by: "me" },
        "both pass",
        { refused: { use: "bolt 2" }, because: ["NO_TARGET"], by: "you" },
      ],
      after: { me: { battleArea: [{ name: "鏡像の写し手", ap: 3, hp: 3 }] }, you: { hand: ["bolt 2"] } },
    },
    {
      me: { battleArea: ["b 1/1"], hand: ["burns all 1"], stones: "rr" },
      you: { battleArea: ["鏡像の写し手"] },
      play: [{ use: "burns all 1" }, "both pass"],
      after: { me: { dust: ["b 1/1", "burns all 1"] }, you: { battleArea: [{ name: "鏡像の写し手", damage: 1 }] } },
    },
  );

  cardScenario(
    "色褪せ",
    "puts two weak counters on a unit",
    {
      me: { hand: ["色褪せ"], stones: "bn" },
      you: { battleArea: ["g 3/3", "g 2/2"] },
      play: [{ use: "色褪せ" }, { pick: "g 3/3" }, "both pass"],
      after: {
        you: {
          battleArea: [
            { name: "g 3/3", counters: { weak: 2 }, ap: 1, hp: 1 },
            { name: "g 2/2", hp: 2 },
          ],
        },
      },
    },
    {
      turnPlayer: "you",
      me: { hand: ["色褪せ"], stones: "bn" },
      you: { battleArea: ["g 3/3"] },
      play: ["pass", { refused: { use: "色褪せ" }, because: ["NORMAL_TIMING"], by: "me" }],
      after: { you: { battleArea: [{ name: "g 3/3", ap: 3 }] } },
    },
  );

  cardScenario(
    "こぼれた墨壺",
    "makes an ink shade",
    {
      me: { hand: ["こぼれた墨壺"], stones: "bn" },
      play: [{ use: "こぼれた墨壺" }, "both pass"],
      after: {
        me: { battleArea: [{ name: "墨の影", ap: 2, hp: 1, rested: false }], stones: "NX" },
        you: { battleArea: [] },
      },
    },
    {
      me: { hand: ["こぼれた墨壺"], stones: "nnx" },
      play: [{ refused: { use: "こぼれた墨壺" }, because: ["USE_COST", "CATALYST"] }],
      after: { me: { battleArea: [] } },
    },
  );

  cardScenario(
    "墨の影",
    "nobody can defend against it",
    {
      me: { hand: ["こぼれた墨壺"], stones: "bn" },
      you: { battleArea: ["g 2/2"] },
      play: [
        { use: "こぼれた墨壺" },
        "both pass",
        { attack: "墨の影" },
        "both pass",
        "both pass",
        { now: { asks: { of: "me", ask: "priority" } } },
        "both pass",
      ],
      after: { step: "damage", you: { life: 18 } },
    },
    {
      me: { battleArea: ["墨の影"], hand: ["差し戻し"], stones: "bn" },
      play: [{ use: "差し戻し" }, "both pass"],
      after: { me: { battleArea: [], hand: [] }, events: [{ type: "vanished", name: "墨の影" }] },
    },
  );

  cardScenario(
    "ちいさな余白",
    "draws a card for a blue catalyst alone",
    {
      me: { hand: ["ちいさな余白"], stones: "b", grimoire: ["r 1/1", "r 2/2"] },
      play: [{ use: "ちいさな余白" }, "both pass"],
      after: { me: { hand: ["r 1/1"], stones: "x" } },
    },
    {
      me: { hand: ["ちいさな余白"], stones: "xrn" },
      play: [{ refused: { use: "ちいさな余白" }, because: ["CATALYST"] }],
      after: { me: { stones: "xrn", hand: ["ちいさな余白"] } },
    },
  );
});

describe("cards of several colours and of none", () => {
  cardScenario(
    "蒸気印刷機",
    "deals 1 damage to a player whenever I use a magic",
    {
      me: { battleArea: [{ name: "蒸気印刷機" }], hand: ["draws 1"], stones: "bn" },
      play: [
        { use: "draws 1" },
        { now: { asks: { of: "me", ask: "pick", offers: ["me", "you"] } } },
        { pick: "you" },
        "both pass",
      ],
      after: { chant: ["draws 1"], you: { life: 19 }, me: { battleArea: [{ name: "蒸気印刷機", ap: 2, hp: 3 }] } },
    },
    {
      me: { battleArea: ["蒸気印刷機"], hand: ["b 1/1"], stones: "b" },
      you: { hand: ["draws 1"], stones: "bn" },
      play: [{ use: "b 1/1" }, "both pass", "pass", { use: "draws 1", by: "you" }, "both pass"],
      after: { me: { life: 20 }, you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "黒塗りの一行",
    "negates a unit on the chant and deals 2 damage to the opponent",
    {
      turnPlayer: "you",
      me: { hand: ["黒塗りの一行"], stones: "br" },
      you: { hand: ["g 4/4"], stones: "gnnn" },
      play: [{ use: "g 4/4", by: "you" }, "pass", { use: "黒塗りの一行", by: "me" }, "both pass"],
      after: { chant: [], me: { life: 20, stones: "BX" }, you: { life: 18, dust: ["g 4/4"], battleArea: [] } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["黒塗りの一行"], stones: "br" },
      you: { hand: ["draws 2"], stones: "bnn" },
      play: [
        { use: "draws 2", by: "you" },
        "pass",
        { refused: { use: "黒塗りの一行" }, because: ["NO_TARGET"], by: "me" },
        "pass",
      ],
      after: { me: { hand: ["黒塗りの一行"] }, you: { life: 20, hand: ["b 4/4", "b 4/4"] } },
    },
  );

  cardScenario(
    "三つの鍵の館長",
    "destroys a unit of theirs, draws a card and recovers 3 life",
    {
      me: { hand: ["三つの鍵の館長"], stones: "bgrnn", life: 10, grimoire: ["r 1/1"], battleArea: ["b 1/1"] },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "三つの鍵の館長" }, "both pass", { option: 0 }, "both pass", "both pass"],
      after: {
        me: { life: 13, hand: ["r 1/1"], stones: "NNXXX", battleArea: ["b 1/1", { name: "三つの鍵の館長", ap: 5 }] },
        you: { battleArea: [], dust: ["g 4/4"] },
      },
    },
    {
      me: { hand: ["三つの鍵の館長"], stones: "bgrnn", life: 10, battleArea: ["b 1/1"] },
      play: [{ use: "三つの鍵の館長" }, "both pass", { option: 0 }, "both pass"],
      after: { chant: [], me: { life: 13, battleArea: ["b 1/1", "三つの鍵の館長"], dust: [] } },
    },
  );

  cardScenario(
    "閉架の鍵番",
    "goes to the dream in place of the dust",
    {
      me: { hand: ["destroys a unit"], stones: "bnn" },
      you: { battleArea: ["閉架の鍵番"] },
      play: [{ use: "destroys a unit" }, "both pass"],
      after: { you: { battleArea: [], dust: [], dream: ["閉架の鍵番"] } },
    },
    {
      me: { hand: ["bolt 2"], stones: "r" },
      you: { battleArea: ["閉架の鍵番", "g 1/1"], hand: [] },
      play: [{ use: "bolt 2" }, { pick: "g 1/1" }, "both pass"],
      after: { you: { battleArea: ["閉架の鍵番"], dust: ["g 1/1"], dream: [] } },
    },
  );

  cardScenario(
    "綴じ糸の虫",
    "costs nothing and has no AP",
    {
      me: { hand: ["綴じ糸の虫"] },
      play: [{ use: "綴じ糸の虫" }, "both pass"],
      after: { me: { battleArea: [{ name: "綴じ糸の虫", ap: 0, hp: 1, colors: [] }], used: 1 } },
    },
    {
      me: { battleArea: ["綴じ糸の虫"] },
      play: [{ attack: "綴じ糸の虫" }, "both pass", "both pass", "both pass"],
      after: { step: "damage", you: { life: 20 }, never: [{ type: "damaged" }] },
    },
  );

  cardScenario(
    "白紙の従者",
    "a 2/2 for two stones of whatever colour",
    {
      me: { hand: ["白紙の従者"], stones: "xg" },
      play: [{ use: "白紙の従者" }, "both pass"],
      after: { me: { battleArea: [{ name: "白紙の従者", ap: 2, hp: 2, colors: [] }], stones: "XG" } },
    },
    {
      me: { hand: ["白紙の従者"], stones: "b" },
      play: [{ refused: { use: "白紙の従者" }, because: ["USE_COST"] }],
      after: { me: { hand: ["白紙の従者"] } },
    },
  );
});
