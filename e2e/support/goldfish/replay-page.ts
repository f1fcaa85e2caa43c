import { expect, type Locator } from "playwright/test";
import { SitePage } from "../site-page";

const OPENING = "最初の手札";

export class ReplayPage extends SitePage {
  get controls(): Locator {
    return this.page.getByRole("region", { name: /^(再生|Playback)$/ });
  }

  button(name: string): Locator {
    return this.controls.getByRole("button", { name, exact: true });
  }

  /** The news of the step. */
  get news(): Locator {
    return this.controls.getByRole("status");
  }

  /** Whose turn it is, or that the game has not begun or is over. */
  get moment(): Locator {
    return this.page.getByRole("main").getByRole("heading", { level: 2 }).first();
  }

  /** Opens a replay and waits for its first step. */
  override async open(address: string): Promise<void> {
    await super.open(address);
    await this.controls.waitFor();
    await expect(this.moment).toHaveText(OPENING);
  }

  /** Waits until a page shows the replay from its beginning, as a frame on another site does. */
  expectBeginning(html: string): void {
    expect(html).toContain("初手");
  }

  /** Goes a step on, and waits for the news of a redraw. */
  async stepToRedraw(): Promise<void> {
    await this.button("1つ進む").click();
    await expect(this.news).toContainText("引き直し");
  }

  async goToTurn(turn: number): Promise<void> {
    await this.controls.getByRole("combobox").selectOption({ label: `自分の${turn}ターン目` });
    await this.atTurn(turn);
  }

  async atTurn(turn: number): Promise<void> {
    await expect(this.moment).toHaveText(`自分の${turn}ターン目`);
  }

  /** Leaves the replay for a table that goes on from this step. */
  async playOn(): Promise<void> {
    await this.button("ここから続きをプレイ").click();
  }
}
