import type { Target } from "@/engine/magmell";

/**
 * Toggles a target in a selection. At the maximum (`most`, at least 1), it replaces the last one, so that a click
 * always has an effect. `isSame` is `isSameTarget` of the game's engine.
 */
export function toggleSelection(
  chosen: readonly Target[],
  target: Target,
  most: number,
  isSame: (one: Target, other: Target) => boolean,
): readonly Target[] {
  const others = chosen.filter((other) => !isSame(other, target));
  return others.length < chosen.length ? others : [...chosen.slice(0, Math.max(1, most) - 1), target];
}
