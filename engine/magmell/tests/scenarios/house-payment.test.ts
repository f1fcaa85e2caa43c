import { describe } from "vitest";
import {
  createBody,
  createQuickMagic,
  createReplacementAbility,
  createStone,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const HEALS = (cost: string) => createQuickMagic("heals", cost, createBody({ do: "gainLife", who: "you", amount: 1 }));
const BRITTLE = createStone(
  "brittle stone",
  createReplacementAbility(
    { on: "turnedFaceDown", what: "self" },
    { effects: [{ do: "put", what: "self", to: "dust" }] },
  ),
);

describe("payment with stones whose turning is replaced", () => {
  scenario(["house:53", "mag:306.1.2", "mag:702.3.4.2"], "the stone goes to the dust, and the price is paid", {
    cards: [BRITTLE, HEALS("/1")],
    me: { stoneArea: ["brittle stone"], hand: ["heals"], life: 10 },
    play: [{ use: "heals" }, { now: { me: { dust: ["brittle stone"], stoneArea: [] } } }, "both pass"],
    after: { me: { life: 11 } },
  });

  scenario(["house:53", "mag:306.1.2"], "as when an effect turns it down", {
    cards: [
      BRITTLE,
      createQuickMagic(
        "turns mine down",
        "",
        createBody({ do: "turnFaceDown", what: { all: "stoneArea", whose: "you" } }),
      ),
    ],
    me: { stoneArea: ["brittle stone"], hand: ["turns mine down"] },
    play: [{ use: "turns mine down" }, "both pass"],
    after: { me: { dust: ["brittle stone", "turns mine down"], stoneArea: [] } },
  });

  scenario(["house:53", "mag:306.1.2", "mag:702.3.4.1"], "a stone that stays awake instead still pays the use cost", {
    cards: [
      createStone(
        "lively stone",
        createReplacementAbility(
          { on: "rested", what: "self" },
          { effects: [{ do: "gainLife", who: "you", amount: 2 }] },
        ),
      ),
      HEALS("1"),
    ],
    me: { stoneArea: ["lively stone"], hand: ["heals"], life: 10 },
    play: [{ use: "heals" }, { now: { me: { life: 12 } } }, "both pass"],
    after: { me: { life: 13, stoneArea: [{ name: "lively stone", rested: false }] } },
  });

  scenario(
    ["house:53", "house:23", "mag:702.3.4"],
    "a stone that leaves when it is rested is missing for the catalyst",
    {
      cards: [
        createStone(
          "fleeting stone",
          createReplacementAbility(
            { on: "rested", what: "self" },
            { effects: [{ do: "return", what: "self", to: "stoneDeck" }] },
          ),
        ),
        HEALS("1/1"),
      ],
      me: { stoneArea: ["fleeting stone"], stoneDeck: [], hand: ["heals"], life: 10 },
      play: [{ use: "heals" }, { now: { me: { stoneArea: [], stoneDeck: ["fleeting stone"] } } }, "both pass"],
      after: { me: { life: 11 } },
    },
  );

  scenario(["house:53", "mag:306.1.2"], "what replaces the turning of all stones is asked once for each", {
    cards: [
      createUnit(
        "saves stones",
        "",
        "1/1",
        createReplacementAbility({ on: "turnedFaceDown", what: { kind: "stone", whose: "you" } }, { effects: [] }),
      ),
      HEALS("/2"),
    ],
    me: { battleArea: ["saves stones"], stones: "nn", hand: ["heals"], life: 10 },
    play: [{ use: "heals" }, { now: { me: { stones: "nn" } } }, "both pass"],
    after: { me: { life: 11, stones: "nn" } },
  });
});
