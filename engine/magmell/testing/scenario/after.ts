import { expect } from "vitest";
import {
  type Cards,
  type Color,
  type Event,
  type GameState,
  type Instance,
  legalAnswers,
  type Phase,
  type PlayerId,
  type ZoneId,
} from "../..";
import { type CounterName, countSymbols, fromColorBits } from "../../model/card";
import type { Target } from "../../model/ids";
import { createGame } from "../../model/state";
import type { BattleStep } from "../../model/turn";
import { getZoneInstances, isSharedZone, type LocatedInstance } from "../../model/zone";
import { getAp, getCatalyst, getColorBits, getHp, getTiming, getUseCost } from "../../rules/continuous/characteristics";
import { type CardNamesById, describeAnswer, getCardName, getTargetName } from "./names";
import { getPlayerId, getStoneLetter, type ScenarioPlayer } from "./table";

/** A card as a scenario expects it: its name, or its name and some of its characteristics, each exact. */
type ExpectedCard =
  | string
  | {
      readonly name: string;
      readonly rested?: boolean;
      readonly faceDown?: boolean;
      readonly damage?: number;
      readonly counters?: Readonly<Record<CounterName, number>>;
      readonly ap?: number;
      readonly hp?: number;
      readonly colors?: readonly Color[];
      readonly useCost?: number;
      readonly catalyst?: number;
      readonly timing?: "normal" | "quick" | null;
      readonly owner?: ScenarioPlayer;
    };

/** One player's side afterwards. A zone that is listed holds exactly these cards: piles from the top, others in any order. */
type SideAfter = {
  readonly life?: number;
  readonly stones?: string;
  readonly used?: number;
} & { readonly [Zone in Exclude<ZoneId, "chant">]?: readonly ExpectedCard[] };

/** An expected event: its type, and as many parts as matter. `name` is the card of its instance or subject. */
type ExpectedEvent = {
  readonly type: Event["type"];
  readonly name?: string;
  readonly player?: ScenarioPlayer;
  /** The player or zone that is damaged. */
  readonly to?: ScenarioPlayer | ZoneId;
} & Readonly<Record<string, unknown>>;

/** The expectations of a scenario. Parts that are not given are not compared. */
export type ScenarioExpectation = {
  readonly me?: SideAfter;
  readonly you?: SideAfter;
  /** From the top; an ability is called `ability of` its card. */
  readonly chant?: readonly string[];
  readonly turn?: number;
  readonly phase?: Phase;
  readonly turnPlayer?: ScenarioPlayer;
  readonly step?: BattleStep | null;
  /** The attacker, its target now and at first, and the defender; `null` when there is no battle. */
  readonly battle?: Partial<Record<"attacker" | "target" | "firstTarget" | "defender", string | null>> | null;
  /** The open question, who is asked, and exactly what is offered: with priority, every answer but `pass` in words. */
  readonly asks?: {
    readonly of: ScenarioPlayer;
    readonly ask: "pick" | "number" | "option" | "priority" | "redraw";
    readonly offers?: readonly string[];
    readonly min?: number;
    readonly max?: number;
  };
  readonly winner?: ScenarioPlayer | "nobody";
  /** Events that happened in this order, perhaps with others between. */
  readonly events?: readonly ExpectedEvent[];
  readonly never?: readonly ExpectedEvent[];
};

type View = { readonly cards: Cards; readonly state: GameState; readonly names: CardNamesById };

/** The characteristics of an instance that scenarios can name. */
function describePlace({ cards, state }: View, place: LocatedInstance): Record<string, unknown> {
  const game = createGame(cards, state);
  const { instance } = place;
  return {
    name: getCardName(cards, instance),
    rested: instance.rested,
    faceDown: instance.faceDown,
    damage: instance.damage,
    counters: instance.counters ?? {},
    ap: getAp(game, place),
    hp: getHp(game, place),
    colors: fromColorBits(getColorBits(game, place)),
    useCost: countSymbols(getUseCost(game, place)),
    catalyst: countSymbols(getCatalyst(game, place)),
    timing: getTiming(game, place),
    owner: instance.owner === 0 ? "me" : "you",
  };
}

