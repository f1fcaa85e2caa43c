import type {
  CardIndex,
  Era,
  EventView,
  GameState,
  GameView,
  MtgRef,
  PlayerAnswer,
  PlayProblem,
  Step,
  Target,
} from "@/engine/mtg";
import type { ManualCardInfo, TokenDescription } from "../catalogue/manual-card-info";
import type { ListLine } from "../decks/lists/pasted-list";

/** The player at the screen, and the opponent that only passes. */
export const LOCAL_PLAYER = 0;
export const OPPONENT_PLAYER = 1;

/** A deal: the era, the seed that shuffles, and whether the player plays first. */
export type Deal = {
  readonly era: Era;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
  readonly goesFirst: boolean;
};

/** Where the game stops automatically. Questions always stop it. */
export type GoldfishStops = {
  /** Steps of the player's own turns. */
  readonly steps: readonly Step[];
  /** The end step of the opponent's turns. */
  readonly theirEnd: boolean;
  /** Stop while a spell or ability of the player is on the stack. */
  readonly stack: boolean;
};

export const DEFAULT_STOPS: GoldfishStops = { steps: ["main1", "main2"], theirEnd: false, stack: false };

/** Card info that the player entered, by card name. */
export type CardInfoByName = Readonly<Record<string, ManualCardInfo>>;

/**
 * An entry of a session: a deal, card info, described tokens, and the player's answers with all automatic ones.
 * Replaying the entries gives the position.
 */
export type SessionEntry = {
  readonly deal?: Deal;
  readonly words?: CardInfoByName;
  readonly tokens?: readonly TokenDescription[];
  readonly answers: readonly PlayerAnswer[];
};

/**
 * A goldfish session as plain data. Entries never change. Undo moves `at`; undone entries stay until the player plays
 * on differently.
 */
export type GoldfishSession = {
  readonly list: readonly ListLine[];
  readonly entries: readonly SessionEntry[];
  /** The index of the current entry. */
  readonly at: number;
  readonly stops: GoldfishStops;
};

/**
 * Commands without an argument. `pass` advances to the next stop or question, `endTurn` to the player's next turn;
 * `pay` completes a payment with the first legal ways.
 */
type PlainCommand = "keep" | "mulligan" | "pass" | "endTurn" | "pay" | "undo" | "redo" | "sameHand" | "newHand";

/** A command of the player. */
export type GoldfishCommand =
  | PlainCommand
  | { readonly answer: PlayerAnswer }
  /** All picks of a question at once, in their order. */
  | { readonly picks: readonly Target[] }
  | { readonly say: { readonly name: string; readonly word: ManualCardInfo } }
  | { readonly token: TokenDescription; readonly count: number }
  | { readonly deal: Partial<Deal> }
  | { readonly stops: Partial<GoldfishStops> };

/** A line of the log: an event as the player saw it, with the card names at that time. */
export type LogLine = {
  /** The turn number, counting only turns of the active player. */
  readonly turn: number;
  readonly rule: MtgRef;
  readonly event: EventView;
  readonly name: string | null;
};

/** Mana that would be lost by passing, and the resulting loss of life. */
export type ManaLoss = { readonly mana: number; readonly life: number };

/** The stop that the player reaches by passing. */
export type NextStop = {
  readonly step: Step | null;
  /** Whether it is in the turn of the player at the screen. */
  readonly isOwn: boolean;
  readonly isSameTurn: boolean;
};

/** The game table for display. */
export type TableView = {
  readonly deal: Deal;
  readonly view: GameView;
  readonly state: GameState;
  /** Names by card index: the cards of the list, then tokens. */
  readonly names: readonly string[];
  readonly words: CardInfoByName;
  /** The turn number, counting only turns of the active player. */
  readonly ownTurn: number;
  /** The answers to the open question, when it is the player's. */
  readonly answers: readonly PlayerAnswer[];
  /** Reasons why a card of the hand cannot be played as a land, by its identity. */
  readonly landProblems: ReadonlyMap<number, readonly PlayProblem[]>;
  /** Reasons why a card of the hand cannot be cast for its cost. */
  readonly castProblems: ReadonlyMap<number, readonly PlayProblem[]>;
  /** The player's library from the top, as far as the last act of the player has looked at it. */
  readonly looked: readonly { readonly id: number; readonly card: CardIndex }[];
  readonly loss: ManaLoss | null;
  /** Null while the player cannot pass, something is on the stack, or passing ends the game. */
  readonly next: NextStop | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly stops: GoldfishStops;
  /** The oldest first. */
  readonly log: readonly LogLine[];
  /** The index in `log` of the first line of the latest entry. */
  readonly freshFrom: number;
};
