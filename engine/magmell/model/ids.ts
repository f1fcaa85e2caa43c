/** The two players by seat. The game decides who goes first (503.1.1.1). */
export const PLAYERS = [0, 1] as const;
export type PlayerId = (typeof PLAYERS)[number];

/** The opponent: 相手 in card texts (223.1). */
export const opponentOf = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0);

/** Identity of an instance. A move assigns a new one, so an old identity never refers to a moved instance (401.6). */
export type InstanceId = number;

/** Index of a definition in `cards.list`, by which game states refer to cards. */
export type CardIndex = number;

/** A target: a player, who is no instance (201.3), or an instance. */
export type Target = { readonly player: PlayerId } | { readonly instance: InstanceId };

export const sameTarget = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;
