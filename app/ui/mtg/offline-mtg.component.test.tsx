import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { encodeList } from "@/lib/mtg/decks/lists/list-code";
import { readList } from "@/lib/mtg/decks/lists/pasted-list";
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

it("deals the list of a goldfish's address, and has the form where there is none", async () => {
  const first = await renderAt(`/mtg/goldfish/${encodeList(readList("60 Forest"))}?era=6e&seed=7`);
  await expect.element(page.getByRole("button", { name: words.mtgGoldfishTable.acts.keep })).toBeVisible();
  await first.unmount();
  await renderAt("/mtg/goldfish");
  await expect.element(page.getByRole("button", { name: words.mtgGoldfish.form.deal })).toBeVisible();
});
