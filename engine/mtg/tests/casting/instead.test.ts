import { describe } from "vitest";
import { createEnchantment, createSpell, createTargetSpec, createTriggeredAbility } from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

const spark = createSpell("Quiet Spark", "instant", "R", {
  targets: [createTargetSpec({ type: "creature" }, { players: "any" })],
  effects: [{ do: "damage", to: { target: 0 }, amount: 3 }],
});

describe("abilities that prevent", () => {
  const shelter = (prevent: number | "all") =>
    createEnchantment("Rain Shelter", {
      type: "replacement",
      on: { on: "damaged", what: { player: "you" }, other: { color: "r" } },
      instead: { prevent },
    });
  const jar = createEnchantment(
    "Pain Jar",
    createTriggeredAbility({ on: "damaged", what: { player: "opponent" } }, { do: "gainLife", who: "you", amount: 1 }),
  );

  scenario(["mtg-6e:T.10.7", "mtg-6e:A.4.r4"], "all of a damage leave nothing that could trigger", {
    eras: ALL,
    cards: [shelter("all"), spark, jar],
    me: { hand: ["Quiet Spark"], pool: { r: 1 }, battlefield: ["Pain Jar"] },
    you: { battlefield: ["Rain Shelter"] },
    play: [{ cast: "Quiet Spark" }, { pick: "you" }, "both pass"],
    after: { stack: [], you: { life: 20 }, me: { life: 20 }, never: [{ type: "damaged" }] },
  });

  scenario(["mtg-6e:T.10.7", "mtg-6e:T.10.8"], "some of it leave the rest, each time anew", {
    cards: [shelter(1), spark],
    me: { hand: ["Quiet Spark", "Quiet Spark"], pool: { r: 2 } },
    you: { battlefield: ["Rain Shelter"] },
    play: [
      { cast: "Quiet Spark" },
      { pick: "you" },
      "both pass",
      { cast: "Quiet Spark" },
      { pick: "you" },
      "both pass",
    ],
    after: { you: { life: 16 } },
  });

  scenario("mtg-6e:T.10.7", "do nothing for what they do not speak of", {
    cards: [shelter("all"), { ...spark, colors: ["b"] }],
    me: { hand: ["Quiet Spark"], pool: { r: 1 } },
    you: { battlefield: ["Rain Shelter"] },
    play: [{ cast: "Quiet Spark" }, { pick: "you" }, "both pass"],
    after: { you: { life: 17 } },
  });
});

describe("abilities that do something instead", () => {
  const study = createEnchantment("Twofold Study", {
    type: "replacement",
    on: { on: "draws", who: "you" },
    instead: {
      effects: [
        { do: "draw", who: "you", amount: 1 },
        { do: "gainLife", who: "you", amount: 1 },
      ],
    },
  });
  const read = createSpell("Slow Reading", "sorcery", "U", { effects: [{ do: "draw", who: "you", amount: 2 }] });
  scenario(["mtg-6e:T.10.8", "mtg-6e:G.15.r2"], "meet each event once, and not what comes in its place", {
    eras: ALL,
    cards: [study, read],
    me: { hand: ["Slow Reading"], pool: { u: 1 }, battlefield: ["Twofold Study"] },
    play: [{ cast: "Slow Reading" }, "both pass"],
    after: { me: { life: 22, handCount: 2 } },
  });

  const cup = createEnchantment("Turned Cup", {
    type: "replacement",
    on: { on: "lifeGained", who: "opponent" },
    instead: { effects: [{ do: "loseLife", who: "opponent", amount: { event: "amount" } }] },
  });
  const tonic = createSpell("Small Tonic", "instant", "W", { effects: [{ do: "gainLife", who: "you", amount: 3 }] });
  scenario("mtg-6e:T.10.7", "leave nothing of the event itself", {
    eras: ALL,
    cards: [cup, tonic],
    me: { hand: ["Small Tonic"], pool: { w: 1 } },
    you: { battlefield: ["Turned Cup"] },
    play: [{ cast: "Small Tonic" }, "both pass"],
    after: { me: { life: 17 }, never: [{ type: "lifeGained" }] },
  });
  scenario("mtg-6e:T.10.7", "leave events of the other player alone", {
    cards: [cup, tonic],
    me: { hand: ["Small Tonic"], pool: { w: 1 }, battlefield: ["Turned Cup"] },
    play: [{ cast: "Small Tonic" }, "both pass"],
    after: { me: { life: 23 } },
  });
});
