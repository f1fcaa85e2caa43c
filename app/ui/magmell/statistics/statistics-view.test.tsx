import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import type { Deck } from "@/engine/magmell";
import { buildSampleCatalogue } from "@/lib/magmell/catalogue/testing/sample-cards";
import { computeDeckStatistics } from "@/lib/magmell/decks/statistics";
import { StatisticsView } from "./statistics-view";

const { definitions } = buildSampleCatalogue();
const draw = (deck: Deck, lang: "ja" | "en" = "ja") =>
  renderToStaticMarkup(
    <AllWordsProvider lang={lang}>
      <StatisticsView id="deck" statistics={computeDeckStatistics(deck, definitions)} lang={lang} />
    </AllWordsProvider>,
  );
const deck: Deck = {
  grimoire: [
    { name: "火種の見習い", count: 3 },
    { name: "樫の番人", count: 2 },
    { name: "双子の頁", count: 1 },
    { name: "石の像", count: 1 },
  ],
  stoneDeck: [
    { name: "赤の魔石", count: 5 },
    { name: "青の魔石", count: 15 },
  ],
};

describe("the statistics of a deck", () => {
  test("are pictures with words for who does not see them, each with a table behind a disclosure", () => {
    const html = draw(deck);
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    expect(count(/<figure/g)).toBe(5);
    expect(count(/<svg role="img" aria-label="[^"]+"/g)).toBe(5);
    expect(count(/<details/g)).toBe(5);
    expect(count(/<table/g)).toBe(5);
    expect(html).toContain("赤は1ターン目までに25％");
    expect(html).toContain("使用コスト1は3枚");
  });

  test("say the share that a bar shows, with the count behind it", () => {
    expect(draw(deck)).toContain(">魔石 75％（15）<");
    expect(draw(deck, "en")).toContain(">Stones 75% (15)<");
  });

  test("tell colours by textures that every picture defines for itself", () => {
    const html = draw(deck, "en");
    const ids = [...html.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of html.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    for (const name of ["Red", "Green", "Multicolor", "Colorless"]) expect(html).toContain(name);
  });

  test("leave out what there is nothing to say of, and an empty deck says what to do", () => {
    const stones = draw({ grimoire: [], stoneDeck: deck.stoneDeck });
    expect(stones.match(/<figure/g)).toHaveLength(1);
    expect(draw({ grimoire: [], stoneDeck: [] })).toBe(
      '<p class="text-ink-soft text-sm">カードを加えると、使用コストや色の分布が表示されます。</p>',
    );
  });
});
