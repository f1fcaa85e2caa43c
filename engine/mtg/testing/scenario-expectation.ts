import {
  assertExpectation as assertAnyExpectation,
  type BaseExpectation,
  type ExpectationReader,
  type ExpectedCard,
  type ExpectedEvent,
} from "../../kernel/testing/expectation";
import { getPlayerName, getTargetName, type ScenarioPlayer } from "../../kernel/testing/names";
import type { ScenarioRun } from "../../kernel/testing/scenario";
import type { Event, PlayerId, Step, ZoneId } from "..";
import type { Mana } from "../model/mana";
import type { GameObject } from "../model/object";
import { createGame } from "../model/state";
import { ZONES } from "../model/zone";
import type { MtgRef } from "../rulebook";
import { citeForEra } from "../rules/cite-for-era";
import { getCharacteristics } from "../rules/continuous/characteristics";
import { MTG_TEST_KIT, type MtgKitTypes } from "./kit";
import { getObjectName, getObjectsOnSide } from "./table";

/** Marks and numbers that a scenario may expect of an object. */
type ObjectFacts = Partial<
  Pick<GameObject, "tapped" | "settled" | "phasedOut" | "damage" | "counters" | "shields"> & {
    readonly power: number;
    readonly toughness: number;
  }
>;

/** One player's side at the end. A listed zone must hold exactly these cards, in ordered zones from the top. */
type SideAfter = {
  readonly life?: number;
  readonly poison?: number;
  readonly pool?: Partial<Mana>;
  readonly handCount?: number;
  readonly libraryCount?: number;
} & { readonly [Zone in Exclude<ZoneId, "stack">]?: readonly ExpectedCard<ObjectFacts>[] };

/** The expectations of a scenario. Fields that are not given are not compared. */
export type ScenarioExpectation = BaseExpectation<SideAfter, Event["type"]> & {
  /** Names from the top; an object that is not a card has its kind before the name. */
  readonly stack?: readonly string[];
  readonly active?: ScenarioPlayer;
  readonly step?: Step;
  /** The rule that ended the game, as cited by the first era in which it applies; likewise for rules of events. */
  readonly rule?: MtgRef;
};

type Stage = ScenarioRun<MtgKitTypes>;

const READER: ExpectationReader<MtgKitTypes> = {
  kit: MTG_TEST_KIT,
  zones: ZONES,
  facts: ({ cards, state: { active, step, zones, outcome } }) => ({
    active: getPlayerName(active),
    step,
    stack: zones.stack.map((object) => getObjectName(cards, object)).reverse(),
    rule: outcome?.rule,
  }),
  sideFacts: ({ state: { players, zones } }, player) => ({
    ...players[player],
    handCount: zones.hand[player].length,
    libraryCount: zones.library[player].length,
  }),
  cardsIn: ({ cards, state }, zone, player: PlayerId) => {
    const game = createGame(cards, state);
    return getObjectsOnSide(state, zone as ZoneId, player).map((object) => {
      const { power, toughness } = getCharacteristics(game, object);
      return { ...object, power, toughness, name: getObjectName(cards, object) };
    });
  },
  describeEvent: ({ names }, event) => ({
    ...event,
    ...("instance" in event && { name: getTargetName(names, { instance: event.instance }) }),
    ...("player" in event && { player: getPlayerName(event.player) }),
  }),
};

/** Compares a scenario run with expectations. `events` are the events to compare. */
export function assertExpectation(
  stage: Stage,
  events: readonly Event[],
  { rule, events: wanted, never, ...after }: ScenarioExpectation,
): void {
  const { era } = stage.state;
  const cite = (event: ExpectedEvent): ExpectedEvent =>
    "rule" in event ? citeForEra(era, event as ExpectedEvent & Pick<Event, "rule">) : event;
  const cited = rule === undefined ? {} : { rule: citeForEra(era, { rule }).rule };
  const told = { ...after, ...cited, events: wanted?.map(cite), never: never?.map(cite) };
  assertAnyExpectation(READER, stage, events, told);
}
