import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { getListHash } from "@/app/ui/links/mtg-address";
import { focusElement } from "@/app/ui/testing/focus-on";
import { pressKeys } from "@/app/ui/testing/press";
import {
  deckEditorLocators,
  deckEditorWords,
  formatErrorCount,
  getCardButton,
  getFixButton,
  getProblemItem,
  renderDeckEditor,
  renderDeckEditorWithList,
} from "./testing/deck-editor-kit";

const { list, check, sorted, begin } = deckEditorLocators;
const { desk: deckWords } = deckEditorWords;

it("keeps the list, and keys take changes back and do them again", async () => {
  const screen = await renderDeckEditor();
  await list.click();
  await userEvent.keyboard("4 Moss Ox{Enter}56 Forest");
  await expect.element(sorted).toHaveTextContent("Moss Ox");
  await screen.unmount();
  await renderDeckEditor();
  await expect.element(list).toHaveValue("4 Moss Ox\n56 Forest");
  await focusElement(getCardButton("sorted", deckWords.sorted.more, "Moss Ox"));
  await pressKeys("Enter");
  await expect.element(list).toHaveValue("5 Moss Ox\n56 Forest");
  await pressKeys("Control+z");
  await expect.element(list).toHaveValue("4 Moss Ox\n56 Forest");
  await pressKeys("Control+Shift+z");
  await expect.element(list).toHaveValue("5 Moss Ox\n56 Forest");
});

it("changes by a fix its line alone and hands the focus on, by keys", async () => {
  await renderDeckEditorWithList("// 試しのデッキ\n2 Sol Ring\n1 Chaos Orb # 大好き\n60 Swamp", { format: "type1" });
  await expect.element(check).toHaveTextContent(formatErrorCount(2));
  await focusElement(getFixButton("remove", "Sol Ring", { n: 1 }));
  await pressKeys("Enter");
  await expect.element(list).toHaveValue("// 試しのデッキ\n1 Sol Ring\n1 Chaos Orb # 大好き\n60 Swamp");
  await expect.element(getFixButton("removeAll", "Chaos Orb")).toHaveFocus();
  await pressKeys("Enter");
  await expect.element(list).toHaveValue("// 試しのデッキ\n1 Sol Ring\n60 Swamp");
  await expect.element(page.getByRole("heading", { name: deckWords.check.title })).toHaveFocus();
  await focusElement(getCardButton("sorted", deckWords.sorted.fewer, "Sol Ring"));
  await pressKeys("Enter");
  await expect.element(list).toHaveValue("// 試しのデッキ\n60 Swamp");
  await expect.element(sorted.getByCss("button:focus")).toBeInTheDocument();
});

it("asks how to read a line in doubt, and keeps the answer in the list", async () => {
  await renderDeckEditorWithList("Removal (9)\n4 Moss Ox\n4 Gate Giant\n\nMana (52)\n52 Forest");
  await page.getByRole("button", { name: deckEditorWords.doubts.leaveOut, exact: true }).click();
  await expect.element(list).toHaveValue("// Removal (9)\n4 Moss Ox\n4 Gate Giant\n\nMana (52)\n52 Forest");
  await expect.element(page.getByText(format(deckEditorWords.doubts.questions.one, { n: 1 }))).not.toBeInTheDocument();
});

it("takes the name of a pasted list, and says which lines are no cards", async () => {
  await renderDeckEditorWithList("About\nName Oxen\n\nDeck\n4 Moss Ox\n56 Forest");
  await expect.element(page.getByLabelText(deckWords.name, { exact: true })).toHaveValue("Oxen");
  await expect.element(page.getByText(format(deckWords.list.read, { main: 60, side: 0 }))).toBeVisible();
  await page.getByText(format(deckEditorWords.doubts.others.one, { n: 1 })).click();
  await page.getByRole("button", { name: format(deckWords.list.line, { line: 2 }), exact: true }).click();
  await expect.element(list).toHaveFocus();
});

it("takes the name of a list from the address", async () => {
  window.history.replaceState(null, "", getListHash("// NAME : Oxen\n4 Moss Ox\n56 Forest"));
  await renderDeckEditor();
  await expect.element(page.getByLabelText(deckWords.name, { exact: true })).toHaveValue("Oxen");
});

