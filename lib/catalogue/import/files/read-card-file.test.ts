import { expect, test } from "vitest";
import { cardFile, source } from "@/lib/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { readCardFile } from "./read-card-file";

test.each(["cards.txt", "cards.csv"])("an object is read as JSON, though its file is called %s", (file) => {
  expect(runToCompletion(readCardFile({ ...source(cardFile()), file }))).toMatchObject({ form: "json", findings: [] });
});

test("a table under another name is told how it should be called", () => {
  const bytes = new TextEncoder().encode("カード番号,カード名\n");
  expect(runToCompletion(readCardFile({ file: "cards.json", bytes }))).toMatchObject({
    code: "JSON",
    line: 1,
    column: 1,
    fix: expect.stringContaining(".csv"),
  });
});
