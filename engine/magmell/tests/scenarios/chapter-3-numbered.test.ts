import { describe } from "vitest";
import type { EventPattern } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Amount } from "../../model/select";
import {
  ANY_PLAYER,
  ANY_UNIT,
  createBody,
  createIf,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const gains = (amount: Amount): Effect => ({ do: "gainLife", who: "you", amount });
const ATTACKED: EventPattern = { on: "attack", what: { kind: "unit" } };
const YOU_DRAW: EventPattern = { on: "move", what: { whose: "you" }, cause: "draw" };

const DRAWS_TWO = createQuickMagic("draws two", "", createBody({ do: "draw", who: "you", count: 2 }));
const DRAWS_ONE = createQuickMagic("draws one", "", createBody({ do: "draw", who: "you", count: 1 }));
const STINGS = createQuickMagic(
  "stings",
  "",
  createTargetedBody(ANY_PLAYER, { do: "damage", to: { target: 0 }, amount: 3 }),
);

describe("the event with a number in the turn", () => {
  const SECOND_DRAW = createUnit(
    "gains at the second draw",
    "",
    "1/1",
    createTriggeredAbility({ ...YOU_DRAW, nth: 2 }, createBody(gains(1))),
  );

  scenario("mag:302.1.1", "triggers when it is that one, and neither before nor after", {
    cards: [SECOND_DRAW, DRAWS_ONE],
    me: { life: 5, hand: ["draws one", "draws one", "draws one"], battleArea: ["gains at the second draw"] },
    play: [
      { use: "draws one" },
      "both pass",
      { now: { me: { life: 5 }, chant: [] } },
      { use: "draws one" },
      "both pass",
      { now: { chant: ["ability of gains at the second draw"] } },
      "both pass",
      { use: "draws one" },
      "both pass",
    ],
    after: { me: { life: 6 }, chant: [] },
  });

  scenario(["house:54", "mag:302.1.1"], "counts what happened before the ability was there", {
    cards: [SECOND_DRAW, DRAWS_TWO, DRAWS_ONE],
    me: { life: 5, hand: ["draws two", "draws one", "gains at the second draw"] },
    play: [
      { use: "draws two" },
      "both pass",
      { use: "gains at the second draw" },
      "both pass",
      { use: "draws one" },
      "both pass",
    ],
    after: { me: { life: 5 }, chant: [] },
  });

  scenario("mag:702.3.5", "the first magic of a turn, whichever costs more", {
    cards: [
      DRAWS_ONE,
      createUnit(
        "likes the first magic",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "used", who: "you", what: { kind: "magic", useCost: { is: "<=", than: 2 } }, nth: 1 },
          createBody(gains(1)),
        ),
      ),
    ],
    me: { life: 5, hand: ["draws one", "draws one", "draws 2"], stones: "bbn", battleArea: ["likes the first magic"] },
    play: [
      { use: "draws 2" },
      "both pass",
      { now: { me: { life: 5 } } },
      { use: "draws one" },
      "both pass",
      "both pass",
      { now: { me: { life: 6 } } },
      { use: "draws one" },
      "both pass",
    ],
    after: { me: { life: 6 }, chant: [] },
  });

  const FIRST_IS_NOTHING = createUnit(
    "softens the first blow",
    "",
    "1/1",
    createReplacementAbility({ on: "damage", what: { player: "you" }, nth: 1 }, { amount: 0 }),
  );

  scenario(["house:54", "mag:306.1.2"], "is replaced once each turn, also where nothing is left of it", {
    cards: [FIRST_IS_NOTHING, STINGS],
    me: { life: 10, battleArea: ["softens the first blow"], hand: ["stings", "stings"] },
    play: [
      { use: "stings" },
      { pick: "me" },
      "both pass",
      { now: { me: { life: 10 } } },
      { use: "stings" },
      { pick: "me" },
      "both pass",
    ],
    after: { me: { life: 7 } },
  });

  scenario("mag:306.1.2", "of two at the same moment, only the first is that one", {
    cards: [
      createUnit(
        "halves the first hit",
        "",
        "1/9",
        createReplacementAbility({ on: "damage", what: { kind: "unit" }, nth: 1 }, { amount: 0 }),
      ),
    ],
    me: { battleArea: ["halves the first hit", "g 4/4"], hand: ["burns all 1"], stones: "rr" },
    play: [{ use: "burns all 1" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "halves the first hit", damage: 0 },
          { name: "g 4/4", damage: 1 },
        ],
      },
    },
  });
});

