import { describe, expect, it } from "vitest";
import { LANGS } from "@/app/i18n/lang";
import { ALL_ENTRIES, getEntry } from "@/lib/documents/entries";
import { formatEntryName } from "./entry-label";

const named = (id: Parameters<typeof getEntry>[0], lang: (typeof LANGS)[number]) => formatEntryName(getEntry(id), lang);

describe("the name of an entry", () => {
  it("tells rulings on Magic from those on MAGMELL", () => {
    expect([named("house:5", "ja"), named("mtg-house:5", "ja")]).toEqual(["裁定 5", "Magicの裁定 5"]);
    expect([named("house:5", "en"), named("mtg-house:5", "en")]).toEqual(["Ruling 5", "Magic ruling 5"]);
    expect(named("mtg-6e:A.1.3", "ja")).toBe("6版 A.1.3");
  });

  it.each(LANGS)("is that of no other entry in %s, its game known", (lang) => {
    const names = ALL_ENTRIES.map(({ id }) => named(id, lang));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
