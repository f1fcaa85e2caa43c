import { expect, it, vi } from "vitest";
import { readCardData } from "./read-card-data";
import { formatProblem } from "./testing/card-data-files";

// Whoever runs the tests as root may read every file.
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof import("node:fs/promises")>()),
  open: async () => {
    throw Object.assign(new Error("EACCES: permission denied, open 'cards.json'"), { code: "EACCES" });
  },
}));

it("a file of card data that may not be read says so, and what to do", async () => {
  const data = await readCardData("cards.json", { texts: false });
  expect(data.ok ? [] : data.problems.map(formatProblem)).toEqual([
    "the whole file: no permission to read the file → Give the user that runs this command permission to read the file and to open its folders.",
  ]);
});
