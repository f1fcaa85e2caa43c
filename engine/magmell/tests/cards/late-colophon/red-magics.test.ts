import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

describe("red magics of Late Colophon", () => {
  cardScenario(
    "しっぺ返し",
    "deals 3 damage to the attacking unit",
    {
      turnPlayer: "you",
      me: { hand: ["しっぺ返し"], stones: "r" },
      you: { battleArea: ["g 3/3"] },
      play: [{ attack: "g 3/3" }, "both pass", "pass", { use: "しっぺ返し", by: "me" }, "both pass"],
      after: { me: {}, you: { dust: ["g 3/3"], battleArea: [] } },
    },
    {
      me: { hand: ["しっぺ返し"], stones: "r" },
      you: { battleArea: ["g 3/3", { name: "r 1/1", rested: true }] },
      play: [{ refused: { use: "しっぺ返し" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["しっぺ返し"] } },
    },
  );

  cardScenario(
    "火消し壺",
    "deals 4 damage to a rested unit",
    {
      me: { hand: ["火消し壺"], stones: "rn" },
      you: { battleArea: [{ name: "g 4/4", rested: true }, "g 1/1"] },
      play: [{ use: "火消し壺" }, "both pass"],
      after: { you: { battleArea: ["g 1/1"], dust: ["g 4/4"] } },
    },
    {
      me: { hand: ["火消し壺"], stones: "rn" },
      you: { battleArea: ["g 4/4"] },
      play: [{ refused: { use: "火消し壺" }, because: ["NO_TARGET"] }],
      after: { you: { battleArea: ["g 4/4"] } },
    },
  );

  cardScenario(
    "借り火の返済",
    "deals as much damage as the opponent has stones",
    {
      me: { hand: ["借り火の返済"], stones: "rn" },
      you: { battleArea: ["g 3/3"], stones: "nnn" },
      play: [{ use: "借り火の返済" }, "both pass"],
      after: { you: { battleArea: [], dust: ["g 3/3"] } },
    },
    {
      me: { hand: ["借り火の返済"], stones: "rn" },
      you: { battleArea: ["g 3/3"], stones: "nx" },
      play: [{ use: "借り火の返済" }, "both pass"],
      after: { you: { battleArea: [{ name: "g 3/3", damage: 2 }] } },
    },
  );

  cardScenario(
    "焦げた督促状",
    "deals 2 damage to a player, and draws a card when the opponent has more stones",
    {
      me: { hand: ["焦げた督促状"], stones: "rn", grimoire: ["r 1/1"] },
      you: { stones: "nnn" },
      play: [{ use: "焦げた督促状" }, { pick: "you" }, "both pass"],
      after: { me: { hand: ["r 1/1"] }, you: { life: 18 } },
    },
    {
      me: { hand: ["焦げた督促状"], stones: "rn", grimoire: ["r 1/1"] },
      you: { stones: "nn" },
      play: [{ use: "焦げた督促状" }, { pick: "you" }, "both pass"],
      after: { me: { hand: [] }, you: { life: 18 } },
    },
  );

  cardScenario(
    "灰の目方",
    "deals 1 damage to each of their units, and draws a card when the opponent has no fewer stones",
    {
      me: { hand: ["灰の目方"], stones: "rnn", battleArea: ["g 1/1"], grimoire: ["r 1/1"] },
      you: { battleArea: ["g 1/1", "g 2/2"], stones: "nnn" },
      play: [{ use: "灰の目方" }, "both pass"],
      after: {
        me: { hand: ["r 1/1"], battleArea: ["g 1/1"] },
        you: { dust: ["g 1/1"], battleArea: [{ name: "g 2/2", damage: 1 }] },
      },
    },
    {
      me: { hand: ["灰の目方"], stones: "rnn", battleArea: ["g 1/1"], grimoire: ["r 1/1"] },
      you: { battleArea: ["g 1/1", "g 2/2"], stones: "nn" },
      play: [{ use: "灰の目方" }, "both pass"],
      after: {
        me: { hand: [], battleArea: ["g 1/1"] },
        you: { dust: ["g 1/1"], battleArea: [{ name: "g 2/2", damage: 1 }] },
      },
    },
  );

  cardScenario(
    "反撃の章",
    "wakes a unit of mine and gives it 2 AP",
    {
      me: { hand: ["反撃の章"], stones: "rn", battleArea: [{ name: "r 2/2", rested: true }] },
      play: [{ use: "反撃の章" }, "both pass"],
      after: { me: { battleArea: [{ name: "r 2/2", rested: false, ap: 4 }] } },
    },
    {
      me: { hand: ["反撃の章"], stones: "rn" },
      you: { battleArea: [{ name: "r 2/2", rested: true }] },
      play: [{ refused: { use: "反撃の章" }, because: ["NO_TARGET"] }],
      after: { me: { hand: ["反撃の章"] } },
    },
  );
});
