import { describe, expect, it } from "vitest";
import { ACTS, type Act } from "../../model/ability";
import type { Effect } from "../../model/effect";
import type { Filter, Select } from "../../model/select";
import {
  A_CHANT_CARD,
  A_PLAYER,
  A_UNIT,
  aimed,
  always,
  DIES,
  doing,
  quick,
  SUMMONED,
  stone,
  unit,
  when,
} from "../../testing/pool/builders";
import type { After } from "../../testing/scenario/after";
import { scenario } from "../../testing/scenario/scenario";
import type { Step } from "../../testing/scenario/steps";
import type { Table } from "../../testing/scenario/table";

/** Something done that an effect may forbid, and the second party that the prohibition may name. */
type Deed = {
  readonly what: string;
  /** Whom or what the prohibition is about, as the opponent of the turn player says it. */
  readonly of: Select;
  readonly table: Table;
  readonly play: readonly Step[];
  /** The steps where it is forbidden, if it is not even offered then. */
  readonly refused?: readonly Step[];
  readonly done: After;
  readonly prevented: After;
  /** Prohibitions that prevent it: of everything, or of a second party that fits. */
  readonly forbids: readonly (Filter | null)[];
  /** Prohibitions of another second party. */
  readonly allows: readonly Filter[];
};

const MINE: Select = { all: "battleArea", whose: "opponent" };
const YOURS: Select = { all: "battleArea", whose: "you" };
const ME: Select = { player: "opponent" };
const YOU: Select = { player: "you" };
const MAGIC: Filter = { kind: "magic" };
const UNIT: Filter = { kind: "unit" };
/** Second parties of a magic that I control, told by my opponent. */
const BY_MAGIC = { forbids: [null, MAGIC, { whose: "opponent" }], allows: [UNIT, { whose: "you" }] } as const;
/** Second parties of an ability of a unit that I control. */
const BY_ABILITY = { forbids: [null, UNIT, { card: false }, { whose: "opponent" }], allows: [MAGIC] } as const;

const does = (...effects: readonly Effect[]) => quick("does it", "", doing(...effects));
const aims = (effect: Effect, spec = A_UNIT) => quick("does it", "", aimed(spec, effect));
const USED: readonly Step[] = [{ use: "does it" }, "both pass"];
const ZAP: Effect = { do: "damage", to: { target: 0 }, amount: 2 };
const KILL: Effect = { do: "destroy", what: { target: 0 } };
const GAIN = quick("gain", "", doing({ do: "gainLife", who: "you", amount: 1 }));
const NEGATES = quick("negates it", "", aimed(A_CHANT_CARD, { do: "negate", what: { target: 0 } }));

/** A deed of a magic that I use. */
const byMagic = (
  what: string,
  of: Select,
  card: ReturnType<typeof does>,
  rest: Partial<Deed["table"]>,
  done: After,
  prevented: After,
): Deed => ({
  what: `${what}, by a magic`,
  of,
  table: { ...rest, cards: [card], me: { hand: ["does it"], ...rest.me } },
  play: USED,
  done,
  prevented,
  ...BY_MAGIC,
});

/** A deed of the ability of a unit that I summon. */
const byAbility = (
  what: string,
  of: Select,
  effect: Effect,
  spec: Parameters<typeof aimed>[0],
  you: Table["you"],
  done: After,
  prevented: After,
): Deed => ({
  what: `${what}, by an ability`,
  of,
  table: { cards: [unit("comes", "", "1/1", when(SUMMONED, aimed(spec, effect)))], me: { hand: ["comes"] }, you },
  play: [{ use: "comes" }, "both pass", { pick: "g 4/4" }, "both pass"],
  done,
  prevented,
  ...BY_ABILITY,
});

const ATTACKED: readonly Step[] = [{ attack: "r 1/1" }, "both pass"];
const DEFENDED: readonly Step[] = [...ATTACKED, "both pass"];
const REFUSED: readonly Step[] = [{ refused: { attack: "r 1/1" } }];
const BESIDES_UNIT: Table = { me: { battleArea: ["r 1/1"] }, you: { battleArea: [{ name: "g 2/2", rested: true }] } };
const BEFORE_UNIT: Table = { me: { battleArea: ["r 1/1"] }, you: { battleArea: ["g 4/4"] } };
const MY_ATTACKER: Table = { me: { battleArea: ["r 1/1"] } };
const CHOOSES: After = { asks: { of: "me", ask: "pick", offers: ["you", "g 2/2"] } };
const DEFENDS: After = { asks: { of: "you", ask: "pick", offers: ["g 4/4"] } };
const STANDS: After = { step: "defense", asks: { of: "me", ask: "priority" } };

