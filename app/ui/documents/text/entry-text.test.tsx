import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS } from "@/app/i18n/lang";
import { getDocument } from "@/lib/documents/documents";
import type { Segment } from "@/lib/documents/readers/types";
import { EntryText } from "./entry-text";

const SEGMENTS: readonly Segment[] = [
  { kind: "statement", label: null, text: "りんごは<赤い>。" },
  { kind: "citation", label: null, text: "Farmer 99/01/01" },
  { kind: "step", label: "a", text: "洗う。" },
  { kind: "translator", label: null, text: "洗わなくてもよい。" },
];
const COPY = {
  edition: "00/01/16",
  statedOn: "00/01/16",
  correctedOn: "2001-01-16",
  note: "梨園の許しを得て",
  loadedAt: new Date(0),
};
const shown = (lang: (typeof LANGS)[number], segments = SEGMENTS) =>
  renderToStaticMarkup(<EntryText document={getDocument("mtg-6e")} copy={COPY} segments={segments} lang={lang} />);

describe("the text of an entry", () => {
  it.each(LANGS)("says in %s which copy it comes from, who made it, and on which terms", (lang) => {
    const page = shown(lang);
    const { compiler, translator, terms, title } = getDocument("mtg-6e");
    for (const part of ["00/01/16", "2001-01-16", "梨園の許しを得て", title[lang]]) expect(page).toContain(part);
    for (const part of [compiler, translator, terms])
      expect(page.replaceAll("&#x27;", "'")).toContain(part?.[lang] ?? "nobody");
  });

  it("is in Japanese, its markup text and its pieces in order", () => {
    const page = shown("en");
    expect(page).toContain('<div lang="ja"');
    expect(page).toContain("りんごは&lt;赤い&gt;。");
    const places = ["赤い", "Farmer", "洗う。", "洗わなくても"].map((piece) => page.indexOf(piece));
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it("offers to leave out the sorts of pieces that it has, and no others", () => {
    const layers = (page: string) => [...page.matchAll(/data-layer="(\w+)"/g)].map(([, layer]) => layer);
    expect(layers(shown("ja"))).toEqual(["citation", "translator"]);
    expect(layers(shown("ja", SEGMENTS.slice(0, 1)))).toEqual([]);
    expect(shown("ja", SEGMENTS.slice(0, 1))).not.toContain("<fieldset");
  });
});
