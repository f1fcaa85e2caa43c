import { describe } from "vitest";
import type { ReplacementAbility } from "../../model/ability";
import {
  createBody,
  createMagic,
  createReplacementAbility,
  createTargetedBody,
  createTokenCard,
  createTriggeredAbility,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const ARRIVES = { on: "move", to: "battleArea" } as const;
const theirs = (instead: ReplacementAbility["instead"]) =>
  createReplacementAbility({ ...ARRIVES, what: { kind: "unit", whose: "opponent" } }, instead);
const RESTS_THEIRS = createUnit("rests theirs", "", "1/1", theirs({ rested: true }));
const GROWS_MINE = createUnit(
  "grows mine",
  "",
  "1/1",
  createReplacementAbility(
    { ...ARRIVES, what: { kind: "unit", whose: "you", other: true } },
    { counters: { name: "power", count: 1 } },
  ),
);
const FREE = createUnit("free", "", "1/1");
const makes = (...abilities: Parameters<typeof createTokenCard>[2][]) =>
  createMagic(
    "makes a token",
    "",
    createBody({ do: "token", token: createTokenCard("sprite", "1/1", ...abilities), count: 1 }),
  );

describe("units that come to whomever they will belong to (222.2, 306.1.2.2)", () => {
  scenario(["mag:306.1.2.2", "mag:222.2"], "what I summon from their dust is mine, and comes awake", {
    cards: [RESTS_THEIRS],
    me: { hand: ["summons theirs from dust"], stones: "bbbnn", battleArea: ["rests theirs"] },
    you: { dust: ["g 1/1"] },
    play: [{ use: "summons theirs from dust" }, "both pass"],
    after: { me: { battleArea: ["rests theirs", { name: "g 1/1", rested: false, owner: "you" }] } },
  });

  scenario(["mag:306.1.2.2", "mag:222.2"], "what they summon from my dust is theirs, and comes rested", {
    cards: [RESTS_THEIRS],
    turnPlayer: "you",
    you: { hand: ["summons theirs from dust"], stones: "bbbnn" },
    me: { dust: ["g 1/1"], battleArea: ["rests theirs"] },
    play: [{ use: "summons theirs from dust", by: "you" }, "both pass"],
    after: { you: { battleArea: [{ name: "g 1/1", rested: true, owner: "me" }] } },
  });

  scenario("mag:306.1.2.2", "a unit that they use comes rested", {
    cards: [RESTS_THEIRS, FREE],
    turnPlayer: "you",
    you: { hand: ["free"] },
    me: { battleArea: ["rests theirs"] },
    play: [{ use: "free", by: "you" }, "both pass"],
    after: { you: { battleArea: [{ name: "free", rested: true }] } },
  });

  scenario(["mag:306.1.2", "mag:407.1"], "whose dust it came from is asked of the place that it leaves", {
    cards: [
      createUnit(
        "guards my dust",
        "",
        "1/1",
        createReplacementAbility({ ...ARRIVES, what: { whose: "you" }, from: "dust" }, { to: "dream" }),
      ),
    ],
    turnPlayer: "you",
    you: { hand: ["summons theirs from dust"], stones: "bbbnn" },
    me: { dust: ["g 1/1"], battleArea: ["guards my dust"] },
    play: [{ use: "summons theirs from dust", by: "you" }, "both pass"],
    after: { you: { battleArea: [] }, me: { dream: ["g 1/1"] } },
  });

  scenario(["mag:306.1.2.2", "mag:406.1"], "a stone that they put into my area is mine", {
    cards: [
      createUnit(
        "rests their stones",
        "",
        "1/1",
        createReplacementAbility({ on: "move", to: "stoneArea", what: { whose: "opponent" } }, { rested: true }),
      ),
      createMagic(
        "gives a stone",
        "",
        createBody({
          do: "put",
          what: { top: "stoneDeck", whose: "you", count: 1 },
          to: "stoneArea",
          under: "opponent",
        }),
      ),
    ],
    me: { battleArea: ["rests their stones"] },
    turnPlayer: "you",
    you: { hand: ["gives a stone"], stoneDeck: ["plain stone"] },
    play: [{ use: "gives a stone", by: "you" }, "both pass"],
    after: { me: { stoneArea: [{ name: "plain stone", rested: false }] } },
  });
});

describe("tokens are summoned like cards (226.1, 206.5)", () => {
  scenario(["mag:226.1", "mag:306.1.2.2"], "rested, if theirs come rested", {
    cards: [RESTS_THEIRS, makes()],
    turnPlayer: "you",
    you: { hand: ["makes a token"] },
    me: { battleArea: ["rests theirs"] },
    play: [{ use: "makes a token", by: "you" }, "both pass"],
    after: { you: { battleArea: [{ name: "sprite", rested: true }] } },
  });

  scenario(["mag:226.1", "mag:306.1.2.2"], "awake, if they are mine", {
    cards: [RESTS_THEIRS, makes()],
    me: { battleArea: ["rests theirs"], hand: ["makes a token"] },
    play: [{ use: "makes a token" }, "both pass"],
    after: { me: { battleArea: ["rests theirs", { name: "sprite", rested: false }] } },
  });

  scenario(["mag:226.1", "mag:306.1.2.2", "mag:224.1"], "each with a counter", {
    cards: [
      GROWS_MINE,
      createMagic("two", "", createBody({ do: "token", token: createTokenCard("sprite", "1/1"), count: 2 })),
    ],
    me: { battleArea: ["grows mine"], hand: ["two"] },
    play: [{ use: "two" }, "both pass"],
    after: {
      me: {
        battleArea: [
          "grows mine",
          { name: "sprite", counters: { power: 1 }, ap: 2 },
          { name: "sprite", counters: { power: 1 }, ap: 2 },
        ],
      },
    },
  });

  scenario(["mag:206.3", "mag:306.1.2.2"], "as their own text says", {
    cards: [makes(createReplacementAbility({ ...ARRIVES, what: "self" }, { counters: { name: "power", count: 1 } }))],
    me: { hand: ["makes a token"] },
    play: [{ use: "makes a token" }, "both pass"],
    after: { me: { battleArea: [{ name: "sprite", counters: { power: 1 } }] } },
  });

  scenario(["mag:206.4", "mag:206.5", "mag:306.1.2.1", "mag:705.4.5"], "into the dream instead, where they vanish", {
    cards: [
      createUnit("dreams", "", "1/1", theirs({ to: "dream" })),
      createUnit(
        "counts dreams",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "move", what: { kind: "unit" }, to: "dream" },
          createBody({ do: "gainLife", who: "you", amount: 1 }),
        ),
      ),
      createUnit(
        "counts summons",
        "",
        "1/1",
        createTriggeredAbility(
          { on: "move", what: { token: true }, to: "battleArea" },
          createBody({ do: "gainLife", who: "you", amount: 5 }),
        ),
      ),
      FREE,
      makes(),
    ],
    turnPlayer: "you",
    you: { hand: ["makes a token", "free"] },
    me: { battleArea: ["dreams", "counts dreams", "counts summons"], life: 10 },
    play: [
      { use: "free", by: "you" },
      "both pass",
      { now: { you: { battleArea: [], dream: ["free"] } } },
      "both pass",
      { use: "makes a token", by: "you" },
      "both pass",
      {
        now: {
          chant: ["ability of counts dreams"],
          events: [{ type: "tokenMade", to: "dream" }, { type: "vanished" }],
        },
      },
      "both pass",
    ],
    after: { me: { life: 12 }, you: { battleArea: [], dream: ["free"] } },
  });

  scenario(["mag:226.1", "mag:306.1.2"], "or something else happens", {
    cards: [
      createUnit("heals for theirs", "", "1/1", theirs({ effects: [{ do: "gainLife", who: "you", amount: 1 }] })),
      makes(),
    ],
    turnPlayer: "you",
    you: { hand: ["makes a token"] },
    me: { battleArea: ["heals for theirs"], life: 10 },
    play: [{ use: "makes a token", by: "you" }, "both pass"],
    after: { me: { life: 11 }, you: { battleArea: [] } },
  });

  scenario(["mag:226.1", "mag:306.1.2"], "what speaks of cards alone leaves tokens out", {
    cards: [
      createUnit(
        "rests their cards",
        "",
        "1/1",
        createReplacementAbility({ ...ARRIVES, what: { card: true, whose: "opponent" } }, { rested: true }),
      ),
      makes(),
    ],
    turnPlayer: "you",
    you: { hand: ["makes a token"] },
    me: { battleArea: ["rests their cards"] },
    play: [{ use: "makes a token", by: "you" }, "both pass"],
    after: { you: { battleArea: [{ name: "sprite", rested: false }] } },
  });
});

