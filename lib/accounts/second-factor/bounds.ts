/** Recovery codes of an account. */
export const RECOVERY_CODE_COUNT = 10;
/** The longest text that is looked at as a code: a recovery code with its dashes, and room for spaces. */
export const MAX_CODE_LENGTH = 64;
