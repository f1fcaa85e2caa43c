import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { formatMomentDate } from "@/app/i18n/dates";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import type { Lang } from "@/app/i18n/lang";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import type { DecksWithCard } from "@/lib/magmell/decks/types";
import { CardDecks } from "./card-decks";

const NAME = "三冊の取り寄せ";
const PATH = `/api/decks/with/${encodeURIComponent(NAME)}`;
const DAY = "2026-11-01T00:00:00.000Z";

const OWN: DecksWithCard["newest"][number] = {
  ...{ id: "d-1", name: "見せるデッキ", author: "借り手", updatedAt: DAY, starter: null },
};
const NAMELESS = { ...OWN, id: "d-2", name: "作者のないデッキ", author: null };
const STARTER = { ...OWN, id: "s-1", name: "水の書", author: null, starter: { englishName: "Book of Water" } };

/** Draws the section of the card's page; returns its locator and words. */
async function draw(lang: Lang = "ja") {
  const { decks: words } = getDictionary(lang).cardPage;
  await render(
    <AllWordsProvider lang={lang}>
      <CardDecks name={NAME} lang={lang} />
    </AllWordsProvider>,
  );
  return { region: page.getByRole("region", { name: words.title }), words };
}

it("names the newest public decks that play the card, each with its way, author and day", async () => {
  mockResponses({ [`GET ${PATH}`]: { total: 9, newest: [OWN, NAMELESS, STARTER] } });
  const { region, words } = await draw();
  await expect.element(region.getByRole("link", { name: OWN.name })).toHaveAttribute("href", "/decks/d-1");
  const date = formatMomentDate("ja", DAY);
  const lines = region.getByRole("listitem");
  await expect.element(lines.nth(0)).toHaveTextContent(format(words.by, { author: "借り手", date }));
  await expect.element(lines.nth(1)).toHaveTextContent(format(words.by, { author: words.anonymous, date }));
  await expect.element(lines.nth(2)).toHaveTextContent(format(words.starter, { date }));
  await expect.element(region).toHaveTextContent(formatPlural("ja", words.count, 9));
  await expect.element(region).toHaveTextContent(format(words.newest, { n: 3 }));
  await expect.element(region.getByRole("link", { name: words.all })).not.toBeInTheDocument();
  expect(getSentRequests().map(({ path }) => path)).toEqual([PATH]);
});

it("calls a starter deck by its English name on an English page", async () => {
  mockResponses({ [`GET ${PATH}`]: { total: 1, newest: [STARTER] } });
  const { region, words } = await draw("en");
  await expect.element(region.getByRole("link", { name: "Book of Water" })).toHaveAttribute("href", "/en/decks/s-1");
  await expect.element(region).toHaveTextContent(formatPlural("en", words.count, 1));
  await expect.element(region).not.toHaveTextContent(format(words.newest, { n: 1 }));
});

it("says that no deck plays the card", async () => {
  mockResponses({ [`GET ${PATH}`]: { total: 0, newest: [] } });
  const { region, words } = await draw();
  await expect.element(region).toHaveTextContent(words.none);
  await expect.element(region.getByRole("list")).not.toBeInTheDocument();
});

it("leads to a search for the decks until the answer is there, and where there is none", async () => {
  const refused = Promise.withResolvers<Response>();
  mockResponses({ [`GET ${PATH}`]: () => refused.promise });
  const { region, words } = await draw();
  const search = region.getByRole("link", { name: words.all });
  await expect.element(region).toHaveAttribute("aria-busy", "true");
  await expect.element(search).toHaveAttribute("href", `/decks?q=${encodeURIComponent(`名称="${NAME}"`)}`);
  refused.resolve(new Response(null, { status: 503 }));
  await expect.element(region).toHaveAttribute("aria-busy", "false");
  await expect.element(search).toBeVisible();
});

it("asks for the decks once they are nearly in sight", async () => {
  const seen = Promise.withResolvers<void>();
  mockResponses({ [`GET ${PATH}`]: { total: 0, newest: [] } });
  const { cardPage } = getDictionary("ja");
  const view = await render(
    <AllWordsProvider>
      <div style={{ height: "400vh" }} />
      <CardDecks name={NAME} lang="ja" />
    </AllWordsProvider>,
  );
  const [root] = view.container.children;
  // The observer of the decks is older, so it is told first.
  const observer = new IntersectionObserver(() => seen.resolve());
  observer.observe(root as Element);
  await seen.promise;
  observer.disconnect();
  expect(getSentRequests()).toEqual([]);
  const region = page.getByRole("region", { name: cardPage.decks.title });
  region.element().scrollIntoView();
  await expect.element(region).toHaveTextContent(cardPage.decks.none);
});
