import type { Color, CounterName, Kind, Symbols, Timing } from "./card";
import type { ZoneId } from "./zone";

/** A player as seen from an ability: 「あなた」 is who controls it, 「相手」 the other (223.1). */
export type PlayerRef =
  | "you"
  | "opponent"
  | "turnPlayer"
  | { readonly controllerOf: Select }
  | { readonly ownerOf: Select }
  /** The player of the event that triggered or is being replaced. */
  | { readonly event: "player" };

/** Players and instances, as a text refers to them. What has moved on is not found any more, unless a part says so. */
export type Select =
  /** The instance whose ability this is, as long as it is where it was. */
  | "self"
  /** The targets that were chosen for one 「対象」 of the text, counted from 0. */
  | { readonly target: number }
  /** What an earlier instruction stored under a name. */
  | { readonly stored: string }
  /** From the event that triggered or is being replaced: whom it happened to, or what did it. */
  | { readonly event: "subject" | "source" }
  /** Everything that fits in some zones; the battle area when the text names none (405.4, 406.3). */
  | {
      readonly all: ZoneId | readonly ZoneId[];
      /** Whose: controller in the battle area and on the chant, whose zone it is elsewhere. */
      readonly whose?: PlayerRef;
      readonly where?: Filter;
    }
  | { readonly top: "grimoire" | "stoneDeck"; readonly whose: PlayerRef; readonly count: Amount }
  | { readonly player: PlayerRef }
  | { readonly players: "both" }
  | { readonly battle: "attacker" | "defender" | "target" }
  /** All of several, each once. */
  | { readonly join: readonly Select[] }
  /** Those of others that fit. */
  | { readonly of: Select; readonly where: Filter };

export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";
export type Compare = { readonly is: Comparison; readonly than: Amount };

/** Conditions on one instance, all of which must hold. */
export type Filter = {
  readonly kind?: Kind | readonly Kind[];
  readonly color?: Color;
  /** The colour stored by an earlier instruction. */
  readonly storedColor?: string;
  readonly colorless?: boolean;
  /** As written in 《》 (207.3). */
  readonly name?: string;
  readonly whose?: PlayerRef;
  readonly timing?: Timing;
  readonly token?: boolean;
  readonly rested?: boolean;
  readonly faceDown?: boolean;
  /** `true` for anything but the instance whose ability this is. */
  readonly other?: boolean;
  /** Is one of these. */
  readonly among?: Select;
  readonly ap?: Compare;
  readonly hp?: Compare;
  readonly useCost?: Compare;
  readonly catalyst?: Compare;
  readonly damage?: Compare;
  readonly counters?: { readonly name: CounterName } & Compare;
  readonly battling?: boolean;
  /** A card rather than an ability or a token (206.2). */
  readonly card?: boolean;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
};

/** The number of something, worked out when it is needed. Whole numbers only (203.1). */
export type Amount =
  | number
  | { readonly count: Select }
  | {
      /** A value of one instance, summed when the selection has several; 0 when it has none. */
      readonly stat: "ap" | "hp" | "damage" | "useCost" | "catalyst";
      readonly of: Select;
    }
  | { readonly counters: CounterName; readonly on: Select }
  | { readonly life: PlayerRef }
  | { readonly stored: string }
  /** How much the triggering or replaced event is about. */
  | { readonly event: "amount" }
  | { readonly sum: readonly Amount[] }
  | { readonly product: readonly [Amount, Amount] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly highest: readonly Amount[] }
  | { readonly lowest: readonly Amount[] }
  | { readonly half: Amount; readonly round: "up" | "down" }
  /** The number of the current turn, or how many cards were used by a player this turn. */
  | { readonly usedThisTurn: PlayerRef };

/** Something that holds or does not. */
export type Condition =
  | { readonly amount: Amount; readonly is: Comparison; readonly than: Amount }
  | { readonly some: Select }
  | { readonly turnOf: PlayerRef }
  | { readonly phase: "standby" | "draw" | "stone" | "main" | "end" }
  | { readonly inBattle: boolean }
  | { readonly same: readonly [PlayerRef, PlayerRef] }
  | { readonly every: readonly Condition[] }
  | { readonly either: readonly Condition[] }
  | { readonly not: Condition };

export type { Symbols };
