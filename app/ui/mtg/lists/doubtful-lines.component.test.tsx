import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { readDeckText } from "@/lib/mtg/decks/deck-text";
import type { UnreadLine } from "@/lib/mtg/decks/lists/pasted-list";
import { DoubtfulLines } from "./doubtful-lines";

const { form } = getDictionary("ja").mtgGoldfish;
const name = (line: string) => format(form.readAs, { line });
const choice = (line: string) => page.getByRole("button", { name: name(line), exact: true });

function Rows({ start, read }: { start: string; read: (text: string) => readonly UnreadLine[] }) {
  const [text, setText] = useState(start);
  return (
    <>
      <section aria-label="list">{text}</section>
      <DoubtfulLines text={text} unread={read(text)} renderPlace={(line) => line} onText={setText} />
    </>
  );
}

const renderRows = (start: string, read = (text: string) => readDeckText(text).unread) =>
  render(<Rows start={start} read={read} />, { wrapper: AllWordsProvider });
const list = page.getByLabelText("list");

it("keeps no row of an earlier text where a line has several doubts of one kind", async () => {
  const twice = (text: string) => readDeckText(text).unread.flatMap((one) => [one, one, one]);
  await renderRows("2-3 Moss Ox\n1-2 Old Bell\n57 Forest", twice);
  await choice("3 Moss Ox").first().click();
  await expect.element(list).toHaveTextContent("3 Moss Ox 1-2 Old Bell 57 Forest");
  expect(choice("2 Moss Ox").elements()).toEqual([]);
  await choice("2 Old Bell").last().click();
  await expect.element(list).toHaveTextContent("3 Moss Ox 2 Old Bell 57 Forest");
  expect(page.getByRole("button").elements()).toEqual([]);
});

it("skips all lines without a count by one button", async () => {
  await renderRows("Print this page\nDownload\n4 Moss Ox\n4 Gate Giant\n2-3 Old Bell\n57 Forest\nSee you soon");
  await page.getByRole("button", { name: format(form.skipAll, { n: 3 }), exact: true }).click();
  await expect
    .element(list)
    .toHaveTextContent("// Print this page // Download 4 Moss Ox 4 Gate Giant 2-3 Old Bell 57 Forest // See you soon");
  await expect.element(choice("2 Old Bell")).toBeVisible();
});

it("shows lines without a count below each other as one doubt, which a button skips", async () => {
  await renderRows("Print\nShare\n\nDownload\n4 Moss Ox\n4 Gate Giant\n52 Forest");
  const row = page.getByRole("listitem").first();
  await expect.element(row).toHaveTextContent("Print / Share / Download");
  await page.getByRole("button", { name: format(form.leaveOut, { lines: "1, 2, 4" }), exact: true }).click();
  await expect.element(list).toHaveTextContent("// Print // Share // Download 4 Moss Ox 4 Gate Giant 52 Forest");
});

it("names the section that words above cards may begin", async () => {
  await renderRows("4 Moss Ox\n56 Forest\nBoarded in:\n3 Old Bell");
  await page.getByRole("button", { name: form.sections.side, exact: true }).click();
  await expect.element(list).toHaveTextContent("4 Moss Ox 56 Forest Sideboard 3 Old Bell");
});
