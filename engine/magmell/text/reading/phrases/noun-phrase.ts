import type { Color, CounterName } from "../../../model/card";
import type { Amount, ComparisonOperator, Filter, NumberComparison, PlayerRef, Select } from "../../../model/select";
import type { BattleStep, Phase } from "../../../model/turn";
import type { ZoneId } from "../../../model/zone";
import { isEqualData, mapParts } from "../../grammar/plain-data";
import type { Quantity } from "./quantity";

export type ThingNoun = "unit" | "magic" | "stone" | "card" | "token" | "ability" | "thing" | "named";
export type StatName = "ap" | "hp" | "useCost" | "catalyst";

/**
 * A condition that selects one of both players: who did something, or who has more or less of something. `frame` names
 * the verb, or is `"so"` for the action mentioned last. In the compared amounts, the doer is the player in question.
 */
export type PlayerCondition =
  | { readonly frame: string; readonly not?: true }
  | {
      readonly is: ">" | "<";
      readonly compared?: { readonly own: Amount; readonly others: Amount };
      /** Things of which at least one must exist for the comparison to hold. */
      readonly having?: Select;
    };

/** Players as a text names them: a certain player, each of both, or any. */
export type PlayerParty = PlayerRef | "each" | "any";

/** Things by description: 「相手のレスト状態のユニット2体」. If the phrase names no area, its noun implies one (405.4, 406.3). */
export type ThingsPhrase = {
  readonly kind: "things";
  readonly noun: ThingNoun;
  readonly zones?: readonly ZoneId[];
  readonly whose?: PlayerParty;
  readonly where: Filter;
  readonly all?: true;
  /** 「無作為に選んだ」 */
  readonly random?: true;
  readonly quantity?: Quantity;
  /** 「2枚以上の」 */
  readonly bound?: NumberComparison;
  /** 「2枚目の」 */
  readonly nth?: number;
  /** 「次に使用する」 */
  readonly next?: true;
  /** 「対象の」: targets that this phrase names itself. */
  readonly aimed?: true;
};

/** Things mentioned before: 「それ」, 「このユニット」. Words that depend on the text before them begin with 「@」. */
export type PointerPhrase = {
  readonly kind: "pointer";
  readonly select: Select;
  readonly plural?: true;
  /** 「どちらも」: all of them, exactly two. */
  readonly whole?: true;
  /** The noun in 「このユニット」. */
  readonly noun?: string;
  readonly where?: Filter;
  readonly quantity?: Quantity;
};

/** An area, a place in it, or the cards in it. */
export type ZonePhrase = {
  readonly kind: "zone";
  readonly zone: ZoneId;
  readonly whose?: PlayerParty;
  readonly owners?: true;
  readonly position?: "top" | "bottom" | number;
  readonly quantity?: Quantity;
  readonly all?: true;
  readonly random?: true;
  /** Whether the pile of a position is omitted: 「一番上に置く」. */
  readonly elided?: true;
};

/** A token that an instruction creates (206.3): its description, or the instance that it copies. */
export type TokenPhrase = {
  readonly kind: "newToken";
  readonly name?: string;
  readonly ap: number | null;
  readonly hp: number | null;
  /** `null` if the text names no color, so that the token is colorless (212.6). */
  readonly colors: readonly Color[] | null;
  /** Offsets of its abilities in 「」. */
  readonly quotes: readonly { readonly start: number; readonly end: number }[];
  readonly copy?: NounPhrase;
  readonly rested?: boolean;
  readonly quantity?: Quantity;
};

