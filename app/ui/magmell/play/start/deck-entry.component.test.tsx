import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { createFixtureSnapshot } from "@/app/ui/testing/fixture-cards";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { mockResponses } from "@/app/ui/testing/mock-responses";
import { createNumberTable, decodeDeck } from "@/lib/magmell/decks/sharing/deck-code";
import { loadBundledCards } from "../testing/page-deck";
import { DeckImportForm } from "./deck-entry";

const { goldfishStart, listReport } = getDictionary("ja");
const { pasted: words } = goldfishStart;

it("a pasted list leads to a table, once its unknown line is put right", async () => {
  const cards = createFixtureSnapshot();
  mockResponses({ [`GET /api/v1/snapshot/${cards.version}`]: cards });
  const sent = blockNavigations();
  await render(
    <AllWordsProvider>
      <main>
        <DeckImportForm initial="" missing={false} version={cards.version} lang="ja" />
      </main>
    </AllWordsProvider>,
  );
  await page.getByLabelText(words.field).fill("3 青墨の小魚\n3 三冊の取り寄ぜ\n34 墨つぎの見習い\n20 青の魔石");
  await expect.element(page.getByText(format(words.counts, { grimoire: 37, stoneDeck: 20 }))).toBeVisible();
  await expect.element(page.getByRole("button", { name: format(words.submitRest, { n: 57 }) })).toBeVisible();
  await page.getByRole("button", { name: format(listReport.count, { line: "三冊の取り寄せ" }) }).click();
  await expect.element(page.getByText(format(words.counts, { grimoire: 40, stoneDeck: 20 }))).toBeVisible();
  await page.getByRole("button", { name: words.submit, exact: true }).click();
  await expect.poll(() => sent.length).toBe(1);
  const decoded = decodeDeck(sent[0]?.replace("/goldfish/", "") ?? "", createNumberTable(loadBundledCards().cards));
  const deck = {
    grimoire: expect.arrayContaining([
      { name: "青墨の小魚", count: 3 },
      { name: "三冊の取り寄せ", count: 3 },
      { name: "墨つぎの見習い", count: 34 },
    ]),
    stoneDeck: [{ name: "青の魔石", count: 20 }],
  };
  expect(decoded).toEqual({ ok: true, deck });
});
