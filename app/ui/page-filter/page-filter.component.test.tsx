import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { getKeyAnchor } from "@/app/ui/links/key-anchor";
import { SyntaxGuide } from "@/app/ui/magmell/syntax/syntax-guide";
import { pressKeys } from "@/app/ui/testing/press";
import { createMessagePattern } from "@/app/ui/testing/words-pattern";
import { QUERY_KEYS, type QueryKeyId } from "@/lib/magmell/search/query/keys";

const { syntax, pageFilter: words } = getDictionary("ja");

const found = page.getByRole("main").getByRole("status");
const japanese = (key: QueryKeyId): string => QUERY_KEYS[key].names[1] ?? "";

/** Waits until a part of the page is shown or hidden; what is hidden can still be found by the browser's own search. */
const expectShown = async (id: string, shown = true): Promise<void> =>
  void (await expect.poll(() => document.getElementById(id)?.checkVisibility(), { message: id }).toBe(shown));

it("narrows a page to what is typed, by key or by meaning, and Escape closes its parts again", async () => {
  await render(
    <main>
      <SyntaxGuide lang="ja" />
    </main>,
  );
  const filter = page.getByRole("searchbox", { name: words.label });
  const total = getKeyAnchor("total");
  await expectShown(total, false);
  await filter.fill(japanese("total"));
  await expectShown(total);
  await filter.fill(japanese("rarity"));
  await expect.element(found).toHaveTextContent(createMessagePattern(words.found));
  await expectShown(getKeyAnchor("rarity"));
  await expectShown(total, false);
  await filter.fill("れありてぃ zzz");
  await expect.element(found).toHaveTextContent(words.none);
  await expectShown("numbers-title", false);
  await pressKeys("Escape");
  await expectShown("numbers-title");
  await expectShown(total, false);
  await expect.element(filter).toHaveValue("");
  await filter.fill(japanese("rarity"));
  await expectShown(total, false);
  await page
    .getByRole("navigation", { name: syntax.contents })
    .getByRole("link", { name: japanese("total") })
    .click();
  await expectShown(total);
  await expect.element(page.getByRole("heading", { level: 3, name: `${japanese("total")}:` })).toBeInViewport();
});
