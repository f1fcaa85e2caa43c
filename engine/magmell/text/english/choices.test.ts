import { describe, expect, it } from "vitest";
import type { Ability } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Select } from "../../model/select";
import { createBody, createIf, createMay } from "../../testing/pool/builders";
import { renderEnglish } from "./render-english";

const magic = (...effects: readonly Effect[]): Ability => ({ type: "magic", ...createBody(...effects) });
const mine: Select = { all: "battleArea", whose: "you" };
const hand: Select = { all: "hand", whose: "you" };
const mayDo = (who: "you" | "opponent", does: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  do: "may",
  who,
  then: does,
  otherwise,
});

const TEXTS: readonly (readonly [english: string, ability: Ability])[] = [
  [
    "■You may discard a card. If you do, draw two cards.",
    magic(
      createMay([
        { do: "discard", who: "you", count: 1, how: "choose" },
        { do: "draw", who: "you", count: 2 },
      ]),
    ),
  ],
  [
    "■You may discard a card. If you do, draw two cards. Otherwise, you lose 2 life.",
    magic(
      createMay(
        [
          { do: "discard", who: "you", count: 1, how: "choose" },
          { do: "draw", who: "you", count: 2 },
        ],
        [{ do: "loseLife", who: "you", amount: 2 }],
      ),
    ),
  ],
  [
    "■You may lose 2 life. If you don't, draw two cards.",
    magic(createMay([{ do: "loseLife", who: "you", amount: 2 }], [{ do: "draw", who: "you", count: 2 }])),
  ],
  [
    "■Your opponent may discard a card. If they don't, draw a card.",
    magic(
      mayDo(
        "opponent",
        [{ do: "discard", who: "opponent", count: 1, how: "choose" }],
        [{ do: "draw", who: "you", count: 1 }],
      ),
    ),
  ],
  ["■Your opponent may have you draw a card.", magic(mayDo("opponent", [{ do: "draw", who: "you", count: 1 }]))],
  [
    "■You may have units you control get +1 AP until end of turn.",
    magic(mayDo("you", [{ do: "modify", what: mine, changes: [{ add: "ap", amount: 1 }], until: "turn" }])),
  ],
  [
    "■You may have the following happen: if it is your turn, draw a card.",
    magic(mayDo("you", [createIf({ turnOf: "you" }, [{ do: "draw", who: "you", count: 1 }])])),
  ],
  [
    "■Your opponent chooses a unit they control. Destroy it.",
    magic(
      { do: "choose", who: "opponent", from: { all: "battleArea", whose: "opponent" }, count: 1, store: "x" },
      { do: "destroy", what: { stored: "x" } },
    ),
  ],
  [
    "■Destroy a unit your opponent controls.",
    magic(
      { do: "choose", who: "you", from: { all: "battleArea", whose: "opponent" }, count: 1, store: "x" },
      { do: "destroy", what: { stored: "x" } },
    ),
  ],
  [
    "■Destroy a unit you control. Draw cards equal to its use cost.",
    magic(
      { do: "choose", who: "you", from: mine, count: 1, store: "x" },
      { do: "destroy", what: { stored: "x" } },
      { do: "draw", who: "you", count: { stat: "useCost", of: { stored: "x" } } },
    ),
  ],
  [
    "■Choose up to two units you control. For each of them, wake it and put a weak counter on it.",
    magic(
      { do: "choose", who: "you", from: mine, count: { min: 0, max: 2 }, store: "x" },
      {
        do: "forEach",
        what: { stored: "x" },
        store: "it",
        effects: [
          { do: "wake", what: { stored: "it" } },
          { do: "putCounters", on: { stored: "it" }, counter: "weak", count: 1 },
        ],
      },
    ),
  ],
  [
    "■Reveal the top three cards of your grimoire. You may put a magic from among them into your hand. Put the rest into the dust.",
    magic(
      { do: "reveal", what: { top: "grimoire", whose: "you", count: 3 }, store: "seen" },
      {
        do: "choose",
        who: "you",
        from: { of: { stored: "seen" }, where: { kind: "magic" } },
        count: { min: 0, max: 1 },
        store: "k",
      },
      { do: "put", what: { stored: "k" }, to: "hand" },
      { do: "put", what: { stored: "seen" }, to: "dust" },
    ),
  ],
  [
    "■Look at the top card of your grimoire. You may put it on the bottom of your grimoire.",
    magic(
      { do: "look", who: "you", what: { top: "grimoire", whose: "you", count: 1 }, store: "seen" },
      createMay([{ do: "put", what: { stored: "seen" }, to: "grimoire", position: "bottom" }]),
    ),
  ],
  [
    "■Look at the top two cards of your grimoire. Put them back on top of your grimoire in any order.",
    magic(
      { do: "look", who: "you", what: { top: "grimoire", whose: "you", count: 2 }, store: "seen" },
      { do: "arrange", who: "you", what: { stored: "seen" }, position: "top" },
    ),
  ],
  [
    "■Search your grimoire for up to two unit cards named 《鳥》, summon them and shuffle your grimoire.",
    magic(
      { do: "search", who: "you", zone: "grimoire", where: { kind: "unit", name: "鳥" }, count: 2, store: "f" },
      { do: "summon", what: { stored: "f" } },
    ),
  ],
  [
    "■Your opponent searches their grimoire for a magic, puts it into their hand and shuffles their grimoire.",
    magic(
      { do: "search", who: "opponent", zone: "grimoire", where: { kind: "magic" }, count: 1, store: "f" },
      { do: "put", what: { stored: "f" }, to: "hand" },
    ),
  ],
  [
    "■Search the top five cards of your grimoire for a magic, reveal it and put it into your hand. You lose 1 life.",
    magic(
      { do: "search", who: "you", zone: "grimoire", top: 5, where: { kind: "magic" }, count: 1, store: "f" },
      { do: "reveal", what: { stored: "f" } },
      { do: "put", what: { stored: "f" }, to: "hand" },
      { do: "loseLife", who: "you", amount: 1 },
    ),
  ],
  [
    "■Your opponent discards all magics in their hand.",
    magic({ do: "discard", who: "opponent", count: "all", how: "choose", where: { kind: "magic" } }),
  ],
  [
    "■Discard one or two cards. If a card was discarded this way, draw two cards.",
    magic(
      { do: "discard", who: "you", count: { min: 1, max: 2 }, how: "choose", store: "g" },
      createIf({ some: { stored: "g" } }, [{ do: "draw", who: "you", count: 2 }]),
    ),
  ],
  [
    "■Each player draws a card.",
    magic({
      do: "forEach",
      what: { players: "both" },
      store: "p",
      effects: [{ do: "draw", who: { controllerOf: { stored: "p" } }, count: 1 }],
    }),
  ],
  [
    "■For each player, that player discards two cards and loses 1 life.",
    magic({
      do: "forEach",
      what: { players: "both" },
      store: "p",
      effects: [
        { do: "discard", who: { controllerOf: { stored: "p" } }, count: 2, how: "choose" },
        { do: "loseLife", who: { controllerOf: { stored: "p" } }, amount: 1 },
      ],
    }),
  ],
  [
    "■For each unit you control, you recover 1 life.",
    magic({ do: "forEach", what: mine, store: "u", effects: [{ do: "gainLife", who: "you", amount: 1 }] }),
  ],
  [
    "■Do the following as many times as the number of units you control: deal 1 damage to your opponent.",
    magic({ do: "repeat", times: { count: mine }, effects: [{ do: "damage", to: { player: "opponent" }, amount: 1 }] }),
  ],
  [
    "■Your opponent chooses one on resolution —\n・Draw a card.\n・Your opponent loses 2 life. Your opponent draws a card.",
    magic({
      do: "chooseMode",
      who: "opponent",
      modes: [
        [{ do: "draw", who: "you", count: 1 }],
        [
          { do: "loseLife", who: "opponent", amount: 2 },
          { do: "draw", who: "opponent", count: 1 },
        ],
      ],
    }),
  ],
  [
    "■Draw a card. Choose one on resolution —\n・Draw a card.\n・You recover 2 life.",
    magic(
      { do: "draw", who: "you", count: 1 },
      {
        do: "chooseMode",
        who: "you",
        modes: [[{ do: "draw", who: "you", count: 1 }], [{ do: "gainLife", who: "you", amount: 2 }]],
      },
    ),
  ],
  [
    "■Choose one on resolution — draw a card; or you recover 2 life. Draw a card.",
    magic(
      {
        do: "chooseMode",
        who: "you",
        modes: [[{ do: "draw", who: "you", count: 1 }], [{ do: "gainLife", who: "you", amount: 2 }]],
      },
      { do: "draw", who: "you", count: 1 },
    ),
  ],
  [
    "■Note the number of cards in your hand. Discard your hand. Draw that many cards.",
    magic(
      { do: "remember", amount: { count: hand }, store: "n" },
      { do: "discard", who: "you", count: "all", how: "choose" },
      { do: "draw", who: "you", count: { stored: "n" } },
    ),
  ],
  [
    "■Choose a color. Until end of turn, units of the chosen color get -1 AP and -1 HP.",
    magic(
      { do: "chooseColor", who: "you", store: "c" },
      {
        do: "modify",
        what: { all: "battleArea", where: { storedColor: "c" } },
        changes: [
          { add: "ap", amount: -1 },
          { add: "hp", amount: -1 },
        ],
        until: "turn",
      },
    ),
  ],
  ["■Your opponent looks at your hand.", magic({ do: "look", who: "opponent", what: hand })],
  ["■Reveal your hand.", magic({ do: "reveal", what: hand })],
  [
    "■Put two cards in your hand on top of your grimoire.",
    magic(
      { do: "choose", who: "you", from: hand, count: 2, store: "c" },
      { do: "put", what: { stored: "c" }, to: "grimoire", position: "top" },
    ),
  ],
];

describe("choices in English", () => {
  it.each(TEXTS)("%s", (english, ability) => {
    expect(renderEnglish([ability], ability.type === "magic" ? "magic" : "unit")).toBe(english);
  });
});
