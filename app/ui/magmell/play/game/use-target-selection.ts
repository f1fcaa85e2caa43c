import { useMemo, useState } from "react";
import { toggleSelection } from "@/app/ui/play/toggle-selection";
import { isSameTarget, type PickChoice, type PlayerAnswer, type Target } from "@/engine/magmell";
import type { GoldfishCommand } from "@/lib/magmell/play/types";
import type { OpenQuestion } from "../log/describe-question";

/** State and handlers for picking targets, on the table or in the question panel. */
export type TargetSelection = {
  /** Whether several targets are picked first and then confirmed together. Otherwise each press is an answer. */
  readonly gathers: boolean;
  readonly chosen: readonly Target[];
  /** Whether no more may be chosen. */
  readonly isFull: boolean;
  readonly isOpen: (target: Target) => boolean;
  readonly isChosen: (target: Target) => boolean;
  /** Picks a target, or unpicks it. Above the maximum, it replaces the latest pick. */
  readonly press: (target: Target) => void;
  /** Confirms the picks; null while there are too few or too many, or if `gathers` is false. */
  readonly confirm: (() => void) | null;
};

type Chosen = { readonly question: OpenQuestion | null; readonly targets: readonly Target[] };

const NOTHING: readonly Target[] = [];

/** Returns the picks for the open question. A new question clears them. */
export function useTargetSelection(
  question: OpenQuestion | null,
  answers: readonly PlayerAnswer[],
  onCommand: (command: GoldfishCommand) => void,
): TargetSelection {
  const [kept, keep] = useState<Chosen>({ question: null, targets: NOTHING });
  const chosen = kept.question === question ? kept.targets : NOTHING;
  return useMemo(() => {
    const pick = question?.ask === "pick" ? question : null;
    const gathers = pick !== null && pick.max > 1 && pick.picked.length === 0;
    const isChosen = (target: Target) => chosen.some((other) => isSameTarget(other, target));
    const offered = answers.flatMap((answer) => (answer.do === "pick" ? [answer.target] : []));
    const isOpen = (target: Target) =>
      (gathers ? (pick?.options ?? []) : offered).some((option) => isSameTarget(option, target));
    const press = (target: Target) => {
      if (!isOpen(target)) return;
      if (!gathers) onCommand({ answer: { do: "pick", target } });
      else keep({ question, targets: toggleSelection(chosen, target, most(pick), isSameTarget) });
    };
    const enough = gathers && pick !== null && chosen.length >= pick.min && chosen.length <= most(pick);
    const confirm = enough ? () => onCommand({ picks: chosen }) : null;
    const isFull = gathers && chosen.length >= most(pick);
    return { gathers, chosen, isFull, isOpen, isChosen, press, confirm };
  }, [question, answers, chosen, onCommand]);
}

const most = (pick: PickChoice | null): number => (pick === null ? 0 : Math.min(pick.max, pick.options.length));
