import type {
  AttackProblem,
  CardDefinition,
  CardIndex,
  CardPartId,
  Deck,
  DeckProblem,
  EventView,
  GameView,
  InstanceId,
  OpeningCards,
  PlayerAnswer,
  PlayerId,
  Target,
  UseProblem,
} from "@/engine/magmell";
import type { AbilityLocations } from "./locate-abilities";
import type { GameSummary } from "./summary";

/** Opponents in a goldfish, from weakest to strongest; `hotSeat` is a second person at the same screen. */
export const OPPONENT_KINDS = ["passive", "wall", "quick", "play", "strong", "hotSeat"] as const;
export type OpponentKind = (typeof OPPONENT_KINDS)[number];

/** The opponent of a session and its deck; null means the player's own deck. */
export type Opponent = { readonly kind: OpponentKind; readonly deck: Deck | null };

/** The setup of a goldfish session. */
export type GoldfishSetup = {
  readonly deck: Deck;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly opponent: Opponent;
  /** Cards of the opening hand, and first stones, that are not left to the seed. */
  readonly opening: OpeningCards | null;
};

/**
 * Situations in which the player is asked, if there is a card to respond with. Otherwise, priority is passed
 * automatically.
 */
export type StopRules = {
  /** The opponent has used something, or an ability of theirs is on the chant. */
  readonly uses: boolean;
  readonly attacks: boolean;
  /** The opponent's turn ends. */
  readonly ends: boolean;
  /** Stop while the player's own use waits to resolve, or during the player's own attack. */
  readonly own: boolean;
};

/** The number of a node in the tree of a session. */
export type NodeId = number;

/**
 * A position of a session, stored as the step that led to it. The state follows from the nodes up to the root, and from
 * the cards.
 */
export type SessionNode = {
  /**
   * The node to which undo returns; null for the very first node. A root also has a parent if another game preceded it.
   */
  readonly parent: NodeId | null;
  /** Setup of a game that begins here; null for a node that continues its parent's game. */
  readonly setup: GoldfishSetup | null;
  /**
   * The answers from the parent (or from the deal) to this node: the answers of the player's command, and all automatic
   * ones after them.
   */
  readonly answers: readonly PlayerAnswer[];
};

/** A goldfish session as plain data: a tree of positions. Nodes are never deleted. */
export type GoldfishSession = {
  /** Nodes by number. A node is never replaced by another object. */
  readonly nodes: readonly SessionNode[];
  /** The current node. */
  readonly at: NodeId;
  /** Nodes that undo has left, the latest last. */
  readonly undone: readonly NodeId[];
  readonly stops: StopRules;
  /** Whether the player picks the stones to pay with. */
  readonly handPay: boolean;
};

export type StartResult =
  | { readonly ok: true; readonly session: GoldfishSession }
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

/**
 * Commands without an argument. `pass` advances to the player's next question, `finishBattle` to the end of the battle,
 * `endTurn` to the player's next turn. `attackAll` attacks the opponent with each unit that can attack and has AP.
 * `byHand` begins a manual action. `pay` picks the stones for a card. `sameSeed`, `newHand`, `goFirst` and `goSecond`
 * begin a game; undo returns to the previous one. Only `pass` skips a question.
 */
export const PLAIN_COMMANDS = [
  "keep",
  "redraw",
  "pass",
  "finishBattle",
  "endTurn",
  "attackAll",
  "byHand",
  "pay",
  "undo",
  "redo",
  "sameSeed",
  "newHand",
  "goFirst",
  "goSecond",
] as const;
export type PlainCommand = (typeof PLAIN_COMMANDS)[number];

/**
 * A command: a plain one, an answer to the open question, several answers in order, all picks of a question in any
 * order, a game with another setup, a move to another node of the tree, or a changed setting.
 */
