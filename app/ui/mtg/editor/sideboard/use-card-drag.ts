import { type RefObject, useEffect, useEffectEvent } from "react";
import { registerLazyModule } from "@/app/ui/lazy/lazy-modules";
import type { CardDrop } from "./drag-cards";

const loadDrag = registerLazyModule(() => import("./drag-cards"));

/**
 * Lets cards be dragged between the halves of a board, as an extra beside keys and buttons: its code comes later, and is not
 * missed.
 */
export function useCardDrag(root: RefObject<HTMLElement | null>, onDrop: (drop: CardDrop) => void): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    let end: (() => void) | undefined;
    let here = true;
    loadDrag().then(
      ({ enableCardDrag }) => {
        if (here && root.current) end = enableCardDrag(root.current, (dropped) => drop(dropped));
      },
      () => undefined,
    );
    return () => {
      here = false;
      end?.();
    };
  }, [root]);
}
