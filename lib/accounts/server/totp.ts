import { Secret, TOTP } from "otpauth";

/** Codes of an app by RFC 6238, with the parameters that every app knows: SHA-1, six digits, steps of 30 seconds. */
const FORM = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes are taken as well, for clocks that differ. */
const WINDOW = 1;

/** Generates a new TOTP secret in Base32: 160 bits, the size of the hash that codes are computed with. */
export const generateTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the `otpauth:` URI of a secret for the QR code. */
export const createOtpauthUri = (secret: string, issuer: string, account: string): string =>
  new TOTP({ ...FORM, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();

/**
 * Returns the TOTP time step (of 30 seconds, since 1970) of a code; null if the code is not valid for the current step
 * or one of its neighbors. The caller must make sure that each step is used only once.
 */
export function findTotpStep(secret: string, code: string, now = Date.now()): number | null {
  const delta = TOTP.validate({
    ...FORM,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: WINDOW,
  });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp: now }) + delta;
}
