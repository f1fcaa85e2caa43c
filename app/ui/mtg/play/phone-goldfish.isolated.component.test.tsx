import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { enableTouchScreen, tapElement } from "@/app/ui/testing/tap";
import { GoldfishTable, renderGoldfish } from "./testing/goldfish-kit";

it("is played by touch on a telephone, in English", async () => {
  await page.viewport(360, 740);
  await enableTouchScreen();
  await renderGoldfish("60 Forest", { lang: "en" });
  const english = new GoldfishTable("en");
  await tapElement(english.button(english.words.table.acts.keep));
  await tapElement(english.card(english.hand, "play", "Forest"));
  await tapElement(english.card(english.lands, "tapFor", "Forest"));
  await expect.element(page.getByText(format(english.words.table.burn.soft, { mana: 1 }))).toBeVisible();
  await tapElement(english.button(english.words.table.acts.end));
  await expect.element(english.moment).toHaveTextContent(english.turn(2));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
