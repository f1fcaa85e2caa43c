import { plainAnswer } from "./plain-answer";

/** The answer to a method that nothing on the site knows, in both languages; `allowed` names those that are known. */
export const unknownMethodAnswer = (allowed: string): Response =>
  plainAnswer("unknownMethod", 405, { allowed }, { Allow: allowed });
