import { lazy } from "@/lib/cache";
import QUESTIONS from "./questions.json";

const getQuestionsById = lazy(
  (): ReadonlyMap<string, string> => new Map(QUESTIONS.map(({ id, ja, en }) => [id, [...ja, ...en].join("\n")])),
);

/** Returns everyday questions of players that an entry answers, in both languages, one a line; empty if none is known. */
export const getPlayerQuestions = (id: string): string => getQuestionsById().get(id) ?? "";