/** Instances in a zone on a player's side: in the battle area those they control, in the dream those they own. */
function onSide(state: GameState, zone: ZoneId, player: PlayerId): readonly Instance[] {
  const list = getZoneInstances(state.zones, zone, player);
  if (!isSharedZone(zone)) return list;
  return list.filter(({ owner, controller }) => (zone === "battleArea" ? controller : owner) === player);
}

const partOf = (whole: Record<string, unknown>, expected: ExpectedCard): Record<string, unknown> =>
  typeof expected === "string"
    ? { name: whole.name }
    : Object.fromEntries(Object.keys(expected).map((key) => [key, whole[key]]));

const asRecord = (expected: ExpectedCard): Record<string, unknown> =>
  typeof expected === "string" ? { name: expected } : { ...expected };

/** Compares the instances in a zone with the expected cards, in any order unless the zone has one. */
function expectZone(view: View, zone: ZoneId, player: PlayerId, wanted: readonly ExpectedCard[]): void {
  const there = onSide(view.state, zone, player).map((instance) => describePlace(view, { zone, player, instance }));
  if (zone === "grimoire" || zone === "stoneDeck") {
    const have = there.reverse().map((whole, index) => partOf(whole, wanted[index] ?? ""));
    expect(have, `${zone} of ${player === 0 ? "me" : "you"}`).toEqual(wanted.map(asRecord));
    return;
  }
  const left = [...there];
  const have: Record<string, unknown>[] = [];
  for (const expected of wanted) {
    const fits = (whole: Record<string, unknown>): boolean =>
      JSON.stringify(sorted(partOf(whole, expected))) === JSON.stringify(sorted(asRecord(expected)));
    const sameName = (whole: Record<string, unknown>): boolean => whole.name === asRecord(expected).name;
    const index = left.findIndex(fits) >= 0 ? left.findIndex(fits) : left.findIndex(sameName);
    const [whole] = index < 0 ? [] : left.splice(index, 1);
    if (whole !== undefined) have.push(partOf(whole, expected));
  }
  const extra = left.map(({ name }) => ({ name }));
  expect([...have, ...extra], `${zone} of ${player === 0 ? "me" : "you"}`).toEqual(wanted.map(asRecord));
}

const sorted = (part: Record<string, unknown>): unknown =>
  Object.entries(part)
    .map(([key, value]) => [
      key,
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? sorted(value as Record<string, unknown>)
        : value,
    ])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));

function expectSide(view: View, who: ScenarioPlayer, { life, stones, used, ...zones }: SideAfter): void {
  const player = getPlayerId(who);
  const { state, cards } = view;
  if (life !== undefined) expect(state.players[player].life, `life of ${who}`).toBe(life);
  if (used !== undefined) expect(state.players[player].used, `cards used by ${who}`).toBe(used);
  if (stones !== undefined) {
    const have = state.zones.stoneArea[player].map((stone) =>
      getStoneLetter(getCardName(cards, stone), stone.rested, stone.faceDown),
    );
    expect(have.sort().join(""), `stones of ${who}`).toBe([...stones].sort().join(""));
  }
  for (const [zone, wanted] of Object.entries(zones)) {
    if (wanted !== undefined) expectZone(view, zone as ZoneId, player, wanted);
  }
}

