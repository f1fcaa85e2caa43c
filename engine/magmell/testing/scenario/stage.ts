import {
  type ScenarioRun as AnyStage,
  createScenarioRun as anyStageAt,
  describeLegalAnswers as whatIsPossible,
} from "../../../kernel/testing/scenario";
import type { Cards, GameState, PlayerId } from "../..";
import type { findInstance, ZoneId } from "../../model/zone";
import { MAGMELL_TEST_KIT, type MagmellKitTypes } from "../kit";
import type { ScenarioPlayer } from "./table";

/** An answer, told by name. `by` and `of` say who, where two could be meant. */
export type ScenarioAction =
  | "pass"
  | "done"
  | "keep"
  | "redraw"
  | "byHand"
  | { readonly use: string; readonly by?: ScenarioPlayer; readonly from?: ZoneId; readonly of?: ScenarioPlayer }
  | { readonly attack: string }
  /** An instance by its name, or a player: `"me"`, `"you"`. */
  | { readonly pick: string; readonly of?: ScenarioPlayer; readonly by?: ScenarioPlayer }
  | { readonly number: number }
  /** The place of an option, or the name of the card, colour or act that it shows. */
  | { readonly option: number | string }
  | { readonly concede: ScenarioPlayer };

/** A scenario that is being played. */
export type ScenarioRun = AnyStage<MagmellKitTypes>;

/** Returns a stage on which a game goes on from a state. */
export const createScenarioRun = (cards: Cards, state: GameState): ScenarioRun =>
  anyStageAt(MAGMELL_TEST_KIT, cards, state);

/** Returns whose side an instance is on: its commander, in the dream its owner, else the player whose zone it is. */
export const getCommander = ({ zone, player, instance }: NonNullable<ReturnType<typeof findInstance>>): PlayerId =>
  zone === "battleArea" || zone === "chant" ? instance.controller : zone === "dream" ? instance.owner : player;

/** Returns the open question and the answers to it in words, for error messages. */
export const describeLegalAnswers = (stage: ScenarioRun): string => whatIsPossible(MAGMELL_TEST_KIT, stage);
