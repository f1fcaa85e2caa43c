import { describe } from "vitest";
import { createBody, createQuickMagic } from "../../testing/pool/builders";
import { cardScenario } from "../../testing/starter/starter-cards";

const MY_STONES = { all: "stoneArea", whose: "you" } as const;
const TURNS_UP = createQuickMagic("turns mine up", "", createBody({ do: "turnFaceUp", what: MY_STONES }));
const TURNS_DOWN = createQuickMagic("turns mine down", "", createBody({ do: "turnFaceDown", what: MY_STONES }));

describe("what the rulings on green cards say", () => {
  cardScenario(
    "冬越しの球根",
    "pays for green as a stone, and has not been destroyed",
    {
      me: { battleArea: ["冬越しの球根", "grows when another dies"], hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, { pick: "冬越しの球根" }, "both pass"],
      after: {
        chant: [],
        me: {
          battleArea: [{ name: "grows when another dies", counters: {} }],
          stoneArea: ["冬越しの球根", "赤の魔石"],
          dust: ["bolt 2"],
        },
        never: [{ type: "triggered" }],
      },
    },
    {
      me: { stoneArea: ["冬越しの球根"], hand: ["芽吹く余白", "r 1/1"], stones: "n", battleArea: ["g 1/1"] },
      play: [{ refused: { use: "r 1/1" }, because: ["USE_COST"] }, { use: "芽吹く余白" }, { number: 1 }, "both pass"],
      after: {
        me: {
          stoneArea: [{ name: "冬越しの球根", rested: true, faceDown: true, colors: [] }, "plain stone"],
          battleArea: [{ name: "g 1/1", counters: { power: 1 } }],
        },
      },
    },
  );

  cardScenario(
    "歩く本館",
    "never costs less than its two green symbols, and is paid for as it was in the hand",
    {
      me: {
        hand: ["歩く本館"],
        stones: "gg",
        battleArea: ["g 1/1", "g 1/1", "g 1/1", "g 1/1", "r 1/1", "r 1/1", "r 1/1"],
      },
      play: [
        { now: { me: { hand: [{ name: "歩く本館", useCost: 2, catalyst: 2 }] } } },
        { use: "歩く本館" },
        { now: { chant: ["歩く本館"], me: { stones: "XX" } } },
      ],
      after: { chant: ["歩く本館"] },
    },
    {
      me: { hand: ["歩く本館"], stones: "gn", battleArea: ["g 1/1", "g 1/1", "g 1/1", "r 1/1", "r 1/1", "r 1/1"] },
      play: [{ refused: { use: "歩く本館" }, because: ["USE_COST", "CATALYST"] }],
      after: { me: { hand: ["歩く本館"], stones: "gn" } },
    },
  );

  cardScenario(
    "種宿しの魔石",
    "recovers life again when it is turned down again",
    {
      cards: [TURNS_UP, TURNS_DOWN],
      me: { stoneArea: ["種宿しの魔石"], hand: ["turns mine down", "turns mine down", "turns mine up"], life: 10 },
      play: [
        { use: "turns mine down" },
        "both pass",
        "both pass",
        { now: { me: { life: 12 } } },
        { use: "turns mine up" },
        "both pass",
        { now: { me: { life: 12 }, chant: [], never: [{ type: "triggered" }] } },
        { use: "turns mine down" },
        "both pass",
        "both pass",
      ],
      after: { me: { life: 14 } },
    },
    {
      me: { hand: ["turns a stone down"], stones: "bn", life: 10 },
      you: { stoneArea: ["種宿しの魔石"], life: 10 },
      play: [{ use: "turns a stone down" }, "both pass", "both pass"],
      after: { me: { life: 10 }, you: { life: 12, stoneArea: [{ name: "種宿しの魔石", faceDown: true }] } },
    },
  );

  cardScenario(
    "雨の配り方",
    "loses the share of a unit that has gone",
    {
      me: { hand: ["雨の配り方"], stones: "gnn", battleArea: ["g 1/1", "r 1/1", "b 1/1"] },
      you: { hand: ["returns a unit"], stones: "bn" },
      play: [
        { use: "雨の配り方" },
        { number: 3 },
        "pass",
        { use: "returns a unit", by: "you" },
        { pick: "r 1/1" },
        "both pass",
        "both pass",
      ],
      after: {
        me: {
          hand: ["r 1/1"],
          battleArea: [
            { name: "g 1/1", counters: { power: 1 } },
            { name: "b 1/1", counters: { power: 1 } },
          ],
        },
      },
    },
    {
      me: { hand: ["雨の配り方"], stones: "gnn", battleArea: ["g 1/1"] },
      you: { hand: ["returns a unit"], stones: "bn" },
      play: [{ use: "雨の配り方" }, "pass", { use: "returns a unit", by: "you" }, "both pass", "both pass"],
      after: {
        me: { hand: ["g 1/1"], dust: ["雨の配り方"] },
        events: [{ type: "negated", name: "雨の配り方" }],
        never: [{ type: "countersPut" }],
      },
    },
  );

  cardScenario(
    "根だけ残る薊",
    "goes back to the dust when it is negated, and may be used again",
    {
      me: { dust: ["根だけ残る薊"], stones: "gnngnn" },
      you: { hand: ["negates"], stones: "bn" },
      play: [
        { use: "根だけ残る薊", from: "dust" },
        { pick: "plain stone" },
        { pick: "緑の魔石" },
        "pass",
        { use: "negates", by: "you" },
        "both pass",
        { now: { me: { dust: ["根だけ残る薊"], stones: "XNNgnn" } } },
        { use: "根だけ残る薊", from: "dust" },
      ],
      after: { chant: ["根だけ残る薊"], me: { dust: [] } },
    },
    {
      me: { dust: ["根だけ残る薊"], stones: "xnnn", stoneArea: [{ name: "緑の魔石", faceDown: true }] },
      play: [{ refused: { use: "根だけ残る薊", from: "dust" }, because: ["USE_COST", "CATALYST"] }],
      after: { me: { dust: ["根だけ残る薊"] } },
    },
  );
});
