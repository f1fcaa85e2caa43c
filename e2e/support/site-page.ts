import type { Locator, Page } from "playwright/test";
import { beginToUse } from "./begin-to-use";

type Language = "ja" | "en";

const NAMES = { ja: "日本語", en: "English" } as const;
const THEMES = { light: /^(ライト|Light)$/, dark: /^(ダーク|Dark)$/ } as const;

/** Page object of what all pages share: header, footer, language and theme. Those of single paths extend it. */
export class SitePage {
  constructor(readonly page: Page) {}

  /** The one heading that says where the reader is. */
  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** The links at the head of the page that lead to its parts. */
  get navigation(): Locator {
    return this.page.getByRole("banner").getByRole("navigation");
  }

  /** The field at the head of the page that searches for cards, on pages without one of their own. */
  get headerSearch(): Locator {
    return this.page.locator("#header-search-box");
  }

  /** The search of the head once the page is awake, in Japanese or English. */
  get awakeHeader(): Locator {
    return this.page.locator("#header-search-box[role=combobox]");
  }

  /** A button at the head of a narrow page: the search, or the menu of what has no room. */
  opener(what: "search" | "menu"): Locator {
    const name = what === "menu" ? /^(メニュー|Menu)$/ : /^(カードを検索|Search cards)$/;
    return this.page.getByRole("banner").getByRole("button", { name });
  }

  /** The button at the head of the page that opens the account of whoever is signed in. */
  accountMenu({ name, email }: { name: string | null; email: string }): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: name ?? email });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await beginToUse(this.page);
  }

  /** The page in a language, as it tells browsers and screen readers. Where an address leads nowhere the page says it once it is awake. */
  in(language: Language): Locator {
    return this.page.locator(`html[lang=${language}]`);
  }

  async chooseLanguage(language: Language): Promise<void> {
    await this.page.getByRole("banner").getByRole("link", { name: NAMES[language] }).click();
    await this.page.locator(`html[lang=${language}]`).waitFor();
  }

  async chooseTheme(theme: keyof typeof THEMES): Promise<void> {
    await this.page
      .getByRole("banner")
      .getByRole("button", { name: /^(テーマ|Theme)$/ })
      .click();
    await this.page.getByRole("link", { name: THEMES[theme] }).click();
    await this.page.locator(`html[data-theme=${theme}]`).waitFor();
  }
}
