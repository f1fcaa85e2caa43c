import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { getDictionary } from "@/app/i18n/dictionary";
import { format } from "@/app/i18n/format";
import { AllWordsProvider } from "@/app/ui/testing/all-words";
import { blockNavigations } from "@/app/ui/testing/hold-navigations";
import { getSentRequests, mockResponses } from "@/app/ui/testing/mock-responses";
import { createRefusal } from "@/app/ui/testing/refusal";
import { ForgotPasswordForm } from "./forgot-form";
import { LinkPageContent } from "./link-page";

const { accounts, accountLinks } = getDictionary("ja");
const { page: texts, verify, reset, invite, forgot } = accountLinks;
const READ = "POST /api/accounts/links";
const TOKEN = "t".repeat(43);
const EMAIL = "me@example.org";

const alert = page.getByRole("alert");
const heading = page.getByRole("heading", { level: 1 });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const password = (label: string) => page.getByRole("textbox", { name: label, exact: true });

/** Opens the page of a link at an address that ends in `hash`. */
function open(hash: string) {
  window.history.replaceState(null, "", `/link${hash}`);
  return render(<LinkPageContent lang="ja" />, { wrapper: AllWordsProvider });
}

it("says that there is no link, that one is over, and that one was cut, and what to do", async () => {
  mockResponses({ [READ]: () => createRefusal("linkExpired", [], { kind: "reset" }) });
  await open("");
  await expect.element(page.getByText(texts.noneTitle)).toBeVisible();
  // Only what stands behind the `#` changes, as when somebody pastes it into the address of this page.
  window.location.hash = TOKEN;
  await expect.element(alert).toHaveTextContent(texts.expiredTitle);
  await expect.element(alert).toHaveTextContent(texts.newReset);
  await expect.element(link(texts.toForgot)).toHaveAttribute("href", "/forgot");
  window.location.hash = TOKEN.slice(0, 20);
  await expect.element(alert).toHaveTextContent(texts.unknownTitle);
  expect(getSentRequests()).toHaveLength(1);
});

it("says that the site is out of reach, and reads the link at another try", async () => {
  mockResponses({ [READ]: () => Promise.reject(new TypeError("Failed to fetch")) });
  await open(`#${TOKEN}`);
  await expect.element(alert).toHaveTextContent(accounts.failures.offline);
  expect(window.location.hash, "the token has left the address").toBe("");
  mockResponses({ [READ]: { kind: "reset", email: EMAIL, reader: "none" } });
  await button(texts.retry).click();
  await expect.element(heading).toHaveTextContent(reset.title);
  await expect.element(page.getByText(format(reset.lead, { email: EMAIL }))).toBeVisible();
});

it("offers no proof of an address to another account, and to nobody before the sign-in", async () => {
  const gone = blockNavigations();
  mockResponses({
    [READ]: { kind: "verify", email: EMAIL, reader: "other" },
    "GET /api/auth/csrf": { csrfToken: "token" },
    "POST /api/auth/signout": {},
  });
  const { unmount } = await open(`#${TOKEN}`);
  await expect.element(page.getByText(verify.otherTitle)).toBeVisible();
  await expect.element(button(verify.submit)).not.toBeInTheDocument();
  await button(verify.signOut).click();
  await expect.poll(() => gone).toEqual(["/link"]);
  await unmount();

  mockResponses({ [READ]: { kind: "verify", email: EMAIL, reader: "none" } });
  // The tab has kept the token.
  await open("");
  await expect.element(page.getByText(verify.signInTitle)).toBeVisible();
  await expect.element(link(texts.toSignIn)).toHaveAttribute("href", "/sign-in?return=%2Flink");
  await expect.element(button(verify.submit)).not.toBeInTheDocument();
  expect(getSentRequests().filter(({ path }) => path.endsWith("/verify"))).toEqual([]);
});

it("proves the address for its account, and says so", async () => {
  mockResponses({ [READ]: { kind: "verify", email: EMAIL, reader: "owner" }, "POST /api/accounts/links/verify": {} });
  await open(`#${TOKEN}`);
  await button(verify.submit).click();
  await expect.element(page.getByRole("status")).toHaveTextContent(verify.doneTitle);
  await expect.element(link(verify.toAccount)).toHaveAttribute("href", "/account");
  expect(getSentRequests().at(-1)?.body).toEqual({ token: TOKEN });
});

it("says at the field why a new password is refused, and keeps the link", async () => {
  mockResponses({
    [READ]: { kind: "reset", email: EMAIL, reader: "none" },
    "POST /api/accounts/links/reset": () => createRefusal("invalid", [{ path: "password", code: "passwordCommon" }]),
  });
  await open(`#${TOKEN}`);
  const field = password(accounts.fields.newPassword);
  await field.fill("password123");
  await button(reset.submit).click();
  const common = expect.stringContaining(accounts.fieldErrors.passwordCommon);
  await expect.element(field).toHaveAccessibleDescription(common);
  mockResponses({ "POST /api/accounts/links/reset": {} });
  await field.fill("月夜に七つの図書館をめぐる");
  await button(reset.submit).click();
  await expect.element(page.getByRole("status")).toHaveTextContent(reset.doneTitle);
  await expect.element(link(reset.toSignIn)).toHaveAttribute("href", "/sign-in");
});

it("makes the account of an invitation, signs in with it, and says when the link was used", async () => {
  const gone = blockNavigations();
  mockResponses({
    [READ]: { kind: "invite", email: EMAIL, reader: "none" },
    "POST /api/accounts/links/invite": {},
    "GET /api/auth/csrf": { csrfToken: "token" },
    "POST /api/auth/callback/credentials": {},
  });
  const { unmount } = await open(`#${TOKEN}`);
  await expect.element(heading).toHaveTextContent(invite.title);
  await expect.element(page.getByText(format(invite.lead, { email: EMAIL }))).toBeVisible();
  await password(accounts.fields.password).fill("月夜に七つの図書館をめぐる");
  await button(invite.submit).click();
  await expect.poll(() => gone).toEqual(["/sign-in"]);
  await unmount();

  mockResponses({ [READ]: () => createRefusal("linkUsed", [], { kind: "invite" }) });
  await open(`#${TOKEN}`);
  await expect.element(alert).toHaveTextContent(texts.usedTitle);
  await expect.element(link(texts.toSignIn)).toHaveAttribute("href", "/sign-in");
});

it("answers a forgotten password alike for every address, and takes another one", async () => {
  mockResponses({ "POST /api/accounts/recovery": {} });
  await render(<ForgotPasswordForm lang="ja" />, { wrapper: AllWordsProvider });
  const email = page.getByLabelText(accounts.fields.email);
  await email.fill("nobody@example.org");
  await button(forgot.submit).click();
  const sent = page.getByRole("status");
  await expect.element(sent).toHaveTextContent(forgot.sentTitle);
  await expect.element(sent).toHaveTextContent(format(forgot.sent, { email: "nobody@example.org" }));
  await button(forgot.again).click();
  await expect.element(email).toHaveValue("");
});
