import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("green units that cost 3", () => {
  cardScenario(
    "庭番の製本師",
    "puts the top stone of my stone deck rested into my stone area",
    {
      me: { hand: ["庭番の製本師"], stones: "gnn", stoneDeck: ["緑の魔石", "plain stone"] },
      play: [{ use: "庭番の製本師" }, "both pass", "both pass"],
      after: {
        me: { stones: "GGNN", stoneDeck: ["plain stone"], battleArea: [{ name: "庭番の製本師", ap: 2, hp: 3 }] },
      },
    },
    {
      me: { hand: ["庭番の製本師", "g 1/1"], stones: "gnn", stoneDeck: ["緑の魔石"] },
      you: { stones: "r", stoneDeck: ["赤の魔石"] },
      play: [{ use: "庭番の製本師" }, "both pass", "both pass", { refused: { use: "g 1/1" }, because: ["USE_COST"] }],
      after: { you: { stones: "r", stoneDeck: ["赤の魔石"] } },
    },
  );

  cardScenario(
    "紙折りの園丁",
    "folds two birds when it is summoned",
    {
      me: { hand: ["紙折りの園丁"], stones: "gnn" },
      play: [{ use: "紙折りの園丁" }, "both pass", "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "紙折りの園丁", ap: 1, hp: 2 },
            { name: "折り紙の鳥", ap: 1, hp: 1, rested: false },
            { name: "折り紙の鳥", ap: 1, hp: 1, rested: false },
          ],
        },
      },
    },
    {
      me: { hand: ["bolt 2"], stones: "r", battleArea: ["紙折りの園丁"] },
      play: [{ use: "bolt 2" }, "both pass"],
      after: { chant: [], me: { battleArea: [] }, you: { battleArea: [] }, never: [{ type: "tokenMade" }] },
    },
  );

  cardScenario(
    "折り紙の鳥",
    "is a token: a 1/1 that lasts only in the battle area",
    {
      me: { battleArea: ["折り紙の鳥"] },
      play: [{ attack: "折り紙の鳥" }, "both pass", "both pass", "both pass"],
      after: { you: { life: 19 }, me: { battleArea: [{ name: "折り紙の鳥", ap: 1, hp: 1, rested: true }] } },
    },
    {
      me: { battleArea: ["折り紙の鳥"], hand: ["returns a unit"], stones: "bn" },
      play: [{ use: "returns a unit" }, "both pass"],
      after: { me: { battleArea: [], hand: [] }, events: [{ type: "vanished" }] },
    },
  );

  cardScenario(
    "革装の衛兵",
    "takes one less of any damage",
    {
      me: { hand: ["bolt 2"], stones: "r", battleArea: ["革装の衛兵"] },
      play: [{ use: "bolt 2" }, "both pass"],
      after: { me: { battleArea: [{ name: "革装の衛兵", damage: 1 }] }, events: [{ type: "damaged", amount: 1 }] },
    },
    {
      me: { hand: ["bolt 2"], stones: "r", battleArea: ["革装の衛兵", "g 4/4"] },
      play: [{ use: "bolt 2" }, { pick: "g 4/4" }, "both pass"],
      after: { me: { battleArea: ["革装の衛兵", { name: "g 4/4", damage: 2 }] }, never: [{ type: "replaced" }] },
    },
  );

  cardScenario(
    "棚陰の山猫",
    "is quick, and jumps before an attacker",
    {
      turnPlayer: "you",
      me: { hand: ["棚陰の山猫"], stones: "gnn" },
      you: { battleArea: ["r 2/2"] },
      play: [
        { attack: "r 2/2" },
        "both pass",
        "pass",
        { use: "棚陰の山猫", by: "me" },
        "both pass",
        "both pass",
        { pick: "棚陰の山猫" },
        "both pass",
      ],
      after: {
        me: { life: 20, battleArea: [{ name: "棚陰の山猫", ap: 3, hp: 3, damage: 2 }] },
        you: { dust: ["r 2/2"] },
      },
    },
    {
      turnPlayer: "you",
      me: { hand: ["棚陰の山猫", "g 3/3"], stones: "nnn" },
      play: [
        "pass",
        { refused: { use: "棚陰の山猫" }, because: ["USE_COST"] },
        { refused: { use: "g 3/3" }, because: ["NORMAL_TIMING", "USE_COST"] },
      ],
      after: { me: { hand: ["棚陰の山猫", "g 3/3"] } },
    },
  );

  cardScenario(
    "根だけ残る薊",
    "may be used from the dust, for its use cost and its catalyst",
    {
      me: { dust: ["根だけ残る薊"], stones: "gnn" },
      play: [{ use: "根だけ残る薊", from: "dust" }, "both pass"],
      after: { me: { dust: [], stones: "XNN", battleArea: [{ name: "根だけ残る薊", ap: 3, hp: 3 }] } },
    },
    {
      turnPlayer: "you",
      me: { dust: ["根だけ残る薊", "g 1/1"], stones: "ggnn" },
      play: [
        "pass",
        { refused: { use: "根だけ残る薊", from: "dust" }, because: ["NORMAL_TIMING"] },
        { refused: { use: "g 1/1", from: "dust" } },
      ],
      after: { me: { dust: ["根だけ残る薊", "g 1/1"] } },
    },
  );

  cardScenario(
    "礎喰いの猪",
    "grows whenever a stone is put into my stone area",
    {
      phase: "stone",
      me: { battleArea: ["礎喰いの猪"], stoneDeck: ["plain stone"] },
      after: { phase: "main", me: { battleArea: [{ name: "礎喰いの猪", counters: { power: 1 }, ap: 3, hp: 3 }] } },
    },
    {
      phase: "stone",
      turnPlayer: "you",
      me: { battleArea: ["礎喰いの猪"] },
      you: { stoneDeck: ["plain stone"] },
      after: {
        phase: "main",
        you: { stones: "n" },
        me: { battleArea: [{ name: "礎喰いの猪", counters: {}, ap: 2, hp: 2 }] },
        never: [{ type: "triggered" }],
      },
    },
  );

  cardScenario(
    "冬越しの球根",
    "becomes a rested green stone instead of being destroyed",
    {
      me: { battleArea: ["冬越しの球根"], hand: ["bolt 2"], stones: "r" },
      play: [{ use: "bolt 2" }, "both pass"],
      after: {
        me: {
          battleArea: [],
          dust: ["bolt 2"],
          stoneArea: [{ name: "冬越しの球根", rested: true, faceDown: false, colors: ["green"] }, "赤の魔石"],
        },
      },
    },
    {
      me: { battleArea: ["冬越しの球根", "g 1/1"], hand: ["bolt 2", "returns a unit"], stones: "rbn" },
      play: [
        { use: "bolt 2" },
        { pick: "g 1/1" },
        "both pass",
        { now: { me: { dust: ["g 1/1", "bolt 2"] } } },
        { use: "returns a unit" },
        "both pass",
      ],
      after: { me: { stones: "RBN", hand: ["冬越しの球根"] }, never: [{ type: "replaced" }] },
    },
  );
});
