/** What an account may do beyond its own things. */
export type Role = "user" | "admin";

/** Who asks: the one thing that every read and write of the data layer wants to know. `null` stands for a visitor. */
export type Viewer = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly name: string | null;
  /** As the database said it for this very request: a role that is taken away is gone at once. */
  readonly role: Role;
};

declare const proved: unique symbol;

/**
 * A viewer who was found to be an administrator. Only `asAdmin` makes one, so that what asks for an `Admin` cannot be called
 * by whoever forgot to look.
 */
export type Admin = Viewer & { readonly role: "admin"; readonly [proved]: true };

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
