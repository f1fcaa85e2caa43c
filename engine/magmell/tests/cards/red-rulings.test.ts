import { describe } from "vitest";
import { ANY_UNIT, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { cardScenario } from "../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("what the rulings on red cards say", () => {
  cardScenario(
    "導火線の栞",
    "counts what it had when it was destroyed, whatever becomes of the counters",
    {
      me: { battleArea: [{ name: "導火線の栞", counters: { 導火: 3 } }], hand: ["bolt anything 3"], stones: "rn" },
      play: [
        { use: "bolt anything 3" },
        { pick: "導火線の栞" },
        "both pass",
        { now: { me: { dust: ["bolt anything 3", { name: "導火線の栞", counters: {} }] } } },
        { pick: "you" },
        "both pass",
      ],
      after: { you: { life: 17 } },
    },
    {
      me: { battleArea: [{ name: "導火線の栞", counters: { 導火: 3 } }], hand: ["returns a unit"], stones: "bn" },
      play: [{ use: "returns a unit" }, "both pass"],
      after: {
        you: { life: 20 },
        me: { hand: [{ name: "導火線の栞", counters: {} }] },
        never: [{ type: "triggered" }],
      },
    },
  );

  cardScenario(
    "延焼",
    "triggers once for each of three that are destroyed together, tokens among them",
    {
      me: { hand: ["延焼", "burns all 1"], stones: "rrrn", battleArea: ["折り紙の鳥", "r 1/1"] },
      you: { battleArea: ["g 1/1"] },
      play: [
        { use: "延焼" },
        { pick: "plain stone" },
        "both pass",
        { use: "burns all 1" },
        "both pass",
        { option: 0 },
        { option: 0 },
        ...times(3),
      ],
      after: { you: { life: 17 } },
    },
    {
      me: { hand: ["延焼", "returns a unit"], stones: "rbnn", battleArea: ["折り紙の鳥"] },
      play: [{ use: "延焼" }, { pick: "plain stone" }, "both pass", { use: "returns a unit" }, "both pass"],
      after: { me: { battleArea: [] }, you: { life: 20 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "無断の貸し出し",
    "makes the borrower aim the cremation of what was borrowed",
    {
      turnPlayer: "you",
      me: { battleArea: [{ name: "r 1/1", counters: { cremation: 1 } }] },
      you: { hand: ["無断の貸し出し", "bolt 2"], stones: "rrnn" },
      play: [
        { use: "無断の貸し出し", by: "you" },
        { pick: "plain stone" },
        "both pass",
        { use: "bolt 2", by: "you" },
        "both pass",
        { now: { asks: { of: "you", ask: "pick", offers: ["me", "you"] }, me: { dust: ["r 1/1"] } } },
        { pick: "me" },
        "both pass",
      ],
      after: { me: { life: 18 }, you: { life: 20, dust: ["無断の貸し出し", "bolt 2"] } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: [{ name: "r 1/1", counters: { cremation: 1 } }] },
      you: { hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2", by: "you" }, "both pass"],
      after: { asks: { of: "me", ask: "pick", offers: ["me", "you"] } },
    },
  );

  cardScenario(
    "天火取りの虫眼鏡",
    "has its raised AP doubled",
    {
      me: { battleArea: ["天火取りの虫眼鏡"], hand: ["鬨の朗読"], stones: "rn" },
      play: [{ use: "鬨の朗読" }, "both pass", { attack: "天火取りの虫眼鏡" }, ...times(3)],
      after: { step: "damage", you: { life: 16 } },
    },
    {
      me: { battleArea: ["天火取りの虫眼鏡"], hand: ["鬨の朗読"], stones: "rn" },
      you: { battleArea: ["g 4/4"] },
      play: [
        { use: "鬨の朗読" },
        "both pass",
        { attack: "天火取りの虫眼鏡" },
        ...times(2),
        { pick: "g 4/4" },
        "both pass",
      ],
      after: { you: { life: 20, battleArea: [{ name: "g 4/4", damage: 2 }] }, never: [{ type: "replaced" }] },
    },
  );

  cardScenario(
    "削り火の狼",
    "may attack again in the same turn once it has woken",
    {
      me: { battleArea: [{ name: "削り火の狼", counters: { power: 1 } }] },
      play: [
        { attack: "削り火の狼" },
        ...times(2),
        { option: 0 },
        ...times(4),
        { now: { you: { life: 18 }, step: null } },
        { attack: "削り火の狼" },
        ...times(3),
      ],
      after: { step: "damage", you: { life: 16 }, me: { battleArea: [{ name: "削り火の狼", rested: true }] } },
    },
    {
      me: { battleArea: [{ name: "削り火の狼", counters: { power: 1 } }] },
      you: { hand: ["weakens"] },
      cards: [
        createQuickMagic(
          "weakens",
          "",
          createTargetedBody(ANY_UNIT, { do: "putCounters", on: { target: 0 }, counter: "weak", count: 1 }),
        ),
      ],
      play: [{ attack: "削り火の狼" }, "both pass", "pass", { use: "weakens", by: "you" }, ...times(2)],
      after: { me: { battleArea: [{ name: "削り火の狼", counters: {}, rested: true }] }, never: [{ type: "woke" }] },
    },
  );

  cardScenario(
    "積もる灰の巨人",
    "costs one red at the least, and 7 in the battle area",
    {
      me: { hand: ["積もる灰の巨人"], stones: "r", dust: Array.from({ length: 9 }, () => "bolt 2") },
      play: [
        { now: { me: { hand: [{ name: "積もる灰の巨人", useCost: 1 }] } } },
        { use: "積もる灰の巨人" },
        "both pass",
      ],
      after: { me: { battleArea: [{ name: "積もる灰の巨人", useCost: 7 }], stones: "R" } },
    },
    {
      me: { hand: ["積もる灰の巨人"], stones: "n", dust: Array.from({ length: 9 }, () => "bolt 2") },
      play: [{ refused: { use: "積もる灰の巨人" }, because: ["USE_COST"] }],
      after: { me: { hand: ["積もる灰の巨人"] } },
    },
  );
});
