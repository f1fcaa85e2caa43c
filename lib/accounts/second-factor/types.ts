/**
 * State of the second step. `unreadable` means that it is on, but was encrypted with another NEXTAUTH_SECRET, so that
 * only recovery codes work.
 */
export type SecondFactorState =
  | { readonly state: "off" }
  | { readonly state: "on" | "unreadable"; readonly since: Date; readonly codesLeft: number };

/** A pending secret: as Base32 for typing, and as the URI in the QR code. */
export type SecondFactorEnrollment = { readonly secret: string; readonly address: string };
