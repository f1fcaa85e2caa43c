import type { ByHandAct, ByHandFollowUp, Choice, ChoiceOption } from "@/engine/magmell";
import type { TableView } from "@/lib/magmell/play/types";
import type { LogFormatter } from "./log-formatter";

/** Groups of the manual action menu. Actions are in the order in which the engine offers them. */
export const MANUAL_ACTION_GROUPS = {
  cards: [
    "draw",
    "discard",
    "theyDraw",
    "theyDiscard",
    "move",
    "lookAtTop",
    "search",
    "searchStones",
    "shuffle",
    "shuffleStones",
  ],
  units: [
    "damage",
    "removeDamage",
    "destroy",
    "wake",
    "rest",
    "points",
    "putCounters",
    "removeCounters",
    "takeControl",
    "negate",
  ],
  stones: ["placeStone", "turnFaceDown", "turnFaceUp"],
  life: ["gainLife", "loseLife", "theyGainLife", "theyLoseLife"],
  tokens: ["makeToken", "copyToken"],
} as const satisfies Record<string, readonly ByHandAct[]>;

type ByHandQuestion = Extract<Choice, { ask: "option" }>;

/** Returns whether a question asks for a manual action or for a follow-up to one. */
export const isManualActionQuestion = (question: Choice | null): question is ByHandQuestion =>
  question?.ask === "option" && question.purpose === "byHand";

/** Returns whether a question is the menu of all manual actions rather than a follow-up to one of them. */
export const isManualActionMenu = (
  { words }: LogFormatter,
  { options }: { readonly options: readonly ChoiceOption[] },
): boolean => options.every(({ act }) => act !== undefined && act in words.byHand.acts);

/** Returns the label of a manual action or of a follow-up to one. */
export function describeManualAction({ words }: LogFormatter, act: ByHandAct | ByHandFollowUp): string {
  const { acts, ways } = words.byHand;
  return act in acts ? acts[act as ByHandAct] : ways[act as ByHandFollowUp];
}

/** Describes the manual action whose details the game asks for; null for any other question. */
export function describeCurrentManualAction(
  formatter: LogFormatter,
  { view, log }: Pick<TableView, "view" | "log">,
  question: Choice | null,
): string | null {
  if (view.byHand?.player !== formatter.viewer || question === null) return null;
  if (isManualActionQuestion(question) && isManualActionMenu(formatter, question)) return null;
  const latest = log.findLast(({ event }) => event.type === "actedByHand")?.event;
  return latest?.type === "actedByHand" ? describeManualAction(formatter, latest.act) : null;
}
