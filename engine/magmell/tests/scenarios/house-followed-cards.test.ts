import { describe } from "vitest";
import {
  ANY_UNIT,
  createBody,
  createMagic,
  createMay,
  createQuickMagic,
  createTargetedBody,
  createTriggeredAbility,
  createUnit,
  WHEN_DESTROYED,
  WHEN_SUMMONED,
} from "../../testing/pool/builders";
import { printedCards } from "../../testing/printed";
import { scenario } from "../../testing/scenario/scenario";

const KILLS = createQuickMagic("kills", "", createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }));
const DRAWS = { do: "draw", who: "you", count: 1 } as const;
const FROM_MY_DUST = { zones: ["dust"], whose: "you", where: { kind: "unit" }, count: 1 } as const;

describe("a card that its own ability brings back (301.7, 401.6)", () => {
  const RETURNS = { do: "return", what: "self" } as const;
  scenario(["house:51", "mag:301.7", "mag:401.6"], "“return this unit” finds it in the dust", {
    cards: [KILLS, createUnit("phoenix", "", "2/2", createTriggeredAbility(WHEN_DESTROYED, createBody(RETURNS)))],
    me: { hand: ["kills"], battleArea: ["phoenix"] },
    play: [
      { use: "kills" },
      "both pass",
      { now: { chant: ["ability of phoenix"], me: { dust: ["kills", "phoenix"] } } },
      "both pass",
    ],
    after: { me: { hand: ["phoenix"], dust: ["kills"] } },
  });

  scenario(["mag:301.7", "mag:401.6", "mag:304.2"], "“may return it” is asked, and “if you do” follows", {
    cards: [
      KILLS,
      createUnit("phoenix", "", "2/2", createTriggeredAbility(WHEN_DESTROYED, createBody(createMay([RETURNS, DRAWS])))),
    ],
    me: { hand: ["kills"], battleArea: ["phoenix"] },
    play: [{ use: "kills" }, "both pass", "both pass", { option: 0 }],
    after: { me: { hand: ["phoenix", "b 4/4"] } },
  });

  scenario(["house:51", "mag:401.6"], "not when the card has moved on meanwhile", {
    cards: [
      KILLS,
      createUnit("phoenix", "", "2/2", createTriggeredAbility(WHEN_DESTROYED, createBody(RETURNS))),
      createQuickMagic("buries", "", createTargetedBody(FROM_MY_DUST, { do: "put", what: { target: 0 }, to: "dream" })),
    ],
    me: { hand: ["kills", "buries"], battleArea: ["phoenix"] },
    play: [{ use: "kills" }, "both pass", { use: "buries" }, "both pass", "both pass"],
    after: { me: { hand: [], dream: ["phoenix"] } },
  });

  scenario(["mag:401.6", "mag:301.7"], "not when the ability triggered on something else", {
    cards: [KILLS, createUnit("comes and goes", "", "2/2", createTriggeredAbility(WHEN_SUMMONED, createBody(RETURNS)))],
    me: { hand: ["comes and goes", "kills"] },
    play: [{ use: "comes and goes" }, "both pass", { use: "kills" }, "both pass", "both pass"],
    after: { me: { hand: [], dust: ["kills", "comes and goes"] } },
  });

  scenario(["mag:301.7", "mag:401.6", "mag:302.1.3"], "at the start of my next turn it is summoned out of the dust", {
    cards: [
      KILLS,
      createUnit(
        "phoenix",
        "",
        "2/2",
        createTriggeredAbility(
          WHEN_DESTROYED,
          createBody({
            do: "create",
            until: "game",
            ability: createTriggeredAbility(
              { on: "turnBegins", whose: "you" },
              createBody({ do: "summon", what: "self" }),
            ),
          }),
        ),
      ),
    ],
    me: { hand: ["kills"], battleArea: ["phoenix"] },
    play: [
      { use: "kills" },
      "both pass",
      "both pass",
      "both pass",
      "both pass",
      { now: { turn: 4 } },
      "both pass",
      "both pass",
      "both pass",
    ],
    after: { turn: 5, me: { battleArea: ["phoenix"], dust: ["kills"] } },
  });

  scenario(["house:51", "mag:401.6"], "a text that destroys its target and summons it finds it", {
    cards: [
      createMagic(
        "again",
        "",
        createTargetedBody(ANY_UNIT, { do: "destroy", what: { target: 0 } }, { do: "summon", what: { target: 0 } }),
      ),
    ],
    me: { hand: ["again"], battleArea: [{ name: "r 1/1", rested: true }] },
    play: [{ use: "again" }, "both pass"],
    after: { me: { battleArea: [{ name: "r 1/1", rested: false }] } },
  });

  scenario(["mag:401.6", "mag:301.7"], "and goes on with the unit that came", {
    cards: [
      createMagic(
        "summons and strengthens",
        "",
        createTargetedBody(
          FROM_MY_DUST,
          { do: "summon", what: { target: 0 } },
          { do: "putCounters", on: { target: 0 }, counter: "power", count: 1 },
          { do: "damage", to: { player: "opponent" }, amount: { stat: "ap", of: { target: 0 } } },
        ),
      ),
    ],
    me: { hand: ["summons and strengthens"], dust: ["r 1/1"] },
    play: [{ use: "summons and strengthens" }, "both pass"],
    after: { me: { battleArea: [{ name: "r 1/1", ap: 2 }] }, you: { life: 18 } },
  });

  scenario(["mag:401.6", "mag:301.7"], "“another unit in your dust” is not the card itself", {
    cards: [
      KILLS,
      createUnit(
        "brings back another",
        "",
        "2/2",
        createTriggeredAbility(
          WHEN_DESTROYED,
          createTargetedBody(
            { zones: ["dust"], whose: "you", where: { kind: "unit", other: true }, count: 1 },
            { do: "return", what: { target: 0 } },
          ),
        ),
      ),
    ],
    me: { hand: ["kills"], battleArea: ["brings back another"], dust: ["r 1/1", "g 1/1"] },
    play: [
      { use: "kills" },
      "both pass",
      { now: { asks: { of: "me", ask: "pick", offers: ["r 1/1", "g 1/1"] } } },
      { pick: "r 1/1" },
      "both pass",
    ],
    after: { me: { hand: ["r 1/1"] } },
  });

  scenario(["mag:401.6", "mag:222.1"], "a stolen unit that dies returns to its owner's hand", {
    cards: [KILLS, createUnit("phoenix", "", "2/2", createTriggeredAbility(WHEN_DESTROYED, createBody(RETURNS)))],
    me: { hand: ["kills"] },
    you: { battleArea: [{ name: "phoenix", control: "me" }] },
    play: [{ use: "kills" }, "both pass", "both pass"],
    after: { you: { hand: ["phoenix"] } },
  });

  scenario(["house:51", "mag:401.6", "mag:402.1"], "not in a pile, where nobody knows any more which card it is", {
    cards: [
      createQuickMagic(
        "sinks",
        "",
        createTargetedBody(ANY_UNIT, { do: "return", what: { target: 0 }, to: "grimoire", position: "bottom" }),
      ),
      createUnit(
        "phoenix",
        "",
        "2/2",
        createTriggeredAbility({ on: "move", what: "self", from: "battleArea" }, createBody(RETURNS)),
      ),
    ],
    me: { hand: ["sinks"], battleArea: ["phoenix"], grimoire: ["b 4/4"] },
    play: [{ use: "sinks" }, "both pass", "both pass"],
    after: { me: { hand: [], grimoire: ["b 4/4", "phoenix"] } },
  });

  scenario(["mag:228.1", "mag:401.6"], "a card that is in the hand already is not returned to it", {
    cards: [
      createQuickMagic("bounces", "", createTargetedBody(ANY_UNIT, { do: "return", what: { target: 0 } })),
      createUnit(
        "phoenix",
        "",
        "2/2",
        createTriggeredAbility({ on: "move", what: "self", from: "battleArea" }, createBody(RETURNS)),
      ),
      createUnit(
        "heals by returns",
        "",
        "1/9",
        createTriggeredAbility(
          { on: "move", what: { kind: "unit" }, cause: "return" },
          createBody({ do: "gainLife", who: "you", amount: 1 }),
        ),
      ),
    ],
    me: { hand: ["bounces"], battleArea: ["phoenix", "heals by returns"], life: 10 },
    play: [
      { use: "bounces" },
      { pick: "phoenix" },
      "both pass",
      { option: "phoenix" },
      "both pass",
      { now: { me: { life: 11 } } },
      "both pass",
    ],
    after: { me: { life: 11, hand: ["phoenix"] }, chant: [] },
  });
});

