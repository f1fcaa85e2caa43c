import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { openBrowser } from "@/app/ui/editor/browser-storage";
import { createPersistedDraftStore } from "@/app/ui/editor/persisted-draft-store";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { EMPTY_MTG_DRAFT, MTG_DRAFT_KIND } from "@/lib/mtg/decks/saved/draft-kind";
import { KeptMtgDeckList } from "./kept-deck-list";

const { localDecks: words } = getDictionary("ja");
const rows = page.getByRole("listitem");

/** Keeps a draft, as one of the account's deck where `saved` says what that deck is called. */
function keep(deckId: string, name: string, saved: string | null = null) {
  const draft = { ...EMPTY_MTG_DRAFT, name, text: "60 Moss Ox" };
  const base = saved === null ? null : { version: 1, draft: { ...draft, name: saved } };
  createPersistedDraftStore(MTG_DRAFT_KIND, { deckId, start: { draft, base }, keepAtOnce: true, ...openBrowser() });
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it("beside the account's decks only drafts stand that the account does not have", async () => {
  const [clean, changed] = ["01a1f89a-9cbb-70eb-b343-6cd51bd7a8b7", "01a1f89a-9cbb-70eb-b343-6cd51bd7a8b8"];
  keep("local-a", "下書き");
  keep(clean, "保存した書", "保存した書");
  keep(changed, "直した書", "元の書");
  const all = await render(<KeptMtgDeckList lang="ja" />, { wrapper: AllWordsProvider });
  await expect.poll(() => rows.elements().length).toBe(3);
  await all.unmount();
  await render(<KeptMtgDeckList unsaved lang="ja" />, { wrapper: AllWordsProvider });
  await expect.element(page.getByRole("heading", { name: words.title })).toBeVisible();
  await expect.poll(() => rows.elements().length).toBe(2);
  const draft = page.getByRole("link", { name: "下書き" });
  await expect.element(draft).toHaveAttribute("href", "/mtg/decks/new?draft=local-a");
  const other = rows.filter({ hasText: "直した書" });
  await expect.element(other).toHaveTextContent(words.unsaved);
  await expect.element(other.getByRole("link")).toHaveAttribute("href", `/mtg/decks/${changed}/edit`);
});

it("without drafts nothing stands", async () => {
  const { container } = await render(<KeptMtgDeckList unsaved lang="ja" />, { wrapper: AllWordsProvider });
  expect(container.textContent).toBe("");
});
