import type { Locator } from "playwright/test";
import { GoldfishPage } from "./goldfish-page";

/** The table of a guided game. */
export class LessonPage extends GoldfishPage {
  /** Opens the guide, and from there the game. */
  async begin(): Promise<void> {
    await this.open("/learn");
    await this.page.locator('main a[href$="/learn/first-turns"]').first().click();
    await this.atStep("keep");
  }

  get guide(): Locator {
    return this.page.locator("main [data-step]");
  }

  atStep = (step: string): Promise<void> => this.page.locator(`main [data-step="${step}"]`).waitFor();

  step = async (): Promise<string> => (await this.guide.getAttribute("data-step")) ?? "";

  /** What the guide points at now: a command, or what uses a card or attacks with a unit. */
  get pointed(): Locator {
    return this.page
      .locator("main button[data-pointed], main li[data-pointed] button")
      .filter({ hasNotText: /^$/ })
      .last();
  }

  /** Does what the guide points at, or answers the question; `press` is how. Ends at the fourth turn. */
  async follow(press: (button: Locator) => Promise<void>): Promise<readonly string[]> {
    const steps: string[] = [];
    for (let step = await this.step(); step !== "done"; step = await this.step()) {
      steps.push(step);
      if (steps.length > 40) throw new Error(`The lesson does not end: ${steps.join(" ")}`);
      const before = await this.announcement.textContent();
      await press(await this.next());
      await this.page.waitForFunction(
        ([said, at]) =>
          document.querySelector("main [role=status]")?.textContent !== said ||
          document.querySelector("main [data-step]")?.getAttribute("data-step") !== at,
        [before, step],
      );
    }
    return steps;
  }

  private async next(): Promise<Locator> {
    if ((await this.page.locator("main [data-pointed]").count()) > 0) return this.pointed;
    return this.question.locator("button:not([popovertarget])").first();
  }
}
