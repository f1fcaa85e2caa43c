/** Who asks: the one thing that every read and write of the data layer wants to know. `null` stands for a visitor. */
export type Viewer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string | null;
};

/** One device that is signed in. */
export type SessionEntry = {
  readonly id: string;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastSeenAt: Date;
  readonly userAgent: string;
  readonly current: boolean;
};

/** What the account page shows. */
export type AccountOverview = {
  readonly email: string;
  readonly name: string | null;
  readonly createdAt: Date;
  /** Whether there is a password; without one the account is entered through a provider. */
  readonly hasPassword: boolean;
  readonly providers: readonly string[];
  readonly sessions: readonly SessionEntry[];
};
