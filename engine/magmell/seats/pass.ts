import type { PlayerAnswer } from "../model/choice";
import type { Seat } from "./seat";

/** Does nothing as long as it may: keeps its hand, passes, picks no more than it has to. The opponent of a goldfish. */
export const passSeat: Seat = (_cards, { choice }, answers) => {
  // Of 「〜してもよい」 the first option is to do it.
  const may = choice?.ask === "option" && choice.purpose === "may";
  const idle = (may ? answers.at(-1) : answers.find(isIdle)) ?? answers[0];
  if (idle === undefined) throw new Error("A choice offered no answer");
  return idle;
};

const isIdle = ({ do: act }: PlayerAnswer): boolean => act === "pass" || act === "keep" || act === "done";
