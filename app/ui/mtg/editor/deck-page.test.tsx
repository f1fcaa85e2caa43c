import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { DOCUMENT_FORMAT_DATA } from "@/engine/mtg/deck";
import { readDeckText } from "@/lib/mtg/decks/deck-text";
import { DeckPage } from "./deck-page";

it("leads to a goldfish in each era, and has curve, groups and the list for other programs", () => {
  const text = "4 Moss Ox\n56 Forest\n\nSideboard\n15 Swamp";
  const { deck } = readDeckText(text);
  const markup = renderToStaticMarkup(
    <AllWordsProvider lang="en">
      <DeckPage
        shown={{ deck, name: "Oxen", format: "type1", on: "2001-01-16" }}
        cards={null}
        book={DOCUMENT_FORMAT_DATA}
        lang="en"
      />
    </AllWordsProvider>,
  );
  expect([...markup.matchAll(/\/mtg\/goldfish\/[^"]*era=(\w+)/gu)].map(([, era]) => era)).toEqual(["6e", "8e", "mod"]);
  expect(markup).toContain(text);
  const { check, share, figures, sorted } = getDictionary("en").mtgDesk;
  for (const form of Object.values(share.forms)) expect(markup).toContain(form);
  expect(markup).toContain(figures.hand);
  expect(markup).toContain(sorted.lands);
  expect(markup).toContain(format(check.unknownSets.one, { n: 1, names: "Moss Ox" }));
});
