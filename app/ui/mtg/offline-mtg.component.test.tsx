import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { openBrowser } from "@/app/ui/editor/browser-storage";
import { createPersistedDraftStore } from "@/app/ui/editor/persisted-draft-store";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import "@/app/ui/testing/css-locator";
import { mockResponses } from "@/app/ui/testing/mock-responses";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import { readList } from "@/lib/mtg/decks/lists/pasted-list";
import { EMPTY_MTG_DRAFT, MTG_DRAFT_KIND } from "@/lib/mtg/decks/saved/draft-kind";
import { KeptMtgDeckList } from "./decks/kept-deck-list";
import { OfflineMtg } from "./offline-mtg";

const words = getDictionary("ja");

/** Renders the page of a time without a network at an address. */
function renderAt(path: string) {
  const address = window.location.href;
  window.history.replaceState(null, "", path);
  onTestFinished(() => window.history.replaceState(null, "", address));
  return render(
    <main>
      <OfflineMtg additions={{ sets: [], lists: [] }} origin="" lang="ja" />
    </main>,
    { wrapper: AllWordsProvider },
  );
}

it("opens the deck editor with the list that this browser keeps", async () => {
  const list = page.getByRole("textbox", { name: words.mtgDesk.list.label, exact: true });
  const first = await renderAt("/mtg/decks/new");
  await list.fill("60 Moss Ox");
  await first.unmount();
  await renderAt("/mtg/decks/new?format=type1");
  await expect.element(list).toHaveValue("60 Moss Ox");
});

it("opens a deck of the account that this browser has, saves it when it can, and says of others that it has them not", async () => {
  const id = "01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7";
  const draft = { ...EMPTY_MTG_DRAFT, name: "Oxen", text: "60 Moss Ox" };
  const other = await renderAt(`/en/mtg/decks/${id}/edit`);
  await expect.element(page.getByText(words.offline.elsewhere.title)).toBeVisible();
  await other.unmount();
  createPersistedDraftStore(MTG_DRAFT_KIND, {
    ...{ deckId: id, start: { draft, base: { version: 3, draft } }, keepAtOnce: true, ...openBrowser() },
  });
  mockResponses({});
  await renderAt(`/mtg/decks/${id}/edit`);
  const list = page.getByRole("textbox", { name: words.mtgDesk.list.label, exact: true });
  await expect.element(list).toHaveValue("60 Moss Ox");
  const state = page.getByCss("[data-save]");
  await expect.element(state).toHaveAttribute("data-save", "saved");
  mockResponses({ [`PUT /api/mtg/decks/${id}`]: () => Promise.reject(new TypeError("no network")) });
  await list.fill("59 Moss Ox");
  await expect.element(state).toHaveAttribute("data-save", "offline");
  expect(window.location.pathname).toBe(`/mtg/decks/${id}/edit`);
  await render(<KeptMtgDeckList lang="ja" />, { wrapper: AllWordsProvider });
  await expect.element(page.getByRole("link", { name: "Oxen" })).toHaveAttribute("href", `/mtg/decks/${id}/edit`);
});

it("deals the list of a goldfish's address, and has the form where there is none", async () => {
  const first = await renderAt(`/mtg/goldfish/${encodeList(readList("60 Forest"))}?era=6e&seed=7`);
  await expect.element(page.getByRole("button", { name: words.mtgGoldfishTable.acts.keep })).toBeVisible();
  await first.unmount();
  await renderAt("/mtg/goldfish");
  await expect.element(page.getByRole("button", { name: words.mtgGoldfish.form.deal })).toBeVisible();
});
