import { expect } from "vitest";
import type { ScenarioRun } from "../../kernel/testing/scenario";
import type { Event, PlayerId, Step, ZoneId } from "..";
import { legalAnswers } from "..";
import type { Mana } from "../model/mana";
import type { GameObject } from "../model/object";
import { createGame } from "../model/state";
import { getZoneObjects } from "../model/zone";
import type { MtgRef } from "../rulebook";
import { citeForEra } from "../rules/cite-for-era";
import { getCharacteristics } from "../rules/continuous/characteristics";
import type { MtgKitTypes } from "./kit";
import { describeAnswer, getTargetName } from "./names";
import { getNamesInZone, getPlayerId, type ScenarioPlayer } from "./table";

/** An object as a scenario expects it: its name, or its name and some of its marks. */
type ExpectedObject =
  | string
  | ({ readonly name: string } & Readonly<Partial<Record<"tapped" | "settled" | "phasedOut", boolean>>> & {
        readonly power?: number;
        readonly toughness?: number;
        readonly damage?: number;
        readonly counters?: GameObject["counters"];
        readonly shields?: GameObject["shields"];
      });

/** One player's side afterwards. A zone that is listed holds exactly these cards: ordered ones from the top. */
type SideAfter = {
  readonly life?: number;
  readonly poison?: number;
  readonly pool?: Partial<Mana>;
  readonly handCount?: number;
  readonly libraryCount?: number;
} & { readonly [Zone in Exclude<ZoneId, "stack">]?: readonly ExpectedObject[] };

/** An expected event: its type, and as many parts as matter. `name` is the card of its object. */
type ExpectedEvent = {
  readonly type: Event["type"];
  readonly name?: string;
  readonly player?: ScenarioPlayer;
} & Readonly<Record<string, unknown>>;

/** The expectations of a scenario. Parts that are not given are not compared. */
export type ScenarioExpectation = {
  readonly me?: SideAfter;
  readonly you?: SideAfter;
  /** Names from the top; a thing that is no card has its sort before the name. */
  readonly stack?: readonly string[];
  readonly turn?: number;
  readonly active?: ScenarioPlayer;
  readonly step?: Step;
  /** The open question, who is asked, and exactly what is offered in words; with priority without `pass`. */
  readonly asks?: {
    readonly of: ScenarioPlayer;
    readonly ask: string;
    readonly purpose?: string;
    readonly offers?: readonly string[];
  };
  readonly winner?: ScenarioPlayer | "nobody";
  readonly rule?: MtgRef;
  /** Events that happened in this order, perhaps with others between. */
  readonly events?: readonly ExpectedEvent[];
  readonly never?: readonly ExpectedEvent[];
};

/** Compares a stage with expectations; `events` are those that the expectations speak of. */
export function assertExpectation(
  stage: ScenarioRun<MtgKitTypes>,
  events: readonly Event[],
  after: ScenarioExpectation,
): void {
  const { state, cards } = stage;
  for (const who of ["me", "you"] as const) {
    const side = after[who];
    if (side !== undefined) expectSide(stage, getPlayerId(who), side);
  }
  const { turn, active, step, stack, winner, rule } = after;
  if (turn !== undefined) expect(state.turn, "turn").toBe(turn);
  if (active !== undefined) expect(state.active, "active player").toBe(getPlayerId(active));
  if (step !== undefined) expect(state.step, "step").toBe(step);
  if (stack !== undefined) {
    const names = [...state.zones.stack].reverse();
    expect(
      names.map(({ card, thing }) => `${thing === null ? "" : `${thing.sort} `}${cards.list[card]?.name ?? "game"}`),
    ).toEqual(stack);
  }
  if (winner !== undefined) {
    expect(state.outcome, "the outcome").toMatchObject({ winner: winner === "nobody" ? null : getPlayerId(winner) });
  }
  if (rule !== undefined) expect(state.outcome?.rule, "the rule of the end").toBe(citeForEra(state.era, { rule }).rule);
  if (after.asks !== undefined) expectQuestion(stage, after.asks);
  expectEvents(stage, events, after.events ?? []);
  for (const never of after.never ?? []) {
    expect(
      events.filter((event) => isEvent(stage, event, never)),
      `never ${JSON.stringify(never)}`,
    ).toEqual([]);
  }
}

