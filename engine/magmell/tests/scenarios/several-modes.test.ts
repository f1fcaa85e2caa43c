import { describe } from "vitest";
import type { Modes } from "../../model/ability";
import type { Effect, EffectOf } from "../../model/effect";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const hit: Effect = { do: "damage", to: { target: 0 }, amount: 1 };
const modes: Modes["modes"] = [
  createTargetedBody(ANY_UNIT, hit),
  createBody({ do: "gainLife", who: "you", amount: 1 }),
  createTargetedBody([ANY_UNIT, { zones: ["battleArea"], count: 1, where: { not: { among: { target: 0 } } } }], {
    do: "damage",
    to: { target: 1 },
    amount: 2,
  }),
];
const charm = (more: Omit<Modes, "modes"> = {}) => createMagic("charm", "r", { modes, ...more });
const me = { hand: ["charm"], stones: "r", life: 10 } as const;

describe("several modes", () => {
  scenario("house:17", "of exactly two are chosen one after the other, and carried out in the order written", {
    cards: [charm({ choose: 2 })],
    me,
    you: { battleArea: ["g 2/2", "g 3/3"] },
    play: [
      { use: "charm" },
      { now: { asks: { of: "me", ask: "option", offers: ["0", "1"] } } },
      { option: 1 },
      { pick: "g 2/2" },
      "both pass",
    ],
    after: {
      me: { life: 11 },
      you: { battleArea: ["g 2/2", { name: "g 3/3", damage: 2 }] },
      events: [
        { type: "modeChosen", mode: 1 },
        { type: "modeChosen", mode: 2 },
        { type: "lifeGained" },
        { type: "damaged", amount: 2, name: "g 3/3" },
      ],
    },
  });
  scenario("house:17", "each have targets of their own", {
    cards: [charm({ choose: { min: 1, max: 3 } })],
    me,
    you: { battleArea: ["g 2/2", "g 4/4"] },
    play: [{ use: "charm" }, { number: 3 }, { pick: "g 4/4" }, { pick: "g 2/2" }, "both pass"],
    after: {
      me: { life: 11 },
      you: { battleArea: ["g 2/2", { name: "g 4/4", damage: 3 }] },
      events: [{ type: "damaged", amount: 1 }, { type: "lifeGained" }, { type: "damaged", amount: 2 }],
    },
  });
  scenario("house:17", "whose targets cannot be chosen do not count", {
    cards: [charm({ choose: { min: 1, max: 2 } })],
    me,
    play: [{ use: "charm" }, "both pass"],
    after: { me: { life: 11 } },
  });
  scenario(["house:17", "mag:702.3.2"], "of which there are too few make the card unusable", {
    cards: [charm({ choose: 2 })],
    me,
    play: [{ refused: { use: "charm" }, because: ["NO_TARGET"] }],
    after: { me: { hand: ["charm"] } },
  });
  scenario("house:17", "may be the same where the text says so", {
    cards: [charm({ choose: 3, again: true })],
    me,
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "charm" }, { option: 0 }, { option: 0 }, { option: 1 }, "both pass"],
    after: { me: { life: 11 }, you: { battleArea: [{ name: "g 4/4", damage: 2 }] } },
  });
  scenario(["house:17", "mag:704.3.1.3"], "lose only the targets that have left", {
    cards: [charm({ choose: { min: 1, max: 3 } })],
    me,
    you: { battleArea: ["g 4/4", "g 3/3"], hand: ["returns a unit"], stones: "bb" },
    play: [
      { use: "charm" },
      { number: 3 },
      { pick: "g 4/4" },
      { pick: "g 3/3" },
      "pass",
      { use: "returns a unit" },
      { pick: "g 3/3" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 11 }, you: { battleArea: [{ name: "g 4/4", damage: 3 }] } },
  });
  scenario("house:17", "of a triggered ability are chosen as it is put on the chant", {
    cards: [
      createUnit("herald", "r", "1/1", createTriggeredAbility(WHEN_SUMMONED, { modes: modes.slice(0, 2), choose: 2 })),
    ],
    me: { hand: ["herald"], stones: "r", life: 10 },
    you: { battleArea: ["g 2/2"] },
    play: [{ use: "herald" }, "both pass", { pick: "g 2/2" }, "both pass"],
    after: { me: { life: 11 }, you: { battleArea: [{ name: "g 2/2", damage: 1 }] } },
  });
  const both = charm({
    choose: {
      min: 1,
      max: { if: { amount: { life: "you" }, is: "<=", than: 5 }, then: 2, otherwise: 1 },
    },
  });
  scenario("house:17", "are as many as a condition allows", {
    cards: [both],
    me: { ...me, life: 5 },
    you: { battleArea: ["g 2/2"] },
    play: [{ use: "charm" }, { number: 2 }, "both pass"],
    after: { me: { life: 6 }, you: { battleArea: [{ name: "g 2/2", damage: 1 }] } },
  });
  scenario("house:17", "is one where the condition does not hold", {
    cards: [both],
    me: { ...me, life: 6 },
    you: { battleArea: ["g 2/2"] },
    play: [{ use: "charm" }, { option: 1 }, "both pass"],
    after: { me: { life: 7 } },
  });
});

describe("several modes on resolution", () => {
  const gain = (amount: number): readonly Effect[] => [{ do: "gainLife", who: "you", amount }];
  const burn: readonly Effect[] = [{ do: "damage", to: { player: "opponent" }, amount: { life: "you" } }];
  const wheel = (more: Partial<EffectOf<"chooseMode">>) =>
    createMagic("wheel", "r", createBody({ do: "chooseMode", who: "you", modes: [gain(1), burn, gain(2)], ...more }));
  scenario("mag:704.3.2.2", "are carried out in the order written", {
    cards: [wheel({ choose: 2 })],
    me: { hand: ["wheel"], stones: "r", life: 4 },
    play: [{ use: "wheel" }, "both pass", { option: 0 }, { option: 0 }],
    after: { me: { life: 5 }, you: { life: 15 } },
  });
  scenario("mag:704.3.2.2", "may be fewer, none or the same where the text says so", {
    cards: [wheel({ choose: { min: 0, max: 2 }, again: true })],
    me: { hand: ["wheel", "wheel"], stones: "rr", life: 4 },
    play: [{ use: "wheel" }, "both pass", { number: 2 }, { option: 2 }, { use: "wheel" }, "both pass", { number: 0 }],
    after: { me: { life: 8 }, you: { life: 20 } },
  });
});
