import type { Locator } from "playwright/test";
import { DevelopersPage } from "../developers-page";

/** The route that looks up a card by its name, tried out on the page about the public interface. */
export class TriedRoute extends DevelopersPage {
  get #article(): Locator {
    return this.route("カードを名前で取得");
  }

  /** Narrows the page to what is typed, and opens the form of the route. */
  async openForm(typed: string): Promise<void> {
    await this.page.getByRole("searchbox", { name: "ページ内を絞り込む" }).fill(typed);
    await this.#article.getByText("ここで試す").click();
  }

  /** Sends the form with a card name. */
  async send(name: string): Promise<void> {
    await this.#article.getByLabel("name (必須)").fill(name);
    await this.#article.getByRole("button", { name: "送信" }).click();
  }

  /** Says that an answer with a status came. */
  answered(status: number): Locator {
    return this.#article.getByRole("status").filter({ hasText: `ステータス ${status}` });
  }

  get body(): Locator {
    return this.#article.getByRole("region", { name: /^レスポンス/ });
  }
}