it("says how much of a list was cut, and keeps the rest", async () => {
  await renderDeckEditorWithList(`4 Moss Ox\n//${"x".repeat(20_000)}\n56 Forest`);
  const why = format(deckEditorWords.why.CUT, { stated: 20_022, found: 20_000 });
  await expect.element(page.getByText(why)).toBeVisible();
});

it("shows the verdict beside the list, and on a phone above it", async () => {
  await page.viewport(1280, 900);
  await renderDeckEditorWithList("4 Moss Ox\n4 Gate Giant\n1 Chaos Orb\n51 Swamp", { format: "type1" });
  await expect.element(getProblemItem("BANNED")).toBeInViewport();
  const { right } = list.element().getBoundingClientRect();
  expect(check.element().getBoundingClientRect().left).toBeGreaterThan(right);
  const above = page.getByRole("link", { name: formatErrorCount(1) });
  await expect.element(above).not.toBeInTheDocument();
  await page.viewport(360, 640);
  await expect.element(above).toBeVisible();
  const name = page.getByLabelText(deckWords.name, { exact: true });
  expect(above.element().getBoundingClientRect().bottom).toBeLessThan(name.element().getBoundingClientRect().top);
});

it("says that set codes in the list help where the sets of cards are unknown, and how", async () => {
  await renderDeckEditorWithList("4 Moss Ox\n56 Forest", { format: "extended", on: "2001-01-16" });
  await expect.element(check).toHaveTextContent(deckWords.check.setCodes);
  const [, written = ""] = /「4 (.*)」/u.exec(deckWords.check.setCodes) ?? [];
  await list.fill(`4 ${written}\n56 Forest`);
  await expect.element(check).not.toHaveTextContent(deckWords.check.setCodes);
  await expect.element(check).toHaveTextContent(deckWords.check.legal);
});

it("offers to leave out a sideboard that is too small, and no basic lands for it", async () => {
  await renderDeckEditorWithList("60 Swamp\nSideboard\n3 Moss Ox\n1 Gate Giant", { format: "type1" });
  const item = getProblemItem("SIDEBOARD");
  await expect.element(item).toHaveTextContent("11");
  expect(item.getByRole("button").elements()).toHaveLength(1);
  await item.getByRole("button", { name: deckEditorWords.problems.fixes.leaveOut, exact: true }).click();
  await expect.element(list).toHaveValue("60 Swamp\nSideboard");
});

it("brings a line with a problem into sight", async () => {
  await page.viewport(360, 640);
  const filler = Array.from({ length: 40 }, (_, n) => `1 Moss Ox of the ${n + 1} Far and Unending Meadows`);
  await renderDeckEditorWithList([...filler, "1 Chaos Orb", "20 Swamp"].join("\n"), { format: "type1" });
  await page.getByRole("button", { name: format(deckWords.list.line, { line: 41 }), exact: true }).click();
  await expect.element(list).toBeInViewport();
  const area = list.element() as HTMLTextAreaElement;
  await expect.poll(() => area.value.slice(area.selectionStart, area.selectionEnd)).toBe("1 Chaos Orb");
  await expect.poll(() => area.scrollTop / (area.scrollHeight - area.clientHeight)).toBeGreaterThan(0.8);
});

it("says on an empty deck editor how to begin, and of no format anything before there is a card", async () => {
  await renderDeckEditor();
  await expect.element(begin).toBeVisible();
  await expect.element(deckEditorLocators.seals).not.toBeInTheDocument();
  await expect.element(check).not.toBeInTheDocument();
  await begin.getByRole("button", { name: deckWords.begin.sample.mistakes }).click();
  await expect.element(check).toHaveTextContent(formatErrorCount(6));
  await pressKeys("Control+z");
  await expect.element(begin).toBeVisible();
  await begin.getByRole("button", { name: deckWords.begin.sample.pool }).click();
  await expect.element(getProblemItem("POOL")).toBeVisible();
  await deckEditorLocators.adding.fill("anc");
  await expect.element(deckEditorLocators.offered.getByText("Ancestral Recall")).toBeVisible();
});
