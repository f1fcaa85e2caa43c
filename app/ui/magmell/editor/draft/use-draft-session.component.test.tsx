import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests, mockResponses, type SentRequest } from "@/app/ui/testing/mock-responses";
import { EMPTY_DRAFT } from "@/lib/magmell/decks/draft";
import { LocalDeckList } from "../local/local-shelf";
import { BUILDER_CARDS, openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, localDecks: shelf } = words;
const ID = "0b2c7a86-5a61-4c4e-9d2a-3f1f0a9e7c55";

/** Answers saves as the site does: a deck of the account in its next version. */
function saves(): { lose: boolean } {
  const site = { lose: false, version: 0, key: "" };
  const save = ({ body }: SentRequest) => {
    const { saveKey, ...deck } = body as { saveKey: string };
    // A save sent again under its key was carried out already.
    if (site.key !== saveKey) site.version += 1;
    site.key = saveKey;
    if (site.lose) throw new TypeError("Failed to fetch");
    return { deck: { ...deck, id: ID, version: site.version } };
  };
  mockResponses({ "POST /api/decks": save, [`PUT /api/decks/${ID}`]: save });
  return site;
}

it("a copy is a deck of its own with the name of what it came from, and replaces nothing", async () => {
  const addresses = blockNavigations();
  const kept = { name: "わたしの青", deck: { grimoire: [{ name: "青墨の小魚", count: 1 }], stoneDeck: [] } };
  const first = await openDeckEditor({ kept });
  await first.close();
  const draft = { ...EMPTY_DRAFT, name: "青の入門", deck: LEGAL_DECK };
  const arrived = await openDeckEditor({ arrival: { draft, copiedFrom: { id: null, name: draft.name } } }, false);
  await expect.poll(() => addresses).toEqual([expect.stringMatching(/^\/decks\/new\?draft=local-/)]);
  await arrived.close();
  window.history.replaceState(null, "", addresses[0]);
  const builder = await openDeckEditor();
  await expect.element(builder.seal).toBeVisible();
  await expect.element(builder.name).toHaveValue("青の入門");
  await expect.element(builder.undo).toHaveAttribute("aria-disabled", "true");
  await builder.reload();
  await builder.close();

  const { version } = BUILDER_CARDS;
  await render(
    <AllWordsProvider>
      <LocalDeckList signedIn={false} version={version} lang="ja" />
    </AllWordsProvider>,
  );
  const rows = page.getByRole("listitem");
  await expect.poll(() => rows.elements().length).toBe(2);
  await expect.element(rows.nth(0)).toHaveTextContent(/^青の入門/);
  await expect.element(rows.nth(0)).not.toHaveTextContent(format(shelf.copiedFrom, { name: "青の入門" }));
  await expect.element(rows.nth(1)).toHaveTextContent(/^わたしの青/);
});

it("a deck of the time when a browser kept one is there like the others", async () => {
  const draft = { name: "むかしの書", deck: { grimoire: [{ name: "青墨の小魚", count: 2 }], stoneDeck: [] } };
  const kept = { format: 1, history: { past: [], present: draft, future: [] }, base: null, at: 1, writer: "a" };
  localStorage.setItem("grimoire.draft.new", JSON.stringify(kept));
  const builder = await openDeckEditor();
  await expect.element(builder.name).toHaveValue("むかしの書");
  await builder.expectCopies("青墨の小魚", 2, "deck");
  await builder.plus("青墨の小魚").click();
  await builder.reload();
  await builder.expectCopies("青墨の小魚", 3, "deck");
  expect(localStorage.getItem("grimoire.draft.new")).toBeNull();
});

it("with an account a copy is saved from its first edit on, with the deck that it was made of", async () => {
  const addresses = blockNavigations();
  saves();
  const copiedFrom = { id: ID, name: "手本の書" };
  const deck = { grimoire: [{ name: "走り火", count: 3 }], stoneDeck: [] };
  const arrival = { draft: { ...EMPTY_DRAFT, name: "手本の書", deck }, copiedFrom };
  const arrived = await openDeckEditor({ arrival, signedIn: true }, false);
  await expect.poll(() => addresses.length).toBe(1);
  await arrived.close();
  window.history.replaceState(null, "", addresses[0]);
  const builder = await openDeckEditor({ signedIn: true });
  await expect.element(builder.name).toHaveValue("手本の書");
  await expect.element(builder.saveState).toHaveAttribute("data-save", "local");
  await builder.card("青墨の小魚").click();
  await expect.element(builder.saveState).toHaveAttribute("data-save", "saved");
  const created = getSentRequests().filter(({ method }) => method === "POST");
  expect(created).toMatchObject([{ body: { name: "手本の書", copiedFrom } }]);
});

it("a server that went away during a save gets it again, once", async () => {
  const site = saves();
  const builder = await openDeckEditor({ signedIn: true });
  await builder.card("走り火").click();
  await expect.element(builder.saveState).toHaveAttribute("data-save", "saved");
  site.lose = true;
  await builder.card("青墨の小魚").click();
  await expect.element(builder.saveState).toHaveAttribute("data-save", "offline");
  site.lose = false;
  window.dispatchEvent(new Event("online"));
  await expect.element(builder.saveState).toHaveAttribute("data-save", "saved");
  const [created, lost, again, ...others] = getSentRequests().filter(({ method }) => method !== "GET");
  expect(created).toMatchObject({ method: "POST", body: { name: texts.unnamed } });
  const both = { grimoire: [expect.anything(), expect.anything()] };
  expect(lost).toMatchObject({ method: "PUT", body: { expectedVersion: 1, deck: both } });
  expect(again).toEqual(lost);
  expect(others).toEqual([]);
});

it("a page in the place of one in a language that it does not know keeps that language in the address", async () => {
  const addresses = blockNavigations();
  const shown = { lang: "en", shell: true } as const;
  window.history.replaceState(null, "", "/de/decks/new?draft=new");
  const sent = await openDeckEditor(shown, false);
  await expect.poll(() => addresses).toEqual([expect.stringMatching(/^\/de\/decks\/new\?draft=local-/)]);
  await sent.close();
  window.history.replaceState(null, "", "/de/decks/new");
  const builder = await openDeckEditor(shown);
  await builder.card("走り火").click();
  await expect.poll(() => window.location.pathname + window.location.search).toBe(addresses[0]);
});
