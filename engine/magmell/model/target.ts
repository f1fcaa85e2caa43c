import type { InstanceId, PlayerId } from "./ids";

/** What a card may aim at or an effect may concern: a player, who is no instance (201.3), or an instance. */
export type Target = { readonly player: PlayerId } | { readonly instance: InstanceId };

export const sameTarget = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;
