import { expect, test } from "vitest";
import { getChapters } from "./chapters";
import { ALL_ENTRIES, getDocumentEntries } from "./entries";
import { LIBRARY_TOPICS } from "./topics";

test("every section of every document, each word of the eighth edition and each chapter without sections has one topic", () => {
  const placed = LIBRARY_TOPICS.flatMap(({ parts }) =>
    parts.flatMap(({ document, chapters, entries }) => [
      ...entries.map(({ id }) => id as string),
      ...chapters.map(({ key }) => `${document}/${key}`),
    ]),
  );
  const sections = ALL_ENTRIES.filter(({ kind, document }) => kind === "heading" || document === "mtg-8e");
  const chapters = getChapters("mtg-flow").map(({ key }) => `mtg-flow/${key}`);
  expect(placed.toSorted()).toEqual([...sections.map(({ id }) => id as string), ...chapters, "mag/1"].toSorted());
});

test("every ruling of ours on Magic has one topic", () => {
  const placed = LIBRARY_TOPICS.flatMap(({ rulings }) => rulings.map(({ id }) => id));
  expect(new Set(placed)).toEqual(new Set(getDocumentEntries("mtg-house").map(({ id }) => id)));
  expect(placed).toHaveLength(new Set(placed).size);
});

test("a topic names its places by document, in the order of the library", () => {
  const combat = LIBRARY_TOPICS.find(({ key }) => key === "combat");
  expect(combat?.parts.map(({ document }) => document)).toEqual(["mag", "mtg-6e", "mtg-8e", "mtg-flow"]);
  expect(combat?.parts.at(-1)?.chapters.map(({ key }) => key)).toEqual(["combat"]);
});
