/**
 * Returns whether a write failed because a row with the same unique key exists, such as an account with the same
 * address.
 */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "P2002";