function expectSide({ cards, state }: ScenarioRun<MtgKitTypes>, player: PlayerId, side: SideAfter): void {
  const { life, poison, pool, handCount, libraryCount, ...zones } = side;
  const seat = state.players[player];
  const who = player === 0 ? "my" : "your";
  if (life !== undefined) expect(seat.life, `${who} life`).toBe(life);
  if (poison !== undefined) expect(seat.poison, `${who} poison`).toBe(poison);
  if (pool !== undefined) expect(seat.pool, `${who} pool`).toMatchObject(pool);
  if (handCount !== undefined) expect(state.zones.hand[player].length, `${who} hand`).toBe(handCount);
  if (libraryCount !== undefined) expect(state.zones.library[player].length, `${who} library`).toBe(libraryCount);
  const game = createGame(cards, state);
  for (const [zone, wanted] of Object.entries(zones) as [ZoneId, readonly ExpectedObject[]][]) {
    const isOrdered = zone === "graveyard" || zone === "library";
    const names = getNamesInZone(cards, state, zone, player);
    const expected = wanted.map((piece) => (typeof piece === "string" ? piece : piece.name));
    expect(isOrdered ? names : [...names].sort(), `${who} ${zone}`).toEqual(
      isOrdered ? expected : [...expected].sort(),
    );
    for (const piece of wanted) {
      if (typeof piece === "string") continue;
      const { name, ...marks } = piece;
      const objects = getZoneObjects(state.zones, zone, player).filter(({ card }) => cards.list[card]?.name === name);
      const seen = objects.map((object) => ({ ...object, ...pick(getCharacteristics(game, object)) }));
      expect(seen, `${who} ${name}`).toContainEqual(expect.objectContaining(marks));
    }
  }
}

const pick = ({ power, toughness }: { readonly power: number; readonly toughness: number }) => ({ power, toughness });

function expectQuestion(
  { cards, state, names }: ScenarioRun<MtgKitTypes>,
  asks: NonNullable<ScenarioExpectation["asks"]>,
): void {
  const { of, ask, purpose, offers } = asks;
  expect(state.choice, "the question").toMatchObject({
    player: getPlayerId(of),
    ask,
    ...(purpose !== undefined && { purpose }),
  });
  if (offers === undefined) return;
  const answers = legalAnswers(cards, state).filter((answer) => answer.do !== "pass");
  const words = answers.map((answer) => describeAnswer(names, answer));
  expect([...words].sort(), "what is offered").toEqual([...offers].sort());
}

function expectEvents(
  stage: ScenarioRun<MtgKitTypes>,
  events: readonly Event[],
  wanted: readonly ExpectedEvent[],
): void {
  let from = 0;
  for (const one of wanted) {
    const found = events.findIndex((event, index) => index >= from && isEvent(stage, event, one));
    const told = events.slice(from).map(({ type }) => type);
    expect(found, `${JSON.stringify(one)} among ${told.join(", ")}`).toBeGreaterThanOrEqual(0);
    from = found + 1;
  }
}

function isEvent(
  { names, state }: ScenarioRun<MtgKitTypes>,
  event: Event,
  { type, name, player, ...parts }: ExpectedEvent,
): boolean {
  if (event.type !== type) return false;
  if (player !== undefined && (!("player" in event) || event.player !== getPlayerId(player))) return false;
  if (
    name !== undefined &&
    (!("instance" in event) || getTargetName(names, { instance: event.instance as number }) !== name)
  ) {
    return false;
  }
  const given = event as unknown as Readonly<Record<string, unknown>>;
  // The rule of an expectation is that of the first era in which it holds.
  const expected = "rule" in parts ? citeForEra(state.era, parts as Pick<Event, "rule">) : parts;
  return Object.entries(expected).every(([key, value]) => JSON.stringify(given[key]) === JSON.stringify(value));
}
