import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { LANGS } from "@/app/i18n/lang";
import { findAnswer } from "@/lib/documents/answers/answers";
import ROWS from "@/lib/documents/answers/mtg-6e.json";
import { getEntry } from "@/lib/documents/entries";
import type { ImportedTexts } from "@/lib/documents/texts/types";
import { EntryPage } from "./entry-page";

type Id = Parameters<typeof getEntry>[0];
type PageLang = (typeof LANGS)[number];

const NO_TEXTS: ImportedTexts = { document: null, texts: new Map() };

const shown = (id: Id, lang: PageLang = "ja", imported = NO_TEXTS) =>
  renderToStaticMarkup(<EntryPage entry={getEntry(id)} imported={imported} lang={lang} />);

/** The part of a page under the heading with this anchor, up to the end of its section or navigation. */
const partOf = (page: string, anchor: string) =>
  page.split(`aria-labelledby="${anchor}"`)[1]?.split(/<\/(?:section|nav)>/)[0] ?? "";

/** The words of a page without its tags. */
const textOf = (page: string) =>
  page
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');

describe("the page of an entry", () => {
  it("of a section lists its notes as the page of its chapter does", () => {
    for (const note of ["K.17.n1", "K.17.n2", "K.17.n3"])
      expect(partOf(shown("mtg-6e:K.17"), "parts")).toContain(`/rules/mtg-6e/${note}"`);
  });

  it("lists the nearest entries with itself among them, and leads to all of them", () => {
    const near = partOf(shown("mtg-6e:K.17"), "around");
    expect(near.match(/<li/g)).toHaveLength(6);
    expect(near).toContain('aria-current="page"');
    expect(near).toContain('href="/rules/mtg-6e/K"');
    expect(partOf(shown("mtg-8e:untap"), "around")).toContain('aria-current="page"');
  });

  it.each(LANGS)("of a ruling says in %s what the answer is before all else, with or without a copy", (lang) => {
    const { answer: heading, sameSection } = getDictionary(lang).library;
    const answer = findAnswer("mtg-6e:A.1.r2");
    const texts = new Map([["mtg-6e:A.1.r2", [{ kind: "statement", label: null, text: "りんご" }]]]);
    for (const imported of [NO_TEXTS, { document: null, texts } as ImportedTexts]) {
      const page = shown("mtg-6e:A.1.r2", lang, imported);
      for (const text of [answer?.ja, answer?.en]) expect(textOf(partOf(page, "answer"))).toContain(text);
      expect(page.indexOf('id="answer"')).toBe(page.indexOf("<h2 ") + 4);
      expect(page).toContain(sameSection);
      expect(partOf(page, "same-section")).toContain("/rules/mtg-6e/A.1.1");
    }
    expect(shown("mtg-6e:A.1.2", lang)).not.toContain(`>${heading}<`);
  });

  it("of a ruling has its sources and links before the rules around it", () => {
    const page = shown("mtg-6e:A.4.r1");
    const places = ["answer", "sources", "same-section"].map((id) => page.indexOf(`id="${id}"`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it("marks an answer that only tells the past or the author's view", () => {
    const { answerMarks } = getDictionary("en").library;
    for (const mark of ["history", "opinion"] as const) {
      const { id = "" } = ROWS.find((row) => row.mark === mark) ?? {};
      expect(partOf(shown(id as Id, "en"), "answer"), mark).toContain(`>${answerMarks[mark]}<`);
    }
    for (const label of Object.values(answerMarks)) expect(shown("mtg-6e:A.1.r2", "en")).not.toContain(`>${label}<`);
  });

  it("of a section gives the answers of its rulings, and the list of neighbors does not", () => {
    const answer = findAnswer("mtg-6e:K.17.r2")?.en ?? "";
    expect(answer).not.toBe("");
    expect(textOf(partOf(shown("mtg-6e:K.17", "en"), "parts"))).toContain(answer);
    expect(textOf(partOf(shown("mtg-6e:K.17.r1", "en"), "around"))).not.toContain(answer);
  });

  it.each(LANGS)("of an obsolete term says in %s what it means today", (lang) => {
    const page = shown("mtg-6e:G.25.r1", lang);
    expect(page).toContain({ ja: "再生できない破壊", en: "destroy with no regeneration" }[lang]);
    expect(textOf(partOf(page, "answer"))).toContain(findAnswer("mtg-6e:G.25.r1")?.[lang]);
  });

  it.each([
    ["mtg-cr:704.5j", "change"],
    ["mtg-6e:K.17.2", "change"],
    ["mtg-6e:G.19.6", "disagreement"],
    ["mtg-flow:5.2", "wording"],
  ] as const)("of %s calls what others say otherwise a %s", (id, conflict) => {
    const { conflicts } = getDictionary("en").library;
    const page = shown(id, "en");
    for (const [name, words] of Object.entries(conflicts)) expect(page.includes(words), name).toBe(name === conflict);
  });

  it("of a contradiction says what holds in each era, and which ruling decides", () => {
    const { library, libraryEras } = getDictionary("ja");
    const legends = textOf(partOf(shown("mtg-6e:K.17.2"), "contradiction-10-title"));
    expect(legends).toContain(`第6版・第8版：${libraryEras.values.oldestStays}`);
    expect(legends).toContain(`現在：${libraryEras.values.controllerKeepsOne}`);
    expect(textOf(partOf(shown("mtg-cr:704.5b"), "contradiction-9-title"))).toContain(
      `${libraryEras.decides} ${library.magicRuling} 10：`,
    );
  });

  it.each([
    ["mtg-6e:D.13.8", "type1"],
    ["mtg-6e:D.14.9", "type1.5"],
    ["mtg-6e:D.15.9", "extended"],
    ["mtg-6e:D.15.r1", "extended#last-printed"],
    ["mtg-6e:D.16.2", "standard"],
    ["mtg-6e:D.18.8", "invasion"],
  ] as const)("%s leads to the page of its format", (id, format) => {
    expect(partOf(shown(id), "format")).toContain(`href="/mtg/formats/${format}"`);
    expect(shown("mtg-6e:D.10.1")).not.toContain('aria-labelledby="format"');
  });

  it("has answer, sources and links open, at most four of each, and the rest one press away", () => {
    for (const id of ["mtg-6e:K.17.2", "mtg-6e:A.1.r2", "mtg-6e:T.11.5", "mtg-house:5"] as const) {
      const page = shown(id);
      const [open = "", folded = ""] = page.split(`>${getDictionary("ja").library.moreOnEntry}</summary>`);
      for (const part of ["same-section", "boards", "switches", "counterparts"])
        expect(open).not.toContain(`aria-labelledby="${part}"`);
      expect(folded).toContain('href="/developers/rules/');
      for (const part of ["links", "back-links", "sources", "rulings", "concerns"]) {
        const before = partOf(open, part).split("<details")[0] ?? "";
        expect(before.match(/<(?:li|tr class)/gu)?.length ?? 0, `${id} ${part}`).toBeLessThanOrEqual(5);
      }
    }
    expect(partOf(shown("mtg-6e:A.1.r2"), "same-section")).not.toBe("");
    expect(partOf(shown("mtg-house:5"), "concerns")).toContain("<details");
  });

  it("begins its trail at Magic's door", () => {
    const trail = shown("mtg-6e:K.17.2").split("<nav")[1]?.split("</nav>")[0] ?? "";
    expect(trail.match(/href="[^"]*"/)?.[0]).toBe('href="/mtg"');
    expect(trail).not.toContain('href="/rules"');
  });

  it("names no test and no file, and leads programmers to them", () => {
    const page = shown("mtg-6e:K.17.2");
    expect(page).not.toContain(".test.ts");
    expect(page).toContain('href="/developers/rules/mtg-6e/K.17.2"');
  });
});
