import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { getDictionary } from "@/app/i18n/dictionary";
import { getEntry } from "@/lib/documents/entries";
import { EngineOverviewPage } from "./engine-overview-page";
import { EngineSupportPage } from "./engine-support-page";

const { related, tests } = getDictionary("ja").libraryEngine;
const shown = (id: Parameters<typeof getEntry>[0]) =>
  renderToStaticMarkup(<EngineSupportPage entry={getEntry(id)} lang="ja" />);

it("says of tests that they touch an entry outside the engine, and prove one that it carries out", () => {
  const outside = shown("mtg-6e:K.17.6");
  expect(outside).toContain("大部分は");
  expect(outside).toContain(`${related}<`);
  const done = shown("mtg-6e:K.17.2");
  expect(done).toContain(`>${tests}<`);
  expect(done).toContain(".test.ts");
  expect(shown("mtg-6e:K.17.r5")).not.toContain("大部分は");
});

it.each(["mag:705.4.3", "house:7"] as const)("names the tests of %s of MAGMELL", (id) => {
  expect(shown(id)).toContain("engine/magmell/");
});

it("counts the entries of each document by what the engine makes of them", () => {
  const page = renderToStaticMarkup(<EngineOverviewPage lang="ja" />);
  expect(page.match(/<h2/g)).toHaveLength(7);
  expect(page).toContain("/rules?doc=mtg-6e&amp;status=done");
});
