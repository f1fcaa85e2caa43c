import { describe } from "vitest";
import { cardScenario } from "../../../testing/starter/starter-cards";

const times = (count: number) => Array.from({ length: count }, () => "both pass" as const);

describe("what the rulings on Late Colophon say", () => {
  cardScenario(
    "遅れて届いた石",
    "counts on resolution: of two copies, the second to resolve finds no more stones",
    {
      turnPlayer: "you",
      me: { hand: ["遅れて届いた石", "遅れて届いた石"], stones: "r" },
      you: { stones: "nn" },
      play: ["pass", { use: "遅れて届いた石", by: "me" }, "pass", { use: "遅れて届いた石", by: "me" }, ...times(2)],
      after: { chant: [], me: { stones: "rN", hand: [] } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["遅れて届いた石", "遅れて届いた石"], stones: "r" },
      you: { stones: "nnn" },
      play: ["pass", { use: "遅れて届いた石", by: "me" }, "pass", { use: "遅れて届いた石", by: "me" }, ...times(2)],
      after: { chant: [], me: { stones: "rNN", hand: [] } },
    },
  );

  cardScenario(
    "遅れて届いた石",
    "counts stones that lie face down or rested",
    {
      me: { hand: ["遅れて届いた石"], stones: "r" },
      you: { stones: "xX" },
      play: [{ use: "遅れて届いた石" }, "both pass"],
      after: { me: { stones: "rN" } },
    },
    {
      me: { hand: ["遅れて届いた石"], stones: "xX" },
      you: { stones: "nn" },
      play: [{ use: "遅れて届いた石" }, "both pass"],
      after: { me: { stones: "xX" } },
    },
  );

  cardScenario(
    "しんがりの荷運び",
    "looks at the stones when summoned and again on resolution",
    {
      me: { hand: ["しんがりの荷運び", "遅れて届いた石"], stones: "nn", grimoire: ["r 1/1"] },
      you: { stones: "nnn" },
      play: [{ use: "しんがりの荷運び" }, "both pass", { use: "遅れて届いた石" }, ...times(2)],
      after: { me: { stones: "NNN", hand: ["r 1/1"] } },
    },
    {
      me: { hand: ["しんがりの荷運び"], stones: "nnn" },
      you: { stones: "nn" },
      play: [{ use: "しんがりの荷運び" }, "both pass"],
      after: { chant: [], me: { hand: [] }, never: [{ type: "triggered" }] },
    },
  );

  cardScenario(
    "しっぺ返し",
    "may be used before the attacking unit is rested, and the attack ends",
    {
      turnPlayer: "you",
      me: { hand: ["しっぺ返し"], stones: "r" },
      you: { battleArea: ["g 3/3"] },
      play: [{ attack: "g 3/3" }, "pass", { use: "しっぺ返し", by: "me" }, ...times(2)],
      after: { me: { life: 20 }, you: { battleArea: [], dust: ["g 3/3"] } },
    },
    {
      turnPlayer: "you",
      me: { hand: ["しっぺ返し"], stones: "r" },
      you: { battleArea: ["g 4/4"] },
      play: [{ attack: "g 4/4" }, "pass", { use: "しっぺ返し", by: "me" }, ...times(4)],
      after: { step: "damage", me: { life: 16 }, you: { battleArea: [{ name: "g 4/4", damage: 3 }] } },
    },
  );

  cardScenario(
    "石垣の熊",
    "may be attacked while it is rested, and strikes back",
    {
      turnPlayer: "you",
      me: { battleArea: [{ name: "石垣の熊", rested: true }] },
      you: { battleArea: ["r 2/2"] },
      play: [{ attack: "r 2/2" }, "both pass", { pick: "石垣の熊" }, ...times(2)],
      after: { me: { life: 20, battleArea: [{ name: "石垣の熊", damage: 2 }] }, you: { dust: ["r 2/2"] } },
    },
    {
      turnPlayer: "you",
      me: { battleArea: ["石垣の熊"] },
      you: { battleArea: ["r 2/2"] },
      play: [{ attack: "r 2/2" }, ...times(2)],
      after: { asks: { of: "me", ask: "pick", offers: ["石垣の熊"], min: 0 } },
    },
  );
});
