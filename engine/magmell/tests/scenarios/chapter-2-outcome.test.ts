import { describe } from "vitest";
import { createBody, createQuickMagic, createTargetedBody } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const TRIUMPHS = createQuickMagic("I win", "", createBody({ do: "win", who: "you" }));
const GIVES_UP = createQuickMagic("I lose", "", createBody({ do: "lose", who: "you" }));
const RETURNS = createQuickMagic(
  "returns mine",
  "",
  createTargetedBody({ zones: ["battleArea"], whose: "you", count: 1 }, { do: "return", what: { target: 0 } }),
);

describe("how a game ends (202)", () => {
  scenario(
    ["mag:202.2.1", "mag:705.4.1", "mag:221.3", "mag:202.3"],
    "a player at 0 life has lost by that rule, and the other one has won",
    {
      you: { life: 0 },
      after: {
        winner: "me",
        events: [
          { type: "defeated", player: "you", rule: "mag:705.4.1" },
          { type: "gameEnded", rule: "mag:202.3" },
        ],
      },
    },
  );

  scenario(["mag:705.4.1", "mag:221.3", "mag:220.4"], "so has a player below 0", {
    you: { life: -3 },
    after: { winner: "me", events: [{ type: "defeated", player: "you", rule: "mag:705.4.1" }] },
  });

  scenario("mag:705.4.1", "a player with one life plays on", {
    me: { life: 1 },
    after: { asks: { of: "me", ask: "priority" } },
  });

  scenario(["mag:202.4", "mag:705.3.2"], "both players lose at one check, each for a reason of their own: a draw", {
    me: { life: 0 },
    you: { drewFromEmpty: true },
    after: {
      winner: "nobody",
      events: [
        { type: "defeated", player: "me", rule: "mag:705.4.1" },
        { type: "defeated", player: "you", rule: "mag:705.4.2" },
        { type: "gameEnded", rule: "mag:202.4" },
      ],
    },
  });

  scenario("mag:202.4", "one player who loses for two reasons loses alone", {
    me: { life: 0, drewFromEmpty: true },
    after: { winner: "you", events: [{ type: "gameEnded", rule: "mag:202.3" }] },
  });

  scenario("mag:705.4.2", "the last card of a grimoire is drawn without losing", {
    phase: "draw",
    me: { grimoire: ["r 1/1"] },
    after: { phase: "main", me: { grimoire: [], hand: ["r 1/1"] }, never: [{ type: "defeated" }] },
  });

  scenario(["mag:202.2", "mag:229.3"], "an empty grimoire is drawn from before it loses the game", {
    phase: "draw",
    me: { grimoire: [] },
    after: {
      winner: "you",
      events: [{ type: "drewFromEmpty" }, { type: "momentCame" }, { type: "defeated" }, { type: "gameEnded" }],
    },
  });

  scenario("mag:202.6.1", "whoever concedes loses, however the game stands", {
    me: { life: 20 },
    you: { life: 1 },
    play: [{ concede: "me" }],
    after: {
      winner: "you",
      phase: "main",
      events: [
        { type: "defeated", player: "me", rule: "mag:202.6.1" },
        { type: "gameEnded", rule: "mag:202.3" },
      ],
    },
  });

  scenario("mag:202.3.1", "winning by an effect ends the game by that rule, and the other player has lost", {
    cards: [TRIUMPHS],
    me: { hand: ["I win"] },
    play: [{ use: "I win" }, "both pass"],
    after: {
      winner: "me",
      events: [
        { type: "defeated", player: "you", rule: "mag:202.3.1" },
        { type: "gameEnded", rule: "mag:202.3.1" },
      ],
    },
  });

  scenario("mag:202.2.3", "losing by an effect happens at the next check", {
    cards: [GIVES_UP],
    me: { hand: ["I lose"] },
    play: [{ use: "I lose" }, "both pass"],
    after: {
      winner: "you",
      events: [
        { type: "defeated", player: "me", rule: "mag:202.2.3" },
        { type: "resolved" },
        { type: "gameEnded", rule: "mag:202.3" },
      ],
    },
  });
});

describe("players who cannot lose or win (102)", () => {
  scenario(["mag:102", "mag:202.2.1"], "without life one plays on, and loses when nothing says so any more", {
    cards: [RETURNS],
    me: { battleArea: ["I cannot lose"], life: 0, hand: ["returns mine"] },
    play: [{ now: { asks: { of: "me", ask: "priority" } } }, { use: "returns mine" }, "both pass"],
    after: { winner: "you", events: [{ type: "defeated", player: "me", rule: "mag:705.4.1" }] },
  });

  scenario(["mag:102", "mag:202.2.2"], "an empty grimoire that was tried before an earlier check loses no later game", {
    phase: "draw",
    cards: [RETURNS],
    me: { battleArea: ["I cannot lose"], grimoire: [], hand: ["returns mine"] },
    play: [{ now: { phase: "main" } }, { use: "returns mine" }, "both pass"],
    after: { me: { hand: ["I cannot lose"] }, never: [{ type: "defeated" }] },
  });

  scenario(["mag:102", "mag:202.2.3"], "an effect by which one would lose does nothing", {
    cards: [GIVES_UP],
    me: { battleArea: ["I cannot lose"], hand: ["I lose"] },
    play: [{ use: "I lose" }, "both pass"],
    after: { me: { dust: ["I lose"] }, never: [{ type: "defeated" }] },
  });

  scenario("house:34", "whoever cannot win wins all the same when the opponent has lost", {
    me: { battleArea: ["they cannot win"], life: 0 },
    after: { winner: "you", events: [{ type: "gameEnded", rule: "mag:202.3" }] },
  });

  scenario("house:34", "a win by an effect ends the game though the opponent cannot lose", {
    cards: [TRIUMPHS],
    me: { hand: ["I win"] },
    you: { battleArea: ["I cannot lose"] },
    play: [{ use: "I win" }, "both pass"],
    after: { winner: "me", events: [{ type: "gameEnded", rule: "mag:202.3.1" }] },
  });

  scenario(["mag:101", "mag:202.6.1"], "a concession loses all the same, to a player who cannot win", {
    me: { battleArea: ["I cannot lose", "they cannot win"] },
    play: [{ concede: "me" }],
    after: { winner: "you", events: [{ type: "gameEnded", rule: "mag:202.3" }] },
  });
});
