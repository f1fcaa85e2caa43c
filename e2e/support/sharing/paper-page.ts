import type { Locator } from "playwright/test";
import { SitePage } from "../site-page";

/** A card of the printed decks. */
const CARD = "墨つぎの見習い";
/** Buttons of a deck page, which mean nothing on paper. */
const BUTTONS = ["共有", "一人回し", "登録用紙"];
/** The sign on the builder's button that takes a card away. */
export const TAKE_AWAY = "−";

/** The pages of a deck that are printed, in Japanese. */
export class PaperPage extends SitePage {
  /** Goes from a deck page to the proxies of the whole deck. */
  async openProxies(): Promise<void> {
    await this.page.getByRole("button", { name: "このデッキのメニュー" }).click();
    await this.page.getByRole("link", { name: "代用カード" }).click();
  }

  /** The sheets of proxies, by the number of cards and of pages. */
  proxies(cards: number, pages: number): Locator {
    return this.page.getByRole("region", { name: `代用カード ${cards}枚（A4用紙 ${pages}枚）` });
  }

  /** The places at which a card of the deck is read on a deck page. */
  get cards(): Locator {
    return this.page.getByRole("main").getByText(CARD).filter({ visible: true });
  }

  /** The buttons of a deck page that are seen. */
  get buttons(): Locator {
    const [first = "", ...others] = BUTTONS;
    const named = (name: string) => this.page.getByText(name, { exact: true });
    return others.reduce((found, name) => found.or(named(name)), named(first)).filter({ visible: true });
  }

  /** The deck as the builder prints it. */
  get printedDeck(): Locator {
    return this.page.locator("[data-printed-deck]");
  }

  get printedCard(): Locator {
    return this.printedDeck.getByText(CARD);
  }
}
