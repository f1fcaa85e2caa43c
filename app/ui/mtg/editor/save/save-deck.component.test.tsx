import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { format } from "@/app/i18n/format";
import {
  deckEditorLocators,
  deckEditorWords,
  getProblemItem,
  renderDeckEditor,
  renderDeckEditorWithList,
} from "@/app/ui/mtg/editor/testing/deck-editor-kit";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import type { SavedMtgDeck } from "@/lib/mtg/decks/saved/types";

const { list, saving } = deckEditorLocators;
const state = saving.getByCss("[data-save]");

const deckOf = (name: string, version: number): SavedMtgDeck => ({
  ...{ id: "deck-1", name: "森の山", visibility: "private", version, link: null, author: null, mine: true },
  ...{ format: "type1", on: "2000-12-15" },
  deck: { main: [{ name, count: 60 }], sideboard: [], pool: [] },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-02T00:00:00.000Z" },
});

it("says that an account keeps no remarks and no headings", async () => {
  await renderDeckEditor({ signedIn: true });
  await list.fill("4 Moss Ox\n56 Forest");
  await expect.element(saving).not.toHaveTextContent(deckEditorWords.saved.dropped);
  await list.fill("// a note\n4 Moss Ox\n56 Forest");
  await expect.element(saving).toHaveTextContent(deckEditorWords.saved.dropped);
});

it("shows the second of two devices the difference, and lets it choose", async () => {
  const inAccount = deckOf("Island", 2);
  let version = 2;
  mockResponses({
    "PUT /api/mtg/decks/deck-1": ({ body }: { readonly body: { readonly expectedVersion: number } }) => {
      if (body.expectedVersion < version)
        return Response.json({ error: { code: "conflict" }, current: inAccount }, { status: 409 });
      version += 1;
      return { deck: deckOf("Swamp", version) };
    },
  });
  await renderDeckEditor({ saved: deckOf("Forest", 1), signedIn: true });
  await expect.element(list).toHaveValue("60 Forest");
  await list.fill("60 Swamp");
  await expect.element(state).toHaveAttribute("data-save", "conflict");
  await saving.getByRole("button", { name: deckEditorWords.save.choose }).click();
  const dialog = page.getByRole("dialog");
  const zone = deckEditorWords.desk.sorted.zones.main;
  await expect
    .element(dialog)
    .toHaveTextContent(format(deckEditorWords.saved.differs, { zone, name: "Island", here: 0, there: 60 }));
  await dialog.getByRole("button", { name: deckEditorWords.conflict.mine }).click();
  await expect.element(state).toHaveAttribute("data-save", "saved");
  expect(getSentRequests().at(-1)?.body).toMatchObject({
    ...{ expectedVersion: 2, deck: { main: [{ name: "Swamp", count: 60 }] } },
  });
});

/** Sentences that place the list somewhere. The one beside the buttons is to be the only one, for it knows the state. */
const PLACES = /(?:ブラウザー|端末|アカウント|サーバー)(?:に|だけ|の中)/gu;

const getStoragePlaces = () => page.getByRole("main").element().textContent?.match(PLACES) ?? [];

it("tells of a list in no account that this device has it, and says so once", async () => {
  await renderDeckEditorWithList("60 Forest");
  await expect.element(state).toHaveTextContent(deckEditorWords.save.local);
  expect(getStoragePlaces()).toHaveLength(1);
});

it("tells somebody signed in the same until the list is saved, and then that it is saved", async () => {
  mockResponses({ "POST /api/mtg/decks": () => ({ deck: deckOf("Forest", 1) }) });
  await renderDeckEditorWithList("60 Forest", { signedIn: true });
  await expect.element(state).toHaveTextContent(deckEditorWords.save.local);
  await saving.getByRole("button", { name: deckEditorWords.save.saveNow }).click();
  await expect.element(state).toHaveAttribute("data-save", "saved");
  await expect.element(state).not.toHaveTextContent(deckEditorWords.save.local);
  expect(getStoragePlaces()).toEqual([]);
});

it("places a deck of the account in no browser, before and after an edit", async () => {
  mockResponses({ "PUT /api/mtg/decks/deck-1": () => ({ deck: deckOf("Swamp", 2) }) });
  await renderDeckEditor({ saved: deckOf("Forest", 1), signedIn: true });
  await expect.element(state).toHaveAttribute("data-save", "saved");
  expect(getStoragePlaces()).toEqual([]);
  await list.fill("60 Swamp");
  await expect.element(state).toHaveAttribute("data-save", "saved");
  expect(getStoragePlaces()).toEqual([]);
});

it("tells that this device has the changes once the account no longer takes them", async () => {
  await renderDeckEditor({ saved: deckOf("Forest", 1), signedIn: true });
  mockResponses({
    "PUT /api/mtg/decks/deck-1": () => Response.json({ error: { code: "signedOut" } }, { status: 401 }),
  });
  await list.fill("60 Swamp");
  await expect.element(state).toHaveTextContent(deckEditorWords.save.refused.signedOut);
  expect(getStoragePlaces()).toHaveLength(1);
});

it("says of a format that the site no longer has why nothing is saved, and offers it as it is called", async () => {
  const removed = { ...deckOf("Forest", 1), format: "premodern" };
  mockResponses({
    "PUT /api/mtg/decks/deck-1": () =>
      Response.json(
        { error: { code: "invalid", fields: [{ path: "format", code: "unknownFormat" }] } },
        { status: 422 },
      ),
  });
  await renderDeckEditor({ saved: removed, signedIn: true });
  await expect.element(getProblemItem("FORMAT_UNKNOWN")).toBeVisible();
  await expect.element(page.getByLabelText(deckEditorWords.desk.format, { exact: true })).toHaveValue("premodern");
  await list.fill("60 Swamp");
  await expect.element(state).toHaveTextContent(deckEditorWords.save.refused.unknownFormat);
});

it("takes a format that the operator added", async () => {
  const old = { id: "old", ja: "昔", en: "Old", sets: ["leg"], restricted: [], banned: ["Moss Ox"], source: "a test" };
  mockResponses({ "POST /api/mtg/decks": () => ({ deck: { ...deckOf("Forest", 1), format: "old" } }) });
  await renderDeckEditorWithList("1 Moss Ox\n59 Forest", {
    ...{ signedIn: true, additions: { sets: [], lists: [], formats: [old] } },
  });
  await page.getByLabelText(deckEditorWords.desk.format, { exact: true }).selectOptions("昔");
  await expect.element(getProblemItem("BANNED")).toBeVisible();
  await saving.getByRole("button", { name: deckEditorWords.save.saveNow }).click();
  await expect.element(state).toHaveAttribute("data-save", "saved");
  expect(getSentRequests().at(-1)?.body).toMatchObject({ format: "old" });
});
