import type { Target } from "@/engine/magmell";

/**
 * Returns the chosen targets after a press on one of the options: one that was chosen is taken back, another one is added. Of
 * as many as may be chosen (`most`, at least 1), the latest gives way to it, so that no press does nothing. `isSame` is
 * `isSameTarget` of the game's engine.
 */
export function togglePick(
  chosen: readonly Target[],
  target: Target,
  most: number,
  isSame: (one: Target, other: Target) => boolean,
): readonly Target[] {
  const others = chosen.filter((other) => !isSame(other, target));
  return others.length < chosen.length ? others : [...chosen.slice(0, Math.max(1, most) - 1), target];
}