describe("an ability that triggers so many times a turn", () => {
  const once = (limit?: number) =>
    createUnit(
      "grateful",
      "",
      "1/1",
      createTriggeredAbility(YOU_DRAW, createBody(gains(1)), limit === undefined ? {} : { limit }),
    );

  scenario("mag:703.2", "triggers no more often, also at one moment after another", {
    cards: [once(1), DRAWS_TWO],
    me: { life: 5, hand: ["draws two"], battleArea: ["grateful"] },
    play: [{ use: "draws two" }, "both pass", "both pass"],
    after: { me: { life: 6 }, chant: [] },
  });

  scenario("mag:703.2", "of two instances each has its own", {
    cards: [once(1), DRAWS_TWO],
    me: { life: 5, hand: ["draws two"], battleArea: ["grateful", "grateful"] },
    play: [{ use: "draws two" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { life: 7 }, chant: [] },
  });

  scenario("mag:601.1", "may do so again in the next turn", {
    phase: "end",
    cards: [once(1), DRAWS_ONE, DRAWS_TWO],
    me: { life: 5, hand: ["draws two", "draws one"], battleArea: ["grateful"] },
    play: [
      { use: "draws two" },
      "both pass",
      "both pass",
      { now: { me: { life: 6 } } },
      "both pass",
      "pass",
      { use: "draws one" },
      "both pass",
      "both pass",
    ],
    after: { turnPlayer: "you", me: { life: 7 }, chant: [] },
  });

  scenario("mag:302.1.4.1", "an event that does not fit its condition does not use it up", {
    cards: [
      createUnit(
        "grateful in need",
        "",
        "1/1",
        createTriggeredAbility(YOU_DRAW, createBody(gains(1)), {
          limit: 1,
          if: { amount: { life: "you" }, is: "<", than: 5 },
        }),
      ),
      DRAWS_ONE,
      STINGS,
    ],
    me: { life: 5, hand: ["draws one", "draws one", "stings"], battleArea: ["grateful in need"] },
    play: [
      { use: "draws one" },
      "both pass",
      { use: "stings" },
      { pick: "me" },
      "both pass",
      { use: "draws one" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 3 }, chant: [] },
  });

  scenario("mag:302.1.2.1", "an ability that looks back counts as the instance that left", {
    cards: [
      createUnit(
        "comes again",
        "",
        "1/1",
        createTriggeredAbility({ on: "move", what: "self", to: "dust" }, createBody(gains(1)), { limit: 1 }),
      ),
      createQuickMagic(
        "kills twice",
        "",
        createTargetedBody(
          ANY_UNIT,
          { do: "destroy", what: { target: 0 }, store: "it" },
          { do: "summon", what: { stored: "it" }, store: "again" },
          { do: "destroy", what: { stored: "again" } },
        ),
      ),
    ],
    me: { life: 5, hand: ["kills twice"], battleArea: ["comes again"] },
    play: [{ use: "kills twice" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { life: 7 }, chant: [] },
  });

  scenario("mag:302.1.4", "without a limit, once for each event", {
    cards: [once(), DRAWS_TWO],
    me: { life: 5, hand: ["draws two"], battleArea: ["grateful"] },
    play: [{ use: "draws two" }, "both pass", { option: 0 }, "both pass", "both pass"],
    after: { me: { life: 7 }, chant: [] },
  });

  scenario("mag:302.1.4", "a condition may ask what happened this turn, the triggering event included", {
    cards: [
      createUnit(
        "hunts in packs",
        "",
        "1/1",
        createTriggeredAbility(ATTACKED, createBody(gains(1)), {
          if: { amount: { happened: ATTACKED }, is: ">=", than: 2 },
        }),
      ),
      createQuickMagic(
        "asks nothing",
        "",
        createBody(createIf({ amount: { happened: ATTACKED }, is: ">", than: 5 }, [gains(5)])),
      ),
    ],
    me: { life: 5, battleArea: ["hunts in packs", "r 3/3", "g 2/2"] },
    you: { battleArea: [] },
    play: [
      { attack: "r 3/3" },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      { now: { me: { life: 5 }, battle: null } },
      { attack: "g 2/2" },
      "both pass",
      "both pass",
    ],
    after: { me: { life: 6 } },
  });
});
