import type { NumberQuestion, OptionQuestion, PickQuestion, QuestionAnswer } from "../../kernel/question";
import type { Concession } from "../../kernel/step";
import type { CardIndex, InstanceId, PlayerId } from "./ids";
import type { StoredSkip } from "./lasting";
import type { Color } from "./mana";
import type { MtgRef } from "./ref";

export type { Response } from "../../kernel/question";

/** The object that causes a question, and its card at that time. */
export type About = { readonly instance: InstanceId; readonly card: CardIndex };

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
  | "arrange";

/** Purposes of a number: a value of X, a share of a division, a sector, a number of things. */
export type NumberPurpose = "x" | "divide" | "sector" | "targets" | "choose";

/** Purposes of one option among several. The first of `may` is yes. */
export type OptionPurpose = "playOrDraw" | "mode" | "may" | "color" | "trigger" | "skip" | "replacement" | "payment";

/** An option of a question, with the facts needed to show it. */
export type ChoiceOption = {
  readonly act?: "play" | "draw";
  readonly card?: CardIndex;
  readonly instance?: InstanceId;
  readonly mode?: number;
  readonly color?: Color;
  readonly skip?: StoredSkip;
  /** An ability of the game among the triggers: the draw of the turn. */
  readonly game?: "turnDraw";
};

/** Types that this game gives to questions. */
type Words = {
  readonly rule: MtgRef;
  readonly about: About;
  readonly pick: PickPurpose;
  readonly number: NumberPurpose;
  readonly option: OptionPurpose;
  readonly shown: ChoiceOption;
};

export type PickChoice = PickQuestion<Words>;
export type NumberChoice = NumberQuestion<Words>;
export type OptionChoice = OptionQuestion<Words>;

/** Questions that any rule or effect may ask; the asking frame gets the response. */
export type PlayerQuestion = PickChoice | NumberChoice | OptionChoice;

/** The one choice that a game waits for. */
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

/** An answer of a player. All but a concession answer the open choice; that is accepted from either at any time (G.20.3). */
export type PlayerAnswer =
  | { readonly do: "keep" }
  | { readonly do: "mulligan" }
  | { readonly do: "pass" }
  | { readonly do: "playLand"; readonly instance: InstanceId }
  | { readonly do: "cast"; readonly instance: InstanceId }
  /** Plays an activated ability, by its index among those of the object; mana abilities too. */
  | { readonly do: "activate"; readonly instance: InstanceId; readonly ability: number }
  | QuestionAnswer
  | Concession;
