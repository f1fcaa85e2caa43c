import { legalAnswers } from "../machine/legal-answers";
import { whyNot } from "../machine/why-not";
import { BASIC_STONES } from "../model/card";
import { makeCards } from "../model/cards";
import type { PlayerId } from "../model/ids";
import { nameKey } from "../model/name";
import type { GameState } from "../model/state";
import { findInstance, type ZoneId, zoneList } from "../model/zone";
import { type Given, play } from "./play";
import { aimed, always, doing, magic, quick, quickUnit, stone, unit, when } from "./pool/builders";
import { namesIn, type SceneSide, scene } from "./scene";
import { unitCard } from "./synthetic-cards";

const A_UNIT = { zones: ["battleArea"], count: 1 } as const;
export const BLUE = "青の魔石";
export const GREEN = "緑の魔石";
export const RED = "赤の魔石";

/** Cards that differ in what using them asks for, and some that change it. */
export const CARDS = makeCards([
  ...Object.keys(BASIC_STONES).map((name) => stone(name)),
  stone("plain stone"),
  stone("blue and green stone", always("self", [{ colors: ["blue", "green"], keep: false }])),
  stone("stubborn stone", always("self", [{ cannot: "rest" }])),
  unit("plain unit", "1", "1/1"),
  unit("blue unit", "1b", "2/2"),
  unit("catalyst unit", "1/1", "1/1"),
  quickUnit("quick unit", "1", "1/1"),
  magic("slow magic", "1", doing({ do: "gainLife", who: "you", amount: 1 })),
  quick("quick magic", "1", doing({ do: "gainLife", who: "you", amount: 1 })),
  quick("free magic", "", doing({ do: "gainLife", who: "you", amount: 1 })),
  quick("bolt", "", aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 1 })),
  quick(
    "bolt for the rest of the hand",
    "",
    aimed(
      { ...A_UNIT, where: { hp: { is: "<=", than: { count: { all: "hand", whose: "you" } } } } },
      { do: "damage", to: { target: 0 }, amount: 1 },
    ),
  ),
  quick("two bolts", "", aimed([A_UNIT, { ...A_UNIT, count: 2 }], { do: "damage", to: { target: 1 }, amount: 1 })),
  quick(
    "bolt for another",
    "",
    aimed([A_UNIT, { ...A_UNIT, where: { not: { among: { target: 0 } } } }], {
      do: "damage",
      to: { target: 1 },
      amount: 1,
    }),
  ),
  quick(
    "shared bolt",
    "",
    aimed({ ...A_UNIT, count: { min: 2, max: 2 }, divide: 3 }, { do: "damage", to: { target: 0 } }),
  ),
  quick(
    "stone breaker",
    "",
    aimed({ zones: ["stoneArea"], whose: "opponent", count: 1 }, { do: "destroy", what: { target: 0 } }),
  ),
  quick("either", "", {
    modes: [
      aimed(A_UNIT, { do: "damage", to: { target: 0 }, amount: 1 }),
      doing({ do: "gainLife", who: "you", amount: 1 }),
    ],
  }),
  quick("answer", "", aimed({ zones: ["chant"], count: 1 }, { do: "negate", what: { target: 0 } })),
  unit("watcher", "1", "1/1", when({ on: "used", who: "anyone" }, doing({ do: "gainLife", who: "you", amount: 3 }))),
  unit("silencer", "1", "1/1", always({ player: "opponent" }, [{ cannot: "use", where: { kind: "magic" } }])),
  unit("teacher", "1", "1/1", always({ all: "dust", whose: "you", where: { kind: "magic" } }, [{ mayUse: true }])),
  unit("hastener", "1", "1/1", always({ all: "hand", whose: "you" }, [{ timing: "quick" }])),
  unit("helper", "1", "1/1", always({ all: "hand", whose: "you" }, [{ cost: "useCost", by: { any: -1 } }])),
  magic(
    "impulse",
    "",
    doing({ do: "use", who: "you", what: { all: "hand", whose: "you", where: { timing: "normal" } }, free: false }),
  ),
  magic(
    "gift",
    "",
    doing({ do: "use", who: "you", what: { all: "hand", whose: "you", where: { timing: "normal" } }, free: true }),
  ),
  unitCard("made-up token", { token: true }),
]);

const pile = (name: string) => Array.from({ length: 9 }, () => name);
export const side = (given: SceneSide): SceneSide => ({
  grimoire: pile("plain unit"),
  stoneDeck: pile(BLUE),
  ...given,
});
/** A table with those cards, in a main phase unless said otherwise. */
export const table = (first: SceneSide, second: SceneSide = {}, more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({ cards: CARDS, sides: [side(first), side(second)], ...more });

/** Gives answers one after the other. */
export const answer = (state: GameState, answers: readonly Given[]) => play(state, answers, CARDS);
export const names = (state: GameState, zone: ZoneId, player: PlayerId = 0) => namesIn(CARDS, state, zone, player);

/** The identity of the first card of a name in a zone. */
export function idOf(state: GameState, name: string, zone: ZoneId = "hand", player: PlayerId = 0): number {
  const card = CARDS.indexOf.get(nameKey(name));
  const found = zoneList(state.zones, zone, player).find((instance) => instance.card === card);
  if (found === undefined) throw new Error(`There is no 《${name}》`);
  return found.id;
}

/** The answer that uses a card. */
export const using = (state: GameState, name: string, zone: ZoneId = "hand", player: PlayerId = 0): Given => ({
  do: "use",
  instance: idOf(state, name, zone, player),
});
/** Why a card cannot be used, as codes. */
export const codes = (state: GameState, name: string, zone: ZoneId = "hand", player: PlayerId = 0) =>
  whyNot(CARDS, state, player, idOf(state, name, zone, player)).map(({ code }) => code);
/** The names of the cards that may be used now. */
export const offeredUses = (state: GameState) =>
  legalAnswers(CARDS, state).flatMap((offered) => {
    if (offered.do !== "use") return [];
    const place = findInstance(state.zones, offered.instance);
    return place === null ? [] : [CARDS.list[place.instance.card]?.name];
  });
