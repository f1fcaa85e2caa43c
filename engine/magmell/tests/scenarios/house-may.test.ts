import { describe } from "vitest";
import { createBody, createMagic, createMay } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const TRADE = createMagic(
  "trades a card",
  "b",
  createBody(
    createMay(
      [
        { do: "discard", who: "you", count: 1, how: "choose" },
        { do: "draw", who: "you", count: 1 },
      ],
      [{ do: "gainLife", who: "you", amount: 1 }],
    ),
  ),
);
const SPEND = createMagic(
  "spends a counter",
  "b",
  createBody(
    createMay([
      { do: "removeCounters", on: { all: "battleArea", whose: "you" }, counter: "charge", count: 1 },
      { do: "draw", who: "you", count: 1 },
    ]),
  ),
);
const MEND = createMagic(
  "mends nothing",
  "b",
  createBody(
    createMay([
      { do: "destroy", what: { all: "battleArea", whose: "opponent" } },
      { do: "draw", who: "you", count: 1 },
    ]),
  ),
);

describe("what cannot be done is not offered", () => {
  scenario(
    ["house:46", "mag:304.2", "mag:233.3"],
    "with no card to discard nobody is asked, and what follows is as if one had declined",
    {
      cards: [TRADE],
      me: { hand: ["trades a card"], stones: "b", life: 10 },
      play: [{ use: "trades a card" }, "both pass"],
      after: { me: { hand: [], life: 11, dust: ["trades a card"] }, never: [{ type: "moved", cause: "draw" }] },
    },
  );

  scenario("house:46", "with a card to discard the choice is there, and buys what it says", {
    cards: [TRADE],
    me: { hand: ["trades a card", "bolt 2"], stones: "b", grimoire: ["draws 1", "b 4/4"], life: 10 },
    play: [{ use: "trades a card" }, "both pass", { option: 0 }],
    after: { me: { hand: ["draws 1"], life: 10, dust: ["trades a card", "bolt 2"] } },
  });

  scenario("house:46", "with no counter to remove nobody is asked", {
    cards: [SPEND],
    me: { hand: ["spends a counter"], stones: "b", battleArea: ["charges each turn"] },
    play: [{ use: "spends a counter" }, "both pass"],
    after: { me: { hand: [] } },
  });

  scenario("house:46", "with a counter there the choice is", {
    cards: [SPEND],
    me: {
      hand: ["spends a counter"],
      stones: "b",
      grimoire: ["draws 1", "b 4/4"],
      battleArea: [{ name: "charges each turn", counters: { charge: 1 } }],
    },
    play: [{ use: "spends a counter" }, "both pass", { option: 0 }],
    after: { me: { hand: ["draws 1"], battleArea: [{ name: "charges each turn", counters: {} }] } },
  });

  scenario("house:46", "with nothing that the first instruction speaks of nobody is asked", {
    cards: [MEND],
    me: { hand: ["mends nothing"], stones: "b" },
    play: [{ use: "mends nothing" }, "both pass"],
    after: { me: { hand: [] } },
  });
});
