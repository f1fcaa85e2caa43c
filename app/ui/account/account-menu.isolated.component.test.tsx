import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { mockResponses } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/accounts/signed-in-hint-cookie";
import { AccountMenu } from "./account-menu";

const words = getDictionary("ja").site.account;

it("says that it is not known who is signed in while the site cannot tell", async () => {
  await cookieStore.set(SIGNED_IN_HINT_COOKIE, "1");
  mockResponses({ "GET /api/accounts/me/menu": () => createRefusal("unavailable") });
  await render(<AccountMenu lang="ja" here="/cards" />, { wrapper: AllWordsProvider });
  await expect.element(page.getByTitle(words.unknown)).toHaveTextContent(words.unknown);
  // One sign of one line, where the words would break into three.
  expect(page.getByTitle(words.unknown).element().getBoundingClientRect().width).toBeLessThanOrEqual(44);
  await expect.element(page.getByRole("link", { name: words.signIn })).not.toBeInTheDocument();
  await cookieStore.delete(SIGNED_IN_HINT_COOKIE);
});
