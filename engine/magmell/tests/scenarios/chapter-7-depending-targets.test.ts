import { describe } from "vitest";
import type { TargetSpec } from "../../model/ability";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createMay,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const SAME_SIDE: TargetSpec = {
  zones: ["battleArea"],
  whose: { controllerOf: { target: 0 } },
  where: { not: { among: { target: 0 } } },
  count: 1,
};
const PAIR = createTargetedBody([ANY_UNIT, SAME_SIDE], {
  do: "destroy",
  what: { join: [{ target: 0 }, { target: 1 }] },
});
const UP_TO_TWO = createTargetedBody(
  [{ zones: ["battleArea"], whose: "opponent", count: { min: 0, max: 2 } }, SAME_SIDE],
  {
    do: "destroy",
    what: { join: [{ target: 0 }, { target: 1 }] },
  },
);
const CHEAP: TargetSpec = {
  zones: ["battleArea"],
  count: { min: 0, max: 9 },
  total: { stat: "useCost", is: "<=", than: 3 },
};
const DESTROY = { do: "destroy", what: { target: 0 } } as const;

describe("targets that depend on earlier targets (702.3.2)", () => {
  scenario(["mag:702.3.2", "house:12"], "only what leaves a second target is offered as the first", {
    cards: [createQuickMagic("destroys a pair", "r", PAIR)],
    me: { hand: ["destroys a pair"], stones: "r", battleArea: ["g 3/3"] },
    you: { battleArea: ["b 1/1", "b 2/2"] },
    play: [{ use: "destroys a pair" }, { refused: { pick: "g 3/3" } }, { pick: "b 2/2" }, "both pass"],
    after: { me: { battleArea: ["g 3/3"] }, you: { battleArea: [], dust: ["b 1/1", "b 2/2"] } },
  });

  scenario(["mag:702.3.1", "house:12"], "without any pair the card cannot be used", {
    cards: [createQuickMagic("destroys a pair", "r", PAIR)],
    me: { hand: ["destroys a pair"], stones: "r", battleArea: ["g 3/3"] },
    you: { battleArea: ["b 1/1"] },
    play: [{ refused: { use: "destroys a pair" }, because: ["NO_TARGET"] }],
    after: { me: { hand: ["destroys a pair"] } },
  });

  scenario("mag:704.3.1.3", "a second target that has changed sides by then is spared", {
    cards: [
      createQuickMagic("destroys a pair", "r", PAIR),
      createQuickMagic(
        "takes it",
        "b",
        createTargetedBody(ANY_UNIT, { do: "control", what: { target: 0 }, who: "you", until: "game" }),
      ),
    ],
    me: { hand: ["destroys a pair", "takes it"], stones: "rb" },
    you: { battleArea: ["b 1/1", "b 2/2", "b 3/3"] },
    play: [
      { use: "destroys a pair" },
      { pick: "b 1/1" },
      { pick: "b 2/2" },
      { use: "takes it" },
      { pick: "b 2/2" },
      "both pass",
      "both pass",
    ],
    after: { me: { battleArea: ["b 2/2"] }, you: { dust: ["b 1/1"], battleArea: ["b 3/3"] } },
  });

  scenario(["mag:703.4.1.2", "house:12"], "a triggered ability without any pair ceases to exist", {
    cards: [createUnit("avenger", "r", "1/1", createTriggeredAbility(WHEN_SUMMONED, PAIR))],
    me: { hand: ["avenger"], stones: "r" },
    you: { battleArea: ["b 1/1"] },
    play: [{ use: "avenger" }, "both pass"],
    after: { me: { battleArea: ["avenger"] }, you: { battleArea: ["b 1/1"] }, events: [{ type: "vanished" }] },
  });

  scenario("house:12", "a group that would use up everything is not offered", {
    cards: [createMagic("destroys up to two, then one", "r", UP_TO_TWO)],
    me: { hand: ["destroys up to two, then one"], stones: "r" },
    you: { battleArea: ["b 1/1", "b 2/2"] },
    play: [{ use: "destroys up to two, then one" }, { pick: "b 2/2" }, "both pass"],
    after: { you: { battleArea: [], dust: ["b 1/1", "b 2/2"] } },
  });
});

