import type { Locator } from "playwright/test";
import { SitePage } from "./site-page";

type View = "カード" | "一覧" | "テキスト" | "チェックリスト";

/** The results of a search, in Japanese. */
export class CardsPage extends SitePage {
  /** The links to card pages among the results, each named by what its card says. */
  get cards(): Locator {
    return this.page.locator("[data-result]");
  }

  /** How many cards the results say they have. */
  get count(): Locator {
    return this.page.getByRole("main").getByRole("status").filter({ hasText: /\d/ });
  }

  /** The box to search with, which is a combobox once the page is awake. */
  get box(): Locator {
    return this.page.locator("#search-box");
  }

  get facets(): Locator {
    return this.page.getByRole("complementary", { name: "絞り込み" });
  }

  /** The terms of the query, each with what takes it away. */
  get terms(): Locator {
    return this.page.getByRole("list", { name: "いまの条件" }).getByRole("link");
  }

  /** List of completions for the word that is being typed. */
  get completions(): Locator {
    return this.page.getByRole("listbox", { name: "候補" }).getByRole("option");
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
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
    await this.page.getByRole("combobox", { name: /^(カードを探す|Search cards)$/ }).waitFor();
  }

  async search(words: string): Promise<void> {
    await this.box.fill(words);
    await this.submit();
  }

  async submit(): Promise<void> {
    await this.page.getByRole("search").getByRole("button", { name: "探す", exact: true }).click();
  }

  /** Presses a value of a facet. */
  async narrow(facet: string, value: string): Promise<void> {
    await this.facets
      .getByRole("list", { name: facet, exact: true })
      .getByRole("link", { name: new RegExp(`^(${facet} )?${value}`) })
      .click();
  }

  view(view: View): Locator {
    return this.page.getByRole("navigation", { name: "表示" }).getByRole("link", { name: view });
  }

  /** Chooses a view and waits until it is the one that shows. */
  async show(view: View): Promise<void> {
    await this.view(view).click();
    await this.page.getByRole("navigation", { name: "表示" }).locator("a[aria-current]", { hasText: view }).waitFor();
  }

  /** The addresses of the cards that are shown, in their order. */
  async shown(): Promise<readonly (string | null)[]> {
    return this.cards.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  }
}
