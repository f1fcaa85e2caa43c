import { beforeEach, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { getListHash } from "@/app/ui/links/mtg-address";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { deckEditorLocators, renderDeckEditor } from "../editor/testing/deck-editor-kit";
import { readStoredList } from "../play/game/storage";
import { ListTaskForm } from "./list-task-form";

const { check, play } = getDictionary("ja").mtg.tasks;
const LIST = "4 Moss Ox\n56 Forest";

beforeEach(() => window.localStorage.clear());

const renderTask = (task: "check" | "play") =>
  render(<ListTaskForm task={task} lang="ja" />, { wrapper: AllWordsProvider });

/** Puts the address back at the end of a test that changes it. */
function restoreAddress() {
  const here = window.location.href;
  onTestFinished(() => window.history.replaceState(null, "", here));
}

it.each(["", LIST])("leads to the deck editor with the list “%s”", async (text) => {
  restoreAddress();
  const addresses = blockNavigations();
  await renderTask("check");
  await page.getByLabelText(check.list).fill(text);
  await page.getByRole("button", { name: check.submit }).click();
  await expect.poll(() => addresses).toEqual(["/mtg/decks/new"]);
  expect(window.location.hash).toBe(text === "" ? "" : getListHash(text));
});

it.each([LIST, "4 Moss Ox\n%% & # + 苔の雄牛\n\n56 Forest"])(
  "brings a list to the deck editor as it is: %s",
  async (text) => {
    restoreAddress();
    window.history.replaceState(null, "", getListHash(text));
    await renderDeckEditor();
    await expect.element(deckEditorLocators.list).toHaveValue(text);
    expect(window.location.hash).toBe("");
  },
);

it("leads to the table with a list, and to the form where a line is not read", async () => {
  restoreAddress();
  const addresses = blockNavigations();
  await renderTask("play");
  await page.getByLabelText(play.list).fill(`999 Ember Sprite\n${LIST}`);
  await page.getByRole("button", { name: play.submit }).click();
  await expect.poll(() => addresses).toEqual(["/mtg/goldfish"]);
  expect(readStoredList()).toContain("999 Ember Sprite");
  await page.getByLabelText(play.list).fill(LIST);
  await page.getByRole("button", { name: play.submit }).click();
  await expect.poll(() => addresses.at(-1)).toMatch(/^\/mtg\/goldfish\/m1[\w-]+$/);
});
