import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { LANGS } from "@/app/i18n/lang";
import { DeckPage } from "@/app/ui/mtg/editor/deck-page";
import { FormatsPanel } from "@/app/ui/mtg/editor/formats-panel";
import { ProblemPanel } from "@/app/ui/mtg/editor/problem-panel";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { checkDeck, extendFormatData } from "@/engine/mtg/deck";
import { readDeckText } from "@/lib/mtg/decks/deck-text";
import { getFormatFacts } from "@/lib/mtg/formats/format-facts";
import { mergeFormatAdditions } from "@/lib/mtg/formats/format-plan";
import { formatFileSchema } from "@/lib/mtg/formats/schema";
import { FormatList } from "./format-list";
import { FormatView } from "./format-view";

const FILE = new URL("../../../../docs/formats/premodern.json", import.meta.url);
const premodern = formatFileSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
const book = extendFormatData(mergeFormatAdditions([premodern]));

describe.each(LANGS)("a format that was added, in %s,", (lang) => {
  const words = getDictionary(lang);
  const source = format(words.mtgDesk.where.source, { source: premodern.source });
  const name = premodern.formats?.[0]?.[lang === "ja" ? "ja" : "en"] ?? "";

  it("stands on the page of formats, and has a page with its sets, cards and source; without it there is none", () => {
    const page = renderToStaticMarkup(<FormatList lang={lang} on="2001-01-16" book={book} />);
    for (const part of [words.mtgFormats.groups.added, name, source, "/mtg/formats/premodern"])
      expect(page).toContain(part);
    const facts = getFormatFacts("premodern", "2001-01-16", book);
    const own =
      facts &&
      renderToStaticMarkup(
        <AllWordsProvider lang={lang}>
          <FormatView facts={facts} on="2001-01-16" lang={lang} />
        </AllWordsProvider>,
      );
    for (const part of [lang === "ja" ? "スカージ" : "Scourge", "Worldgorger Dragon", source])
      expect(own).toContain(part);
    expect(own).toContain(format(words.mtgFormats.sideboard.upTo, { n: 15 }));
    expect(own).not.toContain(words.mtgFormats.ante);
    const bare = renderToStaticMarkup(
      <FormatList lang={lang} on="2001-01-16" book={extendFormatData({ sets: [], lists: [] })} />,
    );
    expect(bare).not.toContain(words.mtgFormats.groups.added);
  });

  it("judges the deck of the editor, and says what is wrong", () => {
    const { deck, printings } = readDeckText("1 Tendrils of Agony\n4 Grim Ox\n55 Swamp");
    const check = { format: "premodern", on: "2001-01-16", cards: null, book, printings } as const;
    const panel = renderToStaticMarkup(
      <AllWordsProvider lang={lang}>
        <FormatsPanel deck={deck} check={check} onFormat={() => {}} lang={lang} />
        <ProblemPanel
          {...{ deck, check, lang, isPending: false, onDeck: () => {} }}
          problems={checkDeck(deck, check)}
        />
      </AllWordsProvider>,
    );
    const verdict = format(words.mtgDesk.where.illegal, { n: 1 });
    const seal = format(words.mtgDesk.where.pick, { format: name, verdict });
    for (const part of [seal, "Tendrils of Agony", source]) expect(panel).toContain(part);
  });

  it("says of a deck whose format was taken away that the site does not have it, and shows the deck", () => {
    const { deck } = readDeckText("4 Grim Ox\n56 Swamp");
    const shown = { deck, name: "Oxen", format: "premodern", on: "2001-01-16" };
    const page = renderToStaticMarkup(
      <AllWordsProvider lang={lang}>
        <DeckPage shown={shown} cards={null} book={extendFormatData({ sets: [], lists: [] })} lang={lang} />
      </AllWordsProvider>,
    );
    const unknown = words.mtgDeckProblems.codes.FORMAT_UNKNOWN.replaceAll("'", "&#x27;");
    for (const part of ["premodern", "Grim Ox", unknown]) expect(page).toContain(part);
    expect(page).not.toContain("/mtg/formats/premodern");
  });
});
