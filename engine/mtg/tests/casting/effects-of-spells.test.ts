import { describe } from "vitest";
import { defineCard } from "../../model/card";
import {
  createCreature,
  createEnchantment,
  createSpell,
  createTargetSpec,
  createTriggeredAbility,
} from "../../testing/pool";
import { scenario } from "../../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("continuous effects of spells", () => {
  const rally = createSpell("White Rally", "instant", "W", {
    effects: [
      {
        do: "change",
        what: { all: { color: "w", type: "creature" } },
        until: "turn",
        changes: [{ add: "power", amount: 1 }],
      },
    ],
  });
  const crown = createEnchantment("White Crown", {
    type: "static",
    affects: { all: { color: "w", type: "creature" } },
    changes: [{ add: "toughness", amount: 1 }],
  });
  scenario(
    ["mtg-6e:T.8.2", "mtg-6e:T.8.3", "mtg-6e:T.8.6"],
    "keep to what was there, while those of permanents take in what comes (N35)",
    {
      eras: ALL,
      cards: [rally, crown, createCreature("Late Page", "W", "1/1", { keywords: ["flash"] })],
      me: { hand: ["White Rally", "Late Page"], battlefield: ["White Crown", "Squire of Reeds"], pool: { w: 2 } },
      play: [{ cast: "White Rally" }, "both pass", { cast: "Late Page" }, "both pass"],
      after: {
        me: {
          battlefield: [
            "White Crown",
            { name: "Squire of Reeds", power: 2, toughness: 2 },
            { name: "Late Page", power: 1, toughness: 2 },
          ],
        },
      },
    },
  );

  const census = createEnchantment("Village Census", {
    ...createTriggeredAbility({ on: "stepBegins", step: "end", whose: "you" }, { do: "draw", who: "you", amount: 1 }),
    if: { amount: { count: { all: { type: "creature", controller: "you" } } }, is: ">=", than: 3 },
  });
  scenario("mtg-6e:A.4.15", "a spell in answer may make the condition of an ability fail (N36)", {
    eras: ALL,
    cards: [
      census,
      createSpell("Short Axe", "instant", "B", {
        targets: [createTargetSpec({ type: "creature" })],
        effects: [{ do: "destroy", what: { target: 0 } }],
      }),
    ],
    step: "end",
    me: { battlefield: ["Village Census", "Moss Ox", "Ember Sprite", "Squire of Reeds"] },
    you: { hand: ["Short Axe"], pool: { b: 1 } },
    play: ["pass", { cast: "Short Axe" }, { pick: "Moss Ox" }, "both pass", "both pass"],
    after: { me: { handCount: 0 } },
  });

  const loan = createSpell("Evening Guest", "sorcery", "U", {
    targets: [createTargetSpec({ type: "creature" }, { zone: "graveyard" })],
    effects: [
      { do: "put", what: { target: 0 }, to: "battlefield" },
      { do: "gainLife", who: "you", amount: 1 },
    ],
  });
  scenario(
    ["mtg-6e:T.6.3", "mtg-6e:G.28.1"],
    "instructions follow each other, and a card put down is under its mover's control",
    {
      eras: ALL,
      cards: [loan],
      me: { hand: ["Evening Guest"], pool: { u: 1 } },
      you: { graveyard: ["Gate Giant"] },
      play: [{ cast: "Evening Guest" }, "both pass"],
      after: { me: { life: 21, battlefield: [{ name: "Gate Giant", settled: false }] } },
    },
  );
});

describe("a loop that a spell starts", () => {
  const echo = (name: string) =>
    createEnchantment(
      name,
      createTriggeredAbility({ on: "lifeGained", who: "you" }, { do: "gainLife", who: "opponent", amount: 1 }),
    );
  const note = createSpell("First Note", "instant", "W", { effects: [{ do: "gainLife", who: "you", amount: 1 }] });
  scenario("mtg-6e:G.18.4", "and nobody can end is a draw (N38)", {
    eras: ALL,
    cards: [echo("Endless Echo"), note],
    me: { hand: ["First Note"], battlefield: ["Endless Echo"], pool: { w: 1 } },
    you: { battlefield: ["Endless Echo"] },
    play: [{ cast: "First Note" }, "pass to the end"],
    after: { winner: "nobody", rule: "mtg-6e:G.18.4" },
  });
  scenario("mtg-6e:G.18.2", "and a player can end is played on as long as they act", {
    cards: [echo("Endless Echo"), note],
    me: { hand: ["First Note"], battlefield: ["Endless Echo"], pool: { w: 1 } },
    play: [{ cast: "First Note" }, "both pass", "both pass"],
    after: { stack: [], me: { life: 21 }, you: { life: 21 } },
  });
});

describe("Sagas", () => {
  const tale = defineCard("Tale of Two Fords", {
    types: ["enchantment"],
    subtypes: ["Saga"],
    lastChapter: 2,
    abilities: [
      createTriggeredAbility(
        { on: "stepBegins", step: "main1", whose: "you" },
        { do: "putCounters", on: "self", counter: "lore", amount: 1 },
      ),
      { type: "chapter", chapters: [1], effects: [{ do: "gainLife", who: "you", amount: 1 }] },
      { type: "chapter", chapters: [2], effects: [{ do: "gainLife", who: "you", amount: 5 }] },
    ],
  });
  scenario("mtg-cr:704.5s", "tell each chapter as its counter comes, and go after the last (N25)", {
    eras: ["mod"],
    cards: [tale],
    me: { battlefield: [{ name: "Tale of Two Fords", counters: { lore: 1 } }] },
    play: [
      "both pass",
      { now: { stack: ["chapter Tale of Two Fords"], me: { life: 20, battlefield: ["Tale of Two Fords"] } } },
      "both pass",
    ],
    after: { stack: [], me: { life: 25, battlefield: [], graveyard: ["Tale of Two Fords"] } },
  });
});
