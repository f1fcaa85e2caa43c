import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { LANGS } from "@/app/i18n/lang";
import { FormatsPanel } from "@/app/ui/mtg/editor/formats-panel";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { extendFormatData } from "@/engine/mtg/deck";
import { readDeckText } from "@/lib/mtg/decks/deck-text";
import { mergeFormatAdditions } from "@/lib/mtg/formats/format-plan";
import { formatFileSchema } from "@/lib/mtg/formats/schema";
import { FormatList } from "./format-list";

const FILE = new URL("../../../../docs/formats/premodern.json", import.meta.url);
const premodern = formatFileSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
const book = extendFormatData(mergeFormatAdditions([premodern]));

describe.each(LANGS)("a format that was added, in %s,", (lang) => {
  const words = getDictionary(lang);
  const source = format(words.mtgDesk.where.source, { source: premodern.source });
  const name = premodern.formats?.[0]?.[lang === "ja" ? "ja" : "en"] ?? "";

  it("stands on the page of formats with its sets, cards and source, and without it there is none", () => {
    const page = renderToStaticMarkup(<FormatList lang={lang} on="2001-01-16" book={book} />);
    for (const part of [words.mtgFormats.groups.added, name, "Worldgorger Dragon", source])
      expect(page).toContain(part);
    expect(page).toContain(lang === "ja" ? "スカージ" : "Scourge");
    const bare = renderToStaticMarkup(
      <FormatList lang={lang} on="2001-01-16" book={extendFormatData({ sets: [], lists: [] })} />,
    );
    expect(bare).not.toContain(words.mtgFormats.groups.added);
  });

  it("judges the deck of the editor, and says what is wrong", () => {
    const { deck, printings } = readDeckText("1 Tendrils of Agony\n4 Grim Ox\n55 Swamp");
    const check = { format: "type1", on: "2001-01-16", cards: null, book, printings } as const;
    const panel = renderToStaticMarkup(
      <AllWordsProvider lang={lang}>
        <FormatsPanel deck={deck} check={check} onFormat={() => {}} lang={lang} />
      </AllWordsProvider>,
    );
    const [, own = ""] = panel.split("<details");
    for (const part of [name, format(words.mtgDesk.where.illegal, { n: 1 }), "Tendrils of Agony", source])
      expect(own).toContain(part);
  });
});
