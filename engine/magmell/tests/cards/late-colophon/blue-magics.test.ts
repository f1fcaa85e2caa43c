import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

describe("blue magics of Late Colophon", () => {
  cardScenario(
    "満ち干の帳面",
    "draws 2 cards when the opponent has no fewer stones, else 1",
    {
      me: { hand: ["満ち干の帳面"], stones: "bn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "nn" },
      play: [{ use: "満ち干の帳面" }, "both pass"],
      after: { me: { hand: ["r 1/1", "r 2/2"] } },
    },
    {
      me: { hand: ["満ち干の帳面"], stones: "bn", grimoire: ["r 1/1", "r 2/2", "r 3/3"], life: 10 },
      you: { stones: "n" },
      play: [{ use: "満ち干の帳面" }, "both pass"],
      after: { me: { hand: ["r 1/1"], grimoire: ["r 2/2", "r 3/3"] } },
    },
  );

  cardScenario(
    "波止めの栞",
    "takes 3 AP from the attacking unit",
    {
      turnPlayer: "you",
      me: { hand: ["波止めの栞"], stones: "b" },
      you: { battleArea: ["r 4/4"] },
      play: [{ attack: "r 4/4" }, "both pass", "pass", { use: "波止めの栞", by: "me" }, "both pass"],
      after: { me: {}, you: { battleArea: [{ name: "r 4/4", ap: 1 }] } },
    },
    {
      me: { hand: ["波止めの栞"], stones: "b" },
      you: { battleArea: ["r 4/4", { name: "r 1/1", rested: true }] },
      play: [{ refused: { use: "波止めの栞" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["波止めの栞"] } },
    },
  );

  cardScenario(
    "水門の当番表",
    "rests an awake unit and draws a card",
    {
      me: { hand: ["水門の当番表"], stones: "bn", grimoire: ["r 1/1"] },
      you: { battleArea: ["r 3/3"] },
      play: [{ use: "水門の当番表" }, "both pass"],
      after: { me: { hand: ["r 1/1"] }, you: { battleArea: [{ name: "r 3/3", rested: true }] } },
    },
    {
      me: { hand: ["水門の当番表"], stones: "bn" },
      you: { battleArea: [{ name: "r 3/3", rested: true }] },
      play: [{ refused: { use: "水門の当番表" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["水門の当番表"] } },
    },
  );

  cardScenario(
    "取り置き棚",
    "negates a card, and draws one when the opponent has more stones",
    {
      turnPlayer: "you",
      me: { hand: ["取り置き棚"], stones: "bnn", grimoire: ["r 1/1"] },
      you: { hand: ["power counter"], battleArea: ["g 1/1"], stones: "gnnn" },
      play: [{ use: "power counter", by: "you" }, "pass", { use: "取り置き棚", by: "me" }, "both pass"],
      after: {
        chant: [],
        me: { hand: ["r 1/1"] },
        you: { dust: ["power counter"], battleArea: [{ name: "g 1/1", ap: 1 }] },
      },
    },
    {
      turnPlayer: "you",
      me: { hand: ["取り置き棚"], stones: "bnn", grimoire: ["r 1/1"] },
      you: { hand: ["power counter"], battleArea: ["g 1/1"], stones: "gnn" },
      play: [{ use: "power counter", by: "you" }, "pass", { use: "取り置き棚", by: "me" }, "both pass"],
      after: { chant: [], me: { hand: [] }, you: { dust: ["power counter"], battleArea: [{ name: "g 1/1", ap: 1 }] } },
    },
  );

  cardScenario(
    "逆巻く付箋",
    "returns their units with 2 AP or less",
    {
      me: { hand: ["逆巻く付箋"], stones: "bnn", battleArea: ["g 1/1"] },
      you: { battleArea: ["r 1/1", "r 2/2", "r 3/3"] },
      play: [{ use: "逆巻く付箋" }, "both pass"],
      after: { me: { battleArea: ["g 1/1"] }, you: { hand: ["r 1/1", "r 2/2"], battleArea: ["r 3/3"] } },
    },
    {
      me: { hand: ["逆巻く付箋"], stones: "bnn" },
      you: { battleArea: [{ name: "r 2/2", counters: { power: 1 } }] },
      play: [{ use: "逆巻く付箋" }, "both pass"],
      after: { you: { hand: [], battleArea: [{ name: "r 2/2", ap: 3 }] } },
    },
  );

  cardScenario(
    "余った海図",
    "takes 1 AP from each of their units and draws a card",
    {
      me: { hand: ["余った海図"], stones: "bn", grimoire: ["r 1/1"] },
      you: { battleArea: ["r 2/2", "r 3/3"] },
      play: [{ use: "余った海図" }, "both pass"],
      after: {
        me: { hand: ["r 1/1"] },
        you: {
          battleArea: [
            { name: "r 2/2", ap: 1 },
            { name: "r 3/3", ap: 2 },
          ],
        },
      },
    },
    {
      me: { hand: ["余った海図"], stones: "bn", battleArea: ["g 2/2"] },
      play: [{ use: "余った海図" }, "both pass"],
      after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
    },
  );
});
