import { describe } from "vitest";
import type { EventPattern, ReplacementAbility } from "../../model/ability";
import {
  ANY_CHANT_CARD,
  createBody,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const HEAL = { effects: [{ do: "gainLife", who: "you", amount: 1 }] } as const;
const says = (on: EventPattern, instead: ReplacementAbility["instead"] = HEAL) =>
  createUnit("says so", "", "1/4", createReplacementAbility(on, instead));
const NEGATES = createQuickMagic(
  "negates it",
  "",
  createTargetedBody(ANY_CHANT_CARD, { do: "negate", what: { target: 0 } }),
);
const GAIN = createQuickMagic("gain", "", createBody({ do: "gainLife", who: "you", amount: 5 }));

describe("something else instead of an attack or a defence (306.1.2)", () => {
  scenario(["mag:306.1.2", "mag:306.1.2.1", "mag:701.3.1.3"], "the unit rests, and the battle breaks", {
    cards: [says({ on: "attack", what: "self" })],
    me: { battleArea: ["says so"], life: 10 },
    play: [{ attack: "says so" }, "both pass", { now: { step: "end" } }],
    after: { me: { life: 11, battleArea: [{ name: "says so", rested: true }] }, never: [{ type: "attacked" }] },
  });

  scenario("mag:306.1.2", "the attack of another unit goes on", {
    cards: [says({ on: "attack", what: "self" })],
    me: { battleArea: ["says so", "r 1/1"], life: 10 },
    play: [{ attack: "r 1/1" }, "both pass"],
    after: { me: { life: 10 }, battle: { attacker: "r 1/1", target: "you" }, events: [{ type: "attacked" }] },
  });

  scenario(["mag:306.1.2", "mag:701.4.1"], "nobody defends", {
    cards: [says({ on: "defend", what: "self" })],
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["says so"], life: 10 },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", { pick: "says so" }, "both pass"],
    after: { you: { life: 8, battleArea: [{ name: "says so", damage: 0 }] }, never: [{ type: "defended" }] },
  });

  scenario("mag:306.1.2", "another unit defends as ever", {
    cards: [says({ on: "defend", what: "self" })],
    me: { battleArea: ["r 3/3"] },
    you: { battleArea: ["says so", "g 4/4"], life: 10 },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", { pick: "g 4/4" }, "both pass"],
    after: { you: { life: 10, battleArea: ["says so", { name: "g 4/4", damage: 3 }] } },
  });
});

describe("something else instead of being negated (231.1, 306.1.2)", () => {
  scenario(["mag:231.1", "mag:306.1.2.1"], "the card stays on the chant and resolves", {
    cards: [says({ on: "negated", what: { whose: "you" } }), GAIN, NEGATES],
    me: { battleArea: ["says so"], hand: ["gain"], life: 10 },
    you: { hand: ["negates it"] },
    play: [
      { use: "gain" },
      "pass",
      { use: "negates it", by: "you" },
      "both pass",
      { now: { me: { life: 11 }, chant: ["gain"] } },
      "both pass",
    ],
    after: { me: { life: 16, dust: ["gain"] }, never: [{ type: "negated" }, { type: "moved", cause: "negate" }] },
  });

  scenario(["mag:231.1", "mag:306.1.2"], "it goes to the hand", {
    cards: [says({ on: "negated", what: { whose: "you" } }, { to: "hand" }), GAIN, NEGATES],
    me: { battleArea: ["says so"], hand: ["gain"], life: 10 },
    you: { hand: ["negates it"] },
    play: [{ use: "gain" }, "pass", { use: "negates it", by: "you" }, "both pass"],
    after: { me: { life: 10, hand: ["gain"], dust: [] }, chant: [], never: [{ type: "negated" }] },
  });

  scenario(["mag:231.1", "mag:306.1.2", "house:20"], "an ability stays as well", {
    cards: [
      says({ on: "negated", what: { whose: "you" } }),
      createUnit(
        "comes",
        "",
        "1/1",
        createTriggeredAbility(WHEN_SUMMONED, createBody({ do: "gainLife", who: "you", amount: 5 })),
      ),
      createQuickMagic(
        "negates it",
        "",
        createTargetedBody(
          { zones: ["chant"], where: { card: false }, count: 1 },
          { do: "negate", what: { target: 0 } },
        ),
      ),
    ],
    me: { battleArea: ["says so"], hand: ["comes"], life: 10 },
    you: { hand: ["negates it"] },
    play: [
      { use: "comes" },
      "both pass",
      "pass",
      { use: "negates it", by: "you" },
      "both pass",
      { now: { me: { life: 11 }, chant: ["ability of comes"] } },
      "both pass",
    ],
    after: { me: { life: 16 }, chant: [], never: [{ type: "negated" }] },
  });

  scenario("mag:231.1", "what is not spoken of is negated", {
    cards: [says({ on: "negated", what: { whose: "opponent" } }), GAIN, NEGATES],
    me: { battleArea: ["says so"], hand: ["gain"], life: 10 },
    you: { hand: ["negates it"] },
    play: [{ use: "gain" }, "pass", { use: "negates it", by: "you" }, "both pass"],
    after: { me: { life: 10, dust: ["gain"] }, chant: [], events: [{ type: "negated" }] },
  });
});
