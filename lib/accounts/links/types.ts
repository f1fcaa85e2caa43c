import type { Role } from "../types";

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Seconds for which a link is valid: for verifying an address, setting a new password, or accepting an invitation. */
export const LINK_LIFETIME_SECONDS = { verify: 3 * DAY, reset: HOUR, invite: 7 * DAY } as const;

export type LinkKind = keyof typeof LINK_LIFETIME_SECONDS;

/** A link that is still valid. */
export type ValidLink = {
  readonly id: string;
  readonly kind: LinkKind;
  /** The address it was made for. */
  readonly email: string;
  /** `null` for an invitation. */
  readonly userId: string | null;
  /** Role granted by its use. */
  readonly role: Role;
};

/** The reason why a link is not valid, and its kind if known. */
export type InvalidLink = {
  readonly dead: "linkUnknown" | "linkUsed" | "linkExpired";
  readonly kind: LinkKind | null;
};
