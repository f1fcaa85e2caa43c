import { describe } from "vitest";
import type { ContinuousChange, Duration } from "../../model/ability";
import {
  ANY_UNIT,
  createBody,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  THEIR_UNIT,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";
import type { ScenarioLine } from "../../testing/scenario/steps";

const BIGGER: readonly ContinuousChange[] = [{ add: "ap", amount: 2 }];
const grows = (until: Duration) =>
  createQuickMagic(
    "grows for a while",
    "g",
    createTargetedBody(ANY_UNIT, { do: "modify", what: { target: 0 }, changes: BIGGER, until }),
  );
const sleeps = (until: Duration) =>
  createQuickMagic(
    "keeps it from waking",
    "b",
    createTargetedBody(ANY_UNIT, {
      do: "modify",
      what: { target: 0 },
      changes: [{ cannot: "wake" }],
      until,
    }),
  );

/** From one main phase through the end of the turn to the main phase of the other player. */
const NEXT_TURN: readonly ScenarioLine[] = ["both pass", "both pass"];
const USE: readonly ScenarioLine[] = [{ use: "grows for a while" }, "both pass"];
const TABLE = { me: { hand: ["grows for a while"], stones: "g", battleArea: ["g 2/2"] } };
const ap = (number: number): ScenarioLine => ({ now: { me: { battleArea: [{ name: "g 2/2", ap: number }] } } });

describe("durations that end with a turn (306.1.1)", () => {
  scenario("mag:306.1.1", "until the end of the controller's next turn, begun in the own turn", {
    ...TABLE,
    cards: [grows("yourNextTurnEnd")],
    play: [...USE, ap(4), ...NEXT_TURN, ap(4), ...NEXT_TURN, ap(4), ...NEXT_TURN],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario("mag:306.1.1", "until the end of the controller's next turn, begun in the opponent's turn", {
    ...TABLE,
    cards: [grows("yourNextTurnEnd")],
    turnPlayer: "you",
    play: ["pass", ...USE, ap(4), ...NEXT_TURN, ap(4), ...NEXT_TURN],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario("mag:306.1.1", "until the beginning of the opponent's next turn", {
    ...TABLE,
    cards: [grows("opponentNextTurn")],
    play: [...USE, "both pass", ap(4), "both pass"],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario("mag:306.1.1", "begun in the opponent's turn, it lasts through the own turn", {
    ...TABLE,
    cards: [grows("opponentNextTurn")],
    turnPlayer: "you",
    play: ["pass", ...USE, ...NEXT_TURN, ap(4), ...NEXT_TURN],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario("mag:306.1.1", "until the end of the opponent's next turn", {
    ...TABLE,
    cards: [grows("opponentNextTurnEnd")],
    play: [...USE, ...NEXT_TURN, ap(4), ...NEXT_TURN],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario("mag:306.1.1", "until the end of the opponent's next turn is not this very turn of the opponent", {
    ...TABLE,
    cards: [grows("opponentNextTurnEnd")],
    turnPlayer: "you",
    play: ["pass", ...USE, ...NEXT_TURN, ap(4), ...NEXT_TURN, ap(4), ...NEXT_TURN],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });
});

describe("durations that end with a phase (306.1.1)", () => {
  scenario(["mag:306.1.1", "mag:601.4"], "until the end of this phase", {
    ...TABLE,
    cards: [grows("phase")],
    play: [...USE, ap(4), "both pass"],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario(["mag:306.1.1", "mag:606.3.2"], "in the end phase until the turn is over", {
    ...TABLE,
    cards: [grows("phase")],
    phase: "end",
    play: [...USE, ap(4), "both pass"],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario(
    ["mag:306.1.1", "mag:602.1"],
    "what cannot wake in its controller's next standby phase wakes in the one after",
    {
      cards: [sleeps("nextStandby")],
      me: { hand: ["keeps it from waking"], stones: "b" },
      you: { battleArea: [{ name: "g 2/2", rested: true }] },
      play: [
        { use: "keeps it from waking" },
        "both pass",
        ...NEXT_TURN,
        { now: { you: { battleArea: [{ name: "g 2/2", rested: true }] } } },
        ...NEXT_TURN,
        ...NEXT_TURN,
      ],
      after: { you: { battleArea: [{ name: "g 2/2", rested: false }] } },
    },
  );

  scenario(["mag:306.1.1", "mag:602.1"], "each of several units counts its own controller's standby phase", {
    cards: [
      createQuickMagic(
        "keeps all from waking",
        "b",
        createBody({
          do: "modify",
          what: { all: "battleArea" },
          changes: [{ cannot: "wake" }],
          until: "nextStandby",
        }),
      ),
    ],
    me: { hand: ["keeps all from waking"], stones: "b", battleArea: [{ name: "r 2/2", rested: true }] },
    you: { battleArea: [{ name: "g 2/2", rested: true }] },
    play: [
      { use: "keeps all from waking" },
      "both pass",
      ...NEXT_TURN,
      { now: { you: { battleArea: [{ name: "g 2/2", rested: true }] } } },
      ...NEXT_TURN,
      { now: { me: { battleArea: [{ name: "r 2/2", rested: true }] } } },
      ...NEXT_TURN,
      { now: { you: { battleArea: [{ name: "g 2/2", rested: false }] } } },
      ...NEXT_TURN,
    ],
    after: { me: { battleArea: [{ name: "r 2/2", rested: false }] } },
  });

  scenario(["mag:306.1.1", "mag:602.1"], "a standby phase that is skipped is not the next one", {
    cards: [
      sleeps("nextStandby"),
      createQuickMagic("skips theirs", "", createBody({ do: "skip", who: "opponent", phase: "standby" })),
    ],
    me: { hand: ["keeps it from waking", "skips theirs"], stones: "b" },
    you: { battleArea: [{ name: "g 2/2", rested: true }] },
    play: [
      { use: "keeps it from waking" },
      "both pass",
      { use: "skips theirs" },
      "both pass",
      ...NEXT_TURN,
      ...NEXT_TURN,
      ...NEXT_TURN,
      { now: { you: { battleArea: [{ name: "g 2/2", rested: true }] } } },
      ...NEXT_TURN,
      ...NEXT_TURN,
    ],
    after: { you: { battleArea: [{ name: "g 2/2", rested: false }] } },
  });

  scenario("mag:306.1.1", "until the end of a player's next standby phase", {
    cards: [grows("yourNextStandby")],
    ...TABLE,
    play: [...USE, ...NEXT_TURN, ap(4), ...NEXT_TURN],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });

  scenario("mag:306.1.1", "until the end of the opponent's next standby phase", {
    cards: [grows("opponentNextStandby")],
    ...TABLE,
    play: [...USE, "both pass", ap(4), "both pass"],
    after: { me: { battleArea: [{ name: "g 2/2", ap: 2 }] } },
  });
});

describe("durations that end with a source (306.1.1, 306.2)", () => {
  const TAMER = createUnit(
    "tamer",
    "1b",
    "1/3",
    createTriggeredAbility(
      WHEN_SUMMONED,
      createTargetedBody(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "whileYouControl" }),
    ),
  );
  const STEAL = createQuickMagic(
    "steals one",
    "r",
    createTargetedBody(THEIR_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "turn" }),
  );

  scenario(["mag:306.1.1", "mag:222.2"], "control as long as I control this ends when this changes sides", {
    cards: [TAMER, STEAL],
    me: { hand: ["tamer"], stones: "bb" },
    you: { hand: ["steals one"], stones: "r", battleArea: ["g 2/2"] },
    play: [
      { use: "tamer" },
      "both pass",
      "both pass",
      { now: { me: { battleArea: ["tamer", "g 2/2"] } } },
      "pass",
      { use: "steals one" },
      { pick: "tamer" },
      "both pass",
    ],
    after: { me: { battleArea: [] }, you: { battleArea: ["tamer", "g 2/2"] } },
  });

  scenario(["mag:306.1.1", "house:52"], "it does not begin when this has changed sides by then", {
    cards: [TAMER, STEAL],
    me: { hand: ["tamer"], stones: "bb" },
    you: { hand: ["steals one"], stones: "r", battleArea: ["g 2/2"] },
    play: [{ use: "tamer" }, "both pass", "pass", { use: "steals one" }, "both pass", "both pass"],
    after: {
      you: { battleArea: ["tamer", "g 2/2"] },
      never: [{ type: "controlChanged", name: "g 2/2" }],
    },
  });

  scenario(["mag:306.1.1", "mag:306.2"], "and when this leaves", {
    cards: [TAMER],
    me: { hand: ["tamer"], stones: "bb" },
    you: { hand: ["bolt 2", "bolt 2"], stones: "rrrr", battleArea: ["g 2/2"] },
    play: [
      { use: "tamer" },
      "both pass",
      "both pass",
      "pass",
      { use: "bolt 2" },
      { pick: "tamer" },
      "both pass",
      "pass",
      { use: "bolt 2" },
      { pick: "tamer" },
      "both pass",
    ],
    after: { me: { battleArea: [] }, you: { battleArea: ["g 2/2"] } },
  });
});