/** Compares a state, and the events that led to it, with the expectations. */
export function assertExpectation(view: View, events: readonly Event[], after: ScenarioExpectation): void {
  const { state, cards, names } = view;
  if (after.me !== undefined) expectSide(view, "me", after.me);
  if (after.you !== undefined) expectSide(view, "you", after.you);
  if (after.chant !== undefined) {
    expect(
      [...state.zones.chant].reverse().map((instance) => getCardName(cards, instance)),
      "chant",
    ).toEqual(after.chant);
  }
  if (after.turn !== undefined) expect(state.turn, "turn").toBe(after.turn);
  if (after.phase !== undefined) expect(state.phase, "phase").toBe(after.phase);
  if (after.turnPlayer !== undefined) expect(state.turnPlayer, "turn player").toBe(getPlayerId(after.turnPlayer));
  if (after.step !== undefined) expect(state.battle?.step ?? null, "battle step").toBe(after.step);
  if (after.battle !== undefined) expectBattle(view, after.battle);
  if (after.asks !== undefined) expectAsked(view, after.asks);
  if (after.winner !== undefined) {
    const winner = after.winner === "nobody" ? null : getPlayerId(after.winner);
    expect(state.outcome === null ? "no outcome" : state.outcome.winner, "winner").toBe(winner);
  }
  const namedEvents = events.map((event) => withNames(names, event));
  let from = 0;
  for (const wanted of after.events ?? []) {
    const index = namedEvents.findIndex((event, at) => at >= from && matchesEvent(event, wanted));
    if (index < 0) expect(namedEvents.slice(from), `no such event: ${JSON.stringify(wanted)}`).toContainEqual(wanted);
    from = index + 1;
  }
  for (const unwanted of after.never ?? []) {
    expect(
      namedEvents.filter((event) => matchesEvent(event, unwanted)),
      `should not happen: ${JSON.stringify(unwanted)}`,
    ).toEqual([]);
  }
}

function expectBattle({ state, names }: View, wanted: NonNullable<ScenarioExpectation["battle"]> | null): void {
  if (wanted === null || state.battle === null) {
    expect(state.battle, "battle").toBe(wanted);
    return;
  }
  const { attacker, target, firstTarget, defender } = state.battle;
  const named = (of: Target | null) => of && getTargetName(names, of);
  expect(
    {
      attacker: named({ instance: attacker }),
      target: named(target),
      firstTarget: named(firstTarget),
      defender: defender === null ? null : named({ instance: defender }),
    },
    "battle",
  ).toMatchObject(wanted);
}

function expectAsked(view: View, wanted: NonNullable<ScenarioExpectation["asks"]>): void {
  const { choice } = view.state;
  const { ask, player } = choice ?? { ask: null, player: null };
  expect({ ask, player }, "the open choice").toEqual({ ask: wanted.ask, player: getPlayerId(wanted.of) });
  if (choice === null) return;
  if (wanted.offers !== undefined) {
    expect([...offersOf(view)].sort(), "what is offered").toEqual([...wanted.offers].sort());
  }
  if ("min" in choice) {
    if (wanted.min !== undefined) expect(choice.min, "the least").toBe(wanted.min);
    if (wanted.max !== undefined) expect(choice.max, "the most").toBe(wanted.max);
  }
}

/** The answers to the open choice, as scenarios list them. */
function offersOf({ cards, state, names }: View): readonly string[] {
  const { choice } = state;
  if (choice?.ask === "pick") return choice.options.map((option) => getTargetName(names, option));
  if (choice?.ask === "option") return choice.options.map(({ act }, index) => act ?? `${index}`);
  if (choice?.ask !== "priority") throw new Error("Only picks, options and priority can be listed");
  return legalAnswers(cards, state)
    .filter((answer) => answer.do !== "pass")
    .map((answer) => describeAnswer(names, answer));
}

/** An event with the names that scenarios use in place of identities. */
function withNames(names: CardNamesById, event: Event): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...event };
  const of = (key: string): Target | null => {
    const value = whole[key];
    return typeof value === "number" ? { instance: value } : ((value as Target | undefined) ?? null);
  };
  const subject = of("instance") ?? of("target") ?? of("attacker") ?? of("source");
  if (subject !== null) whole.name = getTargetName(names, subject);
  if (event.type === "damaged" && "player" in event.target) whole.to = getTargetName(names, event.target);
  if ("player" in event) whole.player = event.player === 0 ? "me" : "you";
  if ("winner" in event && event.winner !== null) whole.winner = event.winner === 0 ? "me" : "you";
  if (event.type === "triggered" || event.type === "abilityPut") whole.name = names.get(event.waiting.source);
  if ("source" in event && event.source !== null) whole.source = names.get(event.source);
  if (event.type === "targeted") whole.targets = event.targets.map((target) => getTargetName(names, target));
  return whole;
}

const matchesEvent = (event: Record<string, unknown>, wanted: ExpectedEvent): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(event[key]) === JSON.stringify(value));
