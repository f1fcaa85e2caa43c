import type { NumberQuestion, OptionQuestion, PickQuestion, QuestionAnswer } from "../../kernel/question";
import type { Concession } from "../../kernel/step";
import type { CounterName } from "./card";
import type { CardIndex, InstanceId, PlayerId } from "./ids";
import type { PendingSkip } from "./lasting-effect";
import type { Color, Mana } from "./mana";
import type { MtgRef } from "./ref";
import type { ZoneId } from "./zone";

export type { QuestionResponse } from "../../kernel/question";

/** The object that causes a question, and its card at that time. */
export type QuestionSource = { readonly instance: InstanceId; readonly card: CardIndex };

/** Purposes of picking players or objects. */
export type PickPurpose =
  | "target"
  | "choose"
  | "discard"
  | "sacrifice"
  | "bottom"
  | "keep"
  | "untap"
  | "order"
  | "mana"
  | "attackers"
  | "attackTarget"
  | "band"
  | "blockers"
  | "blocked"
  | "protector"
  | "prevent"
  | "arrange";

/** Purposes of a question for a number: a value of X, a share of a division, a sector, a number of things. */
export type NumberPurpose = "x" | "divide" | "sector" | "targets" | "choose";

/** Purposes of a choice of one option. The first option of `may` is yes. */
export type OptionPurpose = "playOrDraw" | "mode" | "may" | "color" | "trigger" | "skip" | "replacement" | "payment";

/** An option of a question, with the facts needed to display it. */
export type ChoiceOption = {
  readonly act?: "play" | "draw";
  readonly card?: CardIndex;
  readonly instance?: InstanceId;
  readonly mode?: number;
  readonly color?: Color;
  /** Mana that a source would produce, or the type of mana that would be spent. */
  readonly mana?: Mana;
  /** The ability of the instance, by its index. */
  readonly ability?: number;
  readonly skip?: PendingSkip;
  /** An ability of the game itself among the triggers: the turn's draw. */
  readonly game?: "turnDraw";
};

/** Types that this game defines for questions. */
type ChoiceText = {
  readonly rule: MtgRef;
  readonly about: QuestionSource;
  readonly pick: PickPurpose;
  readonly number: NumberPurpose;
  readonly option: OptionPurpose;
  readonly shown: ChoiceOption;
};

export type PickChoice = PickQuestion<ChoiceText>;
export type NumberChoice = NumberQuestion<ChoiceText>;
export type OptionChoice = OptionQuestion<ChoiceText>;

/** Questions that any rule or effect may ask; the asking frame gets the response. */
export type PlayerQuestion = PickChoice | NumberChoice | OptionChoice;

/** The open choice of a game. */
export type Choice =
  | { readonly ask: "priority"; readonly rule: MtgRef; readonly player: PlayerId }
  | {
      readonly ask: "mulligan";
      readonly rule: MtgRef;
      readonly player: PlayerId;
      /** Mulligans that the player has taken. */
      readonly taken: number;
    }
  | PlayerQuestion;

/** Maximum number in one act of manual play: of mana, life, tokens, counters or cards. */
export const MAX_BY_HAND_AMOUNT = 999;

type OfObject = { readonly instance: InstanceId };

/**
 * An act of manual play, by which a player carries out unsupported card text (mtg-house:29). Numbers are integers up to
 * `MAX_BY_HAND_AMOUNT`; a negative number subtracts.
 */
export type ByHandAct =
  /** Puts a card from the hand onto the stack regardless of its cost; it resolves like any other spell. */
  | (OfObject & { readonly act: "cast" })
  | (OfObject & {
      readonly act: "move";
      readonly to: ZoneId;
      /** To the bottom of a library. */
      readonly bottom?: true;
      readonly tapped?: true;
    })
  | (OfObject & { readonly act: "tap" | "untap" })
  | (OfObject & { readonly act: "counters"; readonly counter: CounterName; readonly count: number })
  /** Power and toughness until the end of the turn. */
  | (OfObject & { readonly act: "points"; readonly power: number; readonly toughness: number })
  | (OfObject & { readonly act: "damage"; readonly amount: number })
  | (OfObject & { readonly act: "attach"; readonly to: InstanceId })
  /** Creates tokens of a definition among the cards of the game. */
  | { readonly act: "token"; readonly card: CardIndex; readonly count: number }
  | { readonly act: "life"; readonly player: PlayerId; readonly amount: number }
  /** Adds mana to the pool of the player, or spends it. */
  | { readonly act: "addMana" | "spendMana"; readonly mana: Mana }
  | { readonly act: "draw"; readonly count: number }
  /** Looks at cards from the top of the player's library. */
  | { readonly act: "look"; readonly count: number }
  | { readonly act: "shuffle" };

/**
 * An answer of a player to the open choice, or a concession. A concession is accepted from either player at any time
 * (G.20.3).
 */
export type PlayerAnswer =
  | { readonly do: "keep" }
  | { readonly do: "mulligan" }
  | { readonly do: "pass" }
  | { readonly do: "playLand"; readonly instance: InstanceId }
  | { readonly do: "cast"; readonly instance: InstanceId }
  /** Plays an activated ability, by its index among those of the object; mana abilities too. */
  | { readonly do: "activate"; readonly instance: InstanceId; readonly ability: number }
  /** Carries out unsupported card text by hand, in games that allow this (mtg-house:29). */
  | { readonly do: "byHand"; readonly act: ByHandAct }
  | QuestionAnswer
  | Concession;
