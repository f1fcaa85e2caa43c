import type {
  AttackProblem,
  CardDefinition,
  CardIndex,
  Deck,
  DeckProblem,
  EventView,
  GameRecord,
  GameView,
  InstanceId,
  PlayerAnswer,
  PlayerId,
  Target,
  UseProblem,
} from "@/engine/magmell";

/** The setup of a goldfish session. The opponent has the same deck and only ever passes. */
export type GoldfishSetup = {
  readonly deck: Deck;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
  readonly goesFirst: boolean;
};

/** A goldfish session as plain data. The screen follows from it and the cards. */
export type GoldfishSession = {
  readonly record: GameRecord;
  /** The number of answers in the record before each command, the oldest first. */
  readonly marks: readonly number[];
  /** The redo stack, its next entry last: the answers of one command each. */
  readonly undone: readonly (readonly PlayerAnswer[])[];
  /** Whether the player receives priority in the opponent's turn too, instead of passing there. */
  readonly stops: boolean;
};

export type StartResult =
  | { readonly ok: true; readonly session: GoldfishSession }
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

/**
 * Commands without an argument. `pass` goes on to the player's next question, `finishBattle` to the end of the battle,
 * `endTurn` to the player's next turn; `byHand` begins a manual action; `pay` picks the stones for a card. Only `pass`
 * passes over a question.
 */
export const COMMANDS = [
  "keep",
  "redraw",
  "pass",
  "finishBattle",
  "endTurn",
  "byHand",
  "pay",
  "undo",
  "redo",
  "sameSeed",
  "newHand",
  "goFirst",
  "goSecond",
  "stopThere",
  "passThere",
] as const;
export type PlainCommand = (typeof COMMANDS)[number];

/** A command: a plain one, an answer to the open question, or all picks of a question at once, in any order. */
export type GoldfishCommand = PlainCommand | { readonly answer: PlayerAnswer } | { readonly picks: readonly Target[] };

/** The identity of an instance as the player knew it: its card, if seen, and its controller. */
export type InstanceIdentity = {
  readonly card: CardIndex | null;
  readonly player: PlayerId | null;
  readonly isAbility: boolean;
};

/** A line of the log: an event as the player saw it. Equal events of several cards in a row share a line. */
export type LogLine = {
  /** 0 while the game is being prepared. */
  readonly turn: number;
  readonly event: EventView;
  /** The cards of the event; `null` for a card that the player did not see. Empty for an event without a card. */
  readonly cards: readonly (CardIndex | null)[];
  /** Identities of the instances that the event refers to. */
  readonly named: Readonly<Record<InstanceId, InstanceIdentity>>;
};

/** Statistics of a hand: its cards by use cost and by colour. */
export type HandStatistics = {
  /** The number of cards for every use cost from 0 to the highest in the hand (210.2). */
  readonly curve: readonly number[];
  /** The number of cards that need stones of a colour, for use cost or catalyst. */
  readonly needs: Readonly<Record<"blue" | "green" | "red", number>>;
};

/** The table as the screen shows it. */
export type TableView = {
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly stops: boolean;
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
  /** The problems that keep each of the player's units from attacking; empty for a unit that can. */
  readonly attacks: Readonly<Record<InstanceId, readonly AttackProblem[]>>;
  /** Tokens that abilities define (206.3); their indices follow those of the cards that the game was given. */
  readonly tokens: readonly CardDefinition[];
  /** The oldest first. */
  readonly log: readonly LogLine[];
  /** The index in `log` of the first line of the latest command. */
  readonly freshFrom: number;
  readonly hand: HandStatistics;
};
