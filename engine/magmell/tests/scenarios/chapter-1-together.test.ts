import { describe } from "vitest";
import type { Effect } from "../../model/effect";
import {
  createBody,
  createMagic,
  createReplacementAbility,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const EACH = { controllerOf: { stored: "player" } } as const;
/** A magic by which both players carry out some instructions, each of which names its player by `EACH`. */
const both = (name: string, ...effects: readonly Effect[]) =>
  createMagic(name, "", createBody({ do: "forEach", what: { players: "both" }, store: "player", effects }));

describe("what both players do at the same moment (104)", () => {
  scenario("mag:104", "each discards a card: both decide before any card moves", {
    cards: [both("each discards", { do: "discard", who: EACH, count: 1, how: "choose" })],
    me: { hand: ["each discards", "r 1/1", "r 2/2"] },
    you: { hand: ["g 1/1", "g 2/2"] },
    play: [
      { use: "each discards" },
      "both pass",
      { pick: "r 1/1" },
      { now: { asks: { of: "you", ask: "pick" }, me: { hand: ["r 1/1", "r 2/2"], dust: [] } } },
      { pick: "g 1/1" },
    ],
    after: { me: { hand: ["r 2/2"], dust: ["r 1/1", "each discards"] }, you: { hand: ["g 2/2"], dust: ["g 1/1"] } },
  });

  scenario("mag:104", "the turn player decides first, whoever uses the card", {
    cards: [
      {
        ...both("each discards", { do: "discard", who: EACH, count: 1, how: "choose" }),
        timing: "quick",
      },
    ],
    turnPlayer: "you",
    me: { hand: ["each discards", "r 1/1", "r 2/2"] },
    you: { hand: ["g 1/1", "g 2/2"] },
    play: [
      "pass",
      { use: "each discards", by: "me" },
      "both pass",
      { now: { asks: { of: "you", ask: "pick" } } },
      { pick: "g 1/1" },
      { pick: "r 1/1" },
    ],
    after: { me: { hand: ["r 2/2"] }, you: { hand: ["g 2/2"] } },
  });

  scenario("mag:104", "each draws two and then discards one: instruction by instruction", {
    cards: [
      both(
        "each draws and discards",
        { do: "draw", who: EACH, count: 2 },
        { do: "discard", who: EACH, count: 1, how: "choose" },
      ),
    ],
    me: { hand: ["each draws and discards"], grimoire: ["r 1/1", "r 2/2", "r 3/3"] },
    you: { grimoire: ["g 1/1", "g 2/2", "g 3/3"] },
    play: [
      { use: "each draws and discards" },
      "both pass",
      { now: { me: { hand: ["r 1/1", "r 2/2"] }, you: { hand: ["g 1/1", "g 2/2"] } } },
      { pick: "r 1/1" },
      { now: { me: { hand: ["r 1/1", "r 2/2"] } } },
      { pick: "g 2/2" },
    ],
    after: { me: { hand: ["r 2/2"] }, you: { hand: ["g 1/1"] } },
  });

  scenario(["mag:104", "mag:705.3.2"], "each destroys a unit of their own choice, and both die at one moment", {
    cards: [
      both(
        "each gives up a unit",
        { do: "choose", who: EACH, from: { all: "battleArea", whose: EACH }, count: 1, store: "unit" },
        { do: "destroy", what: { stored: "unit" } },
      ),
      createUnit(
        "heals when one dies",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "move", what: { kind: "unit" }, from: "battleArea", to: "dust" },
          createBody({ do: "gainLife", who: "you", amount: 1 }),
        ),
      ),
    ],
    me: { hand: ["each gives up a unit"], battleArea: ["heals when one dies", "r 1/1"], life: 10 },
    you: { battleArea: ["g 1/1", "g 2/2"] },
    play: [
      { use: "each gives up a unit" },
      "both pass",
      { pick: "heals when one dies" },
      { now: { me: { battleArea: ["heals when one dies", "r 1/1"] } } },
      { pick: "g 1/1" },
      { option: 0 },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 12, battleArea: ["r 1/1"] }, you: { battleArea: ["g 2/2"] }, chant: [] },
  });

  scenario("mag:104", "each discards the hand and draws as many: each counts their own", {
    cards: [
      both(
        "new hands",
        { do: "discard", who: EACH, count: "all", how: "choose", store: "gone" },
        { do: "draw", who: EACH, count: { count: { stored: "gone" } } },
      ),
    ],
    me: { hand: ["new hands", "r 1/1"] },
    you: { hand: ["g 1/1", "g 2/2", "g 3/3"] },
    play: [{ use: "new hands" }, "both pass"],
    after: { me: { hand: ["b 4/4"] }, you: { hand: ["b 4/4", "b 4/4", "b 4/4"] } },
  });

  scenario("mag:104", "what both have discarded is known afterwards", {
    cards: [
      createMagic(
        "each discards, I draw as many",
        "",
        createBody(
          {
            do: "forEach",
            what: { players: "both" },
            store: "player",
            effects: [{ do: "discard", who: EACH, count: { min: 0, max: 2 }, how: "choose", store: "gone" }],
          },
          { do: "draw", who: "you", count: { count: { stored: "gone" } } },
        ),
      ),
    ],
    me: { hand: ["each discards, I draw as many", "r 1/1"] },
    you: { hand: ["g 1/1", "g 2/2"] },
    play: [{ use: "each discards, I draw as many" }, "both pass", { picks: ["r 1/1"] }, { picks: ["g 1/1", "g 2/2"] }],
    after: { me: { hand: ["b 4/4", "b 4/4", "b 4/4"] }, you: { hand: [] } },
  });

  scenario(["mag:104", "mag:306.1.2"], "a replacement of one discard leaves the other alone", {
    cards: [
      both("each discards", { do: "discard", who: EACH, count: 1, how: "choose" }),
      createUnit(
        "keeps mine",
        "",
        "1/1",
        createReplacementAbility({ on: "move", what: { whose: "you" }, cause: "discard" }, { to: "dream" }),
      ),
    ],
    me: { hand: ["each discards", "r 1/1"], battleArea: ["keeps mine"] },
    you: { hand: ["g 1/1"] },
    play: [{ use: "each discards" }, "both pass"],
    after: { me: { hand: [], dream: ["r 1/1"] }, you: { hand: [], dust: ["g 1/1"] } },
  });

  scenario(["mag:104", "mag:304.2"], "each may discard: the first answer does not show the second its card", {
    cards: [
      both("each may discard", {
        do: "may",
        who: EACH,
        then: [{ do: "discard", who: EACH, count: 1, how: "choose" }],
      } as Effect),
    ],
    me: { hand: ["each may discard", "r 1/1", "r 2/2"] },
    you: { hand: ["g 1/1", "g 2/2"] },
    play: [
      { use: "each may discard" },
      "both pass",
      { option: 0 },
      { pick: "r 1/1" },
      { now: { asks: { of: "you", ask: "option" }, me: { dust: [] } } },
      { option: 0 },
      { pick: "g 1/1" },
    ],
    after: { me: { hand: ["r 2/2"] }, you: { hand: ["g 2/2"] } },
  });

  scenario("mag:104", "both search, and both piles are shuffled when all is done", {
    cards: [
      both("each searches", {
        do: "search",
        who: EACH,
        zone: "grimoire",
        count: 1,
        store: "found",
      }),
    ],
    me: { hand: ["each searches"], grimoire: ["r 1/1", "r 2/2"] },
    you: { grimoire: ["g 1/1", "g 2/2"] },
    play: [{ use: "each searches" }, "both pass", { pick: "r 1/1" }, { pick: "g 1/1" }],
    after: { events: [{ type: "searched" }, { type: "searched" }, { type: "shuffled" }, { type: "shuffled" }] },
  });

  scenario(["mag:104", "mag:103"], "what the other player has moved meanwhile is moved no more", {
    cards: [
      both("each may break the stone", {
        do: "if",
        condition: { same: [EACH, "you"] },
        then: [{ do: "destroy", what: { all: "stoneArea" } }],
        otherwise: [
          { do: "destroy", what: { all: "stoneArea" } },
          { do: "gainLife", who: EACH, amount: 1 },
        ],
      } as Effect),
    ],
    me: { hand: ["each may break the stone"], stones: "g" },
    you: { life: 10 },
    play: [{ use: "each may break the stone" }, "both pass"],
    after: { me: { stones: "", dust: ["緑の魔石", "each may break the stone"] }, you: { life: 11 } },
  });
});
