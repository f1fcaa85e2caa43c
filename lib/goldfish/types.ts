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

/** What a goldfish begins with. The opponent has the same deck and only ever passes. */
export type GoldfishSetup = {
  readonly deck: Deck;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
  readonly goesFirst: boolean;
};

/** A goldfish as plain data. Everything on the screen follows from it and the cards. */
export type GoldfishSession = {
  readonly record: GameRecord;
  /** How many answers the record had before each command, the oldest first. */
  readonly marks: readonly number[];
  /** What was taken back, the latest last: the answers of one command each. */
  readonly undone: readonly (readonly PlayerAnswer[])[];
  /** Whether the player is asked in the opponent's turn too; else they pass there. */
  readonly stops: boolean;
};

export type StartResult =
  | { readonly ok: true; readonly session: GoldfishSession }
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

/**
 * Commands that are always the same. `pass` goes on to the player's next question, `finishBattle` to the end of the
 * battle, `endTurn` to their next turn; `byHand` begins to do things by hand; `pay` picks the stones for a card. Nothing but `pass` passes over a question.
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

/** Besides: any answer to the open question, or all picks of one, in any order and with nothing after them. */
export type GoldfishCommand = PlainCommand | { readonly answer: PlayerAnswer } | { readonly picks: readonly Target[] };

/** An instance as the player knew it: which card, if they saw it, and who commanded it. */
export type InstanceIdentity = {
  readonly card: CardIndex | null;
  readonly player: PlayerId | null;
  readonly isAbility: boolean;
};

/** Something that happened, as the player saw it. What happened in one way to several cards in a row stands together. */
export type LogLine = {
  /** 0 while the game is being prepared. */
  readonly turn: number;
  readonly event: EventView;
  /** What it happened to, one entry for each; `null` where the player did not see which. Empty where it was no card. */
  readonly cards: readonly (CardIndex | null)[];
  /** The instances that the event names. */
  readonly named: Readonly<Record<InstanceId, InstanceIdentity>>;
};

/** The cards of the hand by what they cost and ask for. */
export type HandStatistics = {
  /** The number of cards for every use cost from 0 to the highest in the hand (210.2). */
  readonly curve: readonly number[];
  /** How many cards need stones of a colour, in use cost or catalyst. */
  readonly needs: Readonly<Record<"blue" | "green" | "red", number>>;
};

/** Everything the screen shows. */
export type TableView = {
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly stops: boolean;
  readonly view: GameView;
  /** The commands that do something now. */
  readonly offers: readonly PlainCommand[];
  /** What the open question takes, when it is put to the player. */
  readonly answers: readonly PlayerAnswer[];
  /** Why each card in the hand cannot be used now; empty when it can. The same of what may be used from elsewhere. */
  readonly uses: Readonly<Record<InstanceId, readonly UseProblem[]>>;
  /** Why each of the player's units cannot attack now; empty when it can. */
  readonly attacks: Readonly<Record<InstanceId, readonly AttackProblem[]>>;
  /** What abilities define (206.3): these come after the cards that the game was given. */
  readonly tokens: readonly CardDefinition[];
  /** The oldest first. */
  readonly log: readonly LogLine[];
  /** Where in `log` that begins which the latest command brought about. */
  readonly freshFrom: number;
  readonly hand: HandStatistics;
};
