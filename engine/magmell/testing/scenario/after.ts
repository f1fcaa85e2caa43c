import {
  assertExpectation as assertAnyExpectation,
  type BaseExpectation,
  type ExpectationReader,
  type ExpectedCard,
} from "../../../kernel/testing/expectation";
import { getPlayerName, getTargetName, type ScenarioPlayer } from "../../../kernel/testing/names";
import type { ScenarioRun } from "../../../kernel/testing/scenario";
import type { Color, Event, Phase, PlayerId, ZoneId } from "../..";
import { type CounterName, countSymbols, fromColorBits } from "../../model/card";
import type { Target } from "../../model/ids";
import { createGame } from "../../model/state";
import type { BattleStep } from "../../model/turn";
import { getZoneInstances, isSharedZone, ZONES } from "../../model/zone";
import { getAp, getCatalyst, getColorBits, getHp, getTiming, getUseCost } from "../../rules/continuous/characteristics";
import { MAGMELL_TEST_KIT, type MagmellKitTypes } from "../kit";
import { getCardName } from "./names";
import { getStoneLetter } from "./table";

/** Facts that a scenario may expect of a card. */
type CardFacts = {
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

/**
 * One player's side at the end. A listed zone must hold exactly these cards: piles from the top, other zones in any
 * order.
 */
type SideAfter = {
  readonly life?: number;
  readonly stones?: string;
  readonly used?: number;
} & { readonly [Zone in Exclude<ZoneId, "chant">]?: readonly ExpectedCard<CardFacts>[] };

/** The expectations of a scenario. In an event, `to` is the damaged player. */
export type ScenarioExpectation = BaseExpectation<SideAfter, Event["type"]> & {
  /** From the top; an ability is written `ability of` and the name of its card. */
  readonly chant?: readonly string[];
  readonly phase?: Phase;
  readonly turnPlayer?: ScenarioPlayer;
  readonly step?: BattleStep | null;
  /** The attacker, its current and its original target, and the defender; `null` when there is no battle. */
  readonly battle?: Partial<Record<"attacker" | "target" | "firstTarget" | "defender", string | null>> | null;
};

type Stage = ScenarioRun<MagmellKitTypes>;

const READER: ExpectationReader<MagmellKitTypes> = {
  kit: MAGMELL_TEST_KIT,
  zones: ZONES,
  facts: (stage) => {
    const { phase, turnPlayer, battle, zones } = stage.state;
    return {
      phase,
      turnPlayer: getPlayerName(turnPlayer),
      step: battle?.step ?? null,
      battle: describeBattle(stage),
      chant: zones.chant.map((instance) => getCardName(stage.cards, instance)).reverse(),
    };
  },
  sideFacts: ({ cards, state: { players, zones } }, player) => ({
    life: players[player].life,
    used: players[player].used,
    stones: sortLetters(
      zones.stoneArea[player].map((stone) => getStoneLetter(getCardName(cards, stone), stone.rested, stone.faceDown)),
    ),
  }),
  cardsIn,
  offers: ({ state: { choice }, names }) => {
    if (choice?.ask === "pick") return choice.options.map((option) => getTargetName(names, option));
    return choice?.ask === "option" ? choice.options.map(({ act }, index) => act ?? `${index}`) : null;
  },
  describeEvent,
};

const sortLetters = (letters: Iterable<string>): string => [...letters].sort().join("");

/** Compares a state, and the events before it, with expectations. */
export function assertExpectation(stage: Stage, events: readonly Event[], after: ScenarioExpectation): void {
  const sorted = (side: SideAfter | undefined) =>
    side?.stones === undefined ? side : { ...side, stones: sortLetters(side.stones) };
  assertAnyExpectation(READER, stage, events, { ...after, me: sorted(after.me), you: sorted(after.you) });
}

/** Cards in a zone on a player's side: in the battle area those they control, in the dream those they own. */
function cardsIn({ cards, state }: Stage, zone: string, player: PlayerId) {
  const id = zone as ZoneId;
  const game = createGame(cards, state);
  const isOnSide = isSharedZone(id) ? (id === "battleArea" ? "controller" : "owner") : null;
  return getZoneInstances(state.zones, id, player)
    .filter((instance) => isOnSide === null || instance[isOnSide] === player)
    .map((instance) => {
      const place = { zone: id, player, instance };
      const { rested, faceDown, damage, counters, owner } = instance;
      return {
        name: getCardName(cards, instance),
        rested,
        faceDown,
        damage,
        counters: counters ?? {},
        ap: getAp(game, place),
        hp: getHp(game, place),
        colors: fromColorBits(getColorBits(game, place)),
        useCost: countSymbols(getUseCost(game, place)),
        catalyst: countSymbols(getCatalyst(game, place)),
        timing: getTiming(game, place),
        owner: getPlayerName(owner),
      };
    });
}

function describeBattle({ state: { battle }, names }: Stage) {
  if (battle === null) return null;
  const { attacker, target, firstTarget, defender } = battle;
  const named = (of: Target | null) => of && getTargetName(names, of);
  return {
    attacker: named({ instance: attacker }),
    target: named(target),
    firstTarget: named(firstTarget),
    defender: defender === null ? null : named({ instance: defender }),
  };
}

/** An event with the names that scenarios use in place of identities. */
function describeEvent({ names }: Stage, event: Event): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...event };
  const of = (key: string): Target | null => {
    const value = whole[key];
    return typeof value === "number" ? { instance: value } : ((value as Target | undefined) ?? null);
  };
  const subject = of("instance") ?? of("target") ?? of("attacker") ?? of("source");
  if (subject !== null) whole.name = getTargetName(names, subject);
  if (event.type === "damaged" && "player" in event.target) whole.to = getTargetName(names, event.target);
  if ("player" in event) whole.player = getPlayerName(event.player);
  if ("winner" in event && event.winner !== null) whole.winner = getPlayerName(event.winner);
  if (event.type === "triggered" || event.type === "abilityPut") whole.name = names.get(event.waiting.source);
  if ("source" in event && event.source !== null) whole.source = names.get(event.source);
  if (event.type === "targeted") whole.targets = event.targets.map((target) => getTargetName(names, target));
  return whole;
}
