import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { SuggestionCard } from "@/app/ui/admin/suggestion-card";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import type { ReviewedSuggestion, Suggestion } from "@/lib/magmell/suggestions/types";
import { MySuggestions } from "./my-suggestions";
import { SuggestForm } from "./suggest-form";

const { admin: review, suggestions: words } = getDictionary("ja");

const CARD = { number: 2, name: "青墨の小魚", englishName: "Ink Minnow" };
const SENT: Suggestion = {
  ...{ id: "s-1", card: CARD, field: "other", current: "", proposed: "取り下げる提案", reason: "ためし" },
  ...{ state: "open", answer: "", createdAt: "2026-11-01T00:00:00.000Z", decidedAt: null },
};

it("says at its field what is missing", async () => {
  const current = {
    ...{ text: "本文", reading: "あおずみのこざかな", englishName: "Ink Minnow", printing: "TS-002", ruling: "" },
    ...{ alias: "", other: "" },
  };
  await render(
    <SuggestForm card={CARD.number} current={current} signedIn signInHref="/sign-in" mineHref="/account#suggestions" />,
    { wrapper: AllWordsProvider },
  );
  const proposed = page.getByLabelText(words.proposed);
  await expect.element(proposed).toHaveValue(current.text);
  await page.getByRole("button", { name: words.send }).click();
  await expect.element(proposed).toHaveFocus();
  await expect.element(proposed).toHaveAccessibleDescription(new RegExp(words.errors.unchanged));
  await expect
    .element(page.getByLabelText(words.reason))
    .toHaveAccessibleDescription(new RegExp(words.errors.reasonMissing));
  await proposed.fill("");
  await page.getByRole("button", { name: words.send }).click();
  await expect.element(proposed).toHaveAccessibleDescription(new RegExp(words.errors.proposedMissing));
  expect(getSentRequests()).toEqual([]);
});

it("asks who declines for a reason, and answers equal ones together", async () => {
  const suggestion: ReviewedSuggestion = { ...SENT, field: "englishName", author: "一人目" };
  mockResponses({ "PATCH /api/admin/suggestions/s-1": { answered: 2 } });
  await render(
    <ul>
      <SuggestionCard suggestion={suggestion} now="" alike={1} editHref="/admin/edit" lang="ja" />
    </ul>,
    { wrapper: AllWordsProvider },
  );
  const { answer: label, decline, needsAnswer, answered } = review.suggestions;
  const field = page.getByRole("textbox", { name: label });
  await page.getByRole("button", { name: decline }).click();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(needsAnswer));
  expect(getSentRequests()).toEqual([]);
  await field.fill("いまの英語名を使います。");
  await page.getByRole("button", { name: decline }).click();
  await expect.element(page.getByText(answered)).toBeVisible();
  expect(getSentRequests().at(-1)?.body).toEqual({
    state: "declined",
    answer: "いまの英語名を使います。",
    alike: true,
  });
});

it("lets a reader take a suggestion back while nobody has answered it", async () => {
  mockResponses({ "DELETE /api/suggestions/s-1": {} });
  const lines = [SENT, { ...SENT, id: "s-2", state: "accepted" as const }];
  await render(<MySuggestions suggestions={lines} lang="ja" />, { wrapper: AllWordsProvider });
  const name = format(words.mine.withdrawOf, { name: CARD.name, field: words.shortFields.other });
  await page.getByRole("button", { name }).click();
  await expect.element(page.getByText(words.mine.withdrawn)).toBeVisible();
  await expect.poll(() => page.getByRole("listitem").elements().length).toBe(1);
});
