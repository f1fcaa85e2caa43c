import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("blue and red together", () => {
  cardScenario(
    "火花散る植字工",
    "deals 1 damage to the opponent for my second card of a turn",
    {
      me: { battleArea: ["火花散る植字工"], hand: ["b 1/1", "draws 1"], stones: "bbn" },
      play: [
        { use: "b 1/1" },
        { now: { chant: ["b 1/1"] } },
        "both pass",
        { use: "draws 1" },
        { now: { chant: ["ability of 火花散る植字工", "draws 1"] } },
        "both pass",
      ],
      after: { you: { life: 19 }, me: { life: 20 } },
    },
    {
      me: { battleArea: ["火花散る植字工"], hand: ["b 1/1"], stones: "b" },
      you: { hand: ["ちいさな余白", "gains 3"], stones: "bg" },
      play: [
        { use: "b 1/1" },
        "both pass",
        "pass",
        { use: "ちいさな余白", by: "you" },
        "both pass",
        "pass",
        { use: "gains 3", by: "you" },
        "both pass",
      ],
      after: { me: { used: 1, life: 20 }, you: { used: 2, life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "墨火の双子",
    "comes with a burning letter",
    {
      me: { hand: ["墨火の双子"], stones: "brn" },
      play: [{ use: "墨火の双子" }, "both pass", "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "墨火の双子", ap: 3, hp: 3 },
            { name: "火の文字", ap: 1, hp: 1 },
          ],
        },
      },
    },
    {
      me: { hand: ["b 1/1"], stones: "b", battleArea: ["墨火の双子"] },
      play: [{ use: "b 1/1" }, "both pass"],
      after: { me: { battleArea: ["墨火の双子", "b 1/1"] }, never: [{ type: "tokenMade" }] },
    },
  );

  cardScenario(
    "火の文字",
    "deals 1 damage to a player when it is destroyed",
    {
      me: { hand: ["墨火の双子", "bolt 2"], stones: "brrr" },
      play: [
        { use: "墨火の双子" },
        "both pass",
        "both pass",
        { use: "bolt 2" },
        { pick: "火の文字" },
        "both pass",
        { pick: "you" },
        "both pass",
      ],
      after: { you: { life: 19 }, me: { battleArea: ["墨火の双子"], dust: ["bolt 2"] } },
    },
    {
      me: { hand: ["差し戻し"], stones: "bn", battleArea: ["火の文字"] },
      play: [{ use: "差し戻し" }, "both pass"],
      after: { chant: [], me: { life: 20, battleArea: [] }, you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "延滞金の取り立て人",
    "deals 1 damage for each card that they draw",
    {
      me: { battleArea: ["延滞金の取り立て人"] },
      you: { hand: ["draws 2"], stones: "bnn" },
      turnPlayer: "you",
      play: [{ use: "draws 2", by: "you" }, "both pass", { option: 0 }, "both pass", "both pass"],
      after: { me: { life: 20, battleArea: [{ name: "延滞金の取り立て人", ap: 3, hp: 4 }] }, you: { life: 18 } },
    },
    {
      me: { battleArea: ["延滞金の取り立て人"], hand: ["draws 1"], stones: "bn" },
      you: { grimoire: ["g 1/1"], battleArea: ["g 2/2"], hand: ["差し戻し"], stones: "bn" },
      play: [{ use: "draws 1" }, "both pass", "pass", { use: "差し戻し", by: "you" }, { pick: "g 2/2" }, "both pass"],
      after: { me: { life: 20 }, you: { life: 20, hand: ["g 2/2"] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "稲妻綴じの竜",
    "draws a card as it arrives and deals 3 damage when it attacks",
    {
      me: { hand: ["稲妻綴じの竜"], stones: "brnnnn", grimoire: ["r 1/1", "r 2/2"] },
      you: { battleArea: ["g 3/3"] },
      play: [
        { use: "稲妻綴じの竜" },
        "both pass",
        "both pass",
        { now: { me: { hand: ["r 1/1"], stones: "NNNNXX" } } },
        { attack: "稲妻綴じの竜" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["me", "you", "g 3/3", "稲妻綴じの竜"] } } },
        { pick: "g 3/3" },
        "both pass",
      ],
      after: { step: "attack", you: { life: 20, dust: ["g 3/3"] } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: ["稲妻綴じの竜"] },
      you: { battleArea: ["g 1/1"] },
      play: [{ attack: "g 1/1" }, "both pass", "both pass", { pick: "稲妻綴じの竜" }, "both pass"],
      after: { me: { life: 20, hand: [] }, you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "墨か火か",
    "returns a unit",
    {
      me: { hand: ["墨か火か"], stones: "br" },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "墨か火か" }, { option: 0 }, "both pass"],
      after: { you: { battleArea: [], hand: ["g 4/4"] }, never: [{ type: "damaged" }] },
    },
    {
      me: { hand: ["墨か火か"], stones: "br" },
      play: [{ refused: { use: "墨か火か" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["墨か火か"] } },
    },
  );

  cardScenario(
    "墨か火か",
    "or deals 3 damage to a unit",
    {
      me: { hand: ["墨か火か"], stones: "br" },
      you: { battleArea: ["g 4/4"] },
      play: [{ use: "墨か火か" }, { option: 1 }, "both pass"],
      after: { you: { battleArea: [{ name: "g 4/4", damage: 3 }], hand: [], life: 20 } },
    },
    {
      me: { hand: ["墨か火か"], stones: "bb" },
      you: { battleArea: ["g 4/4"] },
      play: [{ refused: { use: "墨か火か" }, because: ["USE_COST"] }],
      after: { you: { battleArea: [{ name: "g 4/4", damage: 0 }] } },
    },
  );

  cardScenario(
    "次号予告",
    "deals 3 damage now and draws a card at the beginning of my next turn",
    {
      me: { hand: ["次号予告"], stones: "brn", grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      play: [
        { use: "次号予告" },
        { pick: "you" },
        "both pass",
        { now: { you: { life: 17 }, me: { hand: [] } } },
        "both pass",
        "both pass",
        { now: { turnPlayer: "you", me: { hand: [] } } },
        "both pass",
        "both pass",
      ],
      after: { turnPlayer: "me", me: { hand: ["r 1/1", "r 2/2"] } },
    },
    {
      me: { hand: ["次号予告"], stones: "brn", grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      you: { battleArea: ["g 4/4"], hand: ["returns a unit"], stones: "bn" },
      play: [
        { use: "次号予告" },
        { pick: "g 4/4" },
        "pass",
        { use: "returns a unit", by: "you" },
        "both pass",
        "both pass",
        { now: { you: { life: 20 }, events: [{ type: "negated", name: "次号予告" }] } },
        ...Array.from({ length: 4 }, () => "both pass" as const),
      ],
      after: { turnPlayer: "me", me: { hand: ["r 1/1"] } },
    },
  );
});
