import type { PlayerAnswer } from "../model/choice";
import type { Seat } from "./seat";

/**
 * Answers for a seat that does as little as possible: keeps its hand, passes, and picks no more than it must. It is the
 * opponent in a goldfish game.
 */
export const passSeat: Seat = (_cards, { choice }, answers) => {
  // The first option of 「〜してもよい」 is to do it.
  const may = choice?.ask === "option" && choice.purpose === "may";
  const idle = (may ? answers.at(-1) : answers.find(isIdle)) ?? answers[0];
  if (idle === undefined) throw new Error("A choice offered no answer");
  return idle;
};

const isIdle = ({ do: act }: PlayerAnswer): boolean => act === "pass" || act === "keep" || act === "done";
