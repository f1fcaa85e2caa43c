import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { format } from "@/app/i18n/format";
import { LEGAL_DECK } from "@/app/ui/testing/fixture-cards";
import { getSentRequests, mockResponses, type SentRequest } from "@/app/ui/testing/mock-responses";
import { pressKeys } from "@/app/ui/testing/press";
import { createRefusal } from "@/app/ui/testing/refusal";
import type { SavedDeck } from "@/lib/magmell/decks/types";
import { openDeckEditor, words } from "../testing/deck-editor-kit";

const { builder: texts, share, decks } = words;
const ID = "0b2c7a86-5a61-4c4e-9d2a-3f1f0a9e7c55";
const COPY = "7d1c1e0a-26b6-4a5e-8f0a-5b7a5a6f2b11";
const EDIT = `/decks/${ID}/edit`;

const SAVED: SavedDeck = {
  ...{ id: ID, name: "潮の書", visibility: "private", version: 1, link: null, deck: LEGAL_DECK },
  ...{ candidates: [], notes: [], about: { description: "", primer: "", tags: [], hero: null } },
  ...{ author: null, authorKey: "a", starter: null, mine: true, folder: "", copiedFrom: null, problems: [] },
  ...{ copies: 0, likes: 0, liked: false },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-01-01T00:00:00.000Z" },
};

/** Opens the deck of an account at its own address, as the page of that address does. */
function openSaved(saved: SavedDeck) {
  window.history.replaceState(null, "", EDIT);
  return openDeckEditor({ saved, signedIn: true });
}

/** Notes from now on how the deck is saved, however briefly a state stands. */
function watchSaving(): readonly string[] {
  const seen: string[] = [];
  const note = () => seen.push(document.querySelector("[data-save]")?.getAttribute("data-save") ?? "");
  new MutationObserver(note).observe(document, { attributeFilter: ["data-save"], childList: true, subtree: true });
  return seen;
}

it("a deck is saved to the account by itself from its first card on, and says that an edit waits", async () => {
  let version = 0;
  const save = ({ body }: SentRequest) => {
    version += 1;
    return { deck: { ...SAVED, ...(body as object), version } };
  };
  mockResponses({ "POST /api/decks": save, [`PUT /api/decks/${ID}`]: save });
  const builder = await openDeckEditor({ signedIn: true });
  await builder.card("火種の見習い").click();
  await builder.name.fill("潮の書");
  await expect.element(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect.poll(() => window.location.pathname).toBe(EDIT);
  const states = watchSaving();
  const before = getSentRequests().length;
  await builder.card("走り火").click();
  await expect.poll(() => getSentRequests().length).toBeGreaterThan(before);
  await expect.element(builder.saveState).toHaveAttribute("data-save", "saved");
  expect(states).toContain("waiting");
  expect(getSentRequests().at(-1)).toMatchObject({ method: "PUT", body: { name: "潮の書" } });
  const versions = page.getByRole("link", { name: texts.save.versions });
  await expect.element(versions).toHaveAttribute("href", `/decks/${ID}/versions`);
});

it("a deck that nobody has changed is saved to the account by its key alone", async () => {
  mockResponses({ "POST /api/decks": ({ body }: SentRequest) => ({ deck: { ...SAVED, ...(body as object) } }) });
  const builder = await openDeckEditor({ signedIn: true });
  await expect.element(builder.saveState).toHaveAttribute("data-save", "local");
  await pressKeys("Control+s");
  await expect.element(builder.saveState).toHaveAttribute("data-save", "saved");
  await expect.poll(() => window.location.pathname).toBe(EDIT);
});

it("of two saves of one deck the second is shown the difference, and may become a deck of its own", async () => {
  const theirs = {
    ...SAVED,
    version: 2,
    deck: { ...LEGAL_DECK, grimoire: [...LEGAL_DECK.grimoire, { name: "走り火", count: 1 }] },
  };
  mockResponses({
    [`PUT /api/decks/${ID}`]: () => createRefusal("conflict", [], { current: theirs }),
    "POST /api/decks": ({ body }: SentRequest) => ({ deck: { ...SAVED, ...(body as object), id: COPY } }),
    [`PUT /api/decks/${COPY}`]: ({ body }: SentRequest) => ({ deck: { ...SAVED, ...(body as object), id: COPY } }),
  });
  const builder = await openSaved(SAVED);
  await builder.card("夜警の猟犬").click();
  await expect.element(builder.saveState).toHaveAttribute("data-save", "conflict");
  await page.getByRole("button", { name: texts.save.choose, exact: true }).click();
  // The copies here and those of the account.
  for (const row of ["走り火01", "夜警の猟犬10"])
    await expect.element(builder.dialog.getByRole("row").filter({ hasText: row })).toBeVisible();
  await builder.dialog.getByRole("button", { name: texts.conflict.copy }).click();
  await expect.element(builder.saveState).toHaveAttribute("data-save", "saved");
  const name = format(texts.copyName, { name: "潮の書" });
  await expect.element(builder.name).toHaveValue(name);
  expect(getSentRequests().find(({ method }) => method === "POST")).toMatchObject({ body: { name } });
});

it("the builder gives away the page of a public deck, and the code of one that nobody else may see", async () => {
  const shown: SavedDeck = { ...SAVED, visibility: "public" };
  mockResponses({ [`GET /api/decks/${ID}`]: { deck: shown }, [`PATCH /api/decks/${ID}`]: { deck: SAVED } });
  const builder = await openSaved(shown);
  await builder.share();
  const link = builder.dialog.getByRole("textbox", { name: share.dialog.link, exact: true });
  await expect.element(link).toHaveValue(expect.stringMatching(new RegExp(`/decks/${ID}$`)));
  const visibility = builder.dialog.getByRole("combobox", { name: decks.visibility.label });
  await visibility.selectOptions(decks.visibility.private);
  await expect.element(link).toHaveValue(expect.stringMatching(/\/d\/[\w-]+\?n=5r2u44Gu5pu4$/));
});

it("the builder gives away the code of a deck that no account has", async () => {
  const builder = await openDeckEditor();
  await builder.card("走り火").click();
  await builder.share();
  const link = builder.dialog.getByRole("textbox", { name: share.dialog.link, exact: true });
  await expect.element(link).toHaveValue(expect.stringMatching(/\/d\/[\w-]+$/));
});
