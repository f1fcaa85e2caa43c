import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LANGS, type Lang } from "@/app/i18n/lang";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getChapters } from "@/lib/documents/chapters";
import { type DocumentKey, getDocument } from "@/lib/documents/documents";
import { getChapterEntries } from "@/lib/documents/entries";
import { DocumentChapterPage } from "./document-chapter-page";
import { formatEntryText, formatPrintedNumber } from "./entry-label";

function renderChapter(document: DocumentKey, key: string, lang: Lang, isOpen?: boolean): string {
  const chapter = getChapters(document).find((one) => one.key === key) ?? expect.fail(key);
  return renderToStaticMarkup(
    <AllWordsProvider lang={lang}>
      <DocumentChapterPage document={getDocument(document)} chapter={chapter} isOpen={isOpen ?? false} lang={lang} />
    </AllWordsProvider>,
  );
}

const textOf = (html: string) => html.replaceAll(/<[^>]*>/gu, "");

describe.each(LANGS)("a chapter of many sections in %s", (lang) => {
  const page = renderChapter("mtg-6e", "A", lang);
  const entries = getChapterEntries("mtg-6e", "A");

  it("names each section in its fold", () => {
    const named = [...page.matchAll(/<summary.*?<\/summary>/gu)].map(([summary]) => textOf(summary));
    const headings = entries.filter(({ kind }) => kind === "heading");
    expect(headings).toHaveLength(27);
    expect(named).toHaveLength(27);
    for (const [place, heading] of headings.entries())
      expect(named[place]).toContain(formatPrintedNumber(heading, lang) + formatEntryText(heading, lang));
  });

  it("has each entry once, folded unless all are asked for", () => {
    for (const { id } of entries) expect(page.split(`/rules/${id.replace(":", "/")}"`), id).toHaveLength(2);
    expect(page).not.toContain("<details open");
    const opened = renderChapter("mtg-6e", "A", lang, true);
    expect(opened.split("<details open")).toHaveLength(28);
  });
});

it("has no folds in a chapter of one section, and headings alone in rows", () => {
  expect(renderChapter("mtg-cr", "sba", "en")).not.toContain("<details");
  const headings = renderChapter("mtg-cr", "chapters", "en");
  expect(headings).not.toContain("<details");
  expect(headings).toContain('href="/en/rules/mtg-cr/701"');
});
