import { useState } from "react";
import { type Choice, isSameTarget, type Target } from "@/engine/mtg";
import type { GoldfishCommand, TableView } from "@/lib/mtg/play/types";
import { toggleSelection } from "../../../play/toggle-selection";

/** State of a question that asks for several objects. */
export type PickState = {
  /** The question, if one is open to the player. */
  readonly question: Extract<Choice, { readonly ask: "pick" }> | null;
  readonly chosen: readonly Target[];
  /** Returns the position of a target among the chosen ones, from 1; 0 if it is not chosen. */
  readonly placeOf: (target: Target) => number;
  readonly canPick: (target: Target) => boolean;
  readonly toggle: (target: Target) => void;
  /** Gives the answer; `null` while too few are chosen. */
  readonly confirm: (() => void) | null;
};

const NONE: readonly Target[] = [];

/** Holds the objects picked for the open question until they are confirmed. A new question starts empty. */
export function usePicking(table: TableView, run: (command: GoldfishCommand) => void): PickState {
  const { choice } = table.state;
  const question = choice?.ask === "pick" && choice.player === table.view.viewer ? choice : null;
  const [held, setHeld] = useState<{ of: Choice | null; targets: readonly Target[] }>({ of: null, targets: NONE });
  const chosen = held.of === question && question !== null ? held.targets : NONE;
  const placeOf = (target: Target) => chosen.findIndex((one) => isSameTarget(one, target)) + 1;
  const done = question?.picked.length ?? 0;
  const canPick = (target: Target) =>
    question?.options.some((one) => isSameTarget(one, target)) === true &&
    !question.picked.some((one) => isSameTarget(one, target));
  const toggle = (target: Target) => {
    if (!canPick(target) || question === null) return;
    // Paying is one pick after the other; there is nothing to weigh up.
    if (question.purpose === "mana") run({ picks: [target] });
    else setHeld({ of: question, targets: toggleSelection(chosen, target, question.max - done, isSameTarget) });
  };
  const isEnough = question !== null && done + chosen.length >= question.min;
  const confirm = () => (chosen.length === 0 ? run({ answer: { do: "done" } }) : run({ picks: chosen }));
  return { question, chosen, placeOf, canPick, toggle, confirm: isEnough ? confirm : null };
}
