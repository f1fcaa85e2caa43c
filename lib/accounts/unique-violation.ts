/**
 * Returns whether a write was refused because a row with the same key, such as the address of an account, is there already.
 */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "P2002";
