import { FRAMED, FramingPage } from "../support/sharing/framing-page";
import { expect, test } from "../support/test";

test("a card stands in a page of another site", async ({ page, baseURL }) => {
  const elsewhere = new FramingPage(page);
  await elsewhere.open(`${baseURL}${FRAMED.card.frame}`);
  await expect(elsewhere.heading).toContainText(FRAMED.card.heading);
  await expect(elsewhere.frame.locator("script")).toHaveCount(0);
});

test("no other page stands in a page of another site", async ({ page, baseURL, allowMessages }) => {
  allowMessages(/frame-ancestors|X-Frame-Options|chrome-error/i);
  const elsewhere = new FramingPage(page);
  const refused = page.waitForEvent("console", (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
  await elsewhere.open(`${baseURL}${FRAMED.deck.page}`);
  await refused;
  await expect(elsewhere.heading.filter({ hasText: FRAMED.deck.heading })).toHaveCount(0);
});
