import { randomBytes } from "node:crypto";
import { RECOVERY_CODES } from "../second-factor/bounds";
import { RECOVERY_ALPHABET, RECOVERY_LENGTH } from "../second-factor/typed-code";

/**
 * Returns new recovery codes, each of 80 random bits. A byte has eight times as many values as the alphabet signs, so none is
 * likelier.
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(RECOVERY_LENGTH)].map((byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length]).join(""),
  );
