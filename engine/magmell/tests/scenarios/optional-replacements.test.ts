import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createQuickMagic,
  createReplacementAbility,
  createTargetedBody,
  createTokenCard,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";

const SPROUT = createTokenCard("seedling", "1/1");
const CHIEF = createUnit(
  "chief",
  "g",
  "2/2",
  createReplacementAbility(
    { on: "move", what: "self", from: "battleArea", to: "dust", cause: "destroy" },
    { effects: [{ do: "discard", who: "you", count: 1, how: "choose" }] },
    { optional: true },
  ),
);
const EXILE = createUnit(
  "exile",
  "g",
  "1/1",
  createReplacementAbility(
    { on: "move", what: "self", from: "battleArea", to: "dust" },
    { to: "grimoire", position: "bottom" },
    { optional: true },
  ),
);
const GARDEN = createUnit(
  "garden",
  "g",
  "1/1",
  createReplacementAbility({ on: "token", what: { whose: "you" } }, { copies: 2 }),
);
const SOWS = createMagic(
  "sows",
  "g",
  createBody(
    { do: "token", token: SPROUT, count: 2, store: "made" },
    { do: "gainLife", who: "you", amount: { stored: "made" } },
  ),
);
const KILL = createQuickMagic("kills", "r", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));

describe("「かわりに〜してもよい」", () => {
  const table = {
    cards: [CHIEF, KILL],
    me: { hand: ["kills"], stones: "r" },
    you: { battleArea: ["chief", "g 1/1"], hand: ["bolt 2"] },
  } as const;
  scenario("mag:306.1.2", "asks the controller of the effect, who may replace", {
    ...table,
    play: [{ use: "kills" }, { pick: "chief" }, "both pass", { by: "you", option: 0 }],
    after: { you: { battleArea: ["chief", "g 1/1"], hand: [], dust: ["bolt 2"] } },
  });
  scenario("mag:306.1.2", "lets the event happen when they do not", {
    ...table,
    play: [{ use: "kills" }, { pick: "chief" }, "both pass", { by: "you", option: 1 }],
    after: { you: { battleArea: ["g 1/1"], hand: ["bolt 2"], dust: ["chief"] }, never: [{ type: "replaced" }] },
  });
  scenario(["mag:306.1.2", "house:46"], "is not asked about what cannot be done", {
    ...table,
    you: { battleArea: ["chief", "g 1/1"] },
    play: [{ use: "kills" }, { pick: "chief" }, "both pass"],
    after: { you: { battleArea: ["g 1/1"], dust: ["chief"] } },
  });
  scenario(["mag:306.1.2", "mag:402.3"], "may send a card to the bottom of its pile", {
    cards: [EXILE, KILL],
    me: { hand: ["kills"], stones: "r" },
    you: { battleArea: ["exile", "g 1/1"], grimoire: ["b 1/1", "b 2/2"] },
    play: [{ use: "kills" }, { pick: "exile" }, "both pass", { by: "you", option: 0 }],
    after: { you: { battleArea: ["g 1/1"], grimoire: ["b 1/1", "b 2/2", "exile"] } },
  });
  const shield = createQuickMagic(
    "shield",
    "g",
    createBody({
      do: "create",
      ability: createReplacementAbility({ on: "damage", what: { player: "you" } }, { amount: 0 }, { optional: true }),
      until: "turn",
    }),
  );
  scenario("mag:306.1.2", "works for effects that an instruction makes", {
    cards: [shield],
    me: { hand: ["shield", "burns both players 2"], stones: "ggr" },
    play: [{ use: "shield" }, "both pass", { use: "burns both players 2" }, "both pass", { by: "me", option: 0 }],
    after: { me: { life: 20 }, you: { life: 18 } },
  });
});

describe("more tokens in place of one", () => {
  scenario(["mag:306.1.2", "mag:206.1"], "of two each becomes two, and all of them count as made", {
    cards: [GARDEN, SOWS],
    me: { hand: ["sows"], stones: "g", battleArea: ["garden"], life: 10 },
    play: [{ use: "sows" }, "both pass"],
    after: { me: { battleArea: ["garden", "seedling", "seedling", "seedling", "seedling"], life: 14 } },
  });
  scenario("house:6", "with two such effects one becomes four, because none is applied twice", {
    cards: [GARDEN, createMagic("sows one", "g", createBody({ do: "token", token: SPROUT, count: 1 }))],
    me: { hand: ["sows one"], stones: "g", battleArea: ["garden", "garden"] },
    play: [{ use: "sows one" }, "both pass", { option: 0 }],
    after: { me: { battleArea: ["garden", "garden", "seedling", "seedling", "seedling", "seedling"] } },
  });
});
