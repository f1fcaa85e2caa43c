import { describe } from "vitest";
import type { EventPattern } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Amount } from "../../model/select";
import {
  ANY_PLAYER,
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTokenCard,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const gains = (amount: Amount): Effect => ({ do: "gainLife", who: "you", amount });
const watcher = (on: EventPattern, amount: Amount = 1) =>
  createUnit("watches", "", "0/9", createTriggeredAbility(on, createBody(gains(amount))));

const STINGS = (amount: number) =>
  createQuickMagic(`stings ${amount}`, "", createTargetedBody(ANY_PLAYER, { do: "damage", to: { target: 0 }, amount }));

describe("all events of one moment together", () => {
  const TOKENS = createMagic(
    "calls three",
    "",
    createBody({ do: "token", token: createTokenCard("chick", "1/1"), count: 3 }),
  );
  const COMES: EventPattern = { on: "token", what: { whose: "you" }, together: true };

  scenario(["mag:302.1.1", "house:9"], "trigger once, and their number is the sum", {
    cards: [watcher(COMES, { event: "amount" }), TOKENS],
    me: { life: 5, hand: ["calls three"], battleArea: ["watches"] },
    play: [{ use: "calls three" }, "both pass", { now: { chant: ["ability of watches"] } }, "both pass"],
    after: { chant: [], me: { life: 8 } },
  });

  scenario("mag:704.3.2.1", "what it speaks of is all of them", {
    cards: [
      createUnit(
        "picks one",
        "",
        "0/9",
        createTriggeredAbility(
          COMES,
          createBody(
            { do: "choose", who: "you", from: { event: "subject" }, count: 1, store: "one" },
            { do: "putCounters", on: { stored: "one" }, counter: "power", count: 1 },
            { do: "rest", what: { event: "subject" } },
          ),
        ),
      ),
      TOKENS,
    ],
    me: { hand: ["calls three"], battleArea: ["picks one"] },
    play: [{ use: "calls three" }, "both pass", "both pass", { pick: "chick" }],
    after: {
      me: {
        battleArea: [
          "picks one",
          { name: "chick", rested: true, counters: { power: 1 } },
          { name: "chick", rested: true, counters: {} },
          { name: "chick", rested: true, counters: {} },
        ],
      },
    },
  });

  scenario("mag:301.7", "also of what has gone: as it was", {
    cards: [
      createUnit(
        "mourns them all",
        "",
        "0/9",
        createTriggeredAbility(
          { on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust", together: true },
          createBody(gains({ stat: "ap", of: { event: "subject" } })),
        ),
      ),
      createQuickMagic(
        "kills the small",
        "",
        createBody({ do: "destroy", what: { all: "battleArea", where: { hp: { is: "<", than: 5 } } } }),
      ),
    ],
    me: { life: 5, hand: ["kills the small"], battleArea: ["mourns them all", "r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "kills the small" }, "both pass", "both pass"],
    after: { me: { life: 12 }, chant: [] },
  });

  scenario("mag:302.1.1", "one moment after another are two", {
    cards: [
      watcher({ on: "move", what: { whose: "you" }, cause: "draw", together: true }),
      createQuickMagic("draws two", "", createBody({ do: "draw", who: "you", count: 2 })),
    ],
    me: { life: 5, hand: ["draws two"], battleArea: ["watches"] },
    play: [{ use: "draws two" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { life: 7 } },
  });
});

describe("life that comes to be so much (220)", () => {
  const LOW: EventPattern = { on: "lifeBecomes", who: "you", is: "<=", than: 5 };

  scenario("mag:220.2", "triggers when it comes to be so, and not while it is so", {
    cards: [
      createUnit("desperate", "", "0/9", createTriggeredAbility(LOW, createBody({ do: "draw", who: "you", count: 1 }))),
      STINGS(2),
      STINGS(1),
    ],
    me: {
      life: 8,
      hand: ["stings 2", "stings 2", "stings 1"],
      grimoire: ["r 1/1", "r 1/1"],
      battleArea: ["desperate"],
    },
    play: [
      { use: "stings 2" },
      { pick: "me" },
      "both pass",
      { now: { chant: [], me: { life: 6 } } },
      { use: "stings 2" },
      { pick: "me" },
      "both pass",
      { now: { chant: ["ability of desperate"], me: { life: 4 } } },
      "both pass",
      { use: "stings 1" },
      { pick: "me" },
      "both pass",
    ],
    after: { chant: [], me: { life: 3, hand: ["r 1/1"] } },
  });

  scenario("mag:234.1", "by a gain as well, which ends at the most life there is", {
    cards: [
      createUnit(
        "whole again",
        "",
        "0/9",
        createTriggeredAbility(
          { on: "lifeBecomes", who: "you", is: "=", than: 20 },
          createBody({ do: "draw", who: "you", count: 1 }),
        ),
      ),
    ],
    me: {
      life: 19,
      hand: ["gains 3", "gains 3"],
      stones: "gg",
      grimoire: ["r 1/1", "r 1/1"],
      battleArea: ["whole again"],
    },
    play: [{ use: "gains 3" }, "both pass", "both pass", { use: "gains 3" }, "both pass"],
    after: { chant: [], me: { life: 20, hand: ["r 1/1"] } },
  });

  const CLINGS = createUnit(
    "clings to one",
    "",
    "0/9",
    createReplacementAbility(
      { on: "lifeBecomes", who: "you", is: "<=", than: 0 },
      { effects: [{ do: "setLife", who: "you", amount: 1 }] },
    ),
  );

  scenario("mag:306.1.2", "damage that would make it so is replaced, and less is not", {
    cards: [CLINGS, STINGS(2), STINGS(9)],
    me: { life: 5, hand: ["stings 2", "stings 9"], battleArea: ["clings to one"] },
    play: [
      { use: "stings 2" },
      { pick: "me" },
      "both pass",
      { now: { me: { life: 3 } } },
      { use: "stings 9" },
      { pick: "me" },
      "both pass",
    ],
    after: { me: { life: 1, battleArea: ["clings to one"] } },
  });

  scenario("mag:306.1.2", "a loss too, but not that of another player", {
    cards: [
      CLINGS,
      createQuickMagic(
        "both lose 7",
        "",
        createBody({ do: "loseLife", who: "you", amount: 7 }, { do: "loseLife", who: "opponent", amount: 7 }),
      ),
    ],
    me: { life: 5, hand: ["both lose 7"], battleArea: ["clings to one"] },
    you: { life: 5 },
    play: [{ use: "both lose 7" }, "both pass"],
    after: { winner: "me", me: { life: 1 }, you: { life: -2 } },
  });
});
