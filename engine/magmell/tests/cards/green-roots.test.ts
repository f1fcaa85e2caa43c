import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("green magic for stones, life and cards", () => {
  cardScenario(
    "根を張る目録",
    "puts the top stone of my stone deck rested into my stone area",
    {
      me: { hand: ["根を張る目録"], stones: "gn", stoneDeck: ["緑の魔石", "plain stone"] },
      play: [{ use: "根を張る目録" }, "both pass"],
      after: { me: { stones: "GGN", stoneDeck: ["plain stone"], dust: ["根を張る目録"] } },
    },
    {
      me: { hand: ["根を張る目録"], stones: "gn", stoneDeck: [] },
      you: { stoneDeck: ["赤の魔石"] },
      play: [{ use: "根を張る目録" }, "both pass"],
      after: { me: { stones: "GN" }, you: { stones: "", stoneDeck: ["赤の魔石"] } },
    },
  );

  cardScenario(
    "古紙の堆肥",
    "returns a unit from my dust to my hand",
    {
      me: { hand: ["古紙の堆肥"], stones: "gn", dust: ["g 1/1", "r 2/2"] },
      play: [{ use: "古紙の堆肥" }, { pick: "r 2/2" }, "both pass"],
      after: { me: { hand: ["r 2/2"], dust: ["g 1/1", "古紙の堆肥"] } },
    },
    {
      me: { hand: ["古紙の堆肥"], stones: "gn", dust: ["bolt 2"] },
      you: { dust: ["g 1/1"] },
      play: [{ refused: { use: "古紙の堆肥" }, because: ["NO_TARGET"] }],
      after: { me: { dust: ["bolt 2"] }, you: { dust: ["g 1/1"] } },
    },
  );

  cardScenario(
    "石を磨く手",
    "turns a stone of mine face up, and draws",
    {
      me: {
        hand: ["石を磨く手"],
        stones: "gn",
        stoneArea: [{ name: "赤の魔石", faceDown: true, rested: true }],
        grimoire: ["r 1/1", "g 1/1"],
      },
      play: [{ use: "石を磨く手" }, "both pass"],
      after: { me: { stones: "GNR", hand: ["r 1/1"], grimoire: ["g 1/1"] } },
    },
    {
      me: { hand: ["石を磨く手"], stones: "gn", grimoire: ["r 1/1"] },
      you: { stones: "x" },
      play: [{ refused: { use: "石を磨く手" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["石を磨く手"], grimoire: ["r 1/1"] }, you: { stones: "x" } },
    },
  );

  cardScenario(
    "埋めた手紙",
    "draws a card and recovers 2 life at the beginning of my next turn",
    {
      me: { hand: ["埋めた手紙"], stones: "g", life: 10, grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      play: [{ use: "埋めた手紙" }, "both pass", "both pass", "both pass", "both pass", "both pass"],
      after: { turnPlayer: "me", turn: 5, me: { life: 12, hand: ["r 1/1", "r 2/2"], grimoire: ["r 3/3"] } },
    },
    {
      me: { hand: ["埋めた手紙"], stones: "g", life: 10, grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
      play: [{ use: "埋めた手紙" }, "both pass", "both pass", "both pass"],
      after: { turnPlayer: "you", phase: "main", me: { life: 10, hand: [] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "春の読み方",
    "puts two power counters on a unit, or recovers 5 life, or turns a stone of mine face up",
    {
      me: {
        hand: ["春の読み方", "春の読み方", "春の読み方"],
        stones: "gggnnn",
        stoneArea: [{ name: "青の魔石", faceDown: true, rested: true }],
        life: 10,
        battleArea: ["g 1/1"],
      },
      play: [
        { use: "春の読み方" },
        { option: 0 },
        { picks: ["plain stone"] },
        "both pass",
        { now: { me: { life: 10, battleArea: [{ name: "g 1/1", counters: { power: 2 } }] } } },
        { use: "春の読み方" },
        { option: 1 },
        { picks: ["plain stone"] },
        "both pass",
        { now: { me: { life: 15 } } },
        { use: "春の読み方" },
        { option: 2 },
        "both pass",
      ],
      after: { me: { stones: "BGGGNNN", life: 15, battleArea: [{ name: "g 1/1", counters: { power: 2 } }] } },
    },
    {
      me: { hand: ["春の読み方"], stones: "gn", life: 10 },
      you: { stones: "x", life: 10 },
      play: [{ use: "春の読み方" }, "both pass"],
      after: { me: { life: 15, stones: "GN" }, you: { stones: "x", life: 10 }, never: [{ type: "turnedFaceUp" }] },
    },
  );

  cardScenario(
    "地図にない苗床",
    "finds any stone in my stone deck and puts it awake into my stone area",
    {
      me: { hand: ["地図にない苗床"], stones: "gnn", stoneDeck: ["plain stone", "灯火の魔石", "緑の魔石"] },
      play: [{ use: "地図にない苗床" }, "both pass", { pick: "緑の魔石" }],
      after: { me: { stones: "GNNg" } },
    },
    {
      me: { hand: ["地図にない苗床"], stones: "gnn", stoneDeck: ["緑の魔石"] },
      you: { stoneDeck: ["赤の魔石"] },
      play: [
        { use: "地図にない苗床" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["緑の魔石"], min: 0, max: 1 } } },
        "done",
      ],
      after: { me: { stones: "GNN", stoneDeck: ["緑の魔石"] }, you: { stones: "", stoneDeck: ["赤の魔石"] } },
    },
  );
});

describe("stones of the green", () => {
  cardScenario(
    "緑の魔石",
    "is green while it lies face up",
    {
      phase: "stone",
      me: { stoneDeck: ["緑の魔石"], hand: ["g 1/1"] },
      play: [{ use: "g 1/1" }, "both pass"],
      after: { me: { battleArea: ["g 1/1"], stoneArea: [{ name: "緑の魔石", rested: true, colors: ["green"] }] } },
    },
    {
      me: { stoneArea: ["緑の魔石", { name: "緑の魔石", faceDown: true }], hand: ["g 1/1", "g 2/2", "r 1/1"] },
      play: [
        { refused: { use: "r 1/1" }, because: ["USE_COST"] },
        { use: "g 1/1" },
        "both pass",
        { refused: { use: "g 2/2" }, because: ["USE_COST"] },
      ],
      after: {
        me: {
          stoneArea: [
            { name: "緑の魔石", rested: true },
            { name: "緑の魔石", faceDown: true, colors: [] },
          ],
        },
      },
    },
  );

  cardScenario(
    "灯火の魔石",
    "recovers 1 life when it is put into the stone area",
    {
      phase: "stone",
      me: { stoneDeck: ["灯火の魔石"], life: 10 },
      after: { phase: "main", me: { life: 11, stoneArea: [{ name: "灯火の魔石", rested: false, colors: [] }] } },
    },
    {
      phase: "stone",
      me: { stoneArea: ["灯火の魔石"], stoneDeck: ["緑の魔石"], life: 10, hand: ["g 1/1"] },
      you: { life: 10 },
      after: { phase: "main", me: { life: 10 }, you: { life: 10 }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "挿絵の魔石",
    "comes rested, and is green and red",
    {
      phase: "stone",
      me: { stoneDeck: ["挿絵の魔石"] },
      after: { phase: "main", me: { stoneArea: [{ name: "挿絵の魔石", rested: true, colors: ["green", "red"] }] } },
    },
    {
      me: { stoneArea: ["挿絵の魔石"], hand: ["b 1/1", "g 1/1"] },
      play: [{ refused: { use: "b 1/1" }, because: ["USE_COST"] }, { use: "g 1/1" }, "both pass"],
      after: { me: { hand: ["b 1/1"], battleArea: ["g 1/1"], stoneArea: [{ name: "挿絵の魔石", rested: true }] } },
    },
  );

  cardScenario(
    "種宿しの魔石",
    "is green, comes rested, and recovers 2 life when it is turned face down",
    {
      me: { stoneArea: ["種宿しの魔石"], stones: "n", hand: ["芽吹く余白"], battleArea: ["g 1/1"], life: 10 },
      play: [
        { use: "芽吹く余白" },
        { number: 1 },
        { now: { chant: ["ability of 種宿しの魔石", "芽吹く余白"] } },
        "both pass",
        { now: { me: { life: 12 }, chant: ["芽吹く余白"] } },
        "both pass",
      ],
      after: { me: { life: 12, stoneArea: [{ name: "種宿しの魔石", faceDown: true, colors: [] }, "plain stone"] } },
    },
    {
      phase: "stone",
      me: { stoneDeck: ["種宿しの魔石"], stones: "gn", hand: ["芽吹く余白"], battleArea: ["g 1/1"], life: 10 },
      play: [
        { now: { me: { stoneArea: [{ name: "種宿しの魔石", rested: true }, "緑の魔石", "plain stone"] } } },
        { use: "芽吹く余白" },
        { number: 1 },
        { pick: "緑の魔石" },
        "both pass",
      ],
      after: {
        me: { life: 10, stoneArea: [{ name: "種宿しの魔石", colors: ["green"] }, "緑の魔石", "plain stone"] },
        never: [{ type: "triggered" }],
      },
    },
  );

  cardScenario(
    "川底の魔石",
    "comes rested, and is blue and green",
    {
      phase: "stone",
      me: { stoneDeck: ["川底の魔石"] },
      after: { phase: "main", me: { stoneArea: [{ name: "川底の魔石", rested: true, colors: ["blue", "green"] }] } },
    },
    {
      me: { stoneArea: ["川底の魔石"], hand: ["r 1/1", "b 1/1"] },
      play: [{ refused: { use: "r 1/1" }, because: ["USE_COST"] }, { use: "b 1/1" }, "both pass"],
      after: { me: { hand: ["r 1/1"], battleArea: ["b 1/1"] } },
    },
  );
});

describe("green tokens", () => {
  cardScenario(
    "苔玉",
    "recovers 2 life when it is destroyed",
    {
      turnPlayer: "you",
      me: { battleArea: ["苔玉"], life: 10 },
      you: { hand: ["bolt 2"], stones: "r", life: 10 },
      play: [{ use: "bolt 2" }, "both pass", "both pass"],
      after: { me: { life: 12, battleArea: [], dust: [] }, you: { life: 10 } },
    },
    {
      me: { battleArea: ["苔玉"], life: 10, hand: ["returns a unit"], stones: "bn" },
      play: [{ use: "returns a unit" }, "both pass"],
      after: { chant: [], me: { life: 10, battleArea: [], hand: [] }, events: [{ type: "vanished" }] },
    },
  );
});
