import type { Target } from "@/engine/magmell";

/** Returns whether two targets are the same instance or the same player. */
export const isSameTarget = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;

/**
 * Returns the chosen targets after a press on one of the options: one that was chosen is taken back, another one is added. Of
 * as many as may be chosen (`most`, at least 1), the latest gives way to it, so that no press does nothing.
 */
export function togglePick(chosen: readonly Target[], target: Target, most: number): readonly Target[] {
  const others = chosen.filter((other) => !isSameTarget(other, target));
  return others.length < chosen.length ? others : [...chosen.slice(0, Math.max(1, most) - 1), target];
}
