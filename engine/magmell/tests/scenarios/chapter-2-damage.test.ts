import { describe } from "vitest";
import { createBody, createQuickMagic } from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

describe("life and damage (220, 221)", () => {
  scenario(["mag:220.2", "mag:221.1", "mag:221.2"], "damage to a player lowers life by as much", {
    me: { hand: ["burns player 4"], stones: "rnn" },
    play: [{ use: "burns player 4" }, { pick: "you" }, "both pass"],
    after: { me: { life: 20 }, you: { life: 16 }, events: [{ type: "damaged", to: "you", amount: 4 }] },
  });

  scenario(["mag:220.3", "mag:234.1"], "life never gets above 20", {
    me: { hand: ["gains 3"], stones: "g", life: 18 },
    play: [{ use: "gains 3" }, "both pass"],
    after: { me: { life: 20 } },
  });

  scenario(["mag:234.1", "mag:234.2"], "recovering raises life by what the text says", {
    me: { hand: ["gains 3"], stones: "g", life: 5 },
    play: [{ use: "gains 3" }, "both pass"],
    after: { me: { life: 8 }, events: [{ type: "lifeGained", player: "me", amount: 3 }] },
  });

  scenario(["mag:220.4", "mag:705.4.1", "mag:202.2.1"], "life of 0 loses at the next check", {
    me: { hand: ["burns player 4"], stones: "rnn" },
    you: { life: 4 },
    play: [{ use: "burns player 4" }, { pick: "you" }, "both pass"],
    after: { winner: "me", events: [{ type: "damaged" }, { type: "defeated", player: "you", rule: "mag:705.4.1" }] },
  });

  scenario(["mag:221.2", "mag:221.4"], "damage to a unit is counted on it and adds up", {
    me: { hand: ["bolt 2", "bolt 2"], stones: "rr" },
    you: { battleArea: [{ name: "any 5/6", damage: 1 }] },
    play: [{ use: "bolt 2" }, "both pass", { use: "bolt 2" }, "both pass"],
    after: { you: { battleArea: [{ name: "any 5/6", damage: 5, hp: 6 }] } },
  });

  scenario(["mag:221.4.1", "mag:705.4.3", "mag:213.3", "mag:213.3.1"], "as much damage as HP destroys", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 2/2"] },
    play: [{ use: "bolt 2" }, "both pass"],
    after: {
      you: { battleArea: [], dust: ["g 2/2"] },
      events: [
        { type: "damaged", name: "g 2/2" },
        { type: "moved", name: "g 2/2", cause: "destroy", rule: "mag:705.4.3" },
      ],
    },
  });

  scenario(["mag:705.4.3", "mag:213.3.1"], "one less does not", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["g 3/3"] },
    play: [{ use: "bolt 2" }, "both pass"],
    after: {
      you: { battleArea: [{ name: "g 3/3", damage: 2 }], dust: [] },
      never: [{ type: "moved", cause: "destroy" }],
    },
  });

  scenario(["mag:213.3.2", "mag:705.4.4"], "a unit with HP of 0 is destroyed without damage", {
    me: { hand: ["weak counters 2"], stones: "bn" },
    you: { battleArea: ["g 2/2"] },
    play: [{ use: "weak counters 2" }, "both pass"],
    after: {
      you: { battleArea: [], dust: ["g 2/2"] },
      events: [{ type: "moved", name: "g 2/2", cause: "destroy", rule: "mag:705.4.4" }],
    },
  });

  scenario(
    ["mag:705.4.3", "mag:705.4.4", "mag:705.3.2"],
    "a unit that dies to damage and to counters at once dies once",
    {
      me: { hand: ["weak counters 2"], stones: "bn", battleArea: ["grows when another dies"] },
      you: { battleArea: [{ name: "g 2/2", damage: 1 }] },
      play: [{ use: "weak counters 2" }, { pick: "g 2/2" }, "both pass", "both pass"],
      after: {
        me: { battleArea: [{ name: "grows when another dies", counters: { power: 1 } }] },
        you: { battleArea: [], dust: ["g 2/2"] },
      },
    },
  );

  scenario(["mag:221.4.2", "mag:606.3.1"], "damage is taken off at the end of the turn", {
    phase: "end",
    me: { battleArea: [{ name: "g 3/3", damage: 2 }] },
    you: { battleArea: [{ name: "g 3/3", damage: 1 }] },
    play: ["both pass"],
    after: {
      me: { battleArea: [{ name: "g 3/3", damage: 0 }] },
      you: { battleArea: [{ name: "g 3/3", damage: 0 }] },
      turnPlayer: "you",
    },
  });

  scenario("mag:221.4", "damage can be taken off by an effect before", {
    me: { hand: ["mends 2"], stones: "g", battleArea: [{ name: "any 5/6", damage: 5 }] },
    play: [{ use: "mends 2" }, "both pass"],
    after: { me: { battleArea: [{ name: "any 5/6", damage: 3 }] } },
  });

  scenario("mag:221.1", "what deals the damage is its source, also for those that ask", {
    me: { hand: ["bolt 2"], stones: "r" },
    you: { battleArea: ["hits back"] },
    play: [{ use: "bolt 2" }, "both pass", { now: { chant: ["ability of hits back"] } }, "both pass"],
    after: { me: { life: 19 }, you: { life: 20 } },
  });

  scenario("mag:213.2", "another's damage by AP is as much as its AP", {
    me: { hand: ["my unit hits theirs"], stones: "gn", battleArea: ["r 3/3"] },
    you: { battleArea: ["any 5/6"] },
    play: [{ use: "my unit hits theirs" }, "both pass"],
    after: {
      me: { battleArea: [{ name: "r 3/3", damage: 0 }] },
      you: { battleArea: [{ name: "any 5/6", damage: 3 }] },
      events: [{ type: "damaged", name: "any 5/6", source: "r 3/3" }],
    },
  });
});

