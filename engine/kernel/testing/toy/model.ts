import type { ComparisonOperator } from "../../compile/comparison";
import type { InstanceId, PlayerId, Target } from "../../players";
import type { Question, QuestionAnswer, QuestionResponse } from "../../question";
import type { RandomState } from "../../random";
import type { BaseGameRecord } from "../../record";
import type { Concession } from "../../step";
import type { ZoneVisibility } from "../../visibility";

/** Cards of the board. */
export type ToyFilter = {
  readonly name?: string;
  /** Whether its owner is the player who reads the text. */
  readonly own?: boolean;
  readonly not?: ToyFilter;
  readonly any?: readonly ToyFilter[];
};

export type ToyAmount =
  | number
  /** Points of the player who reads the text. */
  | "points"
  | { readonly count: ToyFilter }
  | { readonly sum: readonly ToyAmount[] }
  | { readonly if: ToyCondition; readonly then: ToyAmount; readonly otherwise: ToyAmount };

export type ToyCondition =
  | { readonly amount: ToyAmount; readonly is: ComparisonOperator; readonly than: ToyAmount }
  | { readonly not: ToyCondition };

/**
 * A toy game that tests the kernel. Players play numbered cards in response to each other, the last card resolves
 * first, and a player whose opponent reaches ten points loses.
 */
export type ToyCard = {
  readonly name: string;
  readonly number: ToyAmount;
  /** The matching cards of the board; all other cards if there is no filter. */
  readonly filter?: ToyFilter;
  readonly does: /** Scores its number. */
    | "score"
    /** Stays on the board; whenever another card resolves, a trigger of it scores its number. */
    | "echo"
    /** Returns up to two of its cards of the board to the hands of their owners. */
    | "return"
    /** Scores as much of its number as its player says; the opponent scores the rest. */
    | "share"
    /** Both players or only its own scores. */
    | "who"
    /** Scores a point again and again, until its player is done. */
    | "again"
    | "win"
    /** Both players lose. */
    | "doom"
    /** Goes on without end. */
    | "endless";
};

export const TOY_ZONES = {
  pile: { shared: false, public: false, ownerSees: false, ordered: true },
  hand: { shared: false, public: false, ownerSees: true, ordered: false },
  board: { shared: true, public: true, ownerSees: true, ordered: false },
  chain: { shared: true, public: true, ownerSees: true, ordered: true },
} as const satisfies Record<string, ZoneVisibility>;
export type ToyZone = keyof typeof TOY_ZONES;

export type ToyInstance = { readonly id: InstanceId; readonly card: number; readonly owner: PlayerId };

export type ToyRule =
  | "draw"
  | "play"
  | "resolve"
  | "points"
  | "empty"
  | "both"
  | "win"
  | "concede"
  | "endless"
  | "over";

export type ToyQuestion = Question<{
  rule: ToyRule;
  about: InstanceId;
  pick: "return";
  number: "share";
  option: "who" | "again" | "trigger";
  shown: { readonly card?: number };
}>;

export type ToyChoice = { readonly ask: "priority"; readonly rule: "play"; readonly player: PlayerId } | ToyQuestion;

export type ToyAnswer =
  | { readonly do: "pass" }
  | { readonly do: "play"; readonly instance: InstanceId }
  | QuestionAnswer
  | Concession;

export type ToyEvent =
  | {
      readonly type: "moved";
      readonly player: PlayerId;
      readonly from: ToyZone;
      readonly to: ToyZone;
      readonly toPlayer: PlayerId;
      readonly instance: InstanceId;
      readonly becomes: InstanceId;
      readonly cause: "draw" | "play" | "resolve" | "return";
    }
  | { readonly type: "scored"; readonly player: PlayerId; readonly amount: number }
  | { readonly type: "ended"; readonly rule: ToyRule; readonly winner: PlayerId | null };

export type ToyFrame =
  | { readonly run: "turn" }
  | { readonly run: "check" }
  | { readonly run: "priority"; readonly player: PlayerId; readonly passes: number }
  | { readonly run: "resolve" }
  | { readonly run: "effect"; readonly instance: ToyInstance; readonly given: QuestionResponse | null }
  | { readonly run: "placeTriggers"; readonly given: QuestionResponse | null }
  | { readonly run: "endless" }
  | { readonly run: "ask"; readonly question: ToyQuestion };
export type ToyFrameByRun<Run extends ToyFrame["run"]> = Extract<ToyFrame, { readonly run: Run }>;

export type ToyState = {
  random: RandomState;
  turn: number;
  turnPlayer: PlayerId;
  points: [number, number];
  zones: {
    pile: [ToyInstance[], ToyInstance[]];
    hand: [ToyInstance[], ToyInstance[]];
    board: ToyInstance[];
    chain: ToyInstance[];
  };
  nextId: InstanceId;
  waiting: { readonly controller: PlayerId; readonly source: InstanceId; readonly amount: number }[];
  agenda: ToyFrame[];
  choice: ToyChoice | null;
  defeats: { readonly player: PlayerId; readonly rule: ToyRule }[];
  wins: PlayerId[];
  outcome: { readonly rule: ToyRule; readonly winner: PlayerId | null } | null;
};

export type ToyGame = {
  readonly cards: readonly ToyCard[];
  readonly state: ToyState;
  readonly log: ToyEvent[] | null;
  offered: readonly ToyAnswer[] | null;
};

export type ToyRecord = BaseGameRecord<{ readonly piles: readonly [readonly string[], readonly string[]] }, ToyAnswer>;

/** A prepared board; cards are given by name. */
export type ToyScene = {
  readonly hands?: readonly [readonly string[], readonly string[]];
  readonly piles?: readonly [readonly string[], readonly string[]];
  /** Cards on the board, of the first player and of the second. */
  readonly boards?: readonly [readonly string[], readonly string[]];
  readonly points?: readonly [number, number];
};

/** The types of the toy, for the kit that tests any game. */
export type ToyKitTypes = {
  readonly cards: readonly ToyCard[];
  readonly state: ToyState;
  readonly answer: ToyAnswer;
  readonly event: ToyEvent;
  readonly setup: {
    readonly cards: readonly ToyCard[];
    readonly seed: number;
    readonly piles: readonly [readonly string[], readonly string[]];
  };
  readonly record: ToyRecord;
  readonly scene: ToyScene;
};

/** Returns the cards in a zone; for a zone that each player has, those of `player`. */
export const listToyZone = ({ zones }: ToyState, zone: ToyZone, player: PlayerId): ToyInstance[] =>
  zone === "board" || zone === "chain" ? zones[zone] : zones[zone][player];

/** Returns the instance of a target; `null` for a player. */
export const getTargetInstance = (target: Target): InstanceId | null => ("instance" in target ? target.instance : null);
