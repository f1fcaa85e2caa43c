import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format, formatPlural } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { focusElement } from "@/app/ui/testing/focus-on";
import { pressKeys } from "@/app/ui/testing/press";
import { readDeckText } from "@/lib/mtg/decks/deck-text";
import type { UnreadLine } from "@/lib/mtg/decks/lists/pasted-list";
import { DoubtfulLines } from "./doubtful-lines";

const { listReport: report, mtgGoldfish } = getDictionary("ja");
const { form } = mtgGoldfish;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const choice = (line: string) => button(format(report.count, { line }));

function Rows({ start, read }: { start: string; read: (text: string) => readonly UnreadLine[] }) {
  const [text, setText] = useState(start);
  const { remarks } = readDeckText(text);
  return (
    <>
      <section aria-label="list">{text}</section>
      <DoubtfulLines
        {...{ text, remarks }}
        unread={read(text)}
        lang="ja"
        renderPlace={(line) => line}
        onText={setText}
      />
    </>
  );
}

const renderRows = (start: string, read = (text: string) => readDeckText(text).unread) =>
  render(<Rows start={start} read={read} />, { wrapper: AllWordsProvider });
const list = page.getByLabelText("list");
const status = page.getByRole("status");
const others = (n: number) => page.getByText(format(report.others.other, { n }), { exact: true });

it("keeps no row of an earlier text where a line has several doubts of one kind", async () => {
  const twice = (text: string) => readDeckText(text).unread.flatMap((one) => [one, one, one]);
  await renderRows("2-3 Moss Ox\n1-2 Old Bell\n55 Forest", twice);
  await choice("3 Moss Ox").first().click();
  await expect.element(list).toHaveTextContent("3 Moss Ox 1-2 Old Bell 55 Forest");
  expect(choice("2 Moss Ox").elements()).toEqual([]);
  await choice("2 Old Bell").last().click();
  await expect.element(list).toHaveTextContent("3 Moss Ox 2 Old Bell 55 Forest");
  expect(page.getByRole("button").elements()).toEqual([]);
});

it("lists the lines that are no cards apart from the questions, each with a way to count it", async () => {
  await renderRows("Print this page\nDownload\n\n4 Moss Ox\n4 Gate Giant\n2-3 Old Bell\n50 Forest\n\n// so far\nBye");
  await expect.element(status).toHaveTextContent(format(report.questions.one, { n: 1 }));
  const line = page.getByText("Download", { exact: true });
  await expect.element(line).not.toBeVisible();
  await others(4).click();
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText("// so far", { exact: true })).toBeVisible();
  await button(report.countOne).nth(1).click();
  await expect.element(list).toHaveTextContent(/^Print this page 1 《Download》 4 Moss Ox/);
});

it("lists each line that is no card once", async () => {
  await renderRows("// first\n// second\n// third\n\n4 Moss Ox\n56 Forest");
  await others(3).click();
  expect(
    page
      .getByRole("listitem")
      .elements()
      .map((one) => one.textContent),
  ).toEqual(["1 // first", "2 // second", "3 // third"]);
});

it("asks about words among the cards, which may be a card without a count", async () => {
  await renderRows("4 Moss Ox\n4 Gate Giant\nOld Bell\n51 Forest\n\nAll the best, and see you soon!");
  await expect.element(status).toHaveTextContent(format(report.questions.one, { n: 1 }));
  await expect.element(page.getByText(form.why.NO_COUNT)).toBeVisible();
  await button(report.countOne).click();
  await expect.element(list).toHaveTextContent("4 Moss Ox 4 Gate Giant 1 Old Bell 51 Forest");
  await expect.element(status).toHaveTextContent(/^$/);
});

it("answers equal questions by one button, and says each once", async () => {
  await renderRows("2-3 Moss Ox\n1-2 Old Bell\n57 Forest");
  expect(page.getByText(form.why.UNCLEAR).elements()).toHaveLength(1);
  await button(format(report.leaveOutAll, { n: 2 })).click();
  await expect.element(list).toHaveTextContent("// 2-3 Moss Ox // 1-2 Old Bell 57 Forest");
});

it("moves the focus to what is left of the questions when one is answered", async () => {
  await renderRows("2-3 Moss Ox\n57 Forest\n999 Old Bell");
  await focusElement(choice("2 Moss Ox"));
  await pressKeys("Enter");
  await expect.element(status).toHaveFocus();
  await expect.element(status).toHaveTextContent(format(report.questions.one, { n: 1 }));
});

