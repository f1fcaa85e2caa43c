import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import { PLAYERS, type PlayerId } from "../players";
import type { ZoneVisibility } from "../visibility";
import type { GameTestKit, TestKitTypes } from "./kit";
import { getPlayerId, getPlayerName, type ScenarioPlayer } from "./names";
import { listOfferedWords, type ScenarioRun } from "./scenario";

type Facts = Readonly<Record<string, unknown>>;

/** A card as a scenario expects it: its name, or its name and some facts about it, each exact. */
export type ExpectedCard<Fact = unknown> = string | ({ readonly name: string } & Fact);

/** An expected event: its type, and any fields to compare. `name` is the name of the card concerned. */
export type ExpectedEvent<Type extends string = string> = {
  readonly type: Type;
  readonly name?: string;
  readonly player?: ScenarioPlayer;
} & Facts;

/** The expectations of any game; parts that are not given are not compared. A game adds facts of its own. */
export type BaseExpectation<Side = object, Type extends string = string> = {
  readonly me?: Side;
  readonly you?: Side;
  readonly turn?: number;
  /**
   * The open question: the player asked, and exactly the offered options in words; priority is listed without `pass`.
   */
  readonly asks?: {
    readonly of: ScenarioPlayer;
    readonly ask: string;
    readonly purpose?: string;
    readonly offers?: readonly string[];
    readonly min?: number;
    readonly max?: number;
  };
  readonly winner?: ScenarioPlayer | "nobody";
  /** Events that happened in this order, perhaps with others between. */
  readonly events?: readonly ExpectedEvent<Type>[];
  readonly never?: readonly ExpectedEvent<Type>[];
};

/** Functions that read a game for expectations. The keys of facts are those of expectations. */
export type ExpectationReader<Game extends TestKitTypes> = {
  readonly kit: GameTestKit<Game>;
  readonly zones: Readonly<Record<string, Pick<ZoneVisibility, "ordered">>>;
  readonly facts: (stage: ScenarioRun<Game>) => Facts;
  readonly sideFacts: (stage: ScenarioRun<Game>, player: PlayerId) => Facts;
  /** The cards in a zone on a player's side, the lowest one first, with all facts that expectations may contain. */
  readonly cardsIn: (stage: ScenarioRun<Game>, zone: string, player: PlayerId) => readonly Facts[];
  /** An event with names in place of identities. */
  readonly describeEvent: (stage: ScenarioRun<Game>, event: Game["event"]) => Facts;
  /** Words for the offered options, if they differ from the words of the answers. */
  readonly offers?: (stage: ScenarioRun<Game>) => readonly string[] | null;
};

/** Compares a game and its events so far with expectations. */
export function assertExpectation<Game extends TestKitTypes>(
  reader: ExpectationReader<Game>,
  stage: ScenarioRun<Game>,
  events: readonly Game["event"][],
  { me, you, asks, winner, events: wanted = [], never = [], ...facts }: BaseExpectation,
): void {
  for (const player of PLAYERS) expectSide(reader, stage, player, [me, you][player] ?? {});
  const { state } = stage;
  expectFacts({ turn: state.turn, ...reader.facts(stage) }, facts, "");
  if (asks !== undefined) {
    const { of, offers, ...question } = asks;
    expect(state.choice, "the open choice").toMatchObject({ player: getPlayerId(of), ...question });
    if (offers !== undefined) {
      const have = reader.offers?.(stage) ?? listOfferedWords(reader.kit, stage);
      expect([...have].sort(), "what is offered").toEqual([...offers].sort());
    }
  }
  if (winner !== undefined) {
    const who = state.outcome?.winner ?? "nobody";
    expect(state.outcome && (who === "nobody" ? who : getPlayerName(who)), "winner").toBe(winner);
  }
  expectEvents(
    events.map((event) => reader.describeEvent(stage, event)),
    wanted,
    never,
  );
}

/** Compares facts one by one: objects as far as they are expected, all else exactly. */
function expectFacts(have: Facts, wanted: Facts, suffix: string): void {
  for (const [key, value] of Object.entries(wanted)) {
    if (value === undefined) continue;
    const what = expect(have[key], `${key}${suffix}`);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) what.toMatchObject(value);
    else what.toEqual(value);
  }
}

function expectSide<Game extends TestKitTypes>(
  reader: ExpectationReader<Game>,
  stage: ScenarioRun<Game>,
  player: PlayerId,
  side: object,
): void {
  const suffix = ` of ${getPlayerName(player)}`;
  const parts = Object.entries(side);
  expectFacts(
    reader.sideFacts(stage, player),
    Object.fromEntries(parts.filter(([key]) => !(key in reader.zones))),
    suffix,
  );
  for (const [zone, wanted] of parts) {
    const row = reader.zones[zone];
    if (row === undefined || wanted === undefined) continue;
    const there = reader.cardsIn(stage, zone, player);
    const have = row.ordered ? there.toReversed() : matchCards(there, wanted);
    expect(
      have.map((card, at) => takePart(card, wanted[at] ?? "")),
      `${zone}${suffix}`,
    ).toEqual(wanted.map(toFacts));
  }
}

const toFacts = (card: ExpectedCard<Facts>): Facts => (typeof card === "string" ? { name: card } : card);

const takePart = (whole: Facts, expected: ExpectedCard<Facts>): Facts =>
  Object.fromEntries(Object.keys(toFacts(expected)).map((key) => [key, whole[key]]));

/**
 * Cards in the order of the expected cards: for each the matching card, or else one of the same name; the remaining
 * cards follow.
 */
function matchCards(there: readonly Facts[], wanted: readonly ExpectedCard<Facts>[]): readonly Facts[] {
  const left = [...there];
  const have = wanted.flatMap((expected) => {
    const fits = left.findIndex((whole) => isDeepStrictEqual(takePart(whole, expected), toFacts(expected)));
    const index = fits >= 0 ? fits : left.findIndex(({ name }) => name === toFacts(expected).name);
    return index < 0 ? [] : left.splice(index, 1);
  });
  return [...have, ...left];
}

const matchesEvent = (event: Facts, wanted: Facts): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(event[key]) === JSON.stringify(value));

function expectEvents(have: readonly Facts[], wanted: readonly Facts[], never: readonly Facts[]): void {
  let from = 0;
  for (const one of wanted) {
    const index = have.findIndex((event, at) => at >= from && matchesEvent(event, one));
    if (index < 0) expect(have.slice(from), `no such event: ${JSON.stringify(one)}`).toContainEqual(one);
    from = index + 1;
  }
  for (const one of never) {
    const found = have.filter((event) => matchesEvent(event, one));
    expect(found, `should not happen: ${JSON.stringify(one)}`).toEqual([]);
  }
}
