import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import {
  getReviewPage,
  type ImportReview,
  REVIEW_PAGE_SIZE,
  reviewPlan,
} from "@/lib/magmell/catalogue/import/import-review";
import { readImport } from "@/lib/magmell/catalogue/import/read-import";
import type { ReviewQuery } from "@/lib/magmell/catalogue/import/review-query";
import { buildCard, buildCardFile, buildCardFileSource } from "@/lib/magmell/catalogue/testing/card-file";
import { runToCompletion } from "@/lib/tasks";
import { ReviewChanges } from "./review-changes";

const MANY = Array.from({ length: 2 * REVIEW_PAGE_SIZE + 5 }, (_, index) =>
  buildCard(index + 100, `頁${index}`, "ぺーじ", { printings: [] }),
);

function review(part: ReviewQuery, cards = MANY): ImportReview {
  const read = runToCompletion(readImport([buildCardFileSource(buildCardFile({ cards }))], { sets: [], cards: [] }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems[0]));
  return getReviewPage(runToCompletion(reviewPlan(read.plan)), part);
}

function shown(part: ReviewQuery, drafted = MANY): string {
  const page = { title: "変更点", here: "/admin/drafts/1", lang: "ja" as const, nameOf: String };
  return renderToStaticMarkup(<ReviewChanges {...page} review={review(part, drafted)} />);
}

const linksOf = (markup: string) => [...markup.matchAll(/href="(\/admin[^"]*)"/g)].map(([, href]) => href);

test("every page of every kind has an address, which needs no script and keeps the kind", () => {
  const first = shown({ kind: null, page: 1 });
  const base = "/admin/drafts/1";
  expect(linksOf(first)).toEqual([
    `${base}#changes`,
    `${base}?kind=new#changes`,
    `${base}?kind=rest#changes`,
    `${base}?page=2#changes`,
  ]);
  expect(first).toContain("106件中 1〜50件目");
  const last = shown({ kind: "new", page: 3 });
  expect(linksOf(last)).toContain(`${base}?kind=new&amp;page=2#changes`);
  expect(last).toMatch(/aria-current="page"[^>]*>新しいカード/);
  expect(last.match(/<article/g)).toHaveLength(5);
  expect(shown({ kind: "text", page: 1 })).toContain(getDictionary("ja").adminReview.none);
});

test("what is hostile in a draft is shown as the text that it is", () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const markup = shown({ kind: null, page: 1 }, [
    buildCard(7, "試し", "ためし", { englishName: hostile, printings: [] }),
  ]);
  expect(markup).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(markup).not.toContain("<img");
});
