import { plainAnswer } from "./plain-answer";

/** The answer to an address that is too long to be read, in both languages. */
export const longAddressAnswer = (): Response => plainAnswer("longAddress", 414);
