/** The two players by seat. The game decides who goes first. */
export const PLAYERS = [0, 1] as const;
export type PlayerId = (typeof PLAYERS)[number];

/** Returns the other player. */
export const getOpponent = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0);

/** Returns both players, `first` first: the order in which players make simultaneous decisions. */
export const getTurnOrder = (first: PlayerId): readonly [PlayerId, PlayerId] => [first, getOpponent(first)];

/**
 * Identity of an instance. A move may assign a new identity; the old identity then never refers to the moved instance.
 */
export type InstanceId = number;

/** A target: a player or an instance. */
export type Target = { readonly player: PlayerId } | { readonly instance: InstanceId };

export const isSameTarget = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;
