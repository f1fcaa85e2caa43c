import { describe, expect, it } from "vitest";
import { getChapterEntries, type getChildEntries, getEntry } from "@/lib/documents/entries";
import { getEntriesBelow, getNearestEntries, groupIntoSections } from "./sections";

const numbers = (entries: ReturnType<typeof getChildEntries>) => entries.map(({ number }) => number);

describe("the entries below a heading", () => {
  it.each(["mtg-6e:K.1", "mtg-6e:K.17"] as const)("%s are those of the chapter's page, notes included", (id) => {
    const heading = getEntry(id);
    const section = groupIntoSections(getChapterEntries("mtg-6e", "K")).find((one) => one.heading === heading);
    expect(getEntriesBelow(heading)).toEqual(section?.entries);
    expect(getEntriesBelow(heading).some(({ kind }) => kind === "note")).toBe(true);
  });

  it("are what hangs right on it where another heading comes next", () => {
    expect(getEntriesBelow(getEntry("mtg-cr:704")).length).toBeGreaterThan(0);
    expect(numbers(getEntriesBelow(getEntry("mtg-6e:K.17.r9")))).toEqual(["K.17.n1", "K.17.n2", "K.17.n3"]);
  });
});

describe("the nearest entries", () => {
  const all = getChapterEntries("mtg-6e", "K").filter(({ kind }) => kind === "heading");

  it("are a few before an entry, itself, and more after it", () => {
    const near = numbers(getNearestEntries(all, getEntry("mtg-6e:K.17")));
    expect(near).toEqual(["K.15", "K.16", "K.17", "K.18", "K.19", "K.20"]);
  });

  it("are fewer at the ends of the list", () => {
    expect(numbers(getNearestEntries(all, getEntry("mtg-6e:K.1")))[0]).toBe("K.1");
    expect(numbers(getNearestEntries(all, getEntry("mtg-6e:K.27"))).at(-1)).toBe("K.27");
  });
});
