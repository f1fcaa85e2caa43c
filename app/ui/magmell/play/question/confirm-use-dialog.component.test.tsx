import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { focusElement } from "@/app/ui/testing/focus-on";
import { pressKeys } from "@/app/ui/testing/press";
import { quoteCardName } from "../testing/goldfish-table";
import { playToTurn, RETURN_MAGIC, SERVANT, summonServant } from "../testing/starter-game";

const { goldfish: text } = getDictionary("ja");
const { harm } = text.table;
const title = format(harm.title, { name: quoteCardName(RETURN_MAGIC) });
const use = format(text.play.useNth, { name: quoteCardName(RETURN_MAGIC) });

it("what can only harm oneself is asked about, with mouse and keys, and used with one more press", async () => {
  const table = await playToTurn(3);
  await summonServant(table);
  await table.toTurn(4);
  const button = page.getByRole("button", { name: use, exact: true });
  // The button is there, and not the recommended one.
  await expect.element(button).toBeVisible();
  await expect.element(table.card(RETURN_MAGIC)).not.toHaveAttribute("data-state", "usable");
  await button.click();
  const asked = table.dialog(title);
  await expect.element(asked).toHaveTextContent(quoteCardName(SERVANT));
  await asked.getByRole("button", { name: harm.leave }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await focusElement(button);
  await pressKeys("Enter");
  await expect.element(asked.getByRole("button", { name: harm.use, exact: true })).toHaveFocus();
  await pressKeys("Enter");
  await expect.element(asked).not.toBeInTheDocument();
  await table.expectSaid(quoteCardName(RETURN_MAGIC));
  await expect.element(button).not.toBeInTheDocument();
});
