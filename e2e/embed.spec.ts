import { FRAMED, FramingPage } from "./support/sharing/framing-page";
import { expect, test } from "./support/test";

test("the deck of a code stands in a page of another site, without script and without cookies", async ({
  page,
  baseURL,
}) => {
  const { frame, heading } = FRAMED.deck;
  const elsewhere = new FramingPage(page);
  const answered = page.waitForResponse((response) => response.url().includes(frame));
  await elsewhere.open(`${baseURL}${frame}`);
  expect((await answered).headers()["set-cookie"]).toBeUndefined();
  await expect(elsewhere.heading).toContainText(heading);
  await expect(elsewhere.frame.locator("script")).toHaveCount(0);
  await expect(elsewhere.links).not.toHaveCount(0);
  await expect(elsewhere.linksWithin).toHaveCount(0);
});
