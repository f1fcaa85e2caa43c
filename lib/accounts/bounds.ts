/** Limits of a password's length in characters. All characters are allowed, because length makes a password strong. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
export const MAX_NAME_LENGTH = 50;
export const MAX_BIO_LENGTH = 500;
export const MAX_EMAIL_LENGTH = 254;

/**
 * Returns the canonical form of an e-mail address. Addresses that differ only in case or surrounding spaces belong to
 * the same account.
 */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
