import type { Locator } from "playwright/test";
import { RulesPage } from "../rules-page";

/** The heading of the lab, and what it says of Magic's eras, in Japanese. */
export const ERAS_TOLD = {
  lab: "ルール検証",
  differ: "時代によって結果が異なります。",
  burned: "マナ・バーン：あなたがライフを2点失う",
  burn: "マナ・バーン",
} as const;

const ERAS = { sixth: "第6版", now: "現在" } as const;

/** The library of rules documents, in Japanese. */
export class LibraryPage extends RulesPage {
  /** The part of an entry's page that tells what contradicts it. */
  get contradiction(): Locator {
    return this.page.getByRole("region", { name: "時代によって異なる点" });
  }

  /** Runs a contradiction in the lab, in every era beside the other. */
  async runInEveryEra(contradiction: Locator): Promise<void> {
    await contradiction.locator("summary").click();
    await contradiction.getByRole("link", { name: "3つを比べる" }).click();
  }

  /** The report of the lab when it goes on from a board. */
  get played(): Locator {
    return this.page.getByRole("status", { name: "ここから進める" });
  }

  playedIn(era: keyof typeof ERAS): Locator {
    return this.played.getByRole("article", { name: ERAS[era] });
  }

  /** Unfolds what is below the section of the page. */
  async showAllParts(): Promise<void> {
    await this.#parts.locator("summary").click();
  }

  /** The way to an entry below the section of the page. */
  partLink(beginning: RegExp): Locator {
    return this.#parts.getByRole("link", { name: beginning });
  }

  /** The place of the page among the sections nearest to it. */
  get placeAmongNearest(): Locator {
    return this.#nearest.locator("[aria-current=page]");
  }

  /** Opens the chapter from the nearest sections. */
  async openChapter(): Promise<void> {
    await this.#nearest.getByRole("link", { name: /すべて見る$/ }).click();
  }

  /** Opens a section of a chapter by its heading. */
  async openSection(beginning: RegExp): Promise<void> {
    await this.page.locator("summary").filter({ hasText: beginning }).click();
  }

  /** The way to an entry within a section of a chapter. */
  entryLink(beginning: RegExp): Locator {
    return this.page.getByRole("main").getByRole("link", { name: beginning });
  }

  get #parts(): Locator {
    return this.page.getByRole("region", { name: "下位の項目" });
  }

  get #nearest(): Locator {
    return this.page.getByRole("navigation", { name: "近くの項目" });
  }
}
