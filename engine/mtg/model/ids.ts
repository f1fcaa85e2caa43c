/** The two players by seat. The game decides who starts (P.1.4). */
export const PLAYERS = [0, 1] as const;
export type PlayerId = (typeof PLAYERS)[number];

export const opponentOf = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0);

/** Identity of an object. A move gives a new one, except from the stack to the battlefield and by phasing (Z.1.3). */
export type InstanceId = number;

/** Index of a definition in `cards.list`, by which game states refer to cards. */
export type CardIndex = number;

/**
 * A point in time: the number of moments before it at which something happened. Things that come together share it, so
 * that it tells which of two came first, or that neither did (K.17.2, 704.5k).
 */
export type Moment = number;

/** A player or an object. */
export type Target = { readonly player: PlayerId } | { readonly instance: InstanceId };

export const sameTarget = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;
