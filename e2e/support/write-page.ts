import { expect, type Locator } from "playwright/test";
import { SitePage } from "./site-page";

/** The page where anybody writes a card. */
export class WritePage extends SitePage {
  get text(): Locator {
    return this.page.getByRole("textbox", { name: /^(テキスト|Text)$/ });
  }

  get name(): Locator {
    return this.page.getByRole("textbox", { name: /^(名称|Name)$/ });
  }

  /** Panel with the abilities that the engine reads from the text. */
  get reading(): Locator {
    return this.page.getByRole("region", { name: /^(読み取り|Engine reading)$/ });
  }

  /** How much of the text, or of each of its sentences, was read. */
  coverage(coverage: "full" | "partial" | "none"): Locator {
    return this.reading.locator(`[data-coverage=${coverage}]`);
  }

  /** The stretches underlined in the text where it is written. */
  get underlined(): Locator {
    return this.page.locator("textarea + [aria-hidden] mark");
  }

  get tryIt(): Locator {
    return this.page.getByRole("link", { name: /^(一人回しで試す|Goldfish this card)$/ });
  }

  /** Writes a text and waits until all of it is read. */
  async write(text: string): Promise<void> {
    await this.text.fill(text);
    await expect(this.coverage("full").first()).toBeVisible();
  }

  /** Waits until the goldfish says that a made-up card is in its deck. */
  async expectGuest(name: string): Promise<void> {
    await expect(this.page.getByText(`自作カード《${name}》が入っています`)).toBeVisible();
  }

  /** Goes back from the goldfish to the card. */
  async edit(): Promise<void> {
    await this.page.getByRole("link", { name: "このカードを編集" }).click();
  }
}
