import { describe } from "vitest";
import type { Effect } from "../../model/effect";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createMay,
  createReplacementAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const DRAW: Effect = { do: "draw", who: "you", count: 1 };

describe("what cannot be used is not used for something", () => {
  const USES = createMagic(
    "uses from the dust",
    "",
    createTargetedBody(
      { zones: ["dust"], count: 1 },
      createMay([{ do: "use", who: "you", what: { target: 0 }, free: true }, DRAW]),
    ),
  );
  scenario(["house:46", "mag:225.1.1", "mag:702.3.2"], "a magic without a target", {
    cards: [USES, createMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }))],
    me: { hand: ["uses from the dust"], dust: ["kills"] },
    play: [{ use: "uses from the dust" }, "both pass"],
    after: { me: { hand: [], dust: ["kills", "uses from the dust"] } },
  });
});

describe("what is chosen on resolution can be done", () => {
  const PUNISHES = createMagic(
    "punishes",
    "",
    createBody({
      do: "chooseMode",
      who: "opponent",
      modes: [
        [{ do: "discard", who: "opponent", count: 2, how: "choose" }],
        [{ do: "loseLife", who: "opponent", amount: 4 }],
      ],
    }),
  );
  scenario(["house:46", "mag:304.2", "mag:233.3"], "without a card nobody chooses to discard", {
    cards: [PUNISHES],
    me: { hand: ["punishes"] },
    you: { hand: [] },
    play: [{ use: "punishes" }, "both pass"],
    after: { you: { life: 16 } },
  });

  scenario(["house:46", "mag:304.2", "mag:103"], "with one of two cards it is done as far as possible", {
    cards: [PUNISHES],
    me: { hand: ["punishes"] },
    you: { hand: ["r 1/1"] },
    play: [{ use: "punishes" }, "both pass", { now: { asks: { of: "you", ask: "option" } } }, { option: 0 }],
    after: { you: { life: 20, hand: [] } },
  });

  scenario(["house:46", "mag:103"], "where nothing can be done anything may be chosen", {
    cards: [
      createMagic(
        "finds nothing",
        "",
        createBody({
          do: "chooseMode",
          who: "you",
          modes: [
            [{ do: "destroy", what: { all: "battleArea", whose: "opponent" } }],
            [{ do: "discard", who: "opponent", count: 1, how: "choose" }],
          ],
        }),
      ),
    ],
    me: { hand: ["finds nothing"] },
    play: [{ use: "finds nothing" }, "both pass", { now: { asks: { of: "me", ask: "option" } } }, { option: 1 }],
    after: { me: { dust: ["finds nothing"] } },
  });
});

describe("a replacement that costs something (306.1.2)", () => {
  const LASTS = createUnit("lasts", "", "1/1", {
    ...createReplacementAbility(
      { on: "move", what: "self", from: "battleArea", to: "dust", cause: "destroy" },
      {
        effects: [
          { do: "choose", who: "you", from: { all: "stoneArea", whose: "you" }, count: 1, store: "it" },
          { do: "rest", what: { stored: "it" } },
        ],
      },
    ),
    optional: true,
  });
  const KILLS = createMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
  scenario(["house:46", "mag:306.1.2"], "only what changes is chosen for it", {
    cards: [LASTS, KILLS],
    me: { hand: ["kills"], battleArea: ["lasts"], stones: "rG" },
    play: [{ use: "kills" }, "both pass", { option: 0 }],
    after: { me: { battleArea: ["lasts"], stones: "RG" } },
  });

  scenario(["house:46", "mag:306.1.2"], "without it the event happens", {
    cards: [LASTS, KILLS],
    me: { hand: ["kills"], battleArea: ["lasts"], stones: "RG" },
    play: [{ use: "kills" }, "both pass"],
    after: { me: { battleArea: [], dust: ["lasts", "kills"] } },
  });
});

describe("a price of several things (house:46)", () => {
  const PAYS_BOTH = createUnit(
    "pays both",
    "",
    "1/1",
    createTriggeredAbility(
      { on: "phaseBegins", phase: "main", whose: "you" },
      createBody({
        ...createMay([{ do: "rest", what: "self" }, { do: "discard", who: "you", count: 1, how: "choose" }, DRAW]),
        price: 2,
      }),
    ),
  );
  scenario(["house:46", "mag:219.4.2", "mag:233.3"], "both are paid", {
    cards: [PAYS_BOTH],
    me: { battleArea: ["pays both"], hand: ["r 1/1"], grimoire: ["r 2/2", "r 3/3"] },
    play: ["both pass", { option: 0 }],
    after: { me: { hand: ["r 2/2"], dust: ["r 1/1"], battleArea: [{ name: "pays both", rested: true }] } },
  });

  scenario(["house:46", "mag:233.3"], "without the second neither is", {
    cards: [PAYS_BOTH],
    me: { battleArea: ["pays both"], hand: [] },
    play: ["both pass"],
    after: { me: { hand: [], battleArea: [{ name: "pays both", rested: false }] }, phase: "main" },
  });

  scenario(["house:46", "mag:219.4.2"], "nor without the first", {
    cards: [PAYS_BOTH],
    me: { battleArea: [{ name: "pays both", rested: true }], hand: ["r 1/1"] },
    play: ["both pass"],
    after: { me: { hand: ["r 1/1"] }, phase: "main" },
  });
});