describe("targets with a bound on their sum (702.3.2)", () => {
  scenario("mag:702.3.2", "they are chosen one by one as long as the sum allows it", {
    cards: [createMagic("destroys cheap ones", "r", createTargetedBody(CHEAP, DESTROY))],
    me: { hand: ["destroys cheap ones"], stones: "r" },
    you: { battleArea: ["b 1/1", "b 2/2", "b 3/3", "b 4/4"] },
    play: [
      { use: "destroys cheap ones" },
      { refused: { pick: "b 4/4" } },
      { pick: "b 1/1" },
      { refused: { pick: "b 3/3" } },
      { pick: "b 2/2" },
      "both pass",
    ],
    after: { you: { battleArea: ["b 3/3", "b 4/4"], dust: ["b 1/1", "b 2/2"] } },
  });

  scenario("mag:702.3.2", "the player may stop before the bound is reached", {
    cards: [createMagic("destroys cheap ones", "r", createTargetedBody(CHEAP, DESTROY))],
    me: { hand: ["destroys cheap ones"], stones: "r" },
    you: { battleArea: ["b 1/1", "b 2/2"] },
    play: [{ use: "destroys cheap ones" }, { pick: "b 1/1" }, "done", "both pass"],
    after: { you: { battleArea: ["b 2/2"], dust: ["b 1/1"] } },
  });

  scenario("house:12", "an exact sum offers only what can still make it", {
    cards: [
      createMagic(
        "destroys two that cost 4",
        "r",
        createTargetedBody({ ...CHEAP, count: 2, total: { stat: "useCost", is: "=", than: 4 } }, DESTROY),
      ),
    ],
    me: { hand: ["destroys two that cost 4"], stones: "r" },
    you: { battleArea: ["b 1/1", "b 2/2", "b 3/3", "g 2/2"] },
    play: [{ use: "destroys two that cost 4" }, { pick: "b 2/2" }, "both pass"],
    after: { you: { battleArea: ["b 1/1", "b 3/3"], dust: ["b 2/2", "g 2/2"] } },
  });
});

describe("choices with a bound, and choices at random (704.3.2.2)", () => {
  const gathers = (count: number | { readonly min: number; readonly max: number }, is: "<=" | ">=") =>
    createMagic(
      "chooses by AP",
      "r",
      createBody(
        {
          do: "choose",
          who: "you",
          from: { all: "battleArea", whose: "opponent" },
          count,
          store: "these",
          total: { stat: "ap", is, than: 3 },
        },
        { do: "destroy", what: { stored: "these" } },
      ),
    );

  scenario("mag:704.3.2.2", "a choice stays within its bound", {
    cards: [gathers({ min: 0, max: 9 }, "<=")],
    me: { hand: ["chooses by AP"], stones: "r" },
    you: { battleArea: ["b 1/1", "b 2/2", "b 4/4"] },
    play: [{ use: "chooses by AP" }, "both pass", { refused: { pick: "b 4/4" } }, { pick: "b 1/1" }, { pick: "b 2/2" }],
    after: { you: { battleArea: ["b 4/4"] } },
  });

  scenario("mag:103", "where as many as asked for break the bound, fewer are chosen", {
    cards: [gathers(2, "<=")],
    me: { hand: ["chooses by AP"], stones: "r" },
    you: { battleArea: ["b 2/2", "b 3/3", "b 4/4"] },
    play: [{ use: "chooses by AP" }, "both pass", { refused: { pick: "b 4/4" } }, { pick: "b 3/3" }],
    after: { you: { battleArea: ["b 2/2", "b 4/4"] } },
  });

  scenario("mag:103", "where nothing meets the bound, nothing is chosen", {
    cards: [gathers(1, ">=")],
    me: { hand: ["chooses by AP"], stones: "r" },
    you: { battleArea: ["b 2/2"] },
    play: [{ use: "chooses by AP" }, "both pass"],
    after: { you: { battleArea: ["b 2/2"] } },
  });

  const RANSOM = createMagic(
    "demands strong ones",
    "r",
    createBody(
      createMay([
        {
          do: "choose",
          who: "you",
          from: { all: "battleArea", whose: "you" },
          count: { min: 1, max: 3 },
          store: "given",
          total: { stat: "ap", is: ">=", than: 4 },
        },
        { do: "destroy", what: { stored: "given" } },
        { do: "draw", who: "you", count: 1 },
      ]),
    ),
  );

  scenario("house:46", "a price whose sum cannot be met is not offered", {
    cards: [RANSOM],
    me: { hand: ["demands strong ones"], stones: "r", battleArea: ["b 1/1", "b 2/2"], grimoire: ["b 4/4"] },
    play: [{ use: "demands strong ones" }, "both pass"],
    after: { me: { hand: [], battleArea: ["b 1/1", "b 2/2"] } },
  });

  scenario("house:46", "a price whose sum can be met is paid with what meets it", {
    cards: [RANSOM],
    me: { hand: ["demands strong ones"], stones: "r", battleArea: ["b 1/1", "b 3/3"], grimoire: ["b 4/4", "r 1/1"] },
    play: [{ use: "demands strong ones" }, "both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], battleArea: [] } },
  });

  scenario("mag:704.3.2.2", "a choice at random asks nobody", {
    cards: [
      createUnit(
        "strikes blindly",
        "r",
        "1/1",
        createTriggeredAbility(
          WHEN_SUMMONED,
          createBody(
            {
              do: "choose",
              who: "you",
              from: { all: "battleArea", whose: "opponent" },
              count: 2,
              how: "random",
              store: "these",
            },
            { do: "destroy", what: { stored: "these" } },
          ),
        ),
      ),
    ],
    me: { hand: ["strikes blindly"], stones: "r" },
    you: { battleArea: ["b 1/1", "b 1/1", "b 1/1"] },
    play: [{ use: "strikes blindly" }, "both pass", "both pass"],
    after: { you: { battleArea: ["b 1/1"], dust: ["b 1/1", "b 1/1"] } },
  });
});
