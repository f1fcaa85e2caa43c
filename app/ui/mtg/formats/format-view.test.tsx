import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { LANGS, type Lang } from "@/app/i18n/lang";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { extendFormatData, type FormatData, type FormatId, getLastKnownDate, LAST_PRINTED } from "@/engine/mtg/deck";
import { DEFAULT_FORMAT_DATE } from "@/lib/mtg/formats/format-date";
import { getFormatFacts } from "@/lib/mtg/formats/format-facts";
import { InvalidDateNotice, readDateQuery } from "./date-query";
import { FormatView } from "./format-view";

const shown = (id: FormatId, lang: Lang, on = "2000-12-15", book?: FormatData) =>
  renderToStaticMarkup(
    <AllWordsProvider lang={lang}>
      <FormatView facts={getFormatFacts(id, on, book)} on={on} lang={lang} />
    </AllWordsProvider>,
  );

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

const ADDED = extendFormatData({
  sets: [
    {
      ...{ code: "zza", ja: "試しのセット", en: "Trial Set", released: "2001-02-05", kind: "expansion" },
      ...{ block: "invasion", from: null, source: "A sample" },
    },
  ],
  lists: [
    { format: "type1", from: "1999-10-01", restricted: ["Old Bell"], banned: ["Reed Warden"], source: "A sample" },
  ],
});
const words = getDictionary("ja");
const textOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, "");

describe("lists and sets that the site added", () => {
  const view = (id: FormatId, on: string) => shown(id, "ja", on, ADDED);

  it("stand with their source, beside the days of other lists", () => {
    const markup = view("type1", "2000-12-15");
    const { statesFrom } = words.mtgFormats;
    expect(textOf(markup)).toContain(format(statesFrom, { day: "1999-10-01", source: "A sample" }));
    expect(markup).toMatch(/<a href="[^"?]*"[^>]*><time[^>]*>2001-01-16<\/time><\/a>/u);
  });

  it("count from the day on which their set may be used", () => {
    const { addedSets } = words.mtgFormats;
    const named = format(addedSets, { sets: "試しのセット", source: "A sample" });
    expect(textOf(view("standard", "2001-03-01"))).toContain(named);
    expect(view("standard", "2001-03-01")).toMatch(/<table.*試しのセット.*<\/table>/u);
    expect(textOf(view("standard", "2001-02-28"))).not.toContain(named);
  });

  it("let days be asked for up to the one on which the last of them counts", () => {
    const last = getLastKnownDate(ADDED);
    const shownFor = (on: string) =>
      textOf(renderToStaticMarkup(<InvalidDateNotice {...readDateQuery(on, last)} lang="ja" />));
    expect(shownFor("2001-03-01")).toBe("");
    expect(shownFor("2001-03-02")).toContain(
      format(words.mtgFormats.badDay, { day: "2001-03-02", shown: DEFAULT_FORMAT_DATE }),
    );
  });
});
