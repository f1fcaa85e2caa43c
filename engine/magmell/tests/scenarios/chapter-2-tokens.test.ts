import { describe } from "vitest";
import type { Effect } from "../../model/effect";
import { ANY_UNIT, createBody, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("numbers (203)", () => {
  scenario("mag:203.2", "half of an odd number is rounded as the card says", {
    me: { hand: ["drains half their life"], stones: "rbnnn" },
    you: { life: 7 },
    play: [{ use: "drains half their life" }, "both pass"],
    after: { me: { stones: "BNNNX" }, you: { life: 3 } },
  });

  scenario(["mag:203.1", "mag:203.2"], "every number on the way is whole: half of 5, twice, is 4 or 6", {
    cards: [
      createQuickMagic(
        "twice half of my life",
        "r",
        createBody(
          {
            do: "damage",
            to: { player: "opponent" },
            amount: { product: [{ half: { life: "you" }, round: "down" }, 2] },
          },
          { do: "loseLife", who: "opponent", amount: { product: [{ half: { life: "you" }, round: "up" }, 2] } },
        ),
      ),
    ],
    me: { hand: ["twice half of my life"], stones: "r", life: 5 },
    play: [{ use: "twice half of my life" }, "both pass"],
    after: {
      you: { life: 10 },
      events: [
        { type: "damaged", amount: 4 },
        { type: "lifeLost", amount: 6 },
      ],
    },
  });

  scenario("mag:203.3", "a negative amount of damage is ignored", {
    cards: [
      createQuickMagic("burns by a negative number", "r", {
        effects: [
          { do: "damage", to: { player: "opponent" }, amount: { minus: [1, 3] } },
          { do: "gainLife", who: "you", amount: { minus: [1, 3] } },
        ],
      }),
    ],
    me: { hand: ["burns by a negative number"], stones: "r", life: 10 },
    you: { life: 10 },
    play: [{ use: "burns by a negative number" }, "both pass"],
    after: {
      me: { life: 10, dust: ["burns by a negative number"] },
      you: { life: 10 },
      never: [{ type: "damaged" }, { type: "lifeGained" }, { type: "lifeLost" }],
    },
  });

  scenario("mag:203.4", "dividing a number gives each at least 1", {
    me: { hand: ["divides 3"], stones: "rn" },
    you: { battleArea: ["g 4/4"], life: 20 },
    play: [
      { use: "divides 3" },
      { number: 2 },
      { picks: ["you", "g 4/4"] },
      { now: { asks: { of: "me", ask: "number", min: 1, max: 2 } } },
      { refused: { number: 0 } },
      { refused: { number: 3 } },
      { number: 1 },
      "both pass",
    ],
    after: { you: { life: 19, battleArea: [{ name: "g 4/4", damage: 2 }] } },
  });
});

describe("tokens (206)", () => {
  scenario(["mag:206.1", "mag:206.3"], "a token is what the ability that makes it says", {
    me: { hand: ["makes 2 sprouts"], stones: "gn" },
    play: [{ use: "makes 2 sprouts" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "sprout", ap: 1, hp: 1, colors: [], rested: false },
          { name: "sprout", ap: 1, hp: 1 },
        ],
      },
    },
  });

  scenario(["mag:206.4", "mag:705.4.5"], "a token that is returned to the hand vanishes there at the next check", {
    me: { hand: ["returns a unit"], stones: "bn", battleArea: ["sprout"] },
    play: [{ use: "returns a unit" }, "both pass"],
    after: {
      me: { battleArea: [], hand: [] },
      events: [{ type: "moved", name: "sprout", to: "hand" }, { type: "vanished" }],
    },
  });

  scenario(["mag:206.4", "mag:705.4.5"], "a token in the battle area stays", {
    me: { hand: ["draws 1"], stones: "bn", battleArea: ["sprout"] },
    play: [{ use: "draws 1" }, "both pass"],
    after: { me: { battleArea: ["sprout"] }, never: [{ type: "vanished", name: "sprout" }] },
  });

  scenario(["mag:206.5", "mag:705.4.6"], "a token that dies triggers what watches, and then vanishes from the dust", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["grows when another dies"] },
    you: { battleArea: ["sprout"] },
    play: [{ use: "bolt 2" }, { pick: "sprout" }, "both pass", "both pass"],
    after: {
      me: { battleArea: [{ name: "grows when another dies", counters: { power: 1 } }] },
      you: { battleArea: [], dust: [] },
      events: [
        { type: "moved", name: "sprout", to: "dust" },
        { type: "vanished", name: "sprout" },
      ],
    },
  });

  scenario("mag:206.5", "a token's own ability triggers when it dies", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["ember"] },
    play: [{ use: "bolt 2" }, "both pass", { now: { chant: ["ability of ember"] } }, "both pass"],
    after: { me: { life: 19 }, you: { battleArea: [], dust: [] } },
  });

  scenario(
    ["mag:206.5", "mag:705.4.6"],
    "a token that goes away and comes back vanishes although it is in the battle area",
    {
      cards: [
        createQuickMagic(
          "any unit to the dream and back",
          "b",
          createTargetedBody(
            { zones: ["battleArea"], count: 1 },
            { do: "put", what: { target: 0 }, to: "dream", store: "away" },
            { do: "summon", what: { stored: "away" } },
          ),
        ),
      ],
      me: { hand: ["any unit to the dream and back"], stones: "b", battleArea: ["sprout"] },
      play: [{ use: "any unit to the dream and back" }, "both pass"],
      after: { me: { battleArea: [], dream: [] }, events: [{ type: "vanished", name: "sprout" }] },
    },
  );

  scenario("mag:206.2", "a token is no card: what aims at cards does not find it", {
    me: { hand: ["a unit to the dream and back"], stones: "bn", battleArea: ["sprout"] },
    play: [{ refused: { use: "a unit to the dream and back" }, because: ["NO_TARGET"] }],
    after: { me: { hand: ["a unit to the dream and back"] } },
  });
});

