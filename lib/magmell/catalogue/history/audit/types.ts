import type { Admin, RecentlyAuthenticated } from "@/lib/accounts/types";

/** The actor of changes made with `npm run …` on the server. */
export const COMMAND_LINE_ACTOR = "command line";

/** An actor of the audit log: an administrator or the command line. */
export type AuditActor = Admin | typeof COMMAND_LINE_ACTOR;

/**
 * An actor with the right to publish and to grant roles: the command line, or an administrator who has recently
 * authenticated again.
 */
export type ReauthenticatedActor = RecentlyAuthenticated<Admin> | typeof COMMAND_LINE_ACTOR;

/** The actions that the audit log records, each with the keys of its details. */
const AUDIT_ACTIONS = [
  /** `version`, `files`, `changes` (their number). */
  "import.publish",
  /** `draft`, `files`. */
  "import.draft",
  /** `draft`. */
  "import.discard",
  /** `version`, `restores`, `changes`. */
  "catalogue.rollback",
  /** `user` (id), `email`. */
  "role.grant",
  "role.revoke",
  /** `link` (its kind), `role` that its use gives; `user` (id) and `email`, where there is an account. */
  "account.link",
  /** `user` (id), `email`. */
  "secondFactor.reset",
  /** `suggestion` (id), `card` (number), `field`. */
  "suggestion.accept",
  "suggestion.decline",
  /** `set`, `version`. */
  "images.show",
  "images.hide",
  /** `image` (content address), `printings`, `versions` and `drafts` that held it (their numbers). */
  "image.take-down",
  /** `about` (deck or author), `id`, `reason`, `decks` and `reports` that changed (their numbers). */
  "page.hide",
  "page.restore",
  "page.dismiss",
  /** `sha256` of the files of a release that were offered to the site, and the `draft` (or null) or the `decks` (their keys) offered. */
  "starters.offer",
  /** `decks` (their keys), `sha256s` (of the files that they came from). */
  "starters.remove",
  /** `edition`, `rules` (their number). */
  "rules.import",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export type AuditDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** One entry of the log. */
export type AuditEntry = {
  readonly id: string;
  readonly at: Date;
  /** The name or address of the actor at that time. */
  readonly actor: string;
  /** `null` for the command line. */
  readonly actorId: string | null;
  readonly action: string;
  readonly details: AuditDetails;
};
