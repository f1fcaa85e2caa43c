import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Lang } from "@/app/i18n/lang";
import { GamesTable } from "./games-table";

it("the words of both games are English on pages in an added language", () => {
  const shown = (lang: Lang) =>
    renderToStaticMarkup(<GamesTable lang={lang} />).replaceAll(`href="/${lang}/`, 'href="/');
  expect(shown("de" as Lang)).toBe(shown("en"));
});
