import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

const FACETS = { kind: "種別", color: "色" } as const;
const VALUES = { unit: "ユニット", magic: "マジック", blue: "青", red: "赤" } as const;
const ORDERS = { hp: "HP" } as const;

/** The results of a search, in Japanese. */
export class CardsPage extends SitePage {
  /** The links to card pages among the results, each named by what its card says. */
  get cards(): Locator {
    return this.page.locator("[data-result]");
  }

  /** The box to search with, which is a combobox once the page is awake. */
  get box(): Locator {
    return this.page.locator("#search-box");
  }

  get facets(): Locator {
    return this.page.getByRole("complementary", { name: "絞り込み" });
  }

  /** List of completions for the word that is being typed. */
  get completions(): Locator {
    return this.page.getByRole("listbox", { name: "候補" }).getByRole("option");
  }

  card(name: string): Locator {
    return this.cards.filter({ hasText: name }).or(this.page.locator(`[data-result]:has([aria-label^="${name}"])`));
  }

  /** The query of the address. */
  get query(): string {
    return new URL(this.page.url()).searchParams.get("q") ?? "";
  }

  /** Opens the results of a query. */
  async results(query: string): Promise<void> {
    await this.open(`/cards?${new URLSearchParams({ q: query })}`);
  }

  /** Opens a page and waits until its keys are heard. */
  async awake(path: string): Promise<void> {
    await this.open(path);
    await this.page.getByRole("combobox", { name: /^(カード検索|Search cards)$/ }).waitFor();
  }

  async search(words: string): Promise<void> {
    await this.box.fill(words);
    await this.submit();
  }

  async submit(): Promise<void> {
    await this.page.getByRole("search").getByRole("button", { name: "検索", exact: true }).click();
  }

  /** A value of a facet. */
  value(facet: keyof typeof FACETS, value: keyof typeof VALUES): Locator {
    return this.facets
      .getByRole("list", { name: FACETS[facet], exact: true })
      .getByRole("link", { name: new RegExp(`^(${FACETS[facet]} )?${VALUES[value]}`) });
  }

  /** Presses a value of a facet. */
  async narrow(facet: keyof typeof FACETS, value: keyof typeof VALUES): Promise<void> {
    await this.value(facet, value).click();
  }

  /** Asks for cards of exactly the chosen colors. */
  async narrowToTheseColors(): Promise<void> {
    await this.facets.getByRole("link", { name: "完全一致" }).click();
  }

  /** Asks for cards with at most this cost of use. */
  async limitCost(cost: number): Promise<void> {
    const field = this.facets.getByLabel("使用コスト 以下");
    await field.fill(`${cost}`);
    await field.press("Enter");
  }

  async orderBy(order: keyof typeof ORDERS): Promise<void> {
    await this.page.getByRole("button", { name: /^並び順/ }).click();
    await this.page.getByRole("list", { name: "並び順" }).getByRole("link", { name: ORDERS[order] }).click();
  }

  /** Shows the cards with their texts, and waits until it is so. */
  async showTexts(): Promise<void> {
    const views = this.page.getByRole("navigation", { name: "表示" });
    await views.getByRole("link", { name: "テキスト" }).click();
    await views.locator("a[aria-current]", { hasText: "テキスト" }).waitFor();
  }

  /** Waits until every font that the page has asked for is there, after which nothing moves any more. */
  async fontsCome(): Promise<void> {
    await this.page.waitForFunction(() => document.fonts.status === "loaded");
  }

  /** The addresses of the cards that are shown, in their order. */
  async shown(): Promise<readonly (string | null)[]> {
    return this.cards.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  }

  /** The face of a card on its page. */
  face(name: string): Locator {
    return this.page
      .getByRole("main")
      .getByRole("img", { name: new RegExp(`^${name}`) })
      .first();
  }

  /** How many pixels lie between the face of a card and the ways on below it. */
  async gapBelow(face: Locator): Promise<number> {
    const ways = this.page.getByRole("navigation", { name: "このカードのメニュー" });
    const [above, below] = [await face.boundingBox(), await ways.boundingBox()];
    return (below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0);
  }

  /** Where the words of the head and of the page begin, and where both end. */
  edges(): Promise<readonly (readonly number[])[]> {
    return this.page.evaluate(() =>
      [document.querySelector("header > .page"), document.getElementById("main")].map((part) => {
        const { left, right } = part?.getBoundingClientRect() ?? new DOMRect();
        const { paddingLeft } = getComputedStyle(part ?? document.body);
        return [left + Number.parseFloat(paddingLeft), right];
      }),
    );
  }

  /** Chooses the dark scheme in the menu of a phone. */
  async chooseDark(): Promise<void> {
    await this.page.getByRole("banner").getByRole("link", { name: "ダーク" }).click();
    await this.page.locator("html[data-theme=dark]").waitFor();
  }

  /** Follows the link to the decks at the head of an English page. */
  async openDecks(): Promise<void> {
    await this.navigation.getByRole("link", { name: "Decks", exact: true }).click();
  }

  /** Sends the search at the head of an English page by its button. */
  async submitHeader(): Promise<void> {
    const search = this.page.getByRole("banner").getByRole("search");
    await search.getByRole("button", { name: "Search", exact: true }).click();
  }
}
