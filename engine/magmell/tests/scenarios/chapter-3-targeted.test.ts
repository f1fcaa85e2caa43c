import { describe } from "vitest";
import type { EventPattern } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Amount } from "../../model/select";
import {
  ANY_PLAYER,
  ANY_UNIT,
  createBody,
  createMagic,
  createMay,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  THEIR_UNIT,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const gains = (amount: Amount): Effect => ({ do: "gainLife", who: "you", amount });
const watcher = (on: EventPattern, amount: Amount = 1) =>
  createUnit("watches", "", "0/9", createTriggeredAbility(on, createBody(gains(amount))));

const STINGS = (amount: number) =>
  createQuickMagic(`stings ${amount}`, "", createTargetedBody(ANY_PLAYER, { do: "damage", to: { target: 0 }, amount }));
const HITS = (amount: number) =>
  createQuickMagic(`hits ${amount}`, "", createTargetedBody(ANY_UNIT, { do: "damage", to: { target: 0 }, amount }));

describe("targets, control and piles", () => {
  const SHY = createUnit(
    "shy",
    "",
    "0/9",
    createTriggeredAbility(
      { on: "targeted", what: "self", by: { whose: "opponent" } },
      createBody({ do: "negate", what: { event: "source" } }),
    ),
  );

  scenario(["mag:702.3.2", "mag:231.1"], "a unit that becomes a target can negate what chose it", {
    cards: [SHY, HITS(2)],
    me: { hand: ["hits 2"] },
    you: { battleArea: ["shy"] },
    play: [{ use: "hits 2" }, { now: { chant: ["ability of shy", "hits 2"] } }, "both pass"],
    after: { chant: [], me: { dust: ["hits 2"] }, you: { battleArea: [{ name: "shy", damage: 0 }] } },
  });

  scenario("mag:702.3.2", "what its own player targets it with is none of it", {
    cards: [SHY, HITS(2)],
    me: { hand: ["hits 2"], battleArea: ["shy"] },
    play: [{ use: "hits 2" }, "both pass"],
    after: { chant: [], me: { battleArea: [{ name: "shy", damage: 2 }] } },
  });

  scenario(["mag:703.4.1.2", "mag:702.3.2"], "each of several targets triggers once, also for an ability", {
    cards: [
      watcher({ on: "targeted", what: { whose: "you" } }),
      createUnit(
        "comes scratching",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "move", what: "self", to: "battleArea" },
          createTargetedBody(
            [{ ...THEIR_UNIT, count: 2 }, THEIR_UNIT],
            { do: "damage", to: { target: 0 }, amount: 1 },
            { do: "damage", to: { target: 1 }, amount: 1 },
          ),
        ),
      ),
    ],
    me: { hand: ["comes scratching"] },
    you: { life: 5, battleArea: ["watches", "g 4/4"] },
    play: [{ use: "comes scratching" }, "both pass", { pick: "g 4/4" }, { option: 0 }, "both pass", "both pass"],
    after: { chant: ["ability of comes scratching"], you: { life: 7 } },
  });

  scenario("mag:702.3.2", "a player becomes a target too", {
    cards: [watcher({ on: "targeted", what: { player: "you" } }), STINGS(2)],
    me: { hand: ["stings 2", "stings 2"] },
    you: { life: 10, battleArea: ["watches"] },
    play: [
      { use: "stings 2" },
      { pick: "you" },
      { now: { chant: ["ability of watches", "stings 2"] } },
      "both pass",
      "both pass",
      { use: "stings 2" },
      { pick: "me" },
    ],
    after: { chant: ["stings 2"], you: { life: 9 } },
  });

  scenario(["mag:222.2", "house:33"], "control that changes, and that returns at the end of the turn", {
    cards: [
      watcher({ on: "controlChanged", what: { kind: "unit", other: true }, to: "you" }),
      createMagic(
        "borrows",
        "",
        createTargetedBody(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "turn" }),
      ),
    ],
    me: { life: 5, hand: ["borrows"], battleArea: ["watches"] },
    you: { battleArea: ["g 4/4"] },
    play: [{ use: "borrows" }, "both pass", "both pass", { now: { me: { life: 6 } } }, "both pass", "both pass"],
    after: { turnPlayer: "you", me: { life: 6 }, you: { battleArea: ["g 4/4"] } },
  });

  scenario(["mag:230.4", "mag:401.4"], "piles that are shuffled and cards that are shown", {
    cards: [
      createUnit(
        "attentive",
        "",
        "0/9",
        createTriggeredAbility({ on: "shuffled", who: "opponent" }, createBody(gains(1))),
        createTriggeredAbility({ on: "revealed", what: { kind: "unit" } }, createBody(gains(2))),
      ),
      createMagic("shows all", "", createBody({ do: "reveal", what: { all: "hand", whose: "you" } })),
      createMagic("mixes mine", "", createBody({ do: "shuffle", who: "you", zone: "grimoire" })),
    ],
    me: { life: 5, hand: ["shows all", "r 1/1", "bolt 2", "mixes mine"], battleArea: ["attentive"] },
    you: { hand: [], battleArea: ["attentive"], life: 5 },
    play: [
      { use: "shows all" },
      "both pass",
      "both pass",
      "both pass",
      { now: { me: { life: 7 }, you: { life: 7 } } },
      { use: "mixes mine" },
      "both pass",
      "both pass",
    ],
    after: { chant: [], me: { life: 7 }, you: { life: 8 } },
  });

  scenario(["mag:702.3.2", "mag:231.1"], "another unit may be given up to negate the magic that aims at one", {
    cards: [
      createUnit(
        "guards the others",
        "",
        "1/1",
        createTriggeredAbility(
          {
            on: "targeted",
            what: { kind: "unit", whose: "you", other: true },
            by: { kind: "magic", whose: "opponent" },
          },
          createBody(
            createMay([
              { do: "destroy", what: "self" },
              { do: "negate", what: { event: "source" } },
            ]),
          ),
        ),
      ),
      HITS(2),
    ],
    me: { hand: ["hits 2"] },
    you: { battleArea: ["guards the others", "g 2/2"] },
    play: [{ use: "hits 2" }, { pick: "g 2/2" }, "both pass", { option: 0 }],
    after: { chant: [], me: { dust: ["hits 2"] }, you: { battleArea: ["g 2/2"], dust: ["guards the others"] } },
  });

  scenario(["mag:702.3.5", "mag:231.1"], "the first magic that the opponent uses in a turn is negated, and no other", {
    cards: [
      createUnit(
        "silences the first",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "used", who: "opponent", what: { kind: "magic" }, nth: 1 },
          createBody({ do: "negate", what: { event: "subject" } }),
        ),
      ),
      HITS(1),
    ],
    me: { hand: ["hits 1", "hits 1"] },
    you: { battleArea: ["silences the first"], hand: [] },
    play: [{ use: "hits 1" }, "both pass", { now: { chant: [] } }, { use: "hits 1" }],
    after: { chant: ["hits 1"], me: { dust: ["hits 1"] } },
  });
});
