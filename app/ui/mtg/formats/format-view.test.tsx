import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { dictionary } from "@/app/ui/i18n/dictionary";
import { LANGS } from "@/app/ui/i18n/lang";
import { LAST_PRINTED } from "@/engine/mtg/deck";
import { formatFacts } from "@/lib/mtg/formats/format-facts";
import { FormatView } from "./format-view";

type Id = Parameters<typeof formatFacts>[0];

const shown = (id: Id, lang: (typeof LANGS)[number], on = "2000-12-15") =>
  renderToStaticMarkup(<FormatView facts={formatFacts(id, on)} on={on} lang={lang} words={dictionary(lang)} />);

describe("the page of a format", () => {
  it.each(LANGS)("of Extended folds in %s all names that no legal set prints, by set", (lang) => {
    const part = shown("extended", lang).split('id="last-printed"')[1] ?? "";
    expect(part.match(/<details/g)).toHaveLength(Object.keys(LAST_PRINTED).length);
    expect(part.match(/<li/g)).toHaveLength(Object.values(LAST_PRINTED).flat().length);
    expect(part).toContain("Library of Alexandria");
    expect(shown("type1", lang)).not.toContain('id="last-printed"');
  });

  it.each(["type1", "standard", "extended"] as const)("of %s breaks no day between lines", (id) => {
    const text = shown(id, "en", "2000-10-31").replaceAll(/<time[^>]*>[^<]*<\/time>|<[^>]*>/g, " ");
    expect(text.match(/\d{4}-\d{2}-\d{2}/g)).toBeNull();
  });
});
