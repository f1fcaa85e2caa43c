import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Drag } from "./drag";

/**
 * Makes items within an element draggable onto places, in addition to keys and buttons. Its code is loaded later, and
 * everything works without it. `load` and `onDrag` must stay the same between renders.
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
