import { type Cards, type Event, type GameState, legalAnswers, type PlayerAnswer, type PlayerId } from "../..";
import type { Choice } from "../../model/choice";
import type { findInstance, ZoneId } from "../../model/zone";
import { answerInWords, type CardNames, learnNames } from "./names";
import type { Who } from "./table";

/** An answer, told by name. `by` and `of` say who, where two could be meant. */
export type Act =
  | "pass"
  | "done"
  | "keep"
  | "redraw"
  | "byHand"
  | { readonly use: string; readonly by?: Who; readonly from?: ZoneId; readonly of?: Who }
  | { readonly attack: string }
  /** An instance by its name, or a player: `"me"`, `"you"`. */
  | { readonly pick: string; readonly of?: Who; readonly by?: Who }
  | { readonly number: number }
  /** The place of an option, or the name of the card, colour or act that it shows. */
  | { readonly option: number | string }
  | { readonly concede: Who };

/** A scenario that is being played. */
export type Stage = {
  readonly cards: Cards;
  state: GameState;
  readonly names: CardNames;
  readonly answers: PlayerAnswer[];
  readonly events: Event[];
  /** How many of the events a `now` step has compared. */
  looked: number;
};

/** A stage on which a game goes on from a state. */
export function stageAt(cards: Cards, state: GameState): Stage {
  const stage: Stage = { cards, state, names: new Map(), answers: [], events: [], looked: 0 };
  learnNames(cards, state, [], stage.names);
  return stage;
}

/** Whose side an instance is on: its commander, in the dream its owner, else the player whose zone it is. */
export const commanderOf = ({ zone, player, instance }: NonNullable<ReturnType<typeof findInstance>>): PlayerId =>
  zone === "battleArea" || zone === "chant" ? instance.controller : zone === "dream" ? instance.owner : player;

/** The open question and the answers to it in words, for error messages. */
export function possible(stage: Stage): string {
  const { state, cards } = stage;
  if (state.choice === null) return `The game is over: ${JSON.stringify(state.outcome)}.`;
  const { ask, player }: Choice = state.choice;
  const purpose = "purpose" in state.choice ? ` (${state.choice.purpose})` : "";
  const answers = legalAnswers(cards, state).map((answer) => answerInWords(stage.names, answer));
  return `The game asks ${player === 0 ? "me" : "you"}: ${ask}${purpose}, and takes: ${answers.join(", ")}.`;
}
