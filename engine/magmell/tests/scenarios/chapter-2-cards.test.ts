import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("drawing and discarding (229, 233)", () => {
  scenario("mag:229.1", "the top card of one's own grimoire comes to the hand", {
    me: { hand: ["draws 1"], stones: "bn", grimoire: ["r 1/1", "r 2/2"] },
    play: [{ use: "draws 1" }, "both pass"],
    after: { me: { hand: ["r 1/1"], grimoire: ["r 2/2"] } },
  });

  scenario(["mag:229.2", "mag:302.1.1"], "two cards are drawn one after the other", {
    cards: [
      createUnit(
        "stings for each draw",
        "r",
        "1/1",
        createTriggeredAbility(
          { on: "move", what: { whose: "you" }, cause: "draw" },
          createBody({ do: "damage", to: { player: "opponent" }, amount: 1 }),
        ),
      ),
    ],
    me: {
      hand: ["draws 2"],
      stones: "bnn",
      grimoire: ["r 1/1", "r 2/2", "r 3/3"],
      battleArea: ["stings for each draw"],
    },
    play: [{ use: "draws 2" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: {
      me: { hand: ["r 1/1", "r 2/2"] },
      you: { life: 18 },
      events: [
        { type: "moved", name: "r 1/1", cause: "draw" },
        { type: "moved", name: "r 2/2", cause: "draw" },
      ],
    },
  });

  scenario(["mag:229.3", "mag:103"], "with one card left, drawing two draws it and loses at the next check", {
    me: { hand: ["draws 2"], stones: "bnn", grimoire: ["r 1/1"] },
    play: [{ use: "draws 2" }, "both pass"],
    after: {
      winner: "you",
      me: { hand: ["r 1/1"] },
      events: [
        { type: "drewFromEmpty", player: "me" },
        { type: "defeated", player: "me", rule: "mag:705.4.2" },
      ],
    },
  });

  scenario(["mag:229.3", "mag:102"], "a player who cannot draw does not even try", {
    me: { hand: ["draws 2"], stones: "bnn", grimoire: [] },
    you: { battleArea: ["they do not draw by effect"] },
    play: [{ use: "draws 2" }, "both pass"],
    after: { me: { hand: [] }, never: [{ type: "drewFromEmpty" }] },
  });

  scenario(["mag:233.1", "mag:233.2"], "whose cards they are chooses what is discarded", {
    me: { hand: ["they discard 1"], stones: "b" },
    you: { hand: ["g 1/1", "r 1/1", "b 1/1"] },
    play: [
      { use: "they discard 1" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick", offers: ["g 1/1", "r 1/1", "b 1/1"], min: 1, max: 1 } } },
      { pick: "r 1/1", by: "you" },
    ],
    after: { you: { hand: ["g 1/1", "b 1/1"], dust: ["r 1/1"] } },
  });

  scenario("mag:233.2", "unless the text says who does", {
    me: { hand: ["I take a magic from their hand"], stones: "bn" },
    you: { hand: ["bolt 2", "r 1/1", "gains 3"] },
    play: [
      { use: "I take a magic from their hand" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["bolt 2", "gains 3"] } } },
      { pick: "gains 3" },
    ],
    after: { you: { hand: ["bolt 2", "r 1/1"], dust: ["gains 3"] } },
  });

  scenario("mag:233.3", "without a hand nothing is discarded", {
    me: { hand: ["they discard 1"], stones: "b" },
    you: { hand: [] },
    play: [{ use: "they discard 1" }, "both pass"],
    after: { you: { hand: [], dust: [] }, never: [{ type: "moved", cause: "discard" }] },
  });

  scenario(["mag:233.3", "mag:704.3.2.2"], "choosing none of up to two is no discard", {
    me: { hand: ["discards up to 2, burns as many", "g 1/1", "r 1/1"], stones: "rn" },
    play: [{ use: "discards up to 2, burns as many" }, { pick: "you" }, "both pass", "done"],
    after: {
      me: { hand: ["g 1/1", "r 1/1"] },
      you: { life: 20 },
      never: [{ type: "moved", cause: "discard" }, { type: "damaged" }],
    },
  });

  scenario("mag:233.1", "what was discarded counts for the rest of the text", {
    me: { hand: ["discards up to 2, burns as many", "g 1/1", "r 1/1"], stones: "rn" },
    play: [{ use: "discards up to 2, burns as many" }, { pick: "you" }, "both pass", { picks: ["g 1/1", "r 1/1"] }],
    after: { me: { hand: [], dust: ["g 1/1", "r 1/1", "discards up to 2, burns as many"] }, you: { life: 18 } },
  });
});

describe("searching and negating (230, 231)", () => {
  scenario(["mag:230.1", "mag:230.2", "mag:230.4"], "the whole pile is searched for what fits, and shuffled", {
    me: { hand: ["finds a red unit"], stones: "rn", grimoire: ["g 1/1", "r 1/1", "bolt 2", "r 2/2"] },
    play: [
      { use: "finds a red unit" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2"], min: 0, max: 1 } } },
      { pick: "r 2/2" },
    ],
    after: {
      me: { hand: ["r 2/2"] },
      events: [
        { type: "searched", player: "me", found: 1 },
        { type: "moved", name: "r 2/2", to: "hand" },
        { type: "shuffled", player: "me" },
      ],
    },
  });

  scenario("mag:230.3", "a player may say that nothing was found", {
    me: { hand: ["finds a red unit"], stones: "rn", grimoire: ["g 1/1", "r 1/1"] },
    play: [{ use: "finds a red unit" }, "both pass", "done"],
    after: { me: { hand: [] }, events: [{ type: "searched", found: 0 }, { type: "shuffled" }] },
  });

  scenario(
    ["mag:230.2", "mag:230.4"],
    "only a range is searched when the text says so, and not shuffled when it says so",
    {
      me: { hand: ["searches the top 4 of theirs"], stones: "bnn" },
      you: { grimoire: ["r 1/1", "r 2/2", "r 3/3", "r 4/4", "g 1/1"] },
      play: [
        { use: "searches the top 4 of theirs" },
        "both pass",
        { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "r 2/2", "r 3/3", "r 4/4"] } } },
        { pick: "r 3/3" },
      ],
      after: {
        you: { grimoire: ["r 1/1", "r 2/2", "r 4/4", "g 1/1"], dust: ["r 3/3"] },
        never: [{ type: "shuffled" }],
      },
    },
  );

  scenario("mag:230.1", "the stone deck can be searched too", {
    me: { hand: ["finds a stone"], stones: "gg", stoneDeck: ["赤の魔石", "青の魔石"] },
    play: [{ use: "finds a stone" }, "both pass", { pick: "青の魔石" }],
    after: { me: { stones: "BGX", stoneDeck: ["赤の魔石"] } },
  });

  scenario(["mag:231.1", "house:20"], "an ability on the chant can be negated", {
    me: { hand: ["draws when summoned"], stones: "bn" },
    you: { hand: ["negates an ability"], stones: "b" },
    play: [{ use: "draws when summoned" }, "both pass", "pass", { use: "negates an ability", by: "you" }, "both pass"],
    after: { me: { battleArea: ["draws when summoned"], hand: [], dust: [] }, chant: [] },
  });

  scenario(["mag:231.2", "mag:704.3.1", "mag:704.3.1.1"], "a card all of whose targets are gone is negated", {
    me: { hand: ["bolt 2"], stones: "r", battleArea: ["gains when mine is negated"], life: 10 },
    you: { hand: ["returns a unit"], stones: "bn", battleArea: ["g 4/4"] },
    play: [
      { use: "bolt 2" },
      { pick: "g 4/4" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
      { now: { chant: ["ability of gains when mine is negated"] } },
      "both pass",
    ],
    after: { me: { life: 12, dust: ["bolt 2"] }, events: [{ type: "negated", name: "bolt 2" }] },
  });

  scenario(["mag:231.2", "mag:704.3.1"], "one target left is enough", {
    cards: [
      createMagic(
        "destroys 2",
        "b",
        createTargetedBody(
          { zones: ["battleArea"], count: 2 },
          { do: "destroy", what: { target: 0 } },
          { do: "draw", who: "you", count: 1 },
        ),
      ),
    ],
    me: { hand: ["destroys 2"], stones: "b" },
    you: { hand: ["returns a unit"], stones: "bn", battleArea: ["g 4/4", "r 4/4"] },
    play: [
      { use: "destroys 2" },
      "pass",
      { use: "returns a unit", by: "you" },
      { pick: "g 4/4" },
      "both pass",
      "both pass",
    ],
    after: { me: { hand: ["b 4/4"] }, you: { battleArea: [], dust: ["r 4/4", "returns a unit"], hand: ["g 4/4"] } },
  });

  scenario(["mag:704.3.1.2", "mag:231.2"], "a target that no longer fits is none", {
    cards: [
      createQuickMagic(
        "rests an awake unit",
        "b",
        createTargetedBody(
          { ...ANY_UNIT, where: { rested: false } },
          { do: "rest", what: { target: 0 } },
          { do: "draw", who: "you", count: 1 },
        ),
      ),
    ],
    me: { hand: ["rests an awake unit"], stones: "b" },
    you: { hand: ["rests a unit"], stones: "b", battleArea: ["g 4/4"] },
    play: [{ use: "rests an awake unit" }, "pass", { use: "rests a unit", by: "you" }, "both pass", "both pass"],
    after: {
      me: { hand: [], dust: ["rests an awake unit"] },
      events: [{ type: "negated", name: "rests an awake unit" }],
    },
  });
});
