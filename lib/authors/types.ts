/** A player with public decks, as other users see the player. Never contains an account id or an e-mail address. */
export type Author = {
  readonly key: string;
  /** `null` for a player who has not chosen a name. */
  readonly name: string | null;
  readonly bio: string;
  /** Public decks of MAGMELL. */
  readonly decks: number;
  readonly followers: number;
  /** Whether the viewer follows the author. */
  readonly followed: boolean;
  /** Whether the viewer is the author. */
  readonly mine: boolean;
};
