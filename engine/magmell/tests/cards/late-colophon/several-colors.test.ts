import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("cards of two colors of Late Colophon", () => {
  cardScenario(
    "雨宿りの橋番",
    "comes in time to defend, and cannot attack",
    {
      turnPlayer: "you",
      me: { hand: ["雨宿りの橋番"], stones: "bg" },
      you: { battleArea: ["r 3/3"] },
      play: [
        { attack: "r 3/3" },
        "both pass",
        "pass",
        { use: "雨宿りの橋番", by: "me" },
        ...times(2),
        { pick: "雨宿りの橋番" },
        "both pass",
      ],
      after: { step: "damage", me: { life: 20, battleArea: [{ name: "雨宿りの橋番", damage: 3 }] } },
    },
    {
      me: { battleArea: ["雨宿りの橋番", "g 1/1"] },
      play: [{ refused: { attack: "雨宿りの橋番" }, because: ["FORBIDDEN"] }, { attack: "g 1/1" }],
      after: { step: "designation", me: { battleArea: [{ name: "雨宿りの橋番", rested: false }, "g 1/1"] } },
    },
  );

  cardScenario(
    "浜辺の植え替え",
    "returns the attacking unit and recovers 2 life",
    {
      turnPlayer: "you",
      me: { hand: ["浜辺の植え替え"], stones: "bgn", life: 10 },
      you: { battleArea: ["r 3/3"] },
      play: [{ attack: "r 3/3" }, "both pass", "pass", { use: "浜辺の植え替え", by: "me" }, "both pass"],
      after: { me: { life: 12 }, you: { hand: ["r 3/3"], battleArea: [] } },
    },
    {
      me: { hand: ["浜辺の植え替え"], stones: "bgn" },
      you: { battleArea: ["r 3/3", { name: "r 1/1", rested: true }] },
      play: [{ refused: { use: "浜辺の植え替え" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["浜辺の植え替え"] } },
    },
  );

  cardScenario(
    "火と水の調停人",
    "deals 2 damage to the attacking unit",
    {
      turnPlayer: "you",
      me: { hand: ["火と水の調停人"], stones: "brn" },
      you: { battleArea: ["g 3/3"] },
      play: [{ attack: "g 3/3" }, "both pass", "pass", { use: "火と水の調停人", by: "me" }, ...times(2)],
      after: { me: { battleArea: ["火と水の調停人"] }, you: { battleArea: [{ name: "g 3/3", damage: 2 }] } },
    },
    {
      me: { hand: ["火と水の調停人"], stones: "brn" },
      you: { battleArea: ["g 3/3"] },
      play: [{ use: "火と水の調停人" }, "both pass"],
      after: {
        chant: [],
        me: { battleArea: ["火と水の調停人"] },
        you: { battleArea: [{ name: "g 3/3", damage: 0, ap: 3 }] },
      },
    },
  );

  cardScenario(
    "湯気の遅刻届",
    "burns a rested unit",
    {
      me: { hand: ["湯気の遅刻届"], stones: "br" },
      you: { battleArea: [{ name: "g 4/4", rested: true }, "g 1/1"] },
      play: [{ use: "湯気の遅刻届" }, "both pass"],
      after: { you: { battleArea: ["g 1/1"], dust: ["g 4/4"] } },
    },
    {
      me: { hand: ["湯気の遅刻届"], stones: "br" },
      you: { battleArea: ["g 4/4"] },
      play: [{ refused: { use: "湯気の遅刻届" }, because: ["NO_TARGET"] }],
      after: { you: { battleArea: ["g 4/4"] } },
    },
  );

  cardScenario(
    "切り通しの猪",
    "arrives rested",
    {
      me: { hand: ["切り通しの猪"], stones: "grn" },
      play: [{ use: "切り通しの猪" }, "both pass"],
      after: { me: { battleArea: [{ name: "切り通しの猪", rested: true, ap: 5, hp: 5 }] } },
    },
    {
      phase: "standby",
      me: { battleArea: [{ name: "切り通しの猪", rested: true }] },
      after: { me: { battleArea: [{ name: "切り通しの猪", rested: false }] } },
    },
  );

  cardScenario(
    "焼け畑の借用書",
    "deals as much damage as the opponent has stones, and recovers 1 life",
    {
      me: { hand: ["焼け畑の借用書"], stones: "gr", life: 10 },
      you: { battleArea: ["b 2/2"], stones: "nn" },
      play: [{ use: "焼け畑の借用書" }, "both pass"],
      after: { me: { life: 11 }, you: { battleArea: [], dust: ["b 2/2"] } },
    },
    {
      me: { hand: ["焼け畑の借用書"], stones: "gr", life: 10 },
      you: { battleArea: ["b 2/2"], stones: "n" },
      play: [{ use: "焼け畑の借用書" }, "both pass"],
      after: { me: { life: 11 }, you: { battleArea: [{ name: "b 2/2", damage: 1 }] } },
    },
  );
});