/** The deeds of each act. */
const DEEDS: Readonly<Partial<Record<Act, readonly Deed[]>>> = {
  use: [
    {
      what: "a card is used",
      of: ME,
      table: { cards: [GAIN], me: { hand: ["gain"], life: 10 } },
      play: [{ use: "gain" }, "both pass"],
      refused: [{ refused: { use: "gain" }, because: ["FORBIDDEN"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10, hand: ["gain"] } },
      forbids: [null, MAGIC],
      allows: [UNIT],
    },
  ],
  attack: [
    {
      what: "a unit attacks",
      of: MINE,
      table: MY_ATTACKER,
      play: ATTACKED,
      refused: REFUSED,
      done: { battle: { attacker: "r 1/1", target: "you" } },
      prevented: { battle: null },
      forbids: [null],
      allows: [UNIT],
    },
    {
      what: "a unit attacks another",
      of: MINE,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [UNIT, { name: "g 2/2" }],
      allows: [{ name: "r 1/1" }],
    },
    {
      what: "a player attacks",
      of: ME,
      table: MY_ATTACKER,
      play: ATTACKED,
      refused: REFUSED,
      done: { battle: { attacker: "r 1/1" } },
      prevented: { battle: null },
      forbids: [null],
      allows: [{ name: "g 2/2" }],
    },
    {
      what: "a player attacks a unit",
      of: ME,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [UNIT, { name: "g 2/2" }],
      allows: [{ name: "r 1/1" }],
    },
  ],
  beAttacked: [
    {
      what: "a unit is attacked",
      of: YOURS,
      table: BESIDES_UNIT,
      play: ATTACKED,
      done: CHOOSES,
      prevented: { battle: { target: "you" } },
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 2/2" }],
    },
    {
      what: "a player is attacked",
      of: YOU,
      table: MY_ATTACKER,
      play: ATTACKED,
      refused: REFUSED,
      done: { battle: { target: "you" } },
      prevented: { battle: null },
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 2/2" }],
    },
  ],
  defend: [
    {
      what: "a unit defends",
      of: YOURS,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 4/4" }],
    },
    {
      what: "a player defends",
      of: YOU,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "r 1/1" }],
      allows: [{ name: "g 4/4" }],
    },
  ],
  beDefended: [
    {
      what: "an attacker is met",
      of: MINE,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "g 4/4" }],
      allows: [{ name: "r 1/1" }],
    },
    {
      what: "a player's attacker is met",
      of: ME,
      table: BEFORE_UNIT,
      play: DEFENDED,
      done: DEFENDS,
      prevented: STANDS,
      forbids: [null, { name: "g 4/4" }],
      allows: [{ name: "r 1/1" }],
    },
  ],
  beTargeted: [
    {
      ...byMagic(
        "a unit is targeted",
        YOURS,
        aims(ZAP),
        { you: { battleArea: ["g 4/4"] } },
        { you: { battleArea: [{ name: "g 4/4", damage: 2 }] } },
        { me: { hand: ["does it"] } },
      ),
      refused: [{ refused: { use: "does it" }, because: ["NO_TARGET"] }],
    },
    {
      ...byMagic("a player is targeted", YOU, aims(ZAP, A_PLAYER), {}, { you: { life: 18 } }, { me: { life: 18 } }),
      play: [{ use: "does it" }, { pick: "you" }, "both pass"],
      refused: USED,
    },
  ],
  beDestroyed: [
    byMagic(
      "a unit is destroyed",
      YOURS,
      aims(KILL),
      { you: { battleArea: ["g 4/4"] } },
      { you: { dust: ["g 4/4"] } },
      { you: { battleArea: ["g 4/4"] } },
    ),
    byAbility(
      "a unit is destroyed",
      YOURS,
      KILL,
      A_UNIT,
      { battleArea: ["g 4/4"] },
      { you: { dust: ["g 4/4"] } },
      { you: { battleArea: ["g 4/4"] } },
    ),
    {
      what: "a unit is destroyed by what has left",
      of: YOURS,
      table: {
        cards: [unit("takes one along", "", "1/1", when(DIES, aimed(A_UNIT, KILL))), aims(KILL)],
        me: { hand: ["does it"], battleArea: ["takes one along"] },
        you: { battleArea: ["g 4/4"] },
      },
      play: [{ use: "does it" }, { pick: "takes one along" }, "both pass", "both pass"],
      done: { you: { dust: ["g 4/4"] } },
      prevented: { you: { battleArea: ["g 4/4"] } },
      ...BY_ABILITY,
    },
    {
      what: "a stone is destroyed",
      of: { all: "stoneArea", whose: "you", where: { name: "緑の魔石" } },
      table: {
        cards: [aims(KILL, { zones: ["stoneArea"], count: 1 })],
        me: { hand: ["does it"] },
        you: { stones: "g" },
      },
      play: [{ use: "does it" }, { pick: "緑の魔石" }, "both pass"],
      done: { you: { dust: ["緑の魔石"] } },
      prevented: { you: { dust: [] } },
      ...BY_MAGIC,
    },
    {
      what: "a unit is destroyed by damage",
      of: YOURS,
      table: { you: { battleArea: [{ name: "g 2/2", damage: 2 }] } },
      play: [],
      done: { you: { dust: ["g 2/2"] } },
      prevented: { you: { battleArea: [{ name: "g 2/2", damage: 2 }] } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  beDamaged: [
    byMagic(
      "a unit is damaged",
      YOURS,
      aims(ZAP),
      { you: { battleArea: ["g 4/4"] } },
      { you: { battleArea: [{ name: "g 4/4", damage: 2 }] } },
      { you: { battleArea: [{ name: "g 4/4", damage: 0 }] } },
    ),
    byAbility(
      "a unit is damaged",
      YOURS,
      ZAP,
      A_UNIT,
      { battleArea: ["g 4/4"] },
      { you: { battleArea: [{ name: "g 4/4", damage: 2 }] } },
      { you: { battleArea: [{ name: "g 4/4", damage: 0 }] } },
    ),
    byMagic(
      "a player is damaged",
      YOU,
      does({ do: "damage", to: { player: "opponent" }, amount: 2 }),
      {},
      { you: { life: 18 } },
      { you: { life: 20 } },
    ),
    {
      what: "a player is damaged in battle",
      of: YOU,
      table: MY_ATTACKER,
      play: [...ATTACKED, "both pass", "both pass"],
      done: { you: { life: 19 } },
      prevented: { you: { life: 20 } },
      forbids: [null, UNIT, { whose: "opponent" }],
      allows: [MAGIC, { card: false }],
    },
    {
      what: "a unit is damaged by what has left",
      of: YOURS,
      table: {
        cards: [unit("takes one along", "", "1/1", when(DIES, aimed(A_UNIT, ZAP))), aims(KILL)],
        me: { hand: ["does it"], battleArea: ["takes one along"] },
        you: { battleArea: ["g 4/4"] },
      },
      play: [{ use: "does it" }, { pick: "takes one along" }, "both pass", "both pass"],
      done: { you: { battleArea: [{ name: "g 4/4", damage: 2 }] } },
      prevented: { you: { battleArea: [{ name: "g 4/4", damage: 0 }] } },
      ...BY_ABILITY,
    },
  ],
  beNegated: [
    {
      what: "a card is negated",
      of: { all: "chant", whose: "you" },
      table: {
        turnPlayer: "you",
        cards: [GAIN, NEGATES],
        me: { hand: ["negates it"] },
        you: { hand: ["gain"], life: 10 },
      },
      play: [{ use: "gain", by: "you" }, "pass", { use: "negates it", by: "me" }, "both pass", "both pass"],
      refused: [{ use: "gain", by: "you" }, "pass", { use: "negates it", by: "me" }, "both pass", "both pass"],
      done: { you: { life: 10 } },
      prevented: { you: { life: 11 } },
      ...BY_MAGIC,
    },
    {
      what: "an ability is negated",
      of: { all: "chant", whose: "you" },
      table: {
        turnPlayer: "you",
        cards: [
          unit("comes", "", "1/1", when(SUMMONED, doing({ do: "gainLife", who: "you", amount: 1 }))),
          quick(
            "negates it",
            "",
            aimed({ zones: ["chant"], where: { card: false }, count: 1 }, { do: "negate", what: { target: 0 } }),
          ),
        ],
        me: { hand: ["negates it"] },
        you: { hand: ["comes"], life: 10 },
      },
      play: [
        { use: "comes", by: "you" },
        "both pass",
        "pass",
        { use: "negates it", by: "me" },
        "both pass",
        "both pass",
      ],
      done: { you: { life: 10 } },
      prevented: { you: { life: 11 } },
      ...BY_MAGIC,
    },
  ],
  wake: [
    byMagic(
      "a unit is woken",
      YOURS,
      aims({ do: "wake", what: { target: 0 } }),
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
    ),
    {
      what: "a unit wakes in the standby phase",
      of: YOURS,
      table: { turnPlayer: "you", phase: "standby", you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      play: [],
      done: { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
      prevented: { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  rest: [
    byMagic(
      "a unit is rested",
      YOURS,
      aims({ do: "rest", what: { target: 0 } }),
      { you: { battleArea: ["g 4/4"] } },
      { you: { battleArea: [{ name: "g 4/4", rested: true }] } },
      { you: { battleArea: [{ name: "g 4/4", rested: false }] } },
    ),
    {
      what: "a unit rests to attack",
      of: MINE,
      table: MY_ATTACKER,
      play: ATTACKED,
      refused: REFUSED,
      done: { battle: { attacker: "r 1/1" } },
      prevented: { battle: null },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
    {
      what: "a stone rests to pay",
      of: { all: "stoneArea", whose: "opponent" },
      table: {
        cards: [quick("costs one", "1", doing({ do: "gainLife", who: "you", amount: 1 }))],
        me: { hand: ["costs one"], stones: "r", life: 10 },
      },
      play: [{ use: "costs one" }, "both pass"],
      refused: [{ refused: { use: "costs one" }, because: ["USE_COST"] }],
      done: { me: { life: 11 } },
      prevented: { me: { life: 10 } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  draw: [
    byMagic(
      "a player draws",
      ME,
      does({ do: "draw", who: "you", count: 1 }),
      { me: { hand: ["does it"], grimoire: ["r 1/1", "r 2/2"] } },
      { me: { hand: ["r 1/1"] } },
      { me: { hand: [] } },
    ),
    {
      ...byMagic(
        "a player draws from nothing",
        ME,
        does({ do: "draw", who: "you", count: 1 }),
        { me: { hand: ["does it"], grimoire: [] } },
        { winner: "you" },
        { me: { hand: [] } },
      ),
    },
    {
      what: "a player draws for the turn",
      of: ME,
      table: { phase: "draw", me: { grimoire: ["r 1/1", "r 2/2"] } },
      play: [],
      done: { me: { hand: ["r 1/1"] } },
      prevented: { me: { hand: [] } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  gainLife: [
    byMagic(
      "a player gains life",
      ME,
      does({ do: "gainLife", who: "you", amount: 1 }),
      { me: { hand: ["does it"], life: 10 } },
      { me: { life: 11 } },
      { me: { life: 10 } },
    ),
    byMagic(
      "life becomes more",
      ME,
      does({ do: "setLife", who: "you", amount: 15 }),
      { me: { hand: ["does it"], life: 10 } },
      { me: { life: 15 } },
      { me: { life: 10 } },
    ),
  ],
  lose: [
    byMagic("a player loses", YOU, does({ do: "lose", who: "opponent" }), {}, { winner: "me" }, { you: { life: 20 } }),
    {
      what: "a player without life loses",
      of: YOU,
      table: { you: { life: 0 } },
      play: [],
      done: { winner: "me" },
      prevented: { you: { life: 0 } },
      forbids: [null],
      allows: [MAGIC, UNIT],
    },
  ],
  win: [byMagic("a player wins", ME, does({ do: "win", who: "you" }), {}, { winner: "me" }, { you: { life: 20 } })],
};

/** The table with a stone of the opponent that says what cannot be done, or nothing. */
function tableWith({ table, of }: Deed, act: Act, where: Filter | null | undefined): Table {
  const says = where === undefined ? [] : [always(of, [{ cannot: act, ...(where !== null && { where }) }])];
  const { you = {}, cards = [] } = table;
  const stoneArea = [...(you.stoneArea ?? []), "says so"];
  return { ...table, cards: [...cards, stone("says so", ...says)], you: { ...you, stoneArea } };
}

describe("what cannot be done is not done (102)", () => {
  for (const act of ACTS) {
    for (const deed of DEEDS[act] ?? []) {
      const { what, play, refused = play, done, prevented } = deed;
      scenario("mag:102", `${act}: ${what}`, { ...tableWith(deed, act, undefined), play, after: done });
      for (const where of deed.allows) {
        const told = tableWith(deed, act, where);
        scenario("mag:102", `${act}: ${what}, not by ${JSON.stringify(where)}`, { ...told, play, after: done });
      }
      for (const where of deed.forbids) {
        const told = tableWith(deed, act, where);
        const by = where === null ? "" : ` by ${JSON.stringify(where)}`;
        scenario("mag:102", `${act}: it is forbidden that ${what}${by}`, { ...told, play: refused, after: prevented });
      }
    }
  }

  it("every act is forbidden and allowed somewhere", () => {
    expect(ACTS.filter((act) => DEEDS[act] === undefined)).toEqual([]);
  });
});
