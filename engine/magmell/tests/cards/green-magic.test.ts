import { describe } from "vitest";
import { cardScenario } from "../../testing/starter/starter-cards";

describe("green magic for units", () => {
  cardScenario(
    "蔓草の装丁",
    "puts a power counter on any unit",
    {
      me: { hand: ["蔓草の装丁"], stones: "g", battleArea: ["g 1/1"] },
      you: { battleArea: ["r 1/1"] },
      play: [{ use: "蔓草の装丁" }, { pick: "g 1/1" }, "both pass"],
      after: {
        me: { battleArea: [{ name: "g 1/1", counters: { power: 1 }, ap: 2, hp: 2 }] },
        you: { battleArea: [{ name: "r 1/1", counters: {} }] },
      },
    },
    {
      me: { hand: ["蔓草の装丁"], stones: "g" },
      play: [{ refused: { use: "蔓草の装丁" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["蔓草の装丁"], stones: "g" } },
    },
  );

  cardScenario(
    "芽吹く余白",
    "puts a power counter on up to two units of mine",
    {
      me: { hand: ["芽吹く余白"], stones: "gn", battleArea: ["g 1/1", "r 1/1", "b 1/1"] },
      play: [{ use: "芽吹く余白" }, { number: 2 }, { picks: ["g 1/1", "b 1/1"] }, "both pass"],
      after: {
        me: {
          stones: "NX",
          battleArea: [
            { name: "g 1/1", counters: { power: 1 } },
            { name: "r 1/1", counters: {} },
            { name: "b 1/1", counters: { power: 1 } },
          ],
        },
      },
    },
    {
      me: { hand: ["芽吹く余白"], stones: "gn", battleArea: ["g 1/1"] },
      you: { battleArea: ["r 1/1"] },
      play: [
        { use: "芽吹く余白" },
        { now: { asks: { of: "me", ask: "number", min: 0, max: 1 } } },
        { number: 0 },
        "both pass",
      ],
      after: {
        me: { dust: ["芽吹く余白"], battleArea: [{ name: "g 1/1", counters: {} }] },
        never: [{ type: "countersPut" }, { type: "negated" }],
      },
    },
  );

  cardScenario(
    "倒木の教え",
    "lets a unit of mine and one of theirs strike each other",
    {
      me: { hand: ["倒木の教え"], stones: "gn", battleArea: ["g 4/4"] },
      you: { battleArea: ["b 3/3"] },
      play: [{ use: "倒木の教え" }, "both pass"],
      after: { me: { stones: "NX", battleArea: [{ name: "g 4/4", damage: 3 }] }, you: { dust: ["b 3/3"] } },
    },
    {
      me: { hand: ["倒木の教え"], stones: "gn", battleArea: ["g 4/4", "r 4/4"] },
      play: [{ refused: { use: "倒木の教え" }, because: ["NO_TARGET"] }],
      after: { me: { stones: "gn", hand: ["倒木の教え"] } },
    },
  );

  cardScenario(
    "厚い表紙",
    "prevents the next damage that a unit would be dealt this turn",
    {
      me: { hand: ["厚い表紙"], stones: "g", battleArea: ["b 4/4"] },
      you: { hand: ["bolt 2", "bolt 2"], stones: "rr" },
      play: [
        { use: "厚い表紙" },
        "both pass",
        "pass",
        { use: "bolt 2", by: "you" },
        "both pass",
        { now: { me: { battleArea: [{ name: "b 4/4", damage: 0 }] } } },
        "pass",
        { use: "bolt 2", by: "you" },
        "both pass",
      ],
      after: { me: { battleArea: [{ name: "b 4/4", damage: 2 }] } },
    },
    {
      me: { hand: ["厚い表紙"], stones: "g", battleArea: ["b 4/4", "g 4/4"] },
      you: { hand: ["bolt 2"], stones: "r" },
      play: [
        { use: "厚い表紙" },
        { pick: "b 4/4" },
        "both pass",
        "pass",
        { use: "bolt 2", by: "you" },
        { pick: "g 4/4" },
        "both pass",
      ],
      after: {
        me: {
          battleArea: [
            { name: "b 4/4", damage: 0 },
            { name: "g 4/4", damage: 2 },
          ],
        },
        never: [{ type: "replaced" }],
      },
    },
  );

  cardScenario(
    "二度目の朝",
    "wakes a unit of mine and puts a power counter on it at the end of the turn",
    {
      me: { hand: ["二度目の朝"], stones: "gn", battleArea: [{ name: "g 2/2", rested: true }, "r 1/1"] },
      play: [
        { use: "二度目の朝" },
        { pick: "g 2/2" },
        "both pass",
        { now: { me: { battleArea: [{ name: "g 2/2", rested: false, counters: {} }, "r 1/1"] } } },
        "both pass",
        { now: { phase: "end", chant: ["ability of 二度目の朝"] } },
        "both pass",
      ],
      after: {
        me: {
          battleArea: [
            { name: "g 2/2", counters: { power: 1 } },
            { name: "r 1/1", counters: {} },
          ],
        },
      },
    },
    {
      me: { hand: ["二度目の朝", "returns a unit", "g 2/2"], stones: "gnbngn", battleArea: ["g 1/1"] },
      you: { battleArea: [{ name: "r 1/1", rested: true }] },
      play: [
        { use: "二度目の朝" },
        { picks: ["plain stone"] },
        { now: { events: [{ type: "targeted", targets: ["g 1/1"] }] } },
        "both pass",
        { use: "returns a unit" },
        { pick: "g 1/1" },
        { picks: ["plain stone"] },
        "both pass",
        "both pass",
        "both pass",
      ],
      after: {
        phase: "end",
        me: { hand: ["g 1/1", "g 2/2"] },
        you: { battleArea: [{ name: "r 1/1", rested: true, counters: {} }] },
        never: [{ type: "countersPut" }],
      },
    },
  );

  cardScenario(
    "雨の配り方",
    "shares three power counters out among one to three units",
    {
      me: { hand: ["雨の配り方"], stones: "gnn", battleArea: ["g 1/1", "r 1/1", "b 1/1"] },
      play: [{ use: "雨の配り方" }, { number: 2 }, { picks: ["g 1/1", "b 1/1"] }, { number: 2 }, "both pass"],
      after: {
        me: {
          battleArea: [
            { name: "g 1/1", counters: { power: 2 } },
            { name: "r 1/1", counters: {} },
            { name: "b 1/1", counters: { power: 1 } },
          ],
        },
      },
    },
    {
      me: { hand: ["雨の配り方"], stones: "gnn", battleArea: ["g 1/1", "r 1/1", "b 1/1", "g 2/2"] },
      play: [
        { use: "雨の配り方" },
        { now: { asks: { of: "me", ask: "number", min: 1, max: 3 } } },
        { refused: { number: 4 } },
        { number: 1 },
        { pick: "g 2/2" },
        "both pass",
      ],
      after: {
        me: {
          battleArea: [
            { name: "g 1/1", counters: {} },
            { name: "r 1/1", counters: {} },
            { name: "b 1/1", counters: {} },
            { name: "g 2/2", counters: { power: 3 } },
          ],
        },
      },
    },
  );

  cardScenario(
    "枝の一振り",
    "lets a unit of mine strike one of theirs, and takes nothing back",
    {
      me: { hand: ["枝の一振り"], stones: "gnn", battleArea: ["g 4/4"] },
      you: { battleArea: ["b 3/3", "r 3/3"] },
      play: [{ use: "枝の一振り" }, { pick: "b 3/3" }, "both pass"],
      after: {
        me: { battleArea: [{ name: "g 4/4", damage: 0 }] },
        you: { dust: ["b 3/3"], battleArea: [{ name: "r 3/3", damage: 0 }] },
      },
    },
    {
      me: { hand: ["枝の一振り"], stones: "gnn" },
      you: { battleArea: ["b 3/3", "r 3/3"] },
      play: [{ refused: { use: "枝の一振り" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["枝の一振り"], stones: "gnn" } },
    },
  );

  cardScenario(
    "満開の朝",
    "puts a power counter on each unit of mine",
    {
      me: { hand: ["満開の朝"], stones: "gnnn", battleArea: ["g 1/1", { name: "r 2/2", rested: true }] },
      play: [{ use: "満開の朝" }, "both pass"],
      after: {
        me: {
          stones: "NNNX",
          battleArea: [
            { name: "g 1/1", counters: { power: 1 } },
            { name: "r 2/2", counters: { power: 1 } },
          ],
        },
      },
    },
    {
      me: { hand: ["満開の朝", "綴じ糸の虫"], stones: "gnnn" },
      you: { battleArea: ["b 1/1"] },
      play: [{ use: "満開の朝" }, "both pass", { use: "綴じ糸の虫" }, "both pass"],
      after: {
        me: { battleArea: [{ name: "綴じ糸の虫", counters: {} }] },
        you: { battleArea: [{ name: "b 1/1", counters: {} }] },
      },
    },
  );
});
