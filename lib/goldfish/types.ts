import type { Answer, CardIndex, Deck, DeckProblem, EventView, GameRecord, GameView } from "@/engine";

/** What a goldfish begins with. The opponent has the same deck and only ever passes. */
export type Setup = {
  readonly deck: Deck;
  /** An unsigned 32-bit integer. */
  readonly seed: number;
  readonly goesFirst: boolean;
};

/** A goldfish as plain data. Everything on the screen follows from it and the cards. */
export type Session = {
  readonly record: GameRecord;
  /** How many answers the record had before each command, the oldest first. */
  readonly marks: readonly number[];
  /** What was taken back, the latest last: the answers of one command each. */
  readonly undone: readonly (readonly Answer[])[];
};

export type Begun =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

/** `pass` goes on to the player's next question, `endTurn` to their next turn. */
export const COMMANDS = [
  "keep",
  "redraw",
  "pass",
  "endTurn",
  "undo",
  "redo",
  "sameSeed",
  "newHand",
  "goFirst",
  "goSecond",
] as const;
export type Command = (typeof COMMANDS)[number];

/** Something that happened, as the player saw it. Moves of one kind that follow each other stand together. */
export type LogLine = {
  /** 0 while the game is being prepared. */
  readonly turn: number;
  readonly event: EventView;
  /** For moves, one entry for each card; `null` where the player did not see which. */
  readonly cards: readonly (CardIndex | null)[];
};

/** The cards of the hand by what they cost and ask for. */
export type HandFacts = {
  /** The number of cards for every use cost from 0 to the highest in the hand (210.2). */
  readonly curve: readonly number[];
  /** How many cards need stones of a colour, in use cost or catalyst. */
  readonly needs: Readonly<Record<"blue" | "green" | "red", number>>;
};

/** Everything the screen shows. */
export type Table = {
  readonly seed: number;
  readonly goesFirst: boolean;
  readonly view: GameView;
  /** The commands that do something now. */
  readonly offers: readonly Command[];
  /** The oldest first. */
  readonly log: readonly LogLine[];
  /** Where in `log` that begins which the latest command brought about. */
  readonly freshFrom: number;
  readonly hand: HandFacts;
};
