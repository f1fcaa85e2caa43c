/** Crockford's Base32 alphabet: without letters that look like digits, and without u. */
export const RECOVERY_CODE_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/** Number of characters in a recovery code (80 bits). */
export const RECOVERY_CODE_LENGTH = 16;
const GROUP = 4;

/** A typed code: six digits from an app, or a recovery code. */
type TypedCode = { readonly kind: "app" | "recovery"; readonly code: string };

/**
 * Parses a typed code; null if it is not a code. Ignores width, case, spaces and dashes, and reads o as 0 and i or l as
 * 1.
 */
export function parseSecondFactorCode(typed: string): TypedCode | null {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-‐‑–—−ー]/g, "");
  if (/^\d{6}$/.test(plain)) return { kind: "app", code: plain };
  const code = plain.replaceAll("o", "0").replace(/[il]/g, "1");
  const known = [...code].every((sign) => RECOVERY_CODE_ALPHABET.includes(sign));
  return known && code.length === RECOVERY_CODE_LENGTH ? { kind: "recovery", code } : null;
}

/** Formats a recovery code in groups for display. */
export const formatRecoveryCode = (code: string): string =>
  code.match(new RegExp(`.{${GROUP}}`, "g"))?.join("-") ?? code;
