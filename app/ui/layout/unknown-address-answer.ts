import { plainAnswer } from "./plain-answer";

/** The answer to an address that is none of this site's whatever stands there, in both languages. */
export const unknownAddressAnswer = (): Response => plainAnswer("unknownAddress", 404);