describe("tokens and counters that have moved (705.4.5, 705.4.6, 705.4.8)", () => {
  const it = { target: 0 } as const;
  const ELSEWHERE = ["dust", "hand", "grimoire", "dream"] as const;
  const blinks = (name: string, before: readonly Effect[], ...after: readonly Effect[]) =>
    createQuickMagic(
      name,
      "",
      createTargetedBody(
        ANY_UNIT,
        ...before,
        { do: "put", what: it, to: "dream", store: "it" },
        { do: "summon", what: { stored: "it" }, store: "it" },
        ...after,
      ),
    );

  for (const zone of ELSEWHERE) {
    scenario(
      ["mag:705.4.5", "mag:206.4", "mag:206.5"],
      `a token put into the ${zone} lies there until the next check`,
      {
        cards: [createQuickMagic("puts it away", "", createTargetedBody(ANY_UNIT, { do: "put", what: it, to: zone }))],
        me: { [zone]: [], hand: ["puts it away"], battleArea: ["sprout"] },
        play: [{ use: "puts it away" }, "both pass"],
        after: {
          me: { battleArea: [], [zone]: zone === "dust" ? ["puts it away"] : [] },
          events: [
            { type: "moved", name: "sprout", to: zone },
            { type: "resolved" },
            { type: "vanished", rule: "mag:705.4.5" },
          ],
        },
      },
    );
  }

  scenario(["mag:705.4.6", "mag:206.5"], "a token vanishes even in a stone area", {
    cards: [
      createQuickMagic(
        "puts it away",
        "",
        createTargetedBody(ANY_UNIT, { do: "put", what: it, to: "stoneArea", under: "you" }),
      ),
    ],
    me: { hand: ["puts it away"], battleArea: ["sprout"] },
    play: [{ use: "puts it away" }, "both pass"],
    after: {
      me: { stones: "" },
      events: [
        { type: "moved", to: "stoneArea" },
        { type: "vanished", rule: "mag:705.4.6" },
      ],
    },
  });

  scenario("mag:705.4.6", "a token that has moved and would be destroyed is destroyed, and vanishes after that", {
    cards: [blinks("blinks and weakens", [], { do: "putCounters", on: { stored: "it" }, counter: "weak", count: 2 })],
    me: { hand: ["blinks and weakens"], battleArea: ["sprout"] },
    play: [{ use: "blinks and weakens" }, "both pass"],
    after: {
      me: { battleArea: [], dust: ["blinks and weakens"] },
      events: [{ type: "moved", name: "sprout", cause: "destroy" }, { type: "vanished" }],
    },
  });

  scenario("mag:705.4.8", "counters put on a unit where it has arrived stay, at this check and the next", {
    cards: [blinks("blinks and empowers", [], { do: "putCounters", on: { stored: "it" }, counter: "power", count: 1 })],
    me: { hand: ["blinks and empowers"], battleArea: [{ name: "g 2/2", counters: { power: 2 } }] },
    play: [
      { use: "blinks and empowers" },
      "both pass",
      { now: { me: { battleArea: [{ name: "g 2/2", counters: { power: 1 } }] } } },
      "pass",
    ],
    after: { me: { battleArea: [{ name: "g 2/2", counters: { power: 1 } }] } },
  });

  scenario(["mag:705.4.8", "mag:705.4.9"], "power and weak counters that have moved are removed once", {
    cards: [blinks("weakens and blinks", [{ do: "putCounters", on: it, counter: "weak", count: 1 }])],
    me: { hand: ["weakens and blinks"], battleArea: [{ name: "g 2/2", counters: { power: 2 } }] },
    play: [{ use: "weakens and blinks" }, "both pass"],
    after: {
      me: { battleArea: [{ name: "g 2/2", counters: {} }] },
      events: [
        { type: "countersRemoved", counter: "power", count: 2 },
        { type: "countersRemoved", counter: "weak", count: 1 },
      ],
      never: [{ type: "countersRemoved", rule: "mag:705.4.9" }],
    },
  });

  scenario("mag:705.4.9", "counters of other sorts make no pairs", {
    me: { battleArea: [{ name: "g 4/4", counters: { power: 1, cremation: 1 } }] },
    after: { me: { battleArea: [{ name: "g 4/4", counters: { power: 1, cremation: 1 } }] } },
  });

  scenario(["mag:705.4.9", "mag:224.3"], "more weak counters than power counters leave the difference", {
    me: { battleArea: [{ name: "g 4/4", counters: { power: 1, weak: 2 } }] },
    after: { me: { battleArea: [{ name: "g 4/4", counters: { weak: 1 } }] } },
  });
});
