import { expect, type Page } from "playwright/test";
import { DeckEditorWindows } from "../decks/deck-editor-windows";

const TITLES = { ja: "オフラインです", en: "You're offline" } as const;
/** Three copies each are put into the deck, and two of the last. */
const CARDS = ["墨つぎの見習い", "青墨の小魚", "走り火", "若葉の栞", "苔むす踏み台", "火種の見習い"];
const LAST = "燐寸の小人";

/** The builder in a browser that may lose its network. */
export class OfflineDeckEditor extends DeckEditorWindows {
  /** Waits until the browser keeps all that it needs without a network. */
  async keepsAll(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
    });
  }

  /** Adds twenty cards to the deck, one after the other but at one moment: a pause between edits would be saved. */
  async addTwentyCards(): Promise<void> {
    const cards = [...CARDS.flatMap((card) => [card, card, card]), LAST, LAST];
    for (const card of [...CARDS, LAST]) await this.plus(card).waitFor();
    await this.pool.evaluate((pool, names) => {
      for (const name of names) {
        const add = pool.querySelector(`[data-name="${name}"] [data-act=add]`);
        if (!(add instanceof HTMLElement)) throw new Error(`The pool has no ${name}`);
        add.click();
      }
    }, cards);
  }

  /** The keys under which the browser keeps drafts. */
  async draftKeys(): Promise<readonly string[]> {
    return this.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("grimoire.draft.")));
  }

  /** The only draft that the browser keeps: whether a save waits, and the version that it goes on from. */
  async draft(): Promise<{ pending: unknown; version: number | null }> {
    const [slot = ""] = await this.draftKeys();
    const kept = JSON.parse((await this.page.evaluate((key) => localStorage.getItem(key), slot)) ?? "{}");
    return { pending: kept.pending, version: kept.base?.version ?? null };
  }

  /** Waits for the page that says there is no connection. */
  async expectNoConnection(lang: keyof typeof TITLES): Promise<void> {
    await expect(this.heading).toHaveText(TITLES[lang]);
  }

  async openAgain(lang: keyof typeof TITLES): Promise<void> {
    await this.page.getByRole("button", { name: { ja: "再試行", en: "Try again" }[lang] }).click();
    await expect(this.heading).not.toHaveText(TITLES[lang]);
  }

  /** Opens a deck of this device from the page without connection. */
  async openKept(name: string): Promise<void> {
    await this.page.getByRole("link", { name, exact: true }).click();
    await this.page.locator("[data-act=add]").first().waitFor();
  }

  /** The offer of a new release of the site. */
  get offer() {
    return this.page.getByRole("status").filter({ hasText: "新しいバージョンがあります" });
  }

  /** Takes the new release, and waits until its builder is there. */
  async takeRelease(): Promise<void> {
    const loaded = this.page.waitForEvent("load");
    await this.offer.getByRole("button", { name: "再読み込み" }).click();
    await loaded;
    await this.ready();
  }
}

/** Returns everything that a page's caches hold: the path, and the text of what is HTML. */
export const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const text = answer?.headers.get("content-type")?.startsWith("text/html") ? await answer.text() : "";
        found.push({ path: new URL(request.url).pathname, text });
      }
    }
    return found;
  });

/** Returns the path of a script that the worker keeps. */
export const keptScript = (page: Page) =>
  page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((key) => key.includes("files"));
    const files = await (await caches.open(name)).keys();
    return files.map(({ url }) => new URL(url).pathname).find((path) => path.endsWith(".js")) ?? "";
  });

/** Has the browser look for another release of the worker. */
export const updateWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
