import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { type Lang, localizePath } from "@/app/i18n/lang";
import { SearchBox } from "@/app/ui/magmell/card/browse/query/search-box";
import { completions, mockCardNames, VERSION } from "@/app/ui/magmell/card/browse/testing/browse-kit";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { pressKeys } from "@/app/ui/testing/press";
import { SiteHeader } from "./site-header";

const words = getDictionary("ja");
const banner = page.getByRole("banner");
const search = banner.getByRole("combobox", { name: words.search.box });

/** Renders the head of a page, above a part of it. */
const renderHead = (path: string, lang: Lang = "ja", main = <input type="search" aria-label="rules" />) =>
  render(
    <AllWordsProvider lang={lang}>
      <SiteHeader address={{ lang, path, query: "" }} theme="auto" version={VERSION} />
      <main className="page" id="main">
        {main}
      </main>
    </AllWordsProvider>,
  );

beforeEach(() => mockCardNames());

describe("the search at the head of a page", () => {
  it("completes what is typed", async () => {
    await renderHead("/rules");
    await search.click();
    await userEvent.keyboard("さんさつ");
    await expect.element(completions.first()).toHaveTextContent("三冊の取り寄せ");
    await pressKeys("ArrowDown");
    // Enter before the choice is drawn would send the search.
    await expect.element(search).toHaveAttribute("aria-activedescendant");
    await pressKeys("Enter");
    await expect.element(search).toHaveValue("《三冊の取り寄せ》 ");
  });

  it("is reached by the key /, which is text where text is written", async () => {
    const rules = await renderHead("/rules");
    await pressKeys("/");
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard("c:/");
    await expect.element(search).toHaveValue("c:/");
    const other = page.getByRole("main").getByRole("searchbox");
    await other.click();
    await pressKeys("/");
    await expect.element(other).toHaveValue("/");
    await rules.unmount();
    await renderHead("/", "ja", <SearchBox lang="ja" text="" version={VERSION} />);
    await pressKeys("Control+k");
    const box = page.getByRole("main").getByRole("combobox", { name: words.search.box });
    await expect.element(box).toHaveFocus();
  });
});

it.each(["/cards", "/decks/new", "/decks/0b2c7a86/edit"])("of %s has no search beside the page's own", async (path) => {
  await renderHead(path);
  await expect.element(banner).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
});

it.each(["/mtg", "/mtg/turn", "/rules/mtg-6e/A.1.r2"])(
  "of %s searches Magic's rules, reached by the key /",
  async (path) => {
    const addresses = blockNavigations();
    await renderHead(path);
    await pressKeys("/");
    await expect.element(banner.getByRole("searchbox", { name: words.librarySearch.magic })).toHaveFocus();
    await userEvent.keyboard("704.5k");
    await pressKeys("Enter");
    await expect.poll(() => addresses).toEqual(["/rules?q=704.5k&game=mtg"]);
    await expect.element(search).not.toBeInTheDocument();
  },
);

it.each(["/mtg/turn", "/rules/library", "/rules/mtg-house"])("of %s is Magic's", async (path) => {
  await page.viewport(1600, 760);
  await renderHead(path);
  const { label, mtg, rules } = words.site.nav;
  const places = banner.getByRole("navigation", { name: label });
  await expect.element(places.getByRole("link", { name: mtg })).toHaveAttribute("aria-current", "true");
  await expect.element(places.getByRole("link", { name: rules, exact: true })).not.toHaveAttribute("aria-current");
});

describe("the head of a page on a telephone", () => {
  beforeEach(() => page.viewport(360, 760));

  it.each([
    ["/rules", "ja"],
    ["/decks", "en"],
    ["/cards", "ja"],
    ["/", "ja"],
  ] as const)("is one line on %s in %s", async (path, lang) => {
    await renderHead(path, lang);
    await expect.element(banner).toBeVisible();
    await document.fonts.ready;
    expect(banner.element().getBoundingClientRect().height).toBeLessThanOrEqual(52);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it("leaves nothing out of reach", async () => {
    const addresses = blockNavigations();
    const { nav, theme } = words.site;
    await renderHead("/rules");
    await banner.getByRole("button", { name: nav.menu }).click();
    const link = (name: string) => banner.getByRole("link", { name, exact: true });
    await expect.element(link(theme.dark)).toHaveAttribute("href", "/rules?theme=dark");
    await expect.element(link("English")).toHaveAttribute("href", "/rules?lang=en");
    await expect
      .element(banner.getByRole("navigation").getByRole("link", { name: nav.decks, exact: true }))
      .toHaveAttribute("href", localizePath("ja", "/decks"));
    await pressKeys("Escape");
    await banner.getByRole("button", { name: nav.search }).click();
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard("pressure");
    await expect.element(banner.getByRole("button", { name: words.search.submit, exact: true })).toBeVisible();
    await pressKeys("Enter");
    await expect.poll(() => addresses).toEqual(["/cards?q=pressure"]);
  });
});

it("is as wide as its page", async () => {
  await page.viewport(1920, 900);
  await renderHead("/");
  await expect.element(banner).toBeVisible();
  const [head, main] = [document.querySelector("header > .page"), document.getElementById("main")].map((part) => {
    const { left, right } = part?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, padding: getComputedStyle(part ?? document.body).paddingLeft };
  });
  expect(head).toEqual(main);
});
