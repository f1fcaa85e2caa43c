import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { enableTouchScreen, tapElement } from "@/app/ui/testing/tap";
import { GoldfishTable, isInView, playTurns, renderGoldfish } from "./testing/goldfish-kit";

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

it.each(["ja", "en"] as const)("has the hand in view on a telephone, from the mulligan on (%s)", async (lang) => {
  await page.viewport(360, 740);
  await enableTouchScreen();
  const printed = { "Dust Runner": { is: "creature", mana: [], power: 1, toughness: 1, cost: "R" } } as const;
  await renderGoldfish("30 Mountain\n30 Dust Runner", { lang, printed });
  const table = new GoldfishTable(lang);
  await isInView(table.hand);
  await isInView(table.button(table.words.table.acts.keep));
  await table.act("keep");
  await playTurns(table, 4);
  await isInView(table.hand);
  await table.act("next");
  await isInView(table.hand);
  await isInView(table.button(table.words.table.question.attackAll));
  window.scrollTo(0, 0);
  const attacker = table.field.getByRole("listitem").first().getByRole("button").first();
  await isInView(attacker);
  // On the site, the header and the links between its pages stand above the table.
  const dock = document.querySelector("[data-dock]") ?? expect.fail("no dock");
  expect(attacker.element().getBoundingClientRect().bottom + 150).toBeLessThan(dock.getBoundingClientRect().top);
  await tapElement(attacker);
  await expect.element(attacker).toHaveAttribute("aria-pressed", "true");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it("keeps the words of English names whole on a telephone", async () => {
  await page.viewport(360, 740);
  const names = ["Lightning Bolt", "Ball Lightning", "Phyrexian Furnace", "Thunderscape Adept", "Counterbalance"];
  await renderGoldfish(names.map((name) => `12 ${name}`).join("\n"), { lang: "en" });
  const lines = () =>
    names.flatMap((name) => {
      const text = page.getByText(name, { exact: true }).elements()[0]?.firstChild;
      return [...name.matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return [word, 1];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return [word, range.getClientRects().length];
      });
    });
  expect(lines().filter(([, count]) => count !== 1)).toEqual([]);
});