describe("cards that a text has looked at (401.4, 401.6)", () => {
  const looks = (rest: string) =>
    printedCards.magic(
      "looks",
      `あなたの魔導書の一番上のカード3枚を見る。それらのうち1枚を選ぶ。それを手札に加える。${rest}`,
    );
  const scene = { hand: ["looks"], grimoire: ["r 1/1", "g 1/1", "bolt 2", "b 4/4"] };
  const play = [{ use: "looks" }, "both pass", { pick: "g 1/1" }] as const;

  scenario(["house:56", "mag:401.6"], "“the cards seen” take the one in the hand along", {
    cards: [looks("見たカードをダストに置く。")],
    me: scene,
    play: [...play],
    after: { me: { hand: [], grimoire: ["b 4/4"] } },
  });

  scenario(["house:56", "mag:401.6"], "“the rest” do not", {
    cards: [looks("残りをダストに置く。")],
    me: scene,
    play: [...play],
    after: { me: { hand: ["g 1/1"], grimoire: ["b 4/4"] } },
  });

  scenario(["house:56", "mag:402.3"], "put in order under the pile, the one in the hand stays there", {
    cards: [looks("見たカードを好きな順番で魔導書の一番下に置く。")],
    me: scene,
    play: [...play, { pick: "r 1/1" }],
    after: { me: { hand: ["g 1/1"] } },
  });
});
