import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { enableTouchScreen, tapElement } from "@/app/ui/testing/tap";
import { deckEditorLocators, deckEditorWords, getCardButton, renderDeckEditor } from "./testing/deck-editor-kit";

const { list, begin } = deckEditorLocators;
const { desk: deckWords } = deckEditorWords;

it("takes a card, moves it and takes it out by touch on a telephone", async () => {
  await page.viewport(360, 740);
  await enableTouchScreen();
  await renderDeckEditor();
  await deckEditorLocators.adding.fill("Tundra");
  await tapElement(page.getByRole("button", { name: deckWords.list.addButton, exact: true }));
  await expect.element(list).toHaveValue("1 Tundra");
  await tapElement(getCardButton("sorted", deckWords.sorted.toSideboard, "Tundra"));
  await expect.element(list).toHaveValue("Sideboard\n1 Tundra");
  await tapElement(getCardButton("sorted", deckWords.sorted.fewer, "Tundra"));
  await expect.element(begin).toBeVisible();
});
