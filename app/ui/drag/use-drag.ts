import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Drag } from "./drag";

/**
 * Lets items be dragged onto places within an element, as an extra beside keys and buttons: its code comes later, and is not
 * missed. `load` and `onDrag` stay the same between renders.
 */
export function useDrag<Item, Place>(
  root: RefObject<HTMLElement | null>,
  load: () => Promise<{ readonly drag: Drag<Item, Place> }>,
  onDrop: Parameters<Drag<Item, Place>["subscribe"]>[0],
  onDrag?: (drags: boolean) => void,
): void {
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const subscription = load().then(
      ({ drag }) => drag.subscribe((dropped) => drop(dropped), onDrag),
      () => undefined,
    );
    return () => void subscription.then((end) => end?.());
  }, [load, onDrag]);
  useEffect(() => {
    load().then(
      ({ drag }) => root.current && drag.enable(root.current),
      () => undefined,
    );
  });
}
