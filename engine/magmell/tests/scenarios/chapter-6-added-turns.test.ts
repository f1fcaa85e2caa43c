import { describe } from "vitest";
import {
  ANY_PLAYER,
  createBody,
  createMay,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  MY_UNIT,
  THEIR_UNIT,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";
import type { ScenarioLine } from "../../testing/scenario/steps";

/** From one main phase through the end of the turn to the next main phase. */
const NEXT_TURN: readonly ScenarioLine[] = ["both pass", "both pass"];

describe("turns and phases that effects add or take away (101)", () => {
  const AGAIN = createQuickMagic(
    "once more",
    "g",
    createTargetedBody(ANY_PLAYER, { do: "extraTurn", who: { controllerOf: { target: 0 } } }),
  );
  const SKIP = createQuickMagic("skips the draw", "b", createBody({ do: "skip", who: "opponent", phase: "draw" }));

  scenario(["mag:101", "mag:606.4"], "another turn follows this one, and then the opponent's", {
    cards: [AGAIN],
    me: { hand: ["once more"], stones: "g" },
    play: [{ use: "once more" }, { pick: "me" }, "both pass", ...NEXT_TURN, ...NEXT_TURN],
    after: {
      events: [
        { type: "turnBegan", player: "me", turn: 4 },
        { type: "turnBegan", player: "you", turn: 5 },
      ],
    },
  });

  scenario(["mag:101", "mag:606.4"], "a turn added for the opponent comes before the opponent's usual one", {
    cards: [AGAIN],
    me: { hand: ["once more"], stones: "g" },
    play: [{ use: "once more" }, { pick: "you" }, "both pass", ...NEXT_TURN, ...NEXT_TURN, ...NEXT_TURN],
    after: {
      events: [
        { type: "turnBegan", player: "you", turn: 4 },
        { type: "turnBegan", player: "you", turn: 5 },
        { type: "turnBegan", player: "me", turn: 6 },
      ],
    },
  });

  scenario(["mag:101", "mag:603.1"], "the next phase of a sort is skipped, and only that one", {
    cards: [SKIP],
    me: { hand: ["skips the draw"], stones: "b" },
    you: { hand: [], grimoire: ["b 4/4", "b 3/3", "b 2/2"] },
    play: [
      { use: "skips the draw" },
      "both pass",
      ...NEXT_TURN,
      { now: { you: { hand: [] }, events: [{ type: "phaseSkipped", player: "you", phase: "draw" }] } },
      ...NEXT_TURN,
      ...NEXT_TURN,
    ],
    after: { you: { hand: ["b 4/4"] } },
  });

  scenario(["mag:220.3", "mag:104"], "both players exchange their life at one moment", {
    cards: [createQuickMagic("trades lives", "r", createBody({ do: "exchangeLife" }))],
    me: { hand: ["trades lives"], stones: "r", life: 3 },
    you: { life: 15 },
    play: [{ use: "trades lives" }, "both pass"],
    after: { me: { life: 15 }, you: { life: 3 } },
  });

  scenario("house:46", "nobody is asked whether to exchange what is the same", {
    cards: [
      createQuickMagic(
        "may trade lives",
        "r",
        createBody(createMay([{ do: "exchangeLife" }, { do: "draw", who: "you", count: 1 }])),
      ),
    ],
    me: { hand: ["may trade lives"], stones: "r", life: 9, grimoire: ["b 4/4"] },
    you: { life: 9 },
    play: [{ use: "may trade lives" }, "both pass"],
    after: { me: { hand: [], life: 9 }, you: { life: 9 } },
  });

  scenario(["mag:102", "mag:103"], "if one of them cannot recover life, neither changes", {
    cards: [
      createQuickMagic("trades lives", "r", createBody({ do: "exchangeLife" })),
      createUnit("dry well", "b", "1/1", {
        type: "static",
        affects: { player: "opponent" },
        changes: [{ cannot: "gainLife" }],
      }),
    ],
    me: { hand: ["trades lives"], stones: "r", life: 3, battleArea: ["g 1/1"] },
    you: { life: 15, battleArea: ["dry well"] },
    play: [{ use: "trades lives" }, "both pass"],
    after: { me: { life: 3 }, you: { life: 15 } },
  });
});

describe("exchanged control (222.2)", () => {
  const SWAP = createQuickMagic(
    "trades units",
    "b",
    createTargetedBody([MY_UNIT, THEIR_UNIT], { do: "exchangeControl", one: { target: 0 }, other: { target: 1 } }),
  );

  scenario("mag:222.2", "two units change sides", {
    cards: [SWAP],
    me: { hand: ["trades units"], stones: "b", battleArea: ["g 1/1"] },
    you: { battleArea: ["r 3/3"] },
    play: [{ use: "trades units" }, "both pass"],
    after: { me: { battleArea: ["r 3/3"] }, you: { battleArea: ["g 1/1"] } },
  });

  scenario("mag:103", "if one of them is gone, the other stays where it is", {
    cards: [SWAP],
    me: { hand: ["trades units"], stones: "b", battleArea: ["g 1/1"] },
    you: { hand: ["bolt 2"], stones: "rr", battleArea: ["r 3/3"] },
    play: [{ use: "trades units" }, "pass", { use: "bolt 2" }, { pick: "g 1/1" }, "both pass", "both pass"],
    after: { me: { battleArea: [] }, you: { battleArea: ["r 3/3"] } },
  });
});

describe("delayed triggers of a later turn (302.1.3)", () => {
  const LATER = createQuickMagic(
    "waits for their turn to end",
    "r",
    createBody({
      do: "create",
      ability: createTriggeredAbility(
        { on: "turnEnds", whose: "opponent" },
        createBody({ do: "damage", to: { player: "opponent" }, amount: 3 }),
      ),
      until: "game",
      from: "nextTurn",
    }),
  );

  scenario("mag:302.1.3", "said in the opponent's own turn, the next one is not this one, and it triggers once", {
    cards: [LATER],
    turnPlayer: "you",
    me: { hand: ["waits for their turn to end"], stones: "r" },
    you: { life: 20 },
    play: [
      "pass",
      { use: "waits for their turn to end" },
      "both pass",
      ...NEXT_TURN,
      { now: { you: { life: 20 } } },
      ...NEXT_TURN,
      "both pass",
      "both pass",
      "both pass",
      { now: { you: { life: 17 } } },
      ...NEXT_TURN,
      ...NEXT_TURN,
    ],
    after: { you: { life: 17 } },
  });

  scenario("mag:302.1.3", "said in the own turn it triggers at the end of the next turn", {
    cards: [LATER],
    me: { hand: ["waits for their turn to end"], stones: "r" },
    play: [{ use: "waits for their turn to end" }, "both pass", ...NEXT_TURN, "both pass", "both pass"],
    after: { you: { life: 17 } },
  });
});
