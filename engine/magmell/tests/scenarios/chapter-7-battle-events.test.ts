import { describe } from "vitest";
import type { EventPattern } from "../../model/ability";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const watcher = (on: EventPattern) =>
  createUnit("watches", "", "0/9", createTriggeredAbility(on, createBody({ do: "gainLife", who: "you", amount: 1 })));
const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));

describe("who is attacked (701.3)", () => {
  const ATTACKED = watcher({ on: "attack", what: {}, target: "self" });

  scenario("mag:701.3.2", "a unit that is attacked itself", {
    cards: [ATTACKED],
    me: { battleArea: ["r 3/3"] },
    you: { life: 5, battleArea: [{ name: "watches", rested: true }] },
    play: [{ attack: "r 3/3" }, "both pass", { pick: "watches" }, "both pass"],
    after: { chant: [], you: { life: 6 } },
  });

  scenario("mag:701.3.2", "a player who is attacked in its place does not make it so", {
    cards: [ATTACKED],
    me: { battleArea: ["r 3/3"] },
    you: { life: 5, battleArea: [{ name: "watches", rested: true }] },
    play: [{ attack: "r 3/3" }, "both pass", { pick: "you" }],
    after: { chant: [], step: "attack", never: [{ type: "triggered" }] },
  });

  scenario("mag:701.3.2", "a player who is attacked, by a unit that fits", {
    cards: [watcher({ on: "attack", what: { color: "red" }, target: { player: "you" } })],
    me: { battleArea: ["r 3/3", "g 2/2"] },
    you: { life: 5, battleArea: ["watches"] },
    play: [
      { attack: "g 2/2" },
      "both pass",
      { now: { chant: [] } },
      "both pass",
      "done",
      "both pass",
      "both pass",
      "both pass",
      { now: { battle: null, you: { life: 3 } } },
      { attack: "r 3/3" },
      "both pass",
      "both pass",
    ],
    after: { chant: [], you: { life: 4 } },
  });
});

describe("the player who is attacked (701.3)", () => {
  const GRABS = createUnit(
    "grabs",
    "",
    "2/2",
    createTriggeredAbility(
      { on: "attack", what: "self", target: { player: "anyone" } },
      createBody({ do: "discard", who: { event: "player" }, count: 1, how: "choose" }),
    ),
  );

  scenario("mag:701.3.2", "is the player of the event", {
    cards: [GRABS],
    me: { hand: ["r 1/1"], battleArea: ["grabs"] },
    you: { hand: ["g 1/1"] },
    play: [{ attack: "grabs" }, "both pass", "both pass"],
    after: { chant: [], me: { hand: ["r 1/1"] }, you: { dust: ["g 1/1"] } },
  });

  scenario("mag:701.3.2", "and nobody is where a unit is attacked", {
    cards: [GRABS],
    me: { battleArea: ["grabs"] },
    you: { hand: ["g 1/1"], battleArea: [{ name: "g 2/2", rested: true }] },
    play: [{ attack: "grabs" }, "both pass", { pick: "g 2/2" }],
    after: { chant: [], you: { hand: ["g 1/1"] }, never: [{ type: "triggered" }] },
  });
});

describe("who defends, and who does not (701.4)", () => {
  scenario("mag:701.4.1", "the attacker hears that its attack was defended", {
    cards: [watcher({ on: "defend", what: {}, against: { color: "red" } })],
    me: { life: 5, battleArea: ["watches", "r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", { pick: "g 4/4" }, "both pass"],
    after: { chant: [], step: "defense", me: { life: 6 } },
  });

  scenario("mag:701.4.1", "another attacker does not", {
    cards: [watcher({ on: "defend", what: {}, against: { color: "blue" } })],
    me: { life: 5, battleArea: ["watches", "r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", { pick: "g 4/4" }],
    after: { chant: [], step: "defense", never: [{ type: "triggered" }] },
  });

  const UNDEFENDED = watcher({ on: "attackUndefended", what: { color: "red" } });

  scenario("mag:701.4.1", "an attack against which nobody can defend", {
    cards: [UNDEFENDED],
    me: { life: 5, battleArea: ["watches", "r 3/3"] },
    you: { battleArea: [] },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", "both pass"],
    after: { chant: [], step: "defense", me: { life: 6 } },
  });

  scenario("mag:701.4.1", "or against which nobody wants to", {
    cards: [UNDEFENDED],
    me: { life: 5, battleArea: ["watches", "r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ attack: "r 3/3" }, "both pass", "both pass", "done", "both pass"],
    after: { chant: [], step: "defense", me: { life: 6 }, events: [{ type: "undefended" }] },
  });

  scenario("mag:701.4.1", "one that is defended is none, also when the defender leaves", {
    cards: [UNDEFENDED, KILLS],
    me: { life: 5, hand: ["kills"], battleArea: ["watches", "r 3/3"] },
    you: { battleArea: ["g 4/4"] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      { pick: "g 4/4" },
      { use: "kills" },
      { pick: "g 4/4" },
      "both pass",
    ],
    after: { chant: [], step: "defense", never: [{ type: "undefended" }, { type: "triggered" }] },
  });
});
