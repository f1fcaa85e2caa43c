/** Recovery codes of an account. */
export const RECOVERY_CODES = 10;
/** The longest text that is looked at as a code: a recovery code with its dashes, and room for spaces. */
export const CODE_MAX = 64;
