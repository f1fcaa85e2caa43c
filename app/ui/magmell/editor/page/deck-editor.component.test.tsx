import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { getLocalDecks } from "@/app/ui/editor/local-decks";
import { LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { pressKeys } from "@/app/ui/testing/press";
import { BROKEN_LIST, bracketCardName, LEGAL_LIST, openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, editor } = words;

it("every key on a row does what it is known for", async () => {
  const builder = await openDeckEditor();
  const card = "墨つぎの見習い";
  await builder.find(card);
  await pressKeys("Enter");
  await builder.expectCopies(card, 1);
  await pressKeys("ArrowRight");
  await pressKeys("+");
  await builder.expectCopies(card, 3);
  await pressKeys("ArrowLeft");
  await pressKeys("-");
  await builder.expectCopies(card, 1);
  await pressKeys("Delete");
  await builder.expectCopies(card, 0);
  await pressKeys("Shift+Enter");
  await builder.expectCopies(card, 3);
  await pressKeys("0");
  await builder.expectCopies(card, 0);
  await pressKeys("Control+Enter");
  await builder.expectCopies(card, 1, "candidates");
  await builder.expectCount("grimoire", 0);
  builder.card(card, "candidates").element().focus();
  await pressKeys("Shift+ArrowRight");
  await expect.element(builder.row(card, "candidates")).not.toBeInTheDocument();
  await builder.expectCopies(card, 1);
});

it("keys are heard from the moment the builder shows", async () => {
  const observer = new MutationObserver(() => {
    if (document.querySelector("main [role=combobox]") === null) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
  });
  observer.observe(document, { childList: true, attributes: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  const builder = await openDeckEditor();
  await expect.element(builder.search).toHaveFocus();
});

it("keys mean nothing but text while text is being written", async () => {
  const builder = await openDeckEditor();
  await builder.find("墨つぎの見習い");
  await pressKeys("2");
  await pressKeys("/");
  await expect.element(builder.search).toHaveFocus();
  for (const key of ["Delete", "0", "-", "?", "z"]) await pressKeys(key);
  await expect.element(builder.search).toHaveValue("0-?z");
  await builder.expectCount("grimoire", 2);
  await pressKeys("Escape");
  await expect.element(builder.search).toHaveValue("");
  await expect.element(builder.dialog).not.toBeInTheDocument();
});

it("a deck is built, changed and made legal with the mouse", async () => {
  // Of the forty cards ten are missing, among them the one that is pressed.
  const deck = { grimoire: LEGAL_DECK.grimoire.slice(3, -1), stoneDeck: [] };
  const builder = await openDeckEditor({ kept: { deck } });
  const card = "青墨の小魚";
  await builder.card(card).click();
  await builder.plus(card).click();
  await builder.expectCopies(card, 2);
  await builder.card(card).click({ button: "right" });
  await builder.expectCopies(card, 1);
  await builder.minus(card, "deck").click();
  await expect.element(builder.row(card, "deck")).not.toBeInTheDocument();
  for (const have of [33, 36, 39, 40]) {
    await builder.fix("GRIMOIRE_COUNT").click();
    await builder.expectCount("grimoire", have);
  }
  await builder.deck.getByRole("button", { name: texts.zones.fill }).click();
  await expect.element(builder.seal).toBeVisible();
});

it("every kind of problem is shown at once with its rule, and each has a button that puts it right", async () => {
  const builder = await openDeckEditor();
  await builder.import(BROKEN_LIST);
  await expect.element(builder.problem("STONE_COUNT")).toBeVisible();
  await expect
    .poll(() => builder.problems().sort())
    .toEqual([
      "CATALYST_ABOVE_SUPPLY",
      "COLOR_UNSUPPLIED",
      "GRIMOIRE_COPIES",
      "GRIMOIRE_COUNT",
      "GRIMOIRE_KIND",
      "NOT_A_CARD",
      "STONE_COUNT",
      "STONE_KIND",
      "UNKNOWN_NAME",
    ]);
  const tooMany = format(words.problems.codes.GRIMOIRE_COPIES, {
    want: 3,
    have: 4,
    names: bracketCardName("墨つぎの見習い"),
  });
  await expect.element(builder.problem("GRIMOIRE_COPIES")).toHaveTextContent(tooMany);
  const rules = {
    UNKNOWN_NAME: "205.3",
    NOT_A_CARD: "206.2",
    GRIMOIRE_KIND: "501.1.1",
    GRIMOIRE_COPIES: "501.1.3",
    STONE_KIND: "502.1.1",
  };
  for (const [code, number] of Object.entries(rules)) {
    await expect.element(builder.problem(code)).toHaveTextContent(format(words.problems.rule, { number }));
    await builder.fix(code).click();
    await expect.element(builder.problem(code)).not.toBeInTheDocument();
  }
  await builder.expectCopies("青墨の小魚", 3, "deck");
  await expect
    .element(builder.problem("GRIMOIRE_COUNT"))
    .toHaveTextContent(format(words.problems.rule, { number: "501.1.2" }));
  await builder.fix("STONE_COUNT").click();
  await expect.element(builder.problem("COLOR_UNSUPPLIED")).not.toBeInTheDocument();
  await builder.expectCount("stoneDeck", 20);
});

it("whatever leaves no choice is repaired with one press, and stones are offered once", async () => {
  const builder = await openDeckEditor();
  await builder.import("---Main Deck---\n5 墨つぎの見習い\n2 青の魔石\n---Magic Stone Deck---\n1 青墨の小魚");
  await expect.element(builder.problem("STONE_COUNT")).toBeVisible();
  const [filling = ""] = words.problems.fixes.fill.split("{");
  await expect.poll(() => builder.check.getByRole("button", { name: filling }).elements().length).toBe(1);
  await builder.check.getByRole("button", { name: editor.repair.all }).click();
  for (const code of ["GRIMOIRE_COPIES", "GRIMOIRE_KIND", "STONE_KIND"])
    await expect.element(builder.problem(code)).not.toBeInTheDocument();
  await builder.expectCount("stoneDeck", 20);
});

it("every edit is undone and done again, by key, by button and from the history", async () => {
  const builder = await openDeckEditor();
  await expect.element(builder.undo).toHaveAttribute("aria-disabled", "true");
  await builder.card("墨つぎの見習い").click();
  await builder.card("青墨の小魚").click();
  await builder.name.fill("夜の書");
  await builder.import(LEGAL_LIST);
  await expect.element(builder.seal).toBeVisible();
  const imported = format(texts.history.undoEdit, { edit: texts.edits.replace.import });
  await expect.element(builder.undo).toHaveAccessibleName(imported);
  await builder.undo.click();
  await builder.expectCount("grimoire", 2);
  builder.card("走り火").element().focus();
  await pressKeys("Control+z");
  await expect.element(builder.name).toHaveValue("");
  await pressKeys("Control+z");
  await builder.expectCount("grimoire", 1);
  await pressKeys("Control+Shift+Z");
  await pressKeys("Control+y");
  await expect.element(builder.name).toHaveValue("夜の書");
  await builder.redo.click();
  await expect.element(builder.seal).toBeVisible();
  await builder.choose(texts.menu.history);
  const added = format(texts.edits.add, { card: bracketCardName("墨つぎの見習い"), n: 1 });
  await builder.dialog.getByRole("button", { name: added }).click();
  await builder.dialog.getByRole("button", { name: texts.close }).click();
  await builder.expectCount("grimoire", 1);
});

it("an empty deck has no problems, and nothing is repaired before the first card of the grimoire", async () => {
  const builder = await openDeckEditor();
  await expect.element(builder.check).toHaveTextContent(texts.check.empty);
  expect(builder.problems()).toEqual([]);
  const fill = builder.deck.getByRole("button", { name: texts.zones.fill });
  await expect.element(fill).not.toBeInTheDocument();
  await builder.import("2 青の魔石");
  await expect.element(builder.problem("GRIMOIRE_COUNT")).toBeVisible();
  await expect.element(builder.check.getByRole("button", { name: editor.repair.all })).not.toBeInTheDocument();
  await expect.element(fill).not.toBeInTheDocument();
  await builder.card("走り火").click();
  await expect.element(fill).toBeVisible();
});

it("a sample is one click away and legal", async () => {
  const builder = await openDeckEditor();
  await builder.deck.getByRole("button", { name: texts.start.sample }).click();
  await expect.element(builder.seal).toBeVisible();
  await expect.element(page.getByRole("status").filter({ hasText: texts.announce.legal })).toBeInTheDocument();
});

it("a legal deck takes 35 keys", async () => {
  const builder = await openDeckEditor();
  const name = "青の魔";
  const cards = Array.from({ length: 13 }, () => ["3", "ArrowDown"]).flat();
  const [grimoire, stones] = [
    ["/", "ArrowDown", ...cards, "1", "/"],
    ["ArrowDown", "Shift+Enter"],
  ];
  for (const key of grimoire) await pressKeys(key);
  await userEvent.fill(builder.search, name);
  await expect.poll(() => builder.pool.getByCss("[data-row]").elements().length).toBe(1);
  for (const key of stones) await pressKeys(key);
  await builder.expectCount("grimoire", 40);
  await builder.expectCount("stoneDeck", 20);
  await expect.element(builder.seal).toBeVisible();
  expect(grimoire.length + name.length + stones.length).toBe(35);
});

it("decks are begun, duplicated and deleted from the builder", async () => {
  const addresses = blockNavigations();
  const first = await openDeckEditor();
  await first.card("墨つぎの見習い").click();
  await first.name.fill("もとの書");
  first.card("墨つぎの見習い").element().focus();
  await pressKeys("Control+d");
  const second = await follow(addresses, 1);
  await first.close();

  const builder = await openDeckEditor();
  await expect.element(builder.name).toHaveValue(format(texts.copyName, { name: "もとの書" }));
  await expect.element(builder.row("墨つぎの見習い", "deck")).toBeVisible();
  builder.card("青墨の小魚").element().focus();
  await pressKeys("n");
  // The address for a new deck leads on to that of the deck itself.
  await follow(addresses, 2);
  await builder.close();
  await builder.draw();
  await follow(addresses, 3);
  await builder.reload();
  await expect.element(builder.name).toHaveValue("");

  window.history.replaceState(null, "", second);
  await builder.reload();
  await builder.choose(editor.deck.remove);
  await builder.dialog.getByRole("button", { name: editor.deck.remove }).click();
  await expect.poll(() => addresses.at(-1)).toBe("/decks/mine");
  const names = getLocalDecks()
    .list()
    .map(({ name }) => name);
  expect(names).toContain("もとの書");
  expect(names).not.toContain(format(texts.copyName, { name: "もとの書" }));
});

/** Waits until the builder left for another page for the nth time and makes that the address; returns it. */
async function follow(addresses: readonly string[], nth: number): Promise<string> {
  await expect.poll(() => addresses.length).toBe(nth);
  const address = addresses[nth - 1] ?? "";
  expect(address).toMatch(/^\/decks\/new\?draft=/);
  window.history.replaceState(null, "", address);
  return address;
}
