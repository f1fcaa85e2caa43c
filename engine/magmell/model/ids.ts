/** The two players, as their places at the table: who goes first is decided by the game (503.1.1.1). */
export const PLAYERS = [0, 1] as const;
export type PlayerId = (typeof PLAYERS)[number];

/** The other player: 相手 of a card's text (223.1). */
export const opponentOf = (player: PlayerId): PlayerId => (player === 0 ? 1 : 0);

/** The identity of an instance. A move gives a new one, so an old one never means something that has moved (401.6). */
export type InstanceId = number;

/** The place of a definition in `cards.list`: game states mention cards by it. */
export type CardIndex = number;

/** What a card may aim at or an effect may concern: a player, who is no instance (201.3), or an instance. */
export type Target = { readonly player: PlayerId } | { readonly instance: InstanceId };

export const sameTarget = (one: Target, other: Target): boolean =>
  "player" in one
    ? "player" in other && one.player === other.player
    : "instance" in other && one.instance === other.instance;
