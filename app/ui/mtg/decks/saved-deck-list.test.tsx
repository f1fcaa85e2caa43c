import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DOCUMENT_FORMAT_DATA } from "@/engine/mtg/deck";
import type { MtgDeckSummary } from "@/lib/mtg/decks/saved/types";
import { SavedDeckList } from "./saved-deck-list";

const deck = {
  ...{ id: "a", name: "森", format: "type1", on: "2000-12-15", visibility: "public", author: "杜", hidden: false },
  ...{ verdict: "legal", errors: 0, updatedAt: "2026-01-01T00:00:00.000Z" },
} as unknown as MtgDeckSummary;

it("names only the zones that have cards", () => {
  const counts = [
    { main: 60, sideboard: 0, pool: 0 },
    { main: 60, sideboard: 15, pool: 2 },
  ];
  const decks = counts.map((one, place) => ({ ...deck, id: `${place}`, counts: one }));
  const markup = renderToStaticMarkup(
    <SavedDeckList decks={decks} book={DOCUMENT_FORMAT_DATA} visibility={null} lang="ja" />,
  );
  expect(markup).toContain(">デッキ60枚<");
  expect(markup).toContain(">デッキ60枚・サイドボード15枚・カードプール2枚<");
});
