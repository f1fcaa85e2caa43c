import { describe } from "vitest";
import { ANY_UNIT, createBody, createMagic, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const PILE = ["b 1/1", "b 2/2", "b 3/3", "b 4/4"] as const;
const UNTIL = createMagic(
  "digs for a green card",
  "b",
  createBody(
    {
      do: "revealUntil",
      who: "you",
      zone: "grimoire",
      where: { color: "green" },
      store: "found",
      others: "rest",
    },
    { do: "put", what: { stored: "found" }, to: "hand" },
    { do: "put", what: { stored: "rest" }, to: "dust" },
  ),
);

describe("places in a pile (402.3)", () => {
  const second = (position: number) =>
    createQuickMagic(
      "sinks a unit",
      "b",
      createTargetedBody(ANY_UNIT, { do: "return", what: { target: 0 }, to: "grimoire", position }),
    );

  scenario("mag:402.3", "second from the top", {
    cards: [second(2)],
    me: { hand: ["sinks a unit"], stones: "b" },
    you: { battleArea: ["g 2/2"], grimoire: PILE },
    play: [{ use: "sinks a unit" }, "both pass"],
    after: { you: { grimoire: ["b 1/1", "g 2/2", "b 2/2", "b 3/3", "b 4/4"] } },
  });

  scenario("mag:103", "in a pile with fewer cards it lies at the bottom", {
    cards: [second(4)],
    me: { hand: ["sinks a unit"], stones: "b" },
    you: { battleArea: ["g 2/2"], grimoire: ["b 1/1", "b 2/2"] },
    play: [{ use: "sinks a unit" }, "both pass"],
    after: { you: { grimoire: ["b 1/1", "b 2/2", "g 2/2"] } },
  });

  scenario("mag:402.3", "two cards go there in the order of their owner, and others stay on top", {
    cards: [
      createMagic(
        "sinks all units",
        "b",
        createBody({ do: "put", what: { all: "battleArea" }, to: "grimoire", position: 2 }),
      ),
    ],
    me: { hand: ["sinks all units"], stones: "b" },
    you: { battleArea: ["g 2/2", "g 3/3"], grimoire: ["b 1/1", "b 2/2"] },
    play: [{ use: "sinks all units" }, "both pass", { picks: ["g 3/3", "g 2/2"] }],
    after: { you: { grimoire: ["b 1/1", "g 2/2", "g 3/3", "b 2/2"] } },
  });

  scenario("mag:402.3", "the bottom cards of a pile", {
    cards: [
      createMagic(
        "takes the bottom",
        "b",
        createBody({ do: "put", what: { bottom: "grimoire", whose: "you", count: 2 }, to: "hand" }),
      ),
    ],
    me: { hand: ["takes the bottom"], stones: "b", grimoire: PILE },
    play: [{ use: "takes the bottom" }, "both pass"],
    after: { me: { hand: ["b 3/3", "b 4/4"], grimoire: ["b 1/1", "b 2/2"] } },
  });
});

describe("revealing until a card fits (401.4)", () => {
  scenario("mag:401.4", "both players see the cards up to the one that fits", {
    cards: [UNTIL],
    me: { hand: ["digs for a green card"], stones: "b", grimoire: ["b 1/1", "r 2/2", "g 3/3", "g 4/4"] },
    play: [{ use: "digs for a green card" }, "both pass"],
    after: {
      me: { hand: ["g 3/3"], dust: ["b 1/1", "r 2/2", "digs for a green card"], grimoire: ["g 4/4"] },
      events: [{ type: "revealed", player: "me" }],
    },
  });

  scenario("mag:103", "if none fits, all of the pile is revealed", {
    cards: [UNTIL],
    me: { hand: ["digs for a green card"], stones: "b", grimoire: ["b 1/1", "r 2/2"] },
    play: [{ use: "digs for a green card" }, "both pass"],
    after: { me: { hand: [], dust: ["b 1/1", "r 2/2", "digs for a green card"], grimoire: [] } },
  });

  scenario(["mag:401.4", "mag:104"], "each of both players reveals from their own pile", {
    cards: [
      createMagic(
        "both dig",
        "b",
        createBody({
          do: "forEach",
          what: { players: "both" },
          store: "who",
          effects: [
            {
              do: "revealUntil",
              who: { controllerOf: { stored: "who" } },
              zone: "grimoire",
              where: { color: "green" },
              store: "found",
              others: "rest",
            },
            { do: "put", what: { stored: "found" }, to: "hand" },
          ],
        }),
      ),
    ],
    me: { hand: ["both dig"], stones: "b", grimoire: ["b 1/1", "g 2/2"] },
    you: { hand: [], grimoire: ["g 3/3", "b 4/4"] },
    play: [{ use: "both dig" }, "both pass"],
    after: { me: { hand: ["g 2/2"], grimoire: ["b 1/1"] }, you: { hand: ["g 3/3"], grimoire: ["b 4/4"] } },
  });

  scenario("mag:103", "an empty pile reveals nothing", {
    cards: [UNTIL],
    me: { hand: ["digs for a green card"], stones: "b", grimoire: [] },
    play: [{ use: "digs for a green card" }, "both pass"],
    after: { me: { hand: [], dust: ["digs for a green card"] }, never: [{ type: "revealed", rule: "mag:401.4" }] },
  });
});
