import { describe } from "vitest";
import { A_UNIT, aimed, doing, quick, replaced, unit, when } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const KILLS = quick("kills", "", aimed(A_UNIT, { do: "destroy", what: { target: 0 } }));
const RETURNED = unit(
  "draws when one returns",
  "",
  "0/9",
  when(
    { on: "move", what: { kind: "unit", whose: "you" }, cause: "return" },
    doing({ do: "draw", who: "you", count: 1 }),
  ),
);

describe("a card that goes to the hand instead (228.1, 306.1.2)", () => {
  scenario(["mag:228.1", "mag:306.1.2"], "a unit that would be destroyed and goes to the hand is returned", {
    cards: [
      KILLS,
      RETURNED,
      unit("slips away", "", "1/1", replaced({ on: "move", what: "self", cause: "destroy" }, { to: "hand" })),
    ],
    me: { battleArea: ["slips away", "draws when one returns"], hand: ["kills"] },
    play: [
      { use: "kills" },
      { pick: "slips away" },
      "both pass",
      { now: { me: { hand: ["slips away"] }, chant: ["ability of draws when one returns"] } },
      "both pass",
    ],
    after: { me: { hand: ["slips away", "b 4/4"] } },
  });

  scenario(["mag:226.1", "mag:306.1.2"], "a card that is put into the battle area instead is summoned", {
    cards: [
      unit(
        "comes instead of being discarded",
        "",
        "1/1",
        replaced({ on: "move", what: "self", cause: "discard" }, { to: "battleArea" }, { zones: ["hand"] }),
      ),
      unit(
        "heals when one is summoned",
        "",
        "0/9",
        when({ on: "move", what: { kind: "unit" }, cause: "summon" }, doing({ do: "gainLife", who: "you", amount: 1 })),
      ),
      quick("drops all", "", doing({ do: "discard", who: "you", count: "all", how: "choose" })),
    ],
    me: {
      battleArea: ["heals when one is summoned"],
      hand: ["drops all", "comes instead of being discarded"],
      life: 10,
    },
    play: [{ use: "drops all" }, "both pass", "both pass"],
    after: { me: { life: 11, battleArea: ["heals when one is summoned", "comes instead of being discarded"] } },
  });
});
