import { lazy } from "@/lib/cache";
import QUESTIONS from "./questions.json";

const getQuestionsById = lazy(
  (): ReadonlyMap<string, string> => new Map(QUESTIONS.map(({ id, ja, en }) => [id, [...ja, ...en].join("\n")])),
);

/** Returns common player questions that an entry answers, in both languages, one per line; empty if there are none. */
export const getPlayerQuestions = (id: string): string => getQuestionsById().get(id) ?? "";
