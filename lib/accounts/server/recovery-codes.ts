import { randomBytes } from "node:crypto";
import { RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH } from "../second-factor/second-factor-code";

/** Number of recovery codes of an account. */
export const RECOVERY_CODE_COUNT = 10;

/**
 * Generates recovery codes of 80 random bits each. The number of byte values is a multiple of the alphabet's size, so
 * all characters are equally likely.
 */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    [...randomBytes(RECOVERY_CODE_LENGTH)]
      .map((byte) => RECOVERY_CODE_ALPHABET[byte % RECOVERY_CODE_ALPHABET.length])
      .join(""),
  );
