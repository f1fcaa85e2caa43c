import { expect, test } from "vitest";
import { readCardFile } from "@/lib/catalogue/import/files/read-card-file";
import type { ImportProblem } from "@/lib/catalogue/import/import-problem";
import { runToCompletion } from "@/lib/tasks";
import { describeImportFix, describeImportProblem } from "./describe-import-problem";

const problem: ImportProblem = {
  file: "a.json",
  line: 1,
  column: null,
  pointer: "/cards/0/reading",
  field: "reading",
  value: '"カナ"',
  code: "FORM",
  reason: "does not have the form that is asked for",
  fix: "Write hiragana.",
};

test("a problem and its mend are told in the language of the page", () => {
  expect(describeImportProblem(problem, "ja")).toBe("書き方が違います。");
  expect(describeImportFix(problem, "ja")).toMatchObject({ lang: "ja", text: expect.stringContaining("ひらがな") });
  expect(describeImportProblem(problem, "en")).toBe("Does not have the form that is asked for.");
  expect(describeImportFix(problem, "en")).toEqual({ lang: "en", text: "Write hiragana." });
});

test("a mend that names what the data holds is told as the check says it", () => {
  const fix = "Write 《火の子》 if that was meant.";
  expect(describeImportFix({ ...problem, code: "LIST_CARD_UNKNOWN", field: "cards", fix }, "ja")).toEqual({
    lang: "en",
    text: fix,
  });
});

test("every field of a card that is empty has a mend in Japanese", () => {
  const card = {
    number: "",
    name: "",
    reading: "",
    englishName: "",
    aliases: [""],
    tags: ["x"],
    revisions: [{}],
    printings: [{}],
  };
  const bytes = new TextEncoder().encode(JSON.stringify({ format: "grimoire-cards/1", sets: [], cards: [card] }));
  const file = runToCompletion(readCardFile({ file: "a.json", bytes }));
  const findings = "findings" in file ? file.findings : [];
  const english = findings
    .map(({ path, ...finding }) => ({ ...finding, field: String(path.findLast((part) => typeof part === "string")) }))
    .filter((finding) => describeImportFix({ ...problem, ...finding }, "ja").lang === "en");
  expect(findings.length).toBeGreaterThan(10);
  expect(english).toEqual([]);
});
