import { describe, expect } from "vitest";
import { createCards, ERAS } from "..";
import { MTG_TEST_KIT } from "../testing/kit";
import { createEnchantment, createTriggeredAbility, TEST_POOL_CARDS } from "../testing/pool";
import { rule } from "../testing/rule";
import { scenario } from "../testing/scenario";

const ALL = ["6e", "8e", "mod"] as const;

describe("the beginning", () => {
  rule(
    ["mtg-flow:fact.1", "mtg-flow:fact.2", "mtg-flow:0.4", "mtg-6e:P.1.6"],
    "both have 20 life and draw seven cards of their library",
    () => {
      const cards = createCards(TEST_POOL_CARDS);
      const library = Array.from({ length: 60 }, () => "Forest");
      for (const era of ERAS) {
        const begun = MTG_TEST_KIT.start({ cards, decks: [library, library], seed: 1, options: { era, starter: 0 } });
        if (!begun.ok) throw new Error("The library is refused");
        const { players, zones } = begun.state;
        expect(players.map(({ life }) => life)).toEqual([20, 20]);
        expect(zones.hand.map((hand) => hand.length)).toEqual([7, 7]);
        expect(zones.library.map((rest) => rest.length)).toEqual([53, 53]);
      }
    },
  );

  scenario("mtg-flow:fact.4", "the players take turns, who starts first", {
    eras: ALL,
    step: "turn",
    turn: 1,
    play: [
      { now: { turn: 1, active: "me" } },
      { passTo: "upkeep", turn: 2 },
      { now: { active: "you" } },
      { passTo: "upkeep", turn: 3 },
    ],
    after: { active: "me" },
  });
});

describe("losing and winning", () => {
  const curse = (amount: number) =>
    createEnchantment(
      "Heavy Curse",
      createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "loseLife", who: "opponent", amount }),
    );
  const table = (amount: number) => ({
    eras: ALL,
    cards: [curse(amount)],
    step: "upkeep" as const,
    me: { battlefield: ["Heavy Curse"] },
    play: ["both pass" as const],
  });

  scenario(["mtg-flow:lose.1", "mtg-flow:win.1", "mtg-6e:T.11.5.a"], "who has no life left loses, the other wins", {
    ...table(20),
    after: { winner: "me", you: { life: 0 }, events: [{ type: "lost", player: "you" }, { type: "gameEnded" }] },
  });

  scenario("mtg-flow:lose.1", "who has one life left plays on", {
    ...table(19),
    after: { step: "upkeep", you: { life: 1 }, never: [{ type: "lost" }] },
  });

  scenario(["mtg-flow:lose.3", "mtg-6e:G.20.3"], "who gives up loses, whoever is asked", {
    eras: ALL,
    play: ["pass", { concede: "me" }],
    after: { winner: "you", rule: "mtg-6e:G.20.3" },
  });

  const venom = createEnchantment(
    "Slow Venom",
    createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: "poison", who: "opponent", amount: 1 }),
  );
  scenario(["mtg-flow:lose.4", "mtg-6e:E.9.2"], "the tenth poison counter loses, the ninth does not", {
    eras: ALL,
    cards: [venom],
    step: "upkeep",
    me: { battlefield: ["Slow Venom", "Slow Venom"] },
    you: { poison: 8 },
    play: [{ option: 0 }, "both pass", { now: { you: { poison: 9 }, never: [{ type: "lost" }] } }, "both pass"],
    after: { winner: "me", you: { poison: 10 } },
  });

  const verdict = (does: "win" | "lose") =>
    createEnchantment(
      "Final Word",
      createTriggeredAbility({ on: "stepBegins", step: "upkeep" }, { do: does, who: "you" }),
    );
  scenario(["mtg-flow:lose.5", "mtg-6e:G.20.2"], "an effect may say that a player loses", {
    eras: ALL,
    cards: [verdict("lose")],
    step: "upkeep",
    me: { battlefield: ["Final Word"] },
    play: ["both pass"],
    after: { winner: "you" },
  });

  scenario(["mtg-flow:win.2", "mtg-flow:lose.6", "mtg-6e:G.20.6"], "or that one wins, and so the other has lost", {
    eras: ALL,
    cards: [verdict("win")],
    step: "upkeep",
    me: { battlefield: ["Final Word"] },
    play: ["both pass"],
    after: { winner: "me" },
  });
});
