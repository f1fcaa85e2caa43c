/** The rights of an account beyond its own data. */
export type Role = "user" | "admin";

/**
 * The signed-in user of a request: the first argument of every read and write of the data layer. Null for a visitor.
 */
export type Viewer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string | null;
  /** Read from the database for this request, so a revoked role has no effect any more. */
  readonly role: Role;
  /** Whether the second step was passed in this session; false without a second step. */
  readonly twoStep: boolean;
  /** Time of the last proof of ownership: sign-in, password or code. */
  readonly provedAt: Date;
};

declare const admin: unique symbol;
declare const proved: unique symbol;

/**
 * A viewer who is proved to be an administrator. Only `toAdmin` creates this type, so a function with an `Admin`
 * parameter cannot be called without that check.
 */
export type Admin = Viewer & { readonly role: "admin"; readonly twoStep: true; readonly [admin]: true };

/**
 * A viewer who recently authenticated again. Only `toRecentlyAuthenticated` creates this type, so functions that
 * require it cannot be called from an unattended open session.
 */
export type RecentlyAuthenticated<Who extends Viewer = Viewer> = Who & { readonly [proved]: true };

/** A session of the account: one signed-in device. */
export type SessionEntry = {
  readonly id: string;
  readonly createdAt: Date;
  /** To five minutes. */
  readonly lastSeenAt: Date;
  readonly userAgent: string;
  readonly current: boolean;
};

/** The content of the account page. */
export type AccountOverview = {
  readonly email: string;
  /** Whether the email address is verified. */
  readonly verified: boolean;
  readonly name: string | null;
  readonly bio: string;
  /** The key of the viewer's author page. */
  readonly authorKey: string;
  readonly createdAt: Date;
  /** Whether there is a password; otherwise, sign-in is by provider. */
  readonly hasPassword: boolean;
  readonly providers: readonly string[];
  readonly sessions: readonly SessionEntry[];
};
