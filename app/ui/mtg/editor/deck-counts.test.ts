import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { formatPlural } from "@/app/i18n/format";

const { mtgDesk, mtgFormats } = getDictionary("en");

it.each([
  [mtgDesk.sorted.count, "1 card", "2 cards"],
  [mtgDesk.figures.lands, "1 land", "2 lands"],
  [mtgDesk.figures.handColumn, "1 land: 35%", "2 lands: 35%"],
  [mtgFormats.count, "1 set", "2 sets"],
])("one of %j is no more than one", (forms, one, two) => {
  expect([1, 2].map((n) => formatPlural("en", forms, n, { chance: "35%" }))).toEqual([one, two]);
});
