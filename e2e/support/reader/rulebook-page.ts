import type { Locator } from "playwright/test";
import { RulesPage } from "../rules-page";

/** The heading of the page of all rules, in each language. */
export const RULEBOOK_TITLE = { ja: "ルールと裁定", en: "Rules and rulings" } as const;
/** The title of the seventh chapter, as it stands on the page. */
export const CHAPTER_7 = "第7章ゲームの処理";
/** Returns the heading of a rule's own page. */
export const ruleTitle = (number: string): string => `ルール${number}`;

/** The page of all rules, and those of its chapters, in Japanese. */
export class RulebookPage extends RulesPage {
  /** The text of a chapter on a page of its own. */
  get text(): Locator {
    return this.page.getByRole("article");
  }

  /** The list of chapters beside one. */
  get chapters(): Locator {
    return this.page.getByRole("navigation", { name: "章", exact: true });
  }

  chapterHeading(chapter: number): Locator {
    return this.page.getByRole("heading", { level: 2, name: new RegExp(`^第${chapter}章`) });
  }

  /** The way to a section at the head of a chapter. */
  sectionLink(chapter: number, section: number): Locator {
    const sections = this.page.getByRole("navigation", { name: `第${chapter}章の項目` });
    return sections.getByRole("link", { name: new RegExp(`^${section}`) });
  }

  /** What opens a chapter. */
  chapterSummary(chapter: number): Locator {
    return this.page.locator("summary").filter({ has: this.chapterHeading(chapter) });
  }

  async backToContents(chapter: number): Promise<void> {
    await this.page
      .getByRole("region", { name: `第${chapter}章` })
      .getByRole("link", { name: "目次" })
      .click();
  }

  /** Follows the way from a problem or a fact to the rule behind it. */
  async followRule(within: Locator, number: string): Promise<void> {
    await within.getByRole("link", { name: ruleTitle(number) }).click();
  }

  /** Narrows the page to what is typed. */
  async narrow(typed: string): Promise<void> {
    await this.page.getByRole("main").getByRole("searchbox").fill(typed);
  }

  /** How much of the page is left, once it is narrowed. */
  get found(): Locator {
    return this.page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /^\d+件$/ });
  }
}
