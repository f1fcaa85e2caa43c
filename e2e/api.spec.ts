import { TriedRoute } from "./support/reader/tried-route";
import { expect, test } from "./support/test";

test("a request is sent from the page, and its answer shown", async ({ page, allowMessages }) => {
  allowMessages(/status of 404/);
  const route = new TriedRoute(page);
  await route.open("/developers");
  await expect(route.awakeHeader).toBeAttached();
  await route.openForm("/cards/{name}");
  await route.send("水圧");
  await expect(route.answered(200)).toBeVisible();
  await expect(route.body).toContainText('"水圧"');
  const refused = page.waitForResponse((answer) => answer.status() === 404);
  await route.send("そんなカードはない");
  await refused;
  await expect(route.answered(404)).toBeVisible();
});
