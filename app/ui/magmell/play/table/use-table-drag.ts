import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useDrag } from "@/app/ui/drag/use-drag";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import { getOpponent, type PlayerAnswer } from "@/engine/magmell";
import type { NodeId } from "@/lib/magmell/play/types";
import type { TableContext } from "../game/table-context";
import type { DraggedCard, TablePlace } from "./drag-table";

const loadDrag = registerLazyModule(() => import("./drag-table"));

/** Lets cards be dragged with a mouse onto units, players and the battle areas. */
export function useTableDrag(root: RefObject<HTMLElement | null>, play: TableContext | null): void {
  const table = play?.table;
  const fallback = useRef<Fallback | null>(null);
  useDrag(root, loadDrag, ({ item, place }) => {
    if (play === null) return;
    const [answers, other] = answersFor(item, place, play);
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
    if (table !== undefined) fallBack();
  }, [table]);
}

/** Answers to try next if the game refused the first ones and is still at that node. */
type Fallback = { readonly node: NodeId; readonly answers: readonly PlayerAnswer[] };

type Tries = readonly [readonly PlayerAnswer[], (readonly PlayerAnswer[])?];

/** Answers for a drop: with the object under it as the target, and without a target for a card that needs none. */
function answersFor({ act, instance }: DraggedCard, { zone, unit }: TablePlace, { table }: TableContext): Tries {
  const { viewer } = table.view;
  const first: PlayerAnswer = act === "use" ? { do: "use", instance } : { do: "attack", unit: instance };
  const player = zone === "own" ? viewer : zone === "their" || act === "attack" ? getOpponent(viewer) : null;
  const target = unit ?? (player === null ? null : { player });
  return target === null ? [[first]] : [[first, { do: "pick", target }], [first]];
}