describe("units that say how units come (303.1.1.1, 306.1.2.2)", () => {
  const RESTS_ALL = createUnit(
    "rests all",
    "",
    "1/1",
    createReplacementAbility({ ...ARRIVES, what: { kind: "unit" } }, { rested: true }),
  );
  const summonsMine = (count: number) =>
    createMagic(
      `summons ${count} of mine`,
      "",
      createTargetedBody(
        { zones: ["dust"], whose: "you", where: { kind: "unit" }, count },
        { do: "summon", what: { target: 0 } },
      ),
    );

  scenario(["house:55", "mag:303.1.1.1", "mag:306.1.2.2"], "work from the battle area: such a unit comes awake", {
    cards: [RESTS_ALL],
    me: { hand: ["rests all"] },
    play: [{ use: "rests all" }, "both pass"],
    after: { me: { battleArea: [{ name: "rests all", rested: false }] } },
  });

  scenario(["house:55", "mag:303.1.1.1"], "and what comes after it comes rested", {
    cards: [RESTS_ALL, FREE],
    me: { hand: ["free"], battleArea: ["rests all"] },
    play: [{ use: "free" }, "both pass"],
    after: { me: { battleArea: ["rests all", { name: "free", rested: true }] } },
  });

  scenario(["house:55", "mag:303.1.1.1"], "a second such unit too", {
    cards: [RESTS_ALL],
    me: { hand: ["rests all"], battleArea: ["rests all"] },
    play: [{ use: "rests all" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "rests all", rested: false },
          { name: "rests all", rested: true },
        ],
      },
    },
  });

  scenario(["house:55", "mag:303.1.1.1"], "what comes together with it comes awake", {
    cards: [RESTS_ALL, FREE, summonsMine(2)],
    me: { hand: ["summons 2 of mine"], dust: ["rests all", "free"] },
    play: [{ use: "summons 2 of mine" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "rests all", rested: false },
          { name: "free", rested: false },
        ],
      },
    },
  });

  scenario(["house:55", "mag:303.1.1.1"], "two such units that come together come awake", {
    cards: [RESTS_ALL, summonsMine(2)],
    me: { hand: ["summons 2 of mine"], dust: ["rests all", "rests all"] },
    play: [{ use: "summons 2 of mine" }, "both pass"],
    after: {
      me: {
        battleArea: [
          { name: "rests all", rested: false },
          { name: "rests all", rested: false },
        ],
      },
    },
  });

  scenario(["house:55", "mag:206.3", "mag:303.1.1.1"], "a token of that kind comes awake as well", {
    cards: [makes(createReplacementAbility({ ...ARRIVES, what: { kind: "unit" } }, { rested: true }))],
    me: { hand: ["makes a token"] },
    play: [{ use: "makes a token" }, "both pass"],
    after: { me: { battleArea: [{ name: "sprite", rested: false }] } },
  });

  scenario(["house:55", "mag:303.1.1.1", "mag:304.1"], "nor does one in the hand say where cards are discarded to", {
    cards: [
      createUnit(
        "saves cards",
        "",
        "1/1",
        createReplacementAbility({ on: "move", what: { whose: "you" }, to: "dust" }, { to: "dream" }),
      ),
      createMagic("discards", "", createBody({ do: "discard", who: "you", count: 1, how: "choose" })),
    ],
    me: { hand: ["discards", "saves cards"] },
    play: [{ use: "discards" }, "both pass"],
    after: { me: { dream: [], dust: ["saves cards", "discards"] } },
  });
});
