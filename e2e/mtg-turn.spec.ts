import { ChecksPage, LAB_TITLE } from "./support/mtg/checks-page";
import { expect, test } from "./support/test";

test("each state-based action opens a board on which it acts", async ({ page }) => {
  const checks = new ChecksPage(page);
  await checks.open("/en/mtg/checks");
  await checks.labLink("704.5j").click();
  await expect(checks.heading).toHaveText(LAB_TITLE);
  await expect(checks.findings).toContainText("704.5j");
});
