import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { pressKeys } from "@/app/ui/testing/press";
import { dealGoldfish, quoteCardName } from "../testing/goldfish-table";
import { renderReplay } from "../testing/replay-view";

const LEGAL = "KFBXUHBT8Q";
/** Another legal deck, whose cards no game of the first was played with. */
const OTHER = "ORR3L1j-FBEMBL";
/** Starter cards in three colors with modes. Seed abe deals 春の読み方, which can be paid for in the second turn. */
const MODES = "V1dFjmS1eiUlkE6pxHtew";
const SPRING = "春の読み方";

const { goldfish: text, goldfishReplay: words } = getDictionary("ja");

it("a replay that cannot be read says why, and plays by itself when it can", async () => {
  const table = await dealGoldfish(LEGAL, "?seed=7");
  await table.keep();
  await table.expectCount(text.counts.stoneDeck, 19);
  const code = await table.replayCode();
  await table.close();

  const replay = await renderReplay(LEGAL, code);
  await replay.atMoment(text.turn.preparing);
  await replay.button(words.play).click();
  await replay.atMoment(format(text.table.ownNth, { n: 1 }));
  await expect.element(replay.button(words.play)).toBeDisabled();

  await renderReplay(LEGAL, `${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`);
  await expect.element(page.getByText(words.refused.CHECKSUM)).toBeVisible();
  await renderReplay(OTHER, code);
  await expect.element(page.getByText(words.refused.other)).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.table })).toBeVisible();
});

it("a finished game is told in figures, here and in its replay, and leads back to its second turn", async () => {
  const { summary: told } = text;
  const table = await dealGoldfish(MODES, "?seed=abe");
  await table.keep();
  await table.atTurn(1);
  await table.toTurn(2);
  await table.beginByHand();
  await table.byHand("life", "theyLoseLife");
  await table.choose("20");
  await table.endByHand();
  await table.atMoment(text.turn.over);
  const summary = table.area(told.title);
  await expect.element(summary).toHaveTextContent(format(told.endedOwn, { n: 2 }));
  const bars = format(told.label, { turn: 2, dealt: 20, taken: 0 });
  await expect.element(summary.getByRole("img", { name: bars })).toBeVisible();
  await expect.element(summary).toHaveTextContent(quoteCardName(SPRING));
  await expect.element(summary.getByRole("button", { name: told.goSecond })).toBeVisible();
  const code = await table.replayCode();
  await pressKeys("Escape");
  await summary.getByRole("button", { name: format(told.back, { n: 2 }) }).click();
  await table.atTurn(2);
  await table.expectTheirs(text.counts.life, 20);
  await table.close();

  const replay = await renderReplay(MODES, code);
  await replay.button(words.last).click();
  await expect.element(summary).toHaveTextContent(format(told.endedOwn, { n: 2 }));
  await summary.getByRole("button", { name: format(told.back, { n: 2 }) }).click();
  await replay.atMoment(format(text.table.ownNth, { n: 2 }));
});
