/**
 * The second step of an account's sign-in. `unreadable`: it is on, but its secret was encrypted with another NEXTAUTH_SECRET, so that
 * only recovery codes work.
 */
export type SecondFactorState =
  | { readonly state: "off" }
  | { readonly state: "on" | "unreadable"; readonly since: Date; readonly codesLeft: number };

/** A secret that waits for its first code: in Base32 for typing, and as the address that a QR code tells an app. */
export type SecondFactorEnrollment = { readonly secret: string; readonly address: string };