it("offers the counted sum in the place of a stated one, or leaves the line out", async () => {
  await renderRows("4 Moss Ox\n56 Forest\nTotal: 61");
  expect(
    page
      .getByRole("button")
      .elements()
      .map((one) => one.textContent),
  ).toEqual([format(report.change, { n: 60 }), report.leaveOut]);
  await button(format(report.change, { n: 60 })).click();
  await expect.element(list).toHaveTextContent("4 Moss Ox 56 Forest Total: 60");
});

it("cuts a long line at a word", async () => {
  await renderRows(`${"words ".repeat(60)}\n\n4 Moss Ox\n56 Forest`);
  await others(1).click();
  await expect.element(page.getByRole("listitem")).toHaveTextContent(/^1 (words )+words…$/);
});

it("offers the headings before what leaves a line out", async () => {
  await renderRows("4 Moss Ox\n56 Forest\nBoarded in:\n3 Old Bell");
  const heading = (zone: string) => format(report.heading, { zone });
  expect(
    page
      .getByRole("button")
      .elements()
      .map((one) => one.textContent),
  ).toEqual([
    heading(form.sections.side),
    heading(form.sections.main),
    report.noHeading,
    format(report.leaveOutLines, { lines: "3, 4" }),
  ]);
  await button(heading(form.sections.side)).click();
  await expect.element(list).toHaveTextContent("4 Moss Ox 56 Forest Sideboard 3 Old Bell");
});

const size = (zone: string, n: number, usual: number) => formatPlural("ja", report.size, n, { part: zone, usual });

it("asks about a deck of an unusual size once, with its weakest lines and the only ones that make it usual", async () => {
  await renderRows("1 Origins\n2 Strategies\n\n4 Moss Ox\n4 Gate Giant\n4 Old Bell\n48 Forest\nSideboard\n15 Plains");
  await expect.element(page.getByText(size(form.sections.main, 63, 60))).toBeVisible();
  await button(format(report.leaveOutLines, { lines: "1, 2" })).click();
  await expect.element(list).toHaveTextContent("// 1 Origins // 2 Strategies 4 Moss Ox");
  await expect.element(status).toHaveTextContent(/^$/);
});

it("keeps an unusual size that is meant", async () => {
  await renderRows("4 Moss Ox\n57 Forest\n\nSideboard\n14 Old Bell");
  const text = `${size(form.sections.main, 61, 60)} ${size(form.sections.side, 14, 15)}`;
  await expect.element(page.getByText(text)).toBeVisible();
  await button(report.keepSize).click();
  await expect.element(list).toHaveTextContent("14 Old Bell // 61 + 14 cards");
  await expect.element(status).toHaveTextContent(/^$/);
});

it("lets the sideboard begin behind the first 60 of 75 cards", async () => {
  await renderRows("4 Moss Ox\n56 Forest\n15 Old Bell");
  await button(format(report.sideFrom, { n: 3 })).click();
  await expect.element(list).toHaveTextContent("4 Moss Ox 56 Forest Sideboard 15 Old Bell");
  await expect.element(status).toHaveTextContent(/^$/);
});

it("leaves no card with a count out together with other lines", async () => {
  await renderRows("4 Gate Giant\n4 Noon Bell\n2-3 Moss Ox\n1-2 Old Bell\n50 Forest\n\nthe end\n\nOxen x3\n\nbye");
  await expect.element(choice("3 Oxen")).toBeVisible();
  await button(format(report.leaveOutAll, { n: 2 })).click();
  await expect
    .element(list)
    .toHaveTextContent("4 Noon Bell // 2-3 Moss Ox // 1-2 Old Bell 50 Forest the end Oxen x3 bye");
});

it("brings what was read of a pasted text into sight, also below a long field", async () => {
  function Field() {
    const [text, setText] = useState("");
    const { unread, remarks } = readDeckText(text);
    return (
      <>
        <textarea
          aria-label="field"
          className="h-[150vh]"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <DoubtfulLines {...{ text, unread, remarks }} lang="ja" renderPlace={(line) => line} onText={setText} />
      </>
    );
  }
  await render(<Field />, { wrapper: AllWordsProvider });
  await page.getByLabelText("field").fill("2-3 Moss Ox\n4 Gate Giant\n4 Old Bell\n50 Forest\n\nSideboard\n15 Plains");
  await expect.element(status).toHaveTextContent(format(report.questions.one, { n: 1 }));
  await expect.element(status).toBeInViewport();
});