describe("losing and winning (202)", () => {
  scenario(["mag:202.2.3", "mag:202.3"], "an effect may say that a player loses", {
    me: { hand: ["who has less loses"], stones: "bbnnnnn" },
    you: { life: 3 },
    play: [{ use: "who has less loses" }, "both pass"],
    after: { winner: "me", events: [{ type: "defeated", player: "you", rule: "mag:202.2.3" }] },
  });

  scenario("mag:202.2.3", "and does not when its condition fails", {
    me: { hand: ["who has less loses"], stones: "bbnnnnn" },
    you: { life: 4 },
    play: [{ use: "who has less loses" }, "both pass"],
    after: { me: { life: 17 }, you: { life: 4 }, never: [{ type: "defeated" }] },
  });

  const wins = createQuickMagic("I win", "g", createBody({ do: "win", who: "you" }));
  const both = createQuickMagic(
    "I win and both burn",
    "g",
    createBody({ do: "damage", to: { players: "both" }, amount: 5 }, { do: "win", who: "you" }),
  );

  scenario(["mag:202.3.1", "mag:202.1"], "an effect may say that a player wins; the other loses", {
    cards: [wins],
    me: { hand: ["I win"], stones: "g" },
    play: [{ use: "I win" }, "both pass"],
    after: {
      winner: "me",
      events: [
        { type: "won", player: "me" },
        { type: "gameEnded", winner: "me" },
      ],
    },
  });

  scenario(["mag:202.3.1", "mag:102"], "not a player who cannot win", {
    cards: [wins],
    me: { hand: ["I win"], stones: "g" },
    you: { battleArea: ["they cannot win"] },
    play: [{ use: "I win" }, "both pass"],
    after: { me: { dust: ["I win"] }, never: [{ type: "won" }, { type: "gameEnded" }] },
  });

  scenario(["mag:202.4", "mag:202.2"], "both without life at one check: a draw", {
    me: { hand: ["burns both players 2"], stones: "rn", life: 2 },
    you: { life: 1 },
    play: [{ use: "burns both players 2" }, "both pass"],
    after: { winner: "nobody", events: [{ type: "gameEnded", rule: "mag:202.4", winner: null }] },
  });

  scenario(["mag:202.2", "mag:102"], "a player who cannot lose plays on without life", {
    me: { hand: ["burns player 4"], stones: "rnn" },
    you: { life: 2, battleArea: ["I cannot lose"] },
    play: [{ use: "burns player 4" }, { pick: "you" }, "both pass"],
    after: { you: { life: -2 }, never: [{ type: "defeated" }] },
  });

  scenario(["mag:202.2", "mag:102"], "until nothing says so any more", {
    me: { hand: ["destroys a unit"], stones: "bnn" },
    you: { life: 0, battleArea: ["I cannot lose"] },
    play: [{ use: "destroys a unit" }, "both pass"],
    after: { winner: "me" },
  });

  scenario(
    ["mag:202.6", "mag:202.6.1", "mag:202.6.2", "mag:101"],
    "a concession is taken at any time and nothing goes on",
    {
      me: { battleArea: ["I cannot lose"], hand: ["burns player 4"], stones: "rnn" },
      play: [{ use: "burns player 4" }, { pick: "you" }, { concede: "me" }],
      after: {
        winner: "you",
        you: { life: 20 },
        events: [{ type: "defeated", player: "me", rule: "mag:202.6.1" }, { type: "gameEnded" }],
        never: [{ type: "damaged" }],
      },
    },
  );

  scenario("mag:202.6", "also by the player who is not asked, and in the middle of a question", {
    me: { hand: ["burns player 4"], stones: "rnn" },
    play: [{ use: "burns player 4" }, { concede: "you" }],
    after: { winner: "me" },
  });

  scenario(["mag:202.5", "mag:202.3"], "a player who would win and lose at the same time loses", {
    cards: [both],
    me: { hand: ["I win and both burn"], stones: "g", life: 5 },
    you: { life: 20 },
    play: [{ use: "I win and both burn" }, "both pass"],
    after: { winner: "you" },
  });

  scenario(
    ["mag:202.2.2", "mag:705.4.2", "mag:229.3", "mag:202.2"],
    "decking while the other one dies: both lose, a draw",
    {
      cards: [
        createQuickMagic(
          "draws 1 and burns 3",
          "r",
          createBody({ do: "draw", who: "you", count: 1 }, { do: "damage", to: { player: "opponent" }, amount: 3 }),
        ),
      ],
      me: { hand: ["draws 1 and burns 3"], stones: "r", grimoire: [] },
      you: { life: 3 },
      play: [{ use: "draws 1 and burns 3" }, "both pass"],
      after: { winner: "nobody" },
    },
  );

  scenario("mag:202.2", "a player does not lose before somebody would get priority", {
    me: { hand: ["burns and heals"], stones: "r", life: 2 },
    cards: [
      createQuickMagic(
        "burns and heals",
        "r",
        createBody({ do: "loseLife", who: "you", amount: 2 }, { do: "gainLife", who: "you", amount: 1 }),
      ),
    ],
    play: [{ use: "burns and heals" }, "both pass"],
    after: { me: { life: 1 }, never: [{ type: "defeated" }] },
  });
});
