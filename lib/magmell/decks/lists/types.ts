import type { Deck, DeckLine } from "@/engine/magmell";
import type { SizeDoubt } from "@/lib/decks/lists/part-sizes";
import type { ListZone } from "../content";

export type ListProblemCode =
  /** A card line with an unknown name. It stays in its list under the name as written. */
  | "UNKNOWN_NAME"
  /** A part of a name that only one card has. The card is in its list under its name. */
  | "SHORT_NAME"
  /** A card behind a list that has all cards of its stated sum; in no list. */
  | "BESIDE_LIST"
  /** A line that is neither a card nor a heading; in no list. */
  | "UNREADABLE"
  /** Not 1 to `MAX_LIST_COPIES` copies; in no list. */
  | "COUNT"
  /** An unknown heading; the lines below it go to the list above. */
  | "UNKNOWN_HEADER"
  /** The card was read, and something behind it was not. */
  | "REST_IGNORED"
  /** The number of cards stated in a heading or a total differs from the number read. */
  | "SUM"
  /** The list has as many names as it may; in no list. */
  | "TOO_MANY_NAMES"
  /** More decks than the first one, which alone was read. */
  | "MORE_DECKS"
  /** From here on the text was not read. */
  | "TOO_LONG";

/** Returns the line of a list with a card, as choices write it. */
export const writeCard = (count: number, name: string): string => `${count}x《${name}》`;

/** A card as a choice writes it. */
export const CHOSEN = /^(?<count>\d{1,3})x《(?<name>[^《》]+)》$/u;

const SHORTEST_SENTENCE = 10;

/** Returns whether a line is a sentence of Japanese prose, and does not begin with a count. */
export const isSentence = (text: string): boolean =>
  text.trim().length > SHORTEST_SENTENCE && /[。！？]/u.test(text) && !/^\s*[\d０-９]/u.test(text);

/** Count of a card beside which several numbers may be the count: none, so that its line is asked about. */
export const AMBIGUOUS = 0;

/** A number beside a name, with its place: below 0 before the name, above 0 behind it. */
export type BareNumber = { readonly value: number; readonly at: number };

/** A card as a line, or a part of it, names it. */
export type ListEntry = {
  /** The canonical name, or the name as written if it is unknown. */
  readonly name: string;
  readonly count: number;
  readonly known: boolean;
  /** The numbers beside the name; absent if they were not looked at. */
  readonly numbers?: readonly BareNumber[];
  /** Whether a sign such as × or 枚 tells which of the numbers is the count. */
  readonly isMarked?: boolean;
  /** The part of the name as it was written; absent if the whole name was. */
  readonly short?: string;
};

export type ListProblem = {
  readonly code: ListProblemCode;
  /** From 1; in JSON the place of the entry. */
  readonly line: number;
  /** The original line, shortened. */
  readonly text: string;
  /** The entries of the line, and which of them is the problem; -1 for the line as a whole. */
  readonly entries: readonly ListEntry[];
  readonly at: number;
  /** Card names that may be meant, most likely first. */
  readonly suggestions: readonly string[];
  /** The number of cards stated in the line and the number read, if they differ. */
  readonly sums?: { readonly stated: number; readonly found: number };
  /** Lines of a list to put in the place of the problem, most likely first. */
  readonly readings?: readonly string[] | undefined;
  /** The number of lines of the text that the problem spans; absent for one. */
  readonly height?: number;
};

/** Lists read from a text in any format. Known names are canonical. */
export type ParsedLists = {
  readonly deck: Deck;
  readonly candidates: readonly DeckLine[];
  /** Deck name in the text; empty if there is none. */
  readonly name: string;
  readonly problems: readonly ListProblem[];
  /** Numbers of the lines that are comments, or words beside the list such as those of a chat; absent without lines. */
  readonly remarks?: readonly number[];
  /** The doubt about the sizes of the lists of a text; absent without one. */
  readonly size?: SizeDoubt;
  /** Copies under names that cards have: whether the text is a list at all. */
  readonly knownCopies: number;
};

/** An entry that is not yet assigned to a list. `zone` is null if the kind of the card determines the list. */
export type UnassignedEntry = Omit<ListEntry, "known"> & {
  /** Ways to write its line, if its count may be read in several. */
  readonly readings?: readonly string[] | undefined;
  readonly zone: ListZone | null;
  readonly line: number;
  readonly text: string;
};
