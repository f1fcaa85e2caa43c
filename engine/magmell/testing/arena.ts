import { advance, type Cards, type Event, type GameState, makeCards, type PlayerAnswer } from "..";
import type { Change } from "../model/ability";
import { cardAt } from "../model/cards";
import type { Effect } from "../model/effect";
import type { InstanceId, Target } from "../model/ids";
import { findInstance } from "../model/zone";
import {
  A_UNIT,
  ANYTHING,
  aimed,
  always,
  DIES,
  doing,
  magic,
  quick,
  replaced,
  THEIR_UNIT,
  token,
  unit,
  when,
} from "./pool/builders";
import { type SceneSide, scene } from "./scene";
import { SYNTHETIC } from "./synthetic-cards";

const GAIN: Effect = { do: "gainLife", who: "you", amount: 1 };
const it = { target: 0 } as const;
const onUnit = (name: string, ...effects: readonly Effect[]) => quick(name, "", aimed(A_UNIT, ...effects));
const thisTurn = (name: string, ...changes: readonly Change[]) =>
  onUnit(name, { do: "modify", what: it, changes, until: "turn" });
const GHOST = token("ghost", "1/1");

/** Plain units and quick magics that cost nothing, to steer a battle or an end of turn with. */
export const ARENA: Cards = makeCards([
  ...SYNTHETIC.list,
  ...["0/1", "0/4", "1/1", "1/3", "2/1", "2/2", "3/2", "4/4", "2/0"].map((numbers) => unit(numbers, "1", numbers)),
  ...["thief", "guest"].map((name) => unit(name, "1", "2/2")),
  magic("slow", "", doing(GAIN)),
  quick("cheer", "", doing(GAIN)),
  quick("bolt", "", aimed(ANYTHING, { do: "damage", to: it, amount: 2 })),
  quick("haunt", "", doing({ do: "token", token: GHOST, count: 1 })),
  quick("give up", "", doing({ do: "lose", who: "you" })),
  quick("triumph", "", doing({ do: "win", who: "you" })),
  onUnit("recall", { do: "return", what: it }),
  onUnit("blink", { do: "put", what: it, to: "dream", store: "it" }, { do: "summon", what: { stored: "it" } }),
  onUnit(
    "rebirth",
    { do: "put", what: it, to: "dream", store: "it" },
    { do: "summon", what: { stored: "it" }, store: "it" },
    { do: "putCounters", on: { stored: "it" }, counter: "power", count: 1 },
  ),
  onUnit("kill", { do: "destroy", what: it }),
  onUnit("tire", { do: "rest", what: it }),
  onUnit("rouse", { do: "wake", what: it }),
  onUnit("seize", { do: "control", what: it, who: "you", until: "turn" }),
  onUnit("borrow", { do: "control", what: it, who: "you", until: "battle" }),
  onUnit("weaken", { do: "putCounters", on: it, counter: "weak", count: 1 }),
  onUnit("empower", { do: "putCounters", on: it, counter: "power", count: 1 }),
  onUnit("sap", { do: "damage", to: it, amount: 1 }, { do: "putCounters", on: it, counter: "weak", count: 1 }),
  quick(
    "ward",
    "",
    doing({
      do: "create",
      ability: replaced(
        { on: "move", what: { kind: "unit" }, from: "battleArea", cause: "destroy" },
        {
          effects: [
            { do: "removeDamage", from: { event: "subject" } },
            { do: "removeCounters", on: { event: "subject" }, counter: "weak", count: "all" },
          ],
        },
      ),
      until: "turn",
      times: "once",
    }),
  ),
  onUnit("ignite", { do: "putCounters", on: it, counter: "cremation", count: 1 }),
  onUnit("charge", { do: "modify", what: it, changes: [{ add: "ap", amount: 2 }], until: "battle" }),
  onUnit("mend", { do: "removeDamage", from: it }),
  thisTurn("grow", { add: "hp", amount: 2 }),
  thisTurn("shrink", { add: "hp", amount: -3 }),
  thisTurn("pacify", { cannot: "attack" }),
  thisTurn("blunt", { set: "ap", amount: 0 }),
  unit("raider", "1", "2/2", when({ on: "attack", what: "self" }, doing(GAIN))),
  unit(
    "jailer",
    "1",
    "2/2",
    when(
      { on: "attack", what: "self" },
      aimed(THEIR_UNIT, { do: "control", what: it, who: "you", until: "whileHere" }),
    ),
  ),
  unit("guard", "1", "2/2", when({ on: "defend", what: "self" }, doing(GAIN))),
  unit("brawler", "1", "2/4", when({ on: "stepBegins", step: "damage" }, doing(GAIN))),
  unit("veteran", "1", "2/2", when({ on: "battleEnds" }, doing(GAIN))),
  unit("martyr", "1", "1/1", when(DIES, doing(GAIN))),
  unit(
    "mourner",
    "1",
    "2/2",
    when({ on: "move", what: { kind: "unit", other: true }, from: "battleArea", to: "dust" }, doing(GAIN)),
  ),
  unit("mule", "1", "2/2", replaced({ on: "rested", what: "self" }, { effects: [GAIN] })),
  unit("shade", "1", "2/1", always("self", [{ cannot: "beDefended" }])),
  unit("sentry", "1", "1/3", always("self", [{ must: "defend" }])),
  unit("coward", "1", "1/1", always("self", [{ cannot: "defend" }])),
  unit("sleeper", "1", "1/1", always("self", [{ cannot: "wake" }])),
  unit("restless", "1", "1/1", always("self", [{ cannot: "rest" }])),
  unit("statue", "1", "1/2", always("self", [{ cannot: "beDestroyed" }])),
  unit("wall", "1", "0/2", always("self", [{ cannot: "beDamaged" }])),
  unit("icon", "1", "1/1", always({ player: "you" }, [{ cannot: "lose" }])),
  unit("omen", "1", "1/1", always({ player: "opponent" }, [{ cannot: "win" }])),
  unit(
    "chief",
    "1",
    "1/1",
    always({ all: "battleArea", whose: "you", where: { other: true } }, [{ add: "hp", amount: 1 }]),
  ),
  unit(
    "phoenix",
    "1",
    "2/2",
    replaced({ on: "move", what: "self", from: "battleArea", cause: "destroy" }, { to: "hand" }),
  ),
  unit(
    "troll",
    "1",
    "2/2",
    replaced(
      { on: "move", what: "self", from: "battleArea", cause: "destroy" },
      { effects: [{ do: "removeDamage", from: "self" }] },
    ),
  ),
  unit(
    "zombie",
    "1",
    "2/2",
    replaced({ on: "move", what: "self", from: "battleArea", cause: "destroy" }, { effects: [GAIN] }),
  ),
]);

