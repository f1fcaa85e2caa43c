import { expect, test } from "vitest";
import { renderAtomFeed } from "@/lib/api/atom-feed";
import { buildCard, buildCardFile, buildRuling, buildTestCatalogue } from "@/lib/magmell/catalogue/testing/card-file";
import { buildDecksFeed, buildMtgDecksFeed, buildRulingsFeed } from "./site-feeds";

const cards = buildTestCatalogue(
  buildCardFile({ cards: [...buildCardFile().cards, buildCard(4, "栞", "しおり")], rulings: [buildRuling("TS-R001")] }),
);
const decks = [
  {
    id: "01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7",
    name: "火",
    author: "ミケ",
    about: { description: "" },
    counts: { grimoire: 40, stoneDeck: 20 },
    updatedAt: "2026-11-20T09:30:00.000Z",
  },
] as unknown as Parameters<typeof buildDecksFeed>[0];

const idsAt = (origin: string, idHost: string) =>
  [buildRulingsFeed(cards, { origin, idHost, lang: "ja" }), buildDecksFeed(decks, { origin, idHost, lang: "ja" })].map(
    (feed) => {
      const text = renderAtomFeed(feed);
      expect(text).toContain(`${origin}/`);
      return [...text.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id);
    },
  );

test("ids of feeds and entries stay what they were when the site moves to another address", () => {
  const before = idsAt("https://cards.example.org", "cards.example.org");
  expect(before).toEqual([
    ["tag:cards.example.org,2026:rulings", "tag:cards.example.org,2026:ruling:TS-R001"],
    ["tag:cards.example.org,2026:decks", "tag:cards.example.org,2026:deck:01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7"],
  ]);
  expect(idsAt("https://new.example.com", "cards.example.org")).toEqual(before);
});

test("the feed of Magic decks leads to their pages, and tells author and format", () => {
  const [deck] = decks;
  const magic = { ...deck, counts: { main: 60, sideboard: 0, pool: 0 }, format: "type1", on: "2000-12-15" };
  const place = { origin: "https://cards.example.org", idHost: "cards.example.org", lang: "en" } as const;
  const text = renderAtomFeed(buildMtgDecksFeed([magic] as unknown as Parameters<typeof buildMtgDecksFeed>[0], place));
  expect(text).toContain(`https://cards.example.org/en/mtg/decks/${deck?.id}`);
  expect(text).toContain("By ミケ");
  expect(text).toContain("Type 1 deck with 60 cards");
  expect(text).toContain("https://cards.example.org/feeds/mtg.atom?lang=en");
});
