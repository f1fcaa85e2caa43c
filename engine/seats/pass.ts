import type { Seat } from "./seat";

/** Does nothing as long as it may: keeps its hand and passes. The opponent of a goldfish. */
export const passSeat: Seat = (_cards, _state, answers) => {
  const idle = answers.find((answer) => answer.do === "pass" || answer.do === "keep") ?? answers[0];
  if (idle === undefined) throw new Error("A choice offered no answer");
  return idle;
};
