import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGS } from "@/app/i18n/lang";
import { getDocument } from "@/lib/documents/documents";
import { getDocumentEntries } from "@/lib/documents/entries";
import { DocumentPage } from "./document-page";

it.each(LANGS)("the rulings of this site on Magic are folded by topic, each with its reason, in %s", (lang) => {
  const page = renderToStaticMarkup(<DocumentPage document={getDocument("mtg-house")} lang={lang} />);
  const rulings = getDocumentEntries("mtg-house");
  const folds = page.split("<details").slice(1);
  expect(folds.length).toBeLessThan(rulings.length / 2);
  expect(page).not.toContain("<details open");
  for (const { number } of rulings)
    expect(folds.filter((fold) => fold.includes(`id="ruling-${number}"`) && fold.includes(`/${number}"`))).toHaveLength(
      1,
    );
  expect(page.split("<details")[0]).not.toContain("/rules/mtg-house/");
});

it.each(LANGS)("each chapter of a document shows at most five headings before the rest is unfolded, in %s", (lang) => {
  const page = renderToStaticMarkup(<DocumentPage document={getDocument("mtg-6e")} lang={lang} />);
  const chapters = page.split('aria-labelledby="chapter-').slice(1);
  expect(chapters.length).toBeGreaterThan(5);
  for (const chapter of chapters) {
    const shown = chapter.split("</section>")[0]?.split("<details")[0] ?? "";
    expect(shown.match(/<li\b/g)?.length).toBeLessThanOrEqual(5);
  }
});
