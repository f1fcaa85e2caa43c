import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { pressKeys } from "@/app/ui/testing/press";
import { wantMotion } from "@/app/ui/testing/want-motion";
import { changeTableSettings } from "../table-settings";
import { dealGoldfish, type GoldfishTable, getTextHead } from "../testing/goldfish-table";

const { goldfish: text } = getDictionary("ja");
const { playback, summed } = text;

/** A legal deck of starter cards. With seed 6 the weak opponent summons and attacks in its first turn, and nobody can answer. */
const DECK = "ORR3L1j-FBEMBL";

const news = () => document.querySelector("[data-news]")?.textContent ?? "";
const changes = () => [...document.querySelectorAll("[data-change]")].map(({ textContent }) => textContent);

/** The first turn against the weak opponent. */
async function meetOpponent(): Promise<GoldfishTable> {
  const table = await dealGoldfish(DECK, "?seed=6&opponent=quick");
  await table.keep();
  await table.atTurn(1);
  return table;
}

const SUMMED_UP = new RegExp(`^${getTextHead(summed.turn)}《.*》、攻撃1回で1点$`);

beforeEach(() => changeTableSettings({ pace: "slow" }));
afterEach(() => changeTableSettings({ pace: "slow" }));

describe("the opponent's turn", () => {
  it("is summed up over the hand, and the life it took stands over the seat, where it comes at once", async () => {
    changeTableSettings({ pace: "atOnce" });
    const table = await meetOpponent();
    await table.toTurn(2);
    await expect.poll(news).toMatch(SUMMED_UP);
    expect(changes()).toEqual(["−1"]);
    await table.undo();
    await table.atTurn(1);
    expect([news(), changes()]).toEqual(["", []]);
  });

  it("comes at once, summed up, for whoever wants no motion", async () => {
    wantMotion("reduce");
    const table = await meetOpponent();
    await table.press(text.act.endTurn);
    await table.atTurn(2);
    expect(news()).toMatch(SUMMED_UP);
  });

  it("goes on by itself, moment by moment, to the player's turn", async () => {
    wantMotion("no-preference");
    const table = await meetOpponent();
    await table.press(text.act.endTurn);
    await table.atMoment(format(text.table.otherNth, { n: 1 }));
    await expect.element(table.button(text.act.endTurn)).not.toBeInTheDocument();
    await expect.poll(changes).toEqual(["−1"]);
    await table.atTurn(2);
    expect(news()).toMatch(SUMMED_UP);
  });

  it.each([
    ["key", () => pressKeys("h")],
    ["press", () => page.getByRole("main").click({ position: { x: 200, y: 300 } })],
  ])("ends with any %s, which does nothing else", async (_way, end) => {
    wantMotion("no-preference");
    const table = await meetOpponent();
    const { search } = window.location;
    await table.press(text.act.endTurn);
    await table.atMoment(format(text.table.otherNth, { n: 1 }));
    await end();
    await table.atTurn(2);
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(window.location.search).toBe(search);
  });

  it("waits for a press at each moment, by choice", async () => {
    changeTableSettings({ pace: "step" });
    const table = await meetOpponent();
    await table.press(text.act.endTurn);
    const told = [];
    for (const press of [() => table.press(playback.next), () => pressKeys("Space"), () => pressKeys("j")]) {
      await table.atMoment(format(text.table.otherNth, { n: 1 }));
      told.push(news());
      await press();
      await expect.poll(news).not.toBe(told.at(-1));
    }
    expect(new Set(told).size).toBe(3);
    await table.press(playback.next);
    await table.atTurn(2);
    await table.undo();
    await table.press(text.act.endTurn);
    await table.press(playback.skip);
    await table.atTurn(2);
  });
});
