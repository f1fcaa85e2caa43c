import { ChecksPage, LAB_TITLE } from "./support/mtg/checks-page";
import { expect, test } from "./support/test";

test("each cell of the table of checks opens the lab on a board on which the check acts", async ({ page }) => {
  const checks = new ChecksPage(page);
  await checks.open("/en/mtg/checks");
  await expect(checks.labLink("704.5j")).toHaveCount(1);
  await checks.labLink("704.5j").click();
  await expect(checks.heading).toHaveText(LAB_TITLE);
  await expect(checks.findings).toContainText("704.5j");
});
