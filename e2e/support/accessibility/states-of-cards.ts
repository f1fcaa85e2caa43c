import { expect } from "playwright/test";
import { AddingPage } from "../adding-page";
import { SitePage } from "../site-page";
import { WritePage } from "../write-page";
import { openDialog, type Reach, widen } from "./state";

const SENTENCES = "■このユニットが召喚されたとき、カードを1枚引く。\n■このユニットは夜明けの歌をうたう。１";

/** States of the head of a page, of cards and their texts, and of the page for developers. */
export const CARD_STATES = {
  "header menu": async (page) => {
    await new SitePage(page).opener("menu").click();
    return page.getByRole("banner");
  },
  "header search": async (page) => {
    await page.goto("/decks");
    await new SitePage(page).opener("search").click();
    return page.getByRole("banner");
  },
  "card added": async (page) => {
    const cards = new AddingPage(page);
    await page.locator('[data-add] [data-by="1"]:visible').first().click();
    await expect(cards.bar).toBeVisible();
    return cards.bar;
  },
  "card preview": async (page) => {
    await widen(page);
    await page.locator("#header-search-box[role=combobox], #search-box[role=combobox]").first().waitFor();
    await page.locator("[data-result]").first().hover();
    const preview = page.locator("[data-preview]");
    await expect(preview).toBeVisible();
    return preview;
  },
  "card shared": async (page) => {
    await page.getByRole("button", { name: "共有", exact: true }).click();
    await expect(openDialog(page).getByRole("textbox").first()).toHaveValue(/\/cards\//);
    return openDialog(page);
  },
  "text read in part": async (page) => {
    const write = new WritePage(page);
    await write.text.fill(SENTENCES);
    await expect(write.underlined.first()).toBeAttached();
    return page.getByRole("main");
  },
  "parts opened": async (page) => {
    const main = page.getByRole("main");
    await main.evaluate((element) => {
      for (const part of element.querySelectorAll("details")) part.open = true;
    });
    return main;
  },
} satisfies Record<string, Reach>;
