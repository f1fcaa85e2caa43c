import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { extendFormatData } from "@/engine/mtg/deck";
import { DeckRegistrationSheet } from "./deck-registration-sheet";

const ADDED = extendFormatData({
  sets: [
    {
      ...{ code: "zza", ja: "試しのセット", en: "Trial Set", released: "2001-02-05", kind: "expansion" },
      ...{ block: "invasion", from: null, source: "A sample" },
    },
  ],
  lists: [{ format: "type1", from: "1999-10-01", restricted: ["Old Bell"], banned: [], source: "A sample" }],
});

it.each([
  ["2000-12-15", "1999-10-01"],
  ["2001-03-01", "2001-01-16"],
])("the sheet of a deck of %s names the lists of %s, by which it was checked", (on, day) => {
  const w = getDictionary("ja").mtgDesk.sheet;
  const main = [{ name: "Island", count: 60 }];
  const shown = { deck: { main, sideboard: [], pool: [] }, name: "", format: "type1" as const, on };
  const sheet = renderToStaticMarkup(
    <DeckRegistrationSheet shown={shown} cards={null} book={ADDED} address={null} lang="ja" />,
  );
  expect(sheet).toContain(format(w.lists, { day }));
  expect(sheet).toContain(w.legal);
});
