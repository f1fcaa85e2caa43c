import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { dealGoldfish } from "../../testing/goldfish-table";

const { goldfish: text } = getDictionary("ja");
const { over, summary } = text;

it.each([
  [360, 740],
  [1280, 800],
])(
  "the end of a game is a sheet over the table, which one can leave and return to, in a window of %i by %i",
  async (width, height) => {
    await page.viewport(width, height);
    const table = await dealGoldfish("V1dFjmS1eiUlkE6pxHtew", "?seed=abe");
    await table.keep();
    await table.atTurn(1);
    await table.beginByHand();
    await table.byHand("life", "theyLoseLife");
    await table.choose("20");
    await table.endByHand();
    await table.atMoment(text.turn.over);
    const chart = table.area(summary.title).getByRole("img").first();
    const leave = page.getByRole("button", { name: over.toTable, exact: true });
    await expect.poll(() => document.querySelector("[data-sheet]")?.textContent ?? "").toContain(over.won);
    await expect.element(leave).toBeInViewport({ ratio: 0.99 });
    await expect.element(chart).toBeInViewport();
    const [sheet, board] = ["[data-sheet]", "[data-zone=ownUnits]"].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    expect(sheet && board && sheet.top < board.top && sheet.bottom > board.bottom && sheet.left <= board.left).toBe(
      true,
    );
    await expect.element(table.button(text.act.newHand)).toBeInViewport({ ratio: 0.99 });

    expect(
      document.querySelector("[data-zone=ownUnits]")?.closest("[inert]"),
      "what is covered takes no focus",
    ).not.toBeNull();

    await leave.click();
    await expect.element(leave).not.toBeInTheDocument();
    await expect.element(table.units).toBeInViewport({ ratio: 0.99 });
    await page.getByRole("button", { name: over.toOutcome, exact: true }).click();
    await expect.element(leave).toBeInViewport({ ratio: 0.99 });
    await table.undo();
    await expect.element(leave).not.toBeInTheDocument();
  },
);
