import { randomBytes } from "node:crypto";
import { RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH } from "../second-factor/second-factor-code";

/** Recovery codes of an account. */
export const RECOVERY_CODE_COUNT = 10;

/**
 * Returns new recovery codes, each of 80 random bits. A byte has eight times as many values as the alphabet signs, so none is
 * likelier.
 */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    [...randomBytes(RECOVERY_CODE_LENGTH)]
      .map((byte) => RECOVERY_CODE_ALPHABET[byte % RECOVERY_CODE_ALPHABET.length])
      .join(""),
  );