export type NounPhrase =
  | ThingsPhrase
  | TokenPhrase
  | PointerPhrase
  | ZonePhrase
  | {
      readonly kind: "player";
      readonly party: PlayerParty;
      readonly quantity?: Quantity;
      /** Whether both are meant as they act on each other: 「お互いに」. */
      readonly mutual?: true;
      readonly test?: PlayerCondition;
    }
  | { readonly kind: "amount"; readonly amount: Amount; readonly counter: string }
  | { readonly kind: "quantity"; readonly quantity: Quantity }
  | {
      readonly kind: "bound";
      readonly is: ComparisonOperator;
      readonly than: Amount;
      readonly counter: string;
      readonly total?: true;
    }
  | {
      readonly kind: "stat";
      readonly stats: readonly StatName[];
      readonly of?: NounPhrase;
      readonly whose?: PlayerParty;
    }
  | {
      readonly kind: "damage";
      /** Whether it is the damage of the event itself: 「そのダメージ」. */
      readonly same?: true;
      /** Its source, and its recipient: 「〜が与えるダメージ」, 「〜が受けるダメージ」. */
      readonly by?: NounPhrase;
      readonly to?: NounPhrase;
      /** 「次に受ける」, 「最初に受ける」 */
      readonly next?: true;
      readonly nth?: number;
      readonly inBattle?: boolean;
      readonly quantity?: Quantity;
      readonly bound?: NumberComparison;
      readonly of?: NounPhrase;
    }
  | {
      readonly kind: "life";
      readonly whose?: PlayerParty;
      readonly quantity?: Quantity;
      readonly bound?: NumberComparison;
    }
  | {
      readonly kind: "counters";
      readonly name: CounterName | null;
      readonly quantity?: Quantity;
      readonly bound?: NumberComparison;
      readonly of?: NounPhrase;
      readonly all?: true;
    }
  /** A state that a thing may be in: 「レスト状態」, 「赤」. */
  | { readonly kind: "state"; readonly where: Filter; readonly colors?: readonly Color[] }
  | { readonly kind: "colors"; readonly colors: "chosen"; readonly by: PlayerParty; readonly quantity?: Quantity }
  | { readonly kind: "turn"; readonly whose: PlayerParty; readonly which?: "this" | "next" }
  | { readonly kind: "phase"; readonly phase: Phase; readonly whose: PlayerParty; readonly next?: true }
  | { readonly kind: "step"; readonly step: BattleStep }
  | { readonly kind: "battle" }
  | { readonly kind: "quote"; readonly start: number; readonly end: number }
  | {
      readonly kind: "word";
      readonly word: string;
      readonly all?: true;
      readonly of?: NounPhrase;
      readonly quantity?: Quantity;
    }
  | { readonly kind: "list"; readonly how: "and" | "or"; readonly items: readonly NounPhrase[] };

export type NounPhraseByKind<Kind extends NounPhrase["kind"]> = Extract<NounPhrase, { readonly kind: Kind }>;

/** Returns a word that refers to something mentioned before. */
export const createPointer = (word: string): Select => ({ stored: `@${word}` });
/** Returns the controller of the referent of a word. */
export const createPlayerPointer = (word: string): PlayerRef => ({ controllerOf: createPointer(word) });
/** What a number belongs to that is said without an owner: in a comparison the owner of the other number. */
export const UNNAMED_OWNER: Select = createPointer("unnamed");

/** Returns an amount whose numbers without an owner are those of `owner`. */
export const withNumberOwner = (amount: Amount, owner: Select): Amount =>
  mapParts(amount, (part) => (isEqualData(part, UNNAMED_OWNER) ? owner : part)) as Amount;

/** Returns whether an amount has a number without an owner. */
export const lacksNumberOwner = (amount: Amount): boolean =>
  JSON.stringify(amount).includes(JSON.stringify(UNNAMED_OWNER));

/** The doer of the clause: 「自分」. */
export const DOER_POINTER: PlayerRef = createPlayerPointer("doer");

/** Words for players that stand as the controller of a word. */
const PLAYER_POINTERS = ["@doer", "@player", "@pile"];

/** Returns whether a phrase means the controller of a thing, who may differ from its owner. */
export const isControllerOfThing = (whose: PlayerParty | undefined): boolean =>
  typeof whose === "object" &&
  "controllerOf" in whose &&
  !(
    typeof whose.controllerOf === "object" &&
    "stored" in whose.controllerOf &&
    PLAYER_POINTERS.includes(whose.controllerOf.stored)
  );
