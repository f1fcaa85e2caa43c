import { DevelopersPage } from "./support/developers-page";
import { expect, test } from "./support/test";

let developers: DevelopersPage;
test.beforeEach(({ page }) => {
  developers = new DevelopersPage(page);
});

test("a request is sent from the page, and its answer shown", async ({ page, allowMessages }) => {
  allowMessages(/status of 404/);
  await developers.open("/developers");
  await expect(developers.awakeHeader).toBeAttached();
  const filter = page.getByRole("searchbox", { name: "このページを絞る" });
  await filter.fill("/cards/{name}");
  const route = developers.route("名前でカードを引く");
  await route.getByText("ここで試す").click();
  await route.getByLabel("name (必須)").fill("水圧");
  await route.getByRole("button", { name: "送る" }).click();
  await expect(route.getByRole("status")).toContainText("状態 200");
  await expect(route.getByRole("region", { name: /^答え/ })).toContainText('"水圧"');
  await route.getByLabel("name (必須)").fill("そんなカードはない");
  const refused = page.waitForResponse((answer) => answer.status() === 404);
  await route.getByRole("button", { name: "送る" }).click();
  await refused;
  await expect(route.getByRole("status")).toContainText("状態 404");
});
