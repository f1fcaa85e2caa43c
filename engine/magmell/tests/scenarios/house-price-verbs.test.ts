import { describe } from "vitest";
import type { Effect } from "../../model/effect";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createMay,
  createStaticAbility,
  createStone,
  createTargetedBody,
  createUnit,
} from "../../testing/pool/builders";
import { scenario } from "../../testing/scenario/scenario";
import type { PlayerSetup } from "../../testing/scenario/table";

const DRAW: Effect = { do: "draw", who: "you", count: 1 };
const MINE = { all: "battleArea", whose: "you" } as const;
const BARE = createUnit("bare", "", "1/3", createStaticAbility("self", [{ cannot: "putCounters" }]));
const BLIND = createStone("blind", createStaticAbility({ player: "you" }, [{ cannot: "search" }]));

/** Prices of each verb: a table on which it can be paid, and one on which it cannot. */
const PRICES: readonly (readonly [what: string, price: Effect, paid: PlayerSetup, unpaid: PlayerSetup])[] = [
  [
    "damage that is not there is not removed",
    { do: "removeDamage", from: MINE, amount: 2 },
    { battleArea: [{ name: "g 4/4", damage: 2 }] },
    { battleArea: [{ name: "g 4/4", damage: 1 }] },
  ],
  [
    "no counter is put where none can be",
    { do: "putCounters", on: MINE, counter: "charge", count: 1 },
    { battleArea: ["r 1/1"] },
    { battleArea: ["bare"] },
  ],
  ["life is not set to what it is", { do: "setLife", who: "you", amount: 9 }, { life: 10 }, { life: 9 }],
  [
    "a pile is not searched by who cannot",
    { do: "search", who: "you", zone: "grimoire", count: 0, store: "found" },
    {},
    { stoneArea: ["blind"] },
  ],
  [
    "what lies in the dust is not put there",
    { do: "put", what: { all: "dust", whose: "you", where: { kind: "unit" } }, to: "dust" },
    {},
    { dust: ["r 1/1"] },
  ],
];

describe("prices of each verb (house:46)", () => {
  for (const [what, price, paid, unpaid] of PRICES) {
    const cards = [createMagic("sells a card", "", createBody(createMay([price, DRAW]))), BARE, BLIND];
    if (price.do !== "put") {
      scenario("house:46", `${what}; otherwise it buys`, {
        cards,
        me: { hand: ["sells a card"], grimoire: ["r 3/3"], ...paid },
        play: [{ use: "sells a card" }, "both pass", { option: 0 }],
        after: { me: { hand: ["r 3/3"] } },
      });
    }
    scenario(["house:46", "mag:304.2"], what, {
      cards,
      me: { hand: ["sells a card"], ...unpaid },
      play: [{ use: "sells a card" }, "both pass"],
      after: { me: { hand: [] } },
    });
  }

  const TAKES = createMagic(
    "takes for a card",
    "",
    createTargetedBody(ANY_UNIT, createMay([{ do: "control", what: { target: 0 }, who: "you", until: "turn" }, DRAW])),
  );
  scenario(["house:46", "mag:222.2"], "nobody takes control of what they control", {
    cards: [TAKES],
    me: { hand: ["takes for a card"], battleArea: ["r 1/1"] },
    play: [{ use: "takes for a card" }, "both pass"],
    after: { me: { hand: [] } },
  });

  scenario(["house:46", "mag:222.2"], "only of what they do not", {
    cards: [TAKES],
    me: { hand: ["takes for a card"] },
    you: { battleArea: ["r 1/1"] },
    play: [{ use: "takes for a card" }, "both pass", { option: 0 }],
    after: { me: { hand: ["b 4/4"], battleArea: ["r 1/1"] } },
  });
});
