import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { getOpponent, type PlayerAnswer, type Target } from "@/engine/magmell";
import type { NodeId } from "@/lib/magmell/play/types";
import type { TableContext } from "../game/table-context";
import type { TableDrop } from "./drag-table";

const loadDrag = registerLazyModule(() => import("./drag-table"));

/** Lets cards be dragged over the table, as an extra beside buttons and keys: its code comes later, and is not missed. */
export function useTableDrag(root: RefObject<HTMLElement | null>, play: TableContext | null): void {
  const table = play?.table;
  const fallback = useRef<Fallback | null>(null);
  const drop = useEffectEvent((dropped: TableDrop) => {
    if (play === null) return;
    const [answers, other] = answersFor(dropped, play);
    fallback.current = other === undefined ? null : { node: play.table.node, answers: other };
    // Who drops a card on the table itself has not said on what it is used, as with a press on its button.
    const [first] = answers;
    play.onCommand(answers.length === 1 && first !== undefined ? { answer: first } : { answers });
  });
  const fallBack = useEffectEvent(() => {
    const other = fallback.current;
    fallback.current = null;
    if (other !== null && other.node === play?.table.node) play.onCommand({ answers: other.answers });
  });
  useEffect(() => {
    let end: (() => void) | undefined;
    let here = true;
    loadDrag().then(
      ({ subscribeToDrops }) => {
        if (here) end = subscribeToDrops((dropped) => drop(dropped));
      },
      () => undefined,
    );
    return () => {
      here = false;
      end?.();
    };
  }, []);
  useEffect(() => {
    if (table === undefined) return;
    fallBack();
    const { viewer } = table.view;
    loadDrag().then(
      ({ registerTableDrag }) => {
        if (root.current) registerTableDrag(root.current, { own: viewer, their: getOpponent(viewer) });
      },
      () => undefined,
    );
  }, [root, table]);
}

/** Answers for the case that the game has refused others and still stands at that node. */
type Fallback = { readonly node: NodeId; readonly answers: readonly PlayerAnswer[] };

type Tries = readonly [readonly PlayerAnswer[], (readonly PlayerAnswer[])?];

/**
 * The answers that a drop stands for: with the thing it was dropped on as the target, and those without a target, for a card
 * that asks for none.
 */
function answersFor({ act, instance, onto }: TableDrop, { table }: TableContext): Tries {
  const other: Target = { player: getOpponent(table.view.viewer) };
  const first: PlayerAnswer = act === "use" ? { do: "use", instance } : { do: "attack", unit: instance };
  const target = onto ?? (act === "attack" ? other : null);
  return target === null ? [[first]] : [[first, { do: "pick", target }], [first]];
}
