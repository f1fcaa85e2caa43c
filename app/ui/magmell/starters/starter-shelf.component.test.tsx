import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureCatalogue, LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { createMessagePattern } from "@/app/ui/testing/words-pattern";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";
import { StarterDeckList } from "./starter-shelf";

const { decks } = getDictionary("ja");

it.each([360, 1280])("a deck of the shelf shows its face and its curve, %i pixels wide", async (width) => {
  await page.viewport(width, 800);
  const cards = createFixtureCatalogue();
  const shelf = ["潮の書架", "森火の歩み", "灰の朗読会"].map((name, place) => ({
    id: `starter-${place}`,
    key: `${place}`,
    name: { ja: name, en: name },
    lead: { ja: "《青墨の小魚》から始める。", en: "Begins with a fish." },
    colors: ["blue", "green"] as const,
    hero: "青墨の小魚",
    curve: computeDeckStatistics(LEGAL_DECK, cards.definitions).curve,
    code: "KFBXUHBT8Q",
  }));
  await render(
    <AllWordsProvider>
      <main className="page">
        <StarterDeckList decks={shelf} names={cards.names} lang="ja" />
      </main>
    </AllWordsProvider>,
  );
  const first = page.getByRole("listitem").first();
  await expect.element(first.getByRole("img", { name: createMessagePattern(decks.curve) })).toBeVisible();
  const face = (await first.findElement()).querySelector('svg[viewBox="0 0 200 200"]');
  expect(face?.checkVisibility()).toBe(true);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
