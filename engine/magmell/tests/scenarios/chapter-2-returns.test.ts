import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
const RETURNED = createUnit(
  "draws when one returns",
  "",
  "0/9",
  createTriggeredAbility(
    { on: "move", what: { kind: "unit", whose: "you" }, cause: "return" },
    createBody({ do: "draw", who: "you", count: 1 }),
  ),
);

describe("a card that goes to the hand instead (228.1, 306.1.2)", () => {
  scenario(["mag:228.1", "mag:306.1.2"], "a unit that would be destroyed and goes to the hand is returned", {
    cards: [
      KILLS,
      RETURNED,
      createUnit(
        "slips away",
        "",
        "1/1",
        createReplacementAbility({ on: "move", what: "self", cause: "destroy" }, { to: "hand" }),
      ),
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
      createUnit(
        "comes instead of being discarded",
        "",
        "1/1",
        createReplacementAbility(
          { on: "move", what: "self", cause: "discard" },
          { to: "battleArea" },
          { zones: ["hand"] },
        ),
      ),
      createUnit(
        "heals when one is summoned",
        "",
        "0/9",
        createTriggeredAbility(
          { on: "move", what: { kind: "unit" }, cause: "summon" },
          createBody({ do: "gainLife", who: "you", amount: 1 }),
        ),
      ),
      createQuickMagic("drops all", "", createBody({ do: "discard", who: "you", count: "all", how: "choose" })),
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
