import { expect, test } from "vitest";
import { getFieldName, groupProblemsByField, keepFirstProblemPerField } from "./form-problems";

test.each([
  ["/cards/0/reading", "reading"],
  ["/cards/0/revisions/1/useCost", "revisions.1.useCost"],
  ["/cards/0/revisions/1", "revisions"],
  ["/cards/0/aliases/3", "aliases"],
  ["/rulings/0/question/en", "question.en"],
  ["/lists/0/cards/12", "cards"],
  ["/cards/0", ""],
  ["", ""],
])("the problem at %s stands in the field “%s”", (pointer, name) => {
  expect(getFieldName({ pointer })).toBe(name);
});

test("of one place the first problem is told, and those of several lines in a field together", () => {
  const problem = (pointer: string, code: string) => ({ pointer, code }) as never;
  const problems = keepFirstProblemPerField([
    problem("/cards/0/aliases/0", "A"),
    problem("/cards/0/name", "B"),
    problem("/cards/0/name", "D"),
    problem("/cards/0/aliases/2", "C"),
  ]);
  expect([...groupProblemsByField(problems, ({ code }) => code)]).toEqual([
    ["aliases", "A C"],
    ["name", "B"],
  ]);
});
