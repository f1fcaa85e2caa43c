import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { FIRST_TURNS } from "@/lib/magmell/play/lessons/first-turns";

test.each(["ja", "en"] as const)("each step of a lesson has its words: %s", (lang) => {
  const { todo, text } = getDictionary(lang).learn.lesson;
  const ids = FIRST_TURNS.steps.map(({ id }) => id).sort();
  expect(Object.keys(todo).sort()).toEqual(ids);
  expect(Object.keys(text).sort()).toEqual(ids);
});