export type GoldfishCommand =
  | PlainCommand
  | { readonly answer: PlayerAnswer }
  | { readonly answers: readonly PlayerAnswer[] }
  | { readonly picks: readonly Target[] }
  | { readonly setup: Partial<Omit<GoldfishSetup, "deck">> }
  | { readonly goTo: NodeId }
  | { readonly stops: Partial<StopRules> }
  | { readonly handPay: boolean };

/** The identity of an instance as the player knew it: its card, if seen, and its controller. */
export type InstanceIdentity = {
  readonly card: CardIndex | null;
  readonly player: PlayerId | null;
  readonly isAbility: boolean;
  /** The ability, for one whose number was seen. */
  readonly ability?: CardPartId;
};

/** A line of the log: an event as the player saw it. Equal events of several cards in a row share a line. */
export type LogLine = {
  /** 0 before the first turn. */
  readonly turn: number;
  readonly event: EventView;
  /** The cards of the event; `null` for a card that the player did not see. Empty for an event without a card. */
  readonly cards: readonly (CardIndex | null)[];
  /** Identities of the instances that the event refers to. */
  readonly named: Readonly<Record<InstanceId, InstanceIdentity>>;
};

/** Statistics of a hand: its cards by use cost and by color. */
export type HandStatistics = {
  /** The number of cards for every use cost from 0 to the highest in the hand (210.2). */
  readonly curve: readonly number[];
  /** The number of cards that need stones of a color, for use cost or catalyst. */
  readonly needs: Readonly<Record<"blue" | "green" | "red", number>>;
};

/** A branch of the session: a leaf or the current node, with the state of the game there. */
export type LineOfPlay = {
  readonly node: NodeId;
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly opponent: OpponentKind;
  /** The number of the turn among those of the player whose turn it is; 0 before the first turn. */
  readonly ownTurn: number;
  readonly isOwnTurn: boolean;
  /** Life of the player and of the opponent. */
  readonly life: readonly [number, number];
  /** Units of the player and of the opponent. */
  readonly units: readonly [number, number];
  readonly hand: number;
  /** Whether the player won; null for a draw, absent in an unfinished game. */
  readonly won?: boolean | null;
};

/** The first node of one of the player's turns on the path to the current node. */
export type TurnStart = { readonly ownTurn: number; readonly node: NodeId };

/** The game table for display. */
export type TableView = {
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly opponent: Opponent;
  readonly opening: OpeningCards | null;
  readonly stops: StopRules;
  readonly handPay: boolean;
  readonly node: NodeId;
  /** The number of the turn among those of the player whose turn it is; 0 before the first turn. */
  readonly ownTurn: number;
  readonly turnStarts: readonly TurnStart[];
  /** All lines of play, the oldest first. */
  readonly lines: readonly LineOfPlay[];
  readonly view: GameView;
  /** The plain commands that are available now. */
  readonly offers: readonly PlainCommand[];
  /** The legal answers to the open question, when it is the player's. */
  readonly answers: readonly PlayerAnswer[];
  /**
   * The problems that keep each card in the hand from being used; empty for a usable card. Cards usable from elsewhere
   * are listed too.
   */
  readonly uses: Readonly<Record<InstanceId, readonly UseProblem[]>>;
  /**
   * The player's own objects that using a card can only harm (`findSelfHarm`), by card. Such a use needs a
   * confirmation.
   */
  readonly harms: Readonly<Record<InstanceId, readonly Target[]>>;
  /** The problems that keep each of the player's units from attacking; empty for a unit that can. */
  readonly attacks: Readonly<Record<InstanceId, readonly AttackProblem[]>>;
  /** Tokens that abilities define (206.3); their indices follow those of the cards that the game was given. */
  readonly tokens: readonly CardDefinition[];
  /** The places at which abilities are written, by their numbers in the view and in the log. */
  readonly abilities: AbilityLocations;
  /** The oldest first. */
  readonly log: readonly LogLine[];
  /** The index in `log` of the first line of the latest command. */
  readonly freshFrom: number;
  readonly hand: HandStatistics;
  /** The game in figures once it is over. */
  readonly summary: GameSummary | null;
};
