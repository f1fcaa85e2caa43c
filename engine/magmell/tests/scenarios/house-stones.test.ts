import { describe } from "vitest";
import { createBody, createStaticAbility, createStone, createTriggeredAbility } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const MOURNED = createStone(
  "heals when turned down",
  createStaticAbility("self", [{ colors: ["green"], keep: true }]),
  createTriggeredAbility({ on: "turnedFaceDown", what: "self" }, createBody({ do: "gainLife", who: "you", amount: 2 })),
);

describe("where the rules are silent on stones", () => {
  scenario(["house:45", "mag:219.6.2"], "a stone notices that it is turned face down, also to pay a catalyst", {
    cards: [MOURNED],
    me: { hand: ["catalyst any 3/3"], stones: "g", stoneArea: ["heals when turned down"], life: 10 },
    play: [
      { use: "catalyst any 3/3" },
      { now: { chant: ["ability of heals when turned down", "catalyst any 3/3"], events: [{ type: "triggered" }] } },
      "both pass",
    ],
    after: { me: { life: 12 }, chant: ["catalyst any 3/3"] },
  });

  scenario(["house:45", "mag:219.6.2"], "it does not notice when another stone is, nor while it lies face down", {
    cards: [MOURNED],
    me: { hand: ["turns a stone down"], stones: "bn" },
    you: {
      stoneArea: ["heals when turned down", { name: "heals when turned down", faceDown: true }],
      stones: "r",
      life: 10,
    },
    play: [{ use: "turns a stone down" }, { pick: "赤の魔石" }, "both pass"],
    after: { you: { life: 10 }, chant: [], never: [{ type: "triggered" }] },
  });
});
