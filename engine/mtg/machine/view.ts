import { canSeeZone, viewChoice } from "../../kernel/visibility";
import type { Cards } from "../model/cards";
import type { Characteristics } from "../model/characteristics";
import type { Choice } from "../model/choice";
import type { Combat } from "../model/combat";
import type { Era } from "../model/era";
import type { InstanceId, PlayerId } from "../model/ids";
import type { GameObject } from "../model/object";
import type { WaitingTrigger } from "../model/stack";
import { createGame, type Game, type GameState, type Outcome, type PlayerState } from "../model/state";
import type { Step } from "../model/turn";
import { findObject, getPermanents, type LocatedObject, ZONES } from "../model/zone";
import { getCharacteristics } from "../rules/continuous/characteristics";

/** An object as a player sees it, with its current characteristics. */
export type ObjectView = GameObject & { readonly seen: Characteristics };

/** One player's side of the table. A library is a card count, and so is the opponent's hand. */
export type SideView = Omit<PlayerState, "drewFromEmpty"> & {
  readonly library: number;
  readonly handCount: number;
  /** The cards in hand; `null` for the opponent's hand. */
  readonly hand: readonly ObjectView[] | null;
  readonly graveyard: readonly ObjectView[];
};

/** The information that one player has about a game. */
export type GameView = {
  readonly viewer: PlayerId;
  readonly era: Era;
  readonly turn: number;
  readonly first: PlayerId;
  readonly active: PlayerId;
  readonly step: Step | null;
  readonly landPlays: number;
  /** Sides by player, not by viewer. */
  readonly sides: readonly [SideView, SideView];
  readonly battlefield: readonly ObjectView[];
  /** Things on the stack; the last one is on top. */
  readonly stack: readonly ObjectView[];
  readonly exile: readonly ObjectView[];
  readonly phasedOut: readonly ObjectView[];
  readonly command: readonly ObjectView[];
  readonly combat: Combat | null;
  /** Abilities that wait to be put onto the stack. */
  readonly waiting: readonly WaitingTrigger[];
  /** The open choice. Options of another player's pick are left out. */
  readonly choice: Choice | null;
  /** Cards of hidden zones that the viewer may look at because of the open choice. */
  readonly shown: readonly ObjectView[];
  readonly outcome: Outcome | null;
};

/**
 * Returns the game as one player may see it: without hidden cards, the order of libraries, or the random state.
 * @rule mtg-6e:G.19.4
 */
export function viewGame(cards: Cards, state: GameState, player: PlayerId): GameView {
  const { zones } = state;
  const game = createGame(cards, state);
  const seen = (objects: readonly GameObject[]): readonly ObjectView[] => objects.map((object) => seenBy(game, object));
  const side = (of: PlayerId): SideView => {
    const { life, poison, pool, dungeon, shields } = state.players[of];
    const hand = zones.hand[of];
    return {
      life,
      poison,
      pool,
      dungeon,
      shields,
      library: zones.library[of].length,
      handCount: hand.length,
      hand: of === player ? seen(hand) : null,
      graveyard: seen(zones.graveyard[of]),
    };
  };
  const { era, turn, first, active, step, landPlays, combat, waiting, outcome } = state;
  return {
    viewer: player,
    era,
    turn,
    first,
    active,
    step,
    landPlays,
    sides: [side(0), side(1)],
    battlefield: seen(getPermanents(zones)),
    stack: seen(zones.stack),
    exile: seen(zones.exile),
    phasedOut: seen([...zones.phasedOut, ...zones.battlefield.filter(({ phasedOut }) => phasedOut)]),
    command: seen(zones.command),
    combat,
    waiting,
    choice: viewChoice(state.choice, player),
    shown: shownTo(game, player),
    outcome,
  };
}

const seenBy = (game: Game, object: GameObject): ObjectView => ({ ...object, seen: getCharacteristics(game, object) });

/** Hidden cards that a player may look at because they are options of their open choice. */
function shownTo(game: Game, player: PlayerId): readonly ObjectView[] {
  const { choice, zones } = game.state;
  if (choice === null || choice.ask !== "pick" || choice.player !== player) return [];
  const place = (id: InstanceId): LocatedObject | null => findObject(zones, id);
  return choice.options.flatMap((target) => {
    const found = "instance" in target ? place(target.instance) : null;
    return found !== null && !canSeeZone(ZONES[found.zone], found.player, player) ? [seenBy(game, found.object)] : [];
  });
}