const STOCK: SceneSide = {
  grimoire: Array.from({ length: 9 }, () => "1/1"),
  stoneDeck: Array.from({ length: 9 }, () => "青の魔石"),
};

type Given = Omit<Parameters<typeof scene>[0], "sides" | "cards">;

/** A main phase, unless another is given, with cards of the arena; both piles are stocked. */
export const arena = (mine: SceneSide, theirs: SceneSide = {}, given: Given = {}): GameState =>
  scene({
    ...given,
    cards: ARENA,
    sides: [
      { ...STOCK, ...mine },
      { ...STOCK, ...theirs },
    ],
  });

/** The first unit of a name in the battle area. Throws when there is none. */
export function unitNamed(state: GameState, name: string) {
  const unit = state.zones.battleArea.find(({ card }) => cardAt(ARENA, card).name === name);
  if (unit === undefined) throw new Error(`There is no 《${name}》 in the battle area`);
  return unit;
}

export const nameOf = ({ zones }: GameState, id: InstanceId): string => {
  const place = findInstance(zones, id);
  return place === null ? "nowhere" : cardAt(ARENA, place.instance.card).name;
};

export const targetName = (state: GameState, target: Target): string =>
  "player" in target ? `player ${target.player}` : nameOf(state, target.instance);

/** The names of what the open choice lets pick; empty when it is no pick. */
export const options = (state: GameState): readonly string[] =>
  state.choice?.ask === "pick" ? state.choice.options.map((target) => targetName(state, target)) : [];

/** What a sentence means as an answer: `pass`, `done`, `attack NAME`, `use NAME`, `pick NAME`, `pick player 1`. */
function answerOf(state: GameState, sentence: string): PlayerAnswer {
  const [word = "", ...rest] = sentence.split(" ");
  const name = rest.join(" ");
  switch (word) {
    case "pass":
    case "done":
      return { do: word };
    case "attack":
      return { do: "attack", unit: unitNamed(state, name).id };
    case "use": {
      const hand = state.zones.hand[state.choice?.player ?? 0];
      const card = hand.find((other) => cardAt(ARENA, other.card).name === name);
      return { do: "use", instance: card?.id ?? -1 };
    }
    case "pick": {
      const choice = state.choice?.ask === "pick" ? state.choice : null;
      const target = choice?.options.find((option) => targetName(state, option) === name);
      return { do: "pick", target: target ?? { instance: -1 } };
    }
    default:
      throw new Error(`"${sentence}" is no answer`);
  }
}

export type Fought = { readonly state: GameState; readonly events: readonly Event[] };

/** Gives answers one after the other, written as sentences; `both pass` is two. Throws when one is refused. */
export function fight(state: GameState, ...sentences: readonly string[]): Fought {
  let now = state;
  const events: Event[] = [];
  for (const sentence of sentences.flatMap((words) => (words === "both pass" ? ["pass", "pass"] : [words]))) {
    const result = advance(ARENA, now, answerOf(now, sentence));
    if (!result.ok) throw new Error(`"${sentence}" was refused: ${JSON.stringify(result.problem)}`);
    now = result.state;
    events.push(...result.events);
  }
  return { state: now, events };
}

/** The types of some events, in their order; only those that are asked for, if any are. */
export const types = (events: readonly Event[], ...only: readonly Event["type"][]): readonly Event["type"][] =>
  events.map(({ type }) => type).filter((type) => only.length === 0 || only.includes(type));

/** The steps of battle that began. */
export const steps = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.type === "stepBegan" ? [event.step] : []));
