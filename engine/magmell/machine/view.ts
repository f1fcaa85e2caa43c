import { canSeeZone, viewChoice } from "../../kernel/visibility";
import type { Counters } from "../model/card";
import type { Cards } from "../model/cards";
import type { Choice, QuestionSource } from "../model/choice";
import type { Defeat } from "../model/event";
import type { CardIndex, InstanceId, PlayerId, Target } from "../model/ids";
import type { Instance } from "../model/instance";
import type { CardPartId } from "../model/parts";
import { type Battle, createGame, type Game, type GameState, type Outcome } from "../model/state";
import type { Phase } from "../model/turn";
import { type LocatedInstance, ZONES } from "../model/zone";
import { getAp, getColorBits, getHp } from "../rules/continuous/characteristics";
import { locateTarget } from "../rules/continuous/select";

/** An instance as a player sees it; `card` is `null` if it is face down for that player. */
export type InstanceView = {
  readonly id: InstanceId;
  readonly card: CardIndex | null;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly rested: boolean;
  readonly faceDown: boolean;
  readonly damage: number;
  readonly counters: Counters | null;
  readonly isToken: boolean;
  /** The ability if the instance is an ability on the chant; `null` for cards and tokens. */
  readonly ability: CardPartId | null;
  /** Targets of an instance on the chant, one group per 「対象」. */
  readonly targets: readonly (readonly Target[])[];
  /** Current AP and HP of a unit in the battle area; `null` elsewhere. */
  readonly ap: number | null;
  readonly hp: number | null;
  /** Current colors as `COLOR_BITS`; 0 while the face is hidden. */
  readonly colors: number;
};

/** One player's side of the table. Zones that the viewer may not look into are counts (401.5). */
export type SideView = {
  readonly life: number;
  readonly grimoire: number;
  readonly stoneDeck: number;
  readonly handCount: number;
  /** The cards in hand; `null` for the opponent's hand. */
  readonly hand: readonly InstanceView[] | null;
  readonly stoneArea: readonly InstanceView[];
  readonly dust: readonly InstanceView[];
};

/**
 * A player in manual play. `about` and `text` give the unsupported card text; both are `null` if the player acts
 * freely.
 */
type ByHandView = { readonly player: PlayerId; readonly about: QuestionSource | null; readonly text: string | null };

/** The information that one player has about a game. */
export type GameView = {
  readonly viewer: PlayerId;
  readonly turn: number;
  readonly firstPlayer: PlayerId;
  readonly turnPlayer: PlayerId;
  readonly phase: Phase | null;
  readonly battle: Readonly<Battle> | null;
  /** Sides indexed by player, not by viewer. */
  readonly sides: readonly [SideView, SideView];
  readonly battleArea: readonly InstanceView[];
  /** Instances on the chant; the last one is on top. */
  readonly chant: readonly InstanceView[];
  readonly dream: readonly InstanceView[];
  /** Triggered abilities waiting to be put on the chant. */
  readonly waiting: readonly {
    readonly card: CardIndex;
    readonly ability: CardPartId;
    readonly controller: PlayerId;
  }[];
  /** The manual play to which the open choice belongs; `null` if there is none. */
  readonly byHand: ByHandView | null;
  /** The open choice. Options of another player's pick are left out. */
  readonly choice: Choice | null;
  /** Cards in hidden zones that the viewer may look at because of the open choice. */
  readonly shown: readonly InstanceView[];
  readonly defeats: readonly Defeat[];
  readonly outcome: Outcome | null;
};

/** Returns the game as one player may see it: without hidden cards, the order of piles, or the random state. */
export function viewGame(cards: Cards, state: GameState, player: PlayerId): GameView {
  const { zones } = state;
  const game = createGame(cards, state);
  const seen = (zone: LocatedInstance["zone"], of: PlayerId, instances: readonly Instance[]): readonly InstanceView[] =>
    instances.map((instance) => seenBy(game, player, { zone, player: of, instance }));
  const side = (of: PlayerId): SideView => ({
    life: state.players[of].life,
    grimoire: zones.grimoire[of].length,
    stoneDeck: zones.stoneDeck[of].length,
    handCount: zones.hand[of].length,
    hand: of === player ? seen("hand", of, zones.hand[of]) : null,
    stoneArea: seen("stoneArea", of, zones.stoneArea[of]),
    dust: seen("dust", of, zones.dust[of]),
  });
  return {
    viewer: player,
    turn: state.turn,
    firstPlayer: state.firstPlayer,
    turnPlayer: state.turnPlayer,
    phase: state.phase,
    battle: state.battle && { ...state.battle },
    sides: [side(0), side(1)],
    battleArea: seen("battleArea", 0, zones.battleArea),
    chant: seen("chant", 0, zones.chant),
    dream: seen("dream", 0, zones.dream),
    waiting: state.waiting.map(({ card, ability, controller }) => ({ card, ability, controller })),
    byHand: byHandOf(game),
    // Options and order of the other player's pick are private (402.3, house:5).
    choice: viewChoice(state.choice, player),
    shown: shownTo(game, player),
    defeats: state.defeats.map((defeat) => ({ ...defeat })),
    outcome: state.outcome && { ...state.outcome },
  };
}

function seenBy(game: Game, player: PlayerId, place: LocatedInstance): InstanceView {
  const { id, card, owner, controller, rested, faceDown, damage, counters, isToken, isAbility, scope } = place.instance;
  const unit = place.zone === "battleArea";
  return {
    id,
    card: showsTo(place.instance, player) ? card : null,
    owner,
    controller,
    rested,
    faceDown,
    damage,
    isToken,
    counters: counters && { ...counters },
    ability: isAbility && scope !== null ? scope.ability : null,
    targets: scope === null ? [] : scope.targets.map((group) => [...group]),
    ap: unit ? getAp(game, place) : null,
    hp: unit ? getHp(game, place) : null,
    colors: getColorBits(game, place),
  };
}

/** Whether a player may see the face of an instance: the owner always may, the opponent only face up (219.6.3). */
const showsTo = (instance: Instance, player: PlayerId): boolean => !instance.faceDown || instance.owner === player;

/** Whether an instance lies in a zone that a player may not look into. */
const isHiddenFrom = ({ zone, player: whose }: LocatedInstance, player: PlayerId): boolean =>
  !canSeeZone(ZONES[zone], whose, player);

function byHandOf({ state: { agenda } }: Game): ByHandView | null {
  const frame = agenda.findLast(({ run }) => run === "byHand");
  return frame?.run === "byHand" ? { player: frame.player, about: frame.about, text: frame.text } : null;
}

/** Hidden cards that a player may look at because they are options of their open choice (401.4). */
function shownTo(game: Game, player: PlayerId): readonly InstanceView[] {
  const { choice } = game.state;
  if (choice === null || choice.ask !== "pick" || choice.player !== player) return [];
  return choice.options.flatMap((target) => {
    const place = locateTarget(game, target);
    return place !== null && isHiddenFrom(place, player) ? [seenBy(game, player, place)] : [];
  });
}
