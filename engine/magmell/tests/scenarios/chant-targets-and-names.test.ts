import { describe } from "vitest";
import {
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const MINE = { whose: "you" } as const;
const WARD = createQuickMagic(
  "ward",
  "b",
  createTargetedBody(
    { zones: ["chant"], where: { targets: { kind: "unit", ...MINE } }, count: 1 },
    { do: "negate", what: { target: 0 } },
  ),
);
const PARRY = createQuickMagic(
  "parry",
  "b",
  createTargetedBody(
    { zones: ["chant"], where: { targetsPlayer: "you" }, count: 1 },
    { do: "negate", what: { target: 0 } },
  ),
);
const RECOIL = createQuickMagic(
  "recoil",
  "b",
  createTargetedBody(
    { zones: ["chant"], where: { card: false }, count: 1 },
    { do: "negate", what: { target: 0 } },
    { do: "destroy", what: { sourceOf: { target: 0 } } },
  ),
);

describe("what lies on the chant and its targets", () => {
  scenario("mag:702.3.2", "a card that has a unit of mine as its target is found by it", {
    cards: [WARD],
    me: { hand: ["bolt 2"], stones: "r" },
    you: { hand: ["ward"], stones: "b", battleArea: ["g 1/1"] },
    play: [{ use: "bolt 2" }, "pass", { use: "ward" }, "both pass"],
    after: { me: { dust: ["bolt 2"] }, you: { battleArea: ["g 1/1"] }, chant: [] },
  });
  scenario("mag:702.3.2", "one with a unit of somebody else is not", {
    cards: [WARD],
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["g 3/3"] },
    you: { hand: ["ward"], stones: "b" },
    play: [{ use: "bolt 2" }, "pass", { refused: { use: "ward" }, because: ["NO_TARGET"] }],
    after: { chant: ["bolt 2"] },
  });
  scenario("mag:702.3.2", "one that has me as its target is found by that", {
    cards: [PARRY],
    me: { hand: ["burns player 4"], stones: "rrr" },
    you: { hand: ["parry"], stones: "b" },
    play: [{ use: "burns player 4" }, { pick: "you" }, "pass", { use: "parry" }, "both pass"],
    after: { you: { life: 20 }, chant: [] },
  });
  scenario("mag:702.3.2", "one that has the other player as its target is not", {
    cards: [PARRY],
    me: { hand: ["burns player 4"], stones: "rrr" },
    you: { hand: ["parry"], stones: "b" },
    play: [{ use: "burns player 4" }, { pick: "me" }, "pass", { refused: { use: "parry" }, because: ["NO_TARGET"] }],
    after: { chant: ["burns player 4"] },
  });
  const crier = createUnit(
    "crier",
    "r",
    "1/1",
    createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "loseLife", who: "opponent", amount: 1 })),
  );
  scenario(["mag:301.3", "mag:301.7"], "the unit whose ability lies there is reached through it", {
    cards: [RECOIL, crier],
    me: { hand: ["crier"], stones: "r" },
    you: { hand: ["recoil"], stones: "b" },
    play: [{ use: "crier" }, "both pass", "pass", { use: "recoil" }, "both pass"],
    after: { me: { battleArea: [], dust: ["crier"] }, you: { life: 20 } },
  });
  scenario(["mag:301.3", "mag:401.6"], "not when it has left", {
    cards: [RECOIL],
    me: { hand: ["destroys a unit"], stones: "bbb", battleArea: ["1 damage when it dies"] },
    you: { hand: ["recoil"], stones: "b", battleArea: ["g 2/2"] },
    play: [
      { use: "destroys a unit" },
      { pick: "1 damage when it dies" },
      "both pass",
      "pass",
      { use: "recoil" },
      "both pass",
    ],
    after: { me: { dust: ["destroys a unit", "1 damage when it dies"] }, you: { battleArea: ["g 2/2"] } },
  });
});

describe("naming a card", () => {
  const call = createMagic(
    "calls a name",
    "b",
    createBody(
      { do: "chooseName", who: "you", store: "name" },
      { do: "reveal", what: { top: "grimoire", whose: "you", count: 1 }, store: "seen" },
      { do: "put", what: { of: { stored: "seen" }, where: { storedName: "name" } }, to: "hand" },
    ),
  );
  const me = { hand: ["calls a name"], stones: "b", grimoire: ["draws 1", "b 1/1"] } as const;
  scenario(["mag:205.3", "mag:207.1"], "a card of that name is found by it", {
    cards: [call],
    me,
    play: [{ use: "calls a name" }, "both pass", { option: "draws 1" }],
    after: { me: { hand: ["draws 1"] } },
  });
  scenario(["mag:205.3", "mag:207.1"], "a card of another name is not", {
    cards: [call],
    me,
    play: [{ use: "calls a name" }, "both pass", { option: "b 1/1" }],
    after: { me: { hand: [] } },
  });
});
